//! From where a game is to begin: a ruleset, a position, or a game in a file.

use std::{path::PathBuf, sync::Arc};

use clap::Args;

use super::{fault::Fault, values};
use crate::{
    notation::fen,
    play::{Claims, Match},
    rules::{Position, Rules, default_rules},
};

/// The arguments that say what stands on the table.
#[derive(Args, Debug)]
pub(super) struct StartArguments {
    /// The game's rules; `damas rulesets` lists them.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    ruleset: Option<Arc<Rules>>,
    /// The first position.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// A game to go on with, the first one in the file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "ruleset"])]
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
            // WIRE pdn: read `file`, take its first game, keep `plies` moves of it.
            let _ = plies;
            return Err(Fault::Input(format!(
                "{} cannot be opened: this build does not read PDN yet; use --fen",
                file.display()
            )));
        }
        if self.ruleset.is_none() && self.fen.is_none() {
            return Ok(None);
        }
        let rules = self.ruleset.clone().unwrap_or_else(default_rules);
        let start = position(&rules, self.fen.as_deref())?;
        Ok(Some(Match::from_position(start, Claims::ByPlayers)))
    }
}

/// The position of a FEN, or the game's own first position.
///
/// # Errors
///
/// [`Fault::Input`] where the FEN is faulty.
pub(super) fn position(rules: &Arc<Rules>, text: Option<&str>) -> Result<Position, Fault> {
    match text {
        None => Ok(Position::start(rules.clone())),
        Some(text) => fen::parse(rules, text).map_err(|error| Fault::Input(error.to_string())),
    }
}
