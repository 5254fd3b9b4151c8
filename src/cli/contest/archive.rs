//! The file into which the games are written as they end, and from which a match goes on.

use std::{
    fs::OpenOptions,
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    openings::Openings,
    tally::{Tally, by_side, first_side},
};
use crate::{
    cli::{fault::Fault, files::Opened},
    notation::pdn::{self, Game, Writer},
    rules::Rules,
};

/// A file of games.
pub(super) struct Archive {
    file: PathBuf,
    writer: Writer,
    is_empty: bool,
}

/// What must be the same for a match to go on.
pub(super) struct Terms<'a> {
    pub(super) rules: &'a Arc<Rules>,
    /// The first player's name, and the second's.
    pub(super) names: [&'a str; 2],
    /// What the Event tag says of the match.
    pub(super) event: &'a str,
    pub(super) games: u32,
}

impl Archive {
    /// A file that must not hold games yet.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where it does.
    pub(super) fn fresh(file: &Path) -> Result<Self, Fault> {
        let name = file.display();
        match file.metadata() {
            Ok(metadata) if metadata.is_file() && 0 < metadata.len() => Err(Fault::Input(format!(
                "{name} is there already; add --resume to go on with its match, or name another file"
            ))),
            Ok(_) => Ok(Self::of(file, true)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Self::of(file, true)),
            Err(error) => Err(unwritable(file, &error)),
        }
    }

    /// The file of a match that was begun, and what it was counted to. A file that is not there yet
    /// is a match that has no games.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where the games are of another match.
    pub(super) fn resumed(
        file: &Path,
        terms: &Terms<'_>,
        openings: &mut Openings,
    ) -> Result<(Self, Tally), Fault> {
        let mut tally = Tally::default();
        let opened = match Opened::new(file) {
            Ok(opened) => opened,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Ok((Self::of(file, true), tally));
            }
            Err(error) => return Err(unwritable(file, &error)),
        };
        for (read, number) in pdn::games(opened, None).zip(0..) {
            let read = read.map_err(|error| {
                Fault::Input(format!("{}, {error}; remove that game", file.display()))
            })?;
            let game = read.game;
            let opening = openings.of_game(number)?;
            let differs = |what: &str, found: &str, wanted: &str| {
                Err(Fault::Input(format!(
                    "{}, game {}: its {what} is '{found}', not '{wanted}'; resume with the arguments of that match, or name another file",
                    file.display(),
                    number + 1
                )))
            };
            if terms.games <= number {
                return Err(Fault::Input(format!(
                    "{} has more than {} games; ask for more --games",
                    file.display(),
                    terms.games
                )));
            }
            if game.rules().name() != terms.rules.name() {
                return differs("ruleset", game.rules().name(), terms.rules.name());
            }
            let names = by_side(terms.names[0], terms.names[1], number);
            for (tag, wanted) in [
                ("White", names.white),
                ("Black", names.black),
                ("Event", terms.event),
            ] {
                let found = game.tags.get(tag).unwrap_or("?");
                if found != wanted {
                    return differs(tag, found, wanted);
                }
            }
            if !opening.iter().eq(game.moves().take(opening.len())) {
                return differs("opening", "another", "that of the seed");
            }
            tally.count(&game, first_side(number));
        }
        Ok((Self::of(file, tally.games() == 0), tally))
    }

    fn of(file: &Path, is_empty: bool) -> Self {
        Self {
            file: file.to_owned(),
            writer: Writer::default(),
            is_empty,
        }
    }

    /// Puts a game behind the others.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where the file cannot be written.
    pub(super) fn append(&mut self, game: &Game) -> Result<(), Fault> {
        let blank = if self.is_empty { "" } else { "\n" };
        let text = format!("{blank}{}", self.writer.game(game));
        self.is_empty = false;
        // In one piece, so that whoever ends the program leaves whole games.
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.file)
            .and_then(|mut open| open.write_all(text.as_bytes()))
            .map_err(|error| unwritable(&self.file, &error))
    }
}

fn unwritable(file: &Path, error: &dyn ToString) -> Fault {
    Fault::Input(format!(
        "the games cannot be kept in {}: {}; name another file",
        file.display(),
        error.to_string()
    ))
}
