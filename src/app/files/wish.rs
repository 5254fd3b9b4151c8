//! What somebody wants of files and of the clipboard.

use std::path::PathBuf;

use bevy::prelude::*;

/// A wish, from keys, the overlay, the window or a test.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum FileWish {
    /// Show what a folder holds.
    Look(PathBuf),
    /// Open what a file holds: a game, one of several, or a position.
    Open(PathBuf),
    /// Open what a text holds, as it comes from the clipboard; none if there is no text in it.
    Paste(Option<String>),
    /// Put one of the games of the opened file on the table, by its place in the list.
    Choose(usize),
    /// Forget the games of the opened file, or stop reading it.
    Close,
    /// Write the game on the table to a file.
    Save {
        /// The file.
        file: PathBuf,
        /// Whether a file that is there may be replaced.
        replace: bool,
    },
    /// Put the shown position on the clipboard.
    CopyPosition,
    /// Put the game on the clipboard.
    CopyGame,
    /// What was said has been read.
    Dismiss,
}

/// What is asked of the clipboard, which the overlay holds.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum ClipboardWish {
    /// Paste what is in it.
    Paste,
    /// Put a text into it.
    Put(String),
}

/// A ruleset was opened or dropped: whoever keeps house rules takes it from here.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RulesetFile(pub PathBuf);
