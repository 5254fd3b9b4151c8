//! Why a text is not a game: where it was found, what it is, and what to do.

use std::fmt;

use thiserror::Error;

use super::{
    super::{MoveTextError, fen::FenFault},
    illegal::{Cure, Ended, Reason},
};
use crate::rules::{RulesetError, Side};

/// The number of a move, with the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumber {
    /// As the file counts, or as it should have counted.
    pub number: usize,
    /// Whose move.
    pub side: Side,
}

/// A fault of a PDN file with its place. Its text is one plain sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnError {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line in the file, from 1.
    pub line: usize,
    /// The move, where the fault is in one.
    pub at: Option<MoveNumber>,
    /// What is wrong.
    pub fault: Box<Fault>,
    /// How many moves of the main line could be played.
    pub played: usize,
    /// The title of the rules, where no tag named them and they were only the likeliest.
    pub guessed: Option<String>,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}", self.game, self.line)?;
        if let Some(MoveNumber { number, side }) = self.at {
            write!(f, ", move {number} of {side}")?;
        }
        write!(f, ": {}", self.fault)?;
        if let Some(title) = &self.guessed {
            write!(
                f,
                " (by the rules of {title}, since no GameType tag names others)"
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for PdnError {}

/// What is wrong in a PDN file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// A word that is nothing PDN knows.
    #[error("'{0}' is no move, number or result; remove it, or write it as a comment in braces")]
    Stray(String),
    /// A bracket with something else than a tag.
    #[error("'{0}' is not a tag; write it on one line, like [Event \"Club night\"]")]
    Tag(String),
    /// A comment without end.
    #[error("the comment that begins here is never closed; end it with a brace")]
    OpenComment,
    /// The end of a comment without beginning.
    #[error("a brace closes a comment that is not open; remove it, for comments do not nest")]
    ClosedComment,
    /// A variation without end.
    #[error("the variation that begins here is never closed; end it with a parenthesis")]
    OpenVariation,
    /// The end of a variation without beginning.
    #[error("a parenthesis closes a variation that is not open; remove it")]
    ClosedVariation,
    /// An annotation that is not a small number.
    #[error("'{0}' is not an annotation; write a number from $0 to ${max}", max = u16::MAX)]
    Nag(String),
    /// A file of another kind.
    #[error("this is not a text file but {0}; name a PDN file")]
    NotText(&'static str),
    /// The rest of the file cannot be had.
    #[error("the file cannot be read on from here ({0}); check the disk, or copy the file again")]
    Unreadable(String),
    /// More than any game can hold.
    #[error("the game is longer than any game can be; is this a PDN file?")]
    TooLong,
    /// A game that is not in the catalogue.
    #[error("{found} is not a game of this program; it plays {known}")]
    GameType {
        /// The tags that were found.
        found: String,
        /// The values of `GameType` that there are.
        known: String,
    },
    /// A tag that stands twice and says two things.
    #[error("a second {name} tag says '{found}', but the first says '{first}'; leave one out")]
    TagTwice {
        /// The tag.
        name: String,
        /// What the second says.
        found: String,
        /// What the first says.
        first: String,
    },
    /// A tag that contradicts the rules by which the game is played.
    #[error("the {name} tag says '{found}', but {rules}; correct one of them")]
    OtherRules {
        /// The tag.
        name: &'static str,
        /// What it says.
        found: String,
        /// By which rules the game is played, and why.
        rules: String,
    },
    /// A result behind the moves that contradicts the tag.
    #[error("the Result tag says {tag}, but {end} stands behind the moves; correct one of them")]
    TwoResults {
        /// What the tag says.
        tag: String,
        /// What stands behind the moves.
        end: String,
    },
    /// House rules that cannot be played.
    #[error(
        "the HouseRules tag cannot be played: {0}; correct it, or remove it to play by the GameType"
    )]
    House(#[from] RulesetError),
    /// A position that cannot be.
    #[error("{0}")]
    Fen(#[from] FenFault),
    /// A move that cannot be read, or may mean several.
    #[error("{0}")]
    Move(MoveTextError),
    /// A move to or from a square that the board does not have.
    #[error("'{text}' names the square '{square}', but the squares are {range}; correct it")]
    Square {
        /// The move.
        text: String,
        /// The name that is no square.
        square: String,
        /// The squares that there are.
        range: String,
    },
    /// A move that the rules do not allow.
    #[error("'{text}' is not legal: {reason}; {cure}")]
    Illegal {
        /// The move.
        text: String,
        /// Why not.
        reason: Reason,
        /// What would be legal.
        cure: Cure,
    },
    /// A move after the end.
    #[error("'{text}' comes after the end of the game: {ending}; remove it")]
    Over {
        /// The move.
        text: String,
        /// How the game had ended.
        ending: Ended,
    },
    /// A move after one that is written as unknown.
    #[error(
        "'{0}' follows an unknown move, so that it cannot be checked; write /FEN \"...\"/ before it"
    )]
    AfterUnknown(String),
    /// A result that is none.
    #[error("'{found}' is not a result; write {known}, or * where it is not known")]
    UnknownResult {
        /// What was found.
        found: String,
        /// The results that there are.
        known: String,
    },
    /// A result that the last position contradicts.
    #[error("the result is {found}, but {ending}; write [Result \"{right}\"]")]
    Result {
        /// The result that was found.
        found: String,
        /// How the game has ended.
        ending: String,
        /// The result that would be right.
        right: String,
    },
}

impl Fault {
    /// Whether it is one of the file as a whole, so that no other game can be read.
    #[must_use]
    pub const fn is_of_the_file(&self) -> bool {
        matches!(self, Self::Unreadable(_) | Self::NotText(_))
    }
}

/// A move number that is not the next one: no fault, for many files have them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "game {game}, line {line}: the number {found} stands where {expected} comes next; \
     the game is read all the same"
)]
pub struct WrongNumber {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line in the file, from 1.
    pub line: usize,
    /// What was found.
    pub found: usize,
    /// What was expected.
    pub expected: usize,
}
