//! From where a game is to begin: a ruleset, a position, or a game in a file.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;

use super::{
    fault::Fault,
    files::{Opened, name_of},
    values,
};
use crate::{
    notation::{fen, pdn},
    play::{Claims, Match},
    rules::{BySide, Position, Rules, default_rules},
};

/// The arguments that say what stands on the table.
#[derive(Args, Debug)]
pub(super) struct StartArguments {
    /// The game's rules; `damas rulesets` lists them. With --pdn, those of a file that names none.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    ruleset: Option<Arc<Rules>>,
    /// The first position.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// A game to go on with, the first one in the file.
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    pdn: Option<PathBuf>,
}

impl StartArguments {
    /// The match that the arguments describe; none if they say nothing. `plies` keeps only so
    /// many moves of a game from a file.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where the FEN or the file is faulty.
    pub(super) fn game(&self, plies: Option<u32>) -> Result<Option<Match>, Fault> {
        if let Some(file) = &self.pdn {
            return first_game(file, self.ruleset.as_ref(), plies).map(Some);
        }
        if self.ruleset.is_none() && self.fen.is_none() {
            return Ok(None);
        }
        let rules = self.ruleset.clone().unwrap_or_else(default_rules);
        let start = position(&rules, self.fen.as_deref())?;
        Ok(Some(Match::from_position(start, Claims::ByPlayers)))
    }
}

/// The first game of a file, or so many moves of it. Its tags go before the rules that are given;
/// if they name others, that is a fault.
fn first_game(file: &Path, rules: Option<&Arc<Rules>>, plies: Option<u32>) -> Result<Match, Fault> {
    let name = name_of(file);
    let unreadable =
        |error: &str| Fault::Input(format!("{name} cannot be read: {error}; name a PDN file"));
    let opened = Opened::new(file).map_err(|error| unreadable(&error.to_string()))?;
    let by = rules.map_or_else(String::new, |rules| {
        format!(" (by the rules of {}, which --ruleset names)", rules.name())
    });
    let read = pdn::games(opened, rules.cloned()).next();
    let read = read
        .ok_or_else(|| Fault::Input(format!("{name} has no game; name a file with one")))?
        .map_err(|error| match &*error.fault {
            pdn::Fault::Unreadable(error) => unreadable(error),
            pdn::Fault::NotText(what) => unreadable(&format!("it is {what}")),
            _ => Fault::Input(format!("{name}, {error}{by}")),
        })?;
    if let Some(error) = read.other_rules() {
        return Err(Fault::Input(format!("{name}, {error}")));
    }
    let game = read.game;
    if game.has_setups() {
        return Err(Fault::Input(format!(
            "{name}: its first game sets up other positions in between, so it cannot be played on; use --fen"
        )));
    }
    let count = game.ply_count();
    let plies = plies.map_or(count, |plies| plies as usize);
    if count < plies {
        return Err(Fault::Input(format!(
            "{name}: its first game has {count} moves, not {plies}; give a smaller --ply"
        )));
    }
    let mut played = Match::from_position(game.start().clone(), Claims::ByPlayers);
    for (step, number) in game.moves().take(plies).zip(1..) {
        played.play_move(step).map_err(|error| {
            Fault::Input(format!(
                "{name}: half-move {number} of its first game cannot be played: {error}; remove what follows"
            ))
        })?;
    }
    // PDN writes `?` where it does not know.
    let known = |name: &&str| *name != "?";
    let player = |tag| {
        game.tags
            .get(tag)
            .filter(known)
            .unwrap_or_default()
            .to_owned()
    };
    played.players = BySide {
        white: player("White"),
        black: player("Black"),
    };
    Ok(played)
}

/// The position of a FEN, or the game's own first position.
///
/// # Errors
///
/// [`Fault::Input`] where the FEN is faulty.
pub(super) fn position(rules: &Arc<Rules>, text: Option<&str>) -> Result<Position, Fault> {
    match text {
        None => Ok(Position::start(rules.clone())),
        Some(text) => fen::read(rules, text).map_err(|error| Fault::Input(error.to_string())),
    }
}
