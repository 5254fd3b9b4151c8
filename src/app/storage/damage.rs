//! Reading a saved match, and what may be wrong with it.

use std::{
    fs,
    io::{self, ErrorKind},
    path::Path,
};

use serde::Deserialize;

use crate::{
    play::{Match, SAVE_VERSION, SavedError, SavedMatch},
    rules::Square,
};

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The system does not give its content.
    Unreadable(String),
    /// It is not of the form that the program writes.
    Syntax {
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// A newer version of the program has written it.
    Newer(u32),
    /// The game cannot be played as it is written.
    Game(SavedError),
}

/// A saved match that the rules have accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Restored {
    pub(super) saved: SavedMatch,
    pub(super) game: Match,
    pub(super) entered: Vec<Square>,
}

impl Restored {
    /// Whether there is something to go on with: a game with moves and without a result.
    pub(super) fn is_unfinished(&self) -> bool {
        let begun = !self.saved.moves.is_empty() || !self.entered.is_empty();
        begun && self.game.result().is_none()
    }
}

/// The part of a save that every version has.
#[derive(Deserialize)]
#[serde(rename = "SavedMatch")]
struct Header {
    version: u32,
}

/// Reads a saved match through the rules; nothing if there is no such file.
///
/// # Errors
///
/// The [`Damage`] of the file.
pub(super) fn read_match(file: &Path) -> Result<Option<Restored>, Damage> {
    let Some(text) = read_text(file)? else {
        return Ok(None);
    };
    // A newer format may have fields that this program does not know: its version is read first.
    match ron::from_str::<Header>(&text) {
        Ok(header) if SAVE_VERSION < header.version => return Err(Damage::Newer(header.version)),
        _ => {}
    }
    let saved: SavedMatch = ron::from_str(&text).map_err(|error| syntax(&error))?;
    let (game, entered) = saved.restore().map_err(Damage::Game)?;
    Ok(Some(Restored {
        saved,
        game,
        entered,
    }))
}

/// The text of a file; nothing if there is no such file.
///
/// # Errors
///
/// [`Damage::Unreadable`], for bytes that are no text as well.
pub(in crate::app) fn read_text(file: &Path) -> Result<Option<String>, Damage> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(Some(text)),
        Err(error) if is_missing(&error) => Ok(None),
        Err(error) => Err(Damage::Unreadable(error.to_string())),
    }
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// What RON says about a text.
pub(in crate::app) fn syntax(error: &ron::error::SpannedError) -> Damage {
    Damage::Syntax {
        line: error.span.start.line,
        reason: error.code.to_string(),
    }
}
