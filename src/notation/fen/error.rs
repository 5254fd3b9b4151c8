//! Why a text is not a position: what is wrong, where, and what to do.

use std::fmt;

use thiserror::Error;

use crate::rules::{PositionError, Side, Value};

/// Where in a text something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The field between colons, from 1; the first one is the side to move.
    pub field: usize,
    /// The character of the whole text, from 1, blanks and all.
    pub character: usize,
}

/// Why a text is not a position, with the place. Its text is one plain sentence.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("FEN, {place}: {reason}")]
pub struct FenFault {
    /// Where it was found.
    pub place: Place,
    /// What is wrong.
    pub reason: FenReason,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field {}, character {}", self.field, self.character)
    }
}

/// What is wrong with a text that is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenReason {
    /// A zero character, as UTF-16 has them where it is taken for another encoding.
    #[error("a zero character stands here, as in a text of UTF-16; save it as UTF-8")]
    Encoding,
    /// The side to move is missing or unknown.
    #[error("'{0}' at the start is not a side to move; write W: or B: first")]
    Turn(String),
    /// Nothing follows the side to move.
    #[error("no pieces follow the side to move; write them behind it, as in W:W31,K40:B5")]
    NoPieces,
    /// A field is neither a side's pieces nor a known ending.
    #[error("field '{0}' is not a side's pieces; write W or B and the squares, as in W:W31,K40:B5")]
    Field(String),
    /// A side is listed twice.
    #[error("{0}'s pieces are listed twice; write each side once")]
    SideTwice(Side),
    /// A square that the board does not have.
    #[error("'{token}' is not a square of this board; the squares are {squares}")]
    Square {
        /// What was found.
        token: String,
        /// The squares that there are.
        squares: String,
        /// How many there are.
        last: usize,
    },
    /// Blanks inside a number.
    #[error(
        "'{token}' has a blank between two digits; write a comma between two squares, and nothing inside one"
    )]
    CutNumber {
        /// What was found.
        token: String,
        /// How many squares there are.
        last: usize,
    },
    /// A range that runs backwards.
    #[error("the range '{token}' runs backwards; write its lower square first")]
    Range {
        /// What was found.
        token: String,
        /// How many squares there are.
        last: usize,
    },
    /// One value for several pieces.
    #[error("'{0}' gives one value to several pieces; write each piece with its own")]
    ValueOfRange(String),
    /// Two pieces on one square.
    #[error("'{token}' sets a second piece on square {square}; leave one out")]
    SquareTwice {
        /// What was found.
        token: String,
        /// The square, as the game names it.
        square: String,
    },
    /// A value that no piece carries.
    #[error(
        "'{0}' has a value outside 0 to {max}; correct what follows '='",
        max = Value::MAX
    )]
    Value(String),
    /// Counts of king moves that cannot be read.
    #[error(
        "'{0}' does not count king moves; write Black's count and White's, each above 0 with the \
         king's two digits behind it, as in +0+346"
    )]
    Runs(String),
    /// The pieces cannot stand like that.
    #[error("at '{token}' {error}")]
    Position {
        /// What sets the piece that cannot stand there.
        token: String,
        /// Why it cannot.
        error: PositionError,
    },
}

/// The kinds of faults that the table has words for in every language.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The side to move is missing or unknown.
    #[error("FEN: '{0}' at the start is not a side to move")]
    Turn(String),
    /// A field is neither a side's pieces nor a known ending.
    #[error("FEN: field '{0}' is not a side's pieces")]
    Field(String),
    /// A side is listed twice.
    #[error("FEN: {0}'s pieces are listed twice")]
    SideTwice(Side),
    /// A square that the board does not have.
    #[error("FEN: '{token}' is not a square of this board")]
    Square {
        /// What was found.
        token: String,
        /// The highest number of a square.
        last: usize,
    },
    /// Two pieces on one square.
    #[error("FEN: two pieces stand on square {0}")]
    SquareTwice(String),
    /// A value that no piece carries.
    #[error("FEN: '{token}' has a value that no piece carries")]
    Value {
        /// What was found.
        token: String,
    },
    /// The pieces cannot stand like that.
    #[error("FEN: {0}")]
    Position(PositionError),
}

impl From<FenFault> for FenError {
    fn from(fault: FenFault) -> Self {
        match fault.reason {
            FenReason::Encoding => Self::Turn(String::new()),
            FenReason::Turn(found) => Self::Turn(found),
            FenReason::NoPieces => Self::Field(String::new()),
            FenReason::Field(found) | FenReason::Runs(found) => Self::Field(found),
            FenReason::SideTwice(side) => Self::SideTwice(side),
            FenReason::Square { token, last, .. }
            | FenReason::CutNumber { token, last }
            | FenReason::Range { token, last } => Self::Square { token, last },
            FenReason::SquareTwice { square, .. } => Self::SquareTwice(square),
            FenReason::Value(token) | FenReason::ValueOfRange(token) => Self::Value { token },
            FenReason::Position { error, .. } => Self::Position(error),
        }
    }
}
