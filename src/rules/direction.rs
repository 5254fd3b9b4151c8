//! The eight directions of the board, as White sees it.

use serde::{Deserialize, Serialize};

use super::Side;

/// A direction from one playing square to a neighbouring one.
///
/// On a board where every second square plays, the straight directions lead to the next playing
/// square of the same row or column, two squares away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards Black.
    N,
    /// Towards Black and White's right.
    NE,
    /// Towards White's right.
    E,
    /// Towards White and White's right.
    SE,
    /// Towards White.
    S,
    /// Towards White and White's left.
    SW,
    /// Towards White's left.
    W,
    /// Towards Black and White's left.
    NW,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::NE,
        Self::E,
        Self::SE,
        Self::S,
        Self::SW,
        Self::W,
        Self::NW,
    ];

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether the direction runs along a diagonal.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }

    /// Rows and columns of one step, each -1, 0 or 1; rows grow towards Black, columns towards
    /// White's right.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::N => (1, 0),
            Self::NE => (1, 1),
            Self::E => (0, 1),
            Self::SE => (-1, 1),
            Self::S => (-1, 0),
            Self::SW => (-1, -1),
            Self::W => (0, -1),
            Self::NW => (1, -1),
        }
    }
}

/// A direction as a player at the table would name it, from the own seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Heading {
    /// Straight ahead.
    Forward,
    /// Diagonally ahead, left and right.
    DiagonalForward,
    /// To the left and to the right.
    Sideways,
    /// Diagonally back, left and right.
    DiagonalBackward,
    /// Straight back.
    Backward,
}

impl Heading {
    /// The directions that the heading means for a side.
    #[must_use]
    pub const fn directions(self, side: Side) -> &'static [Direction] {
        use Direction::{E, N, NE, NW, S, SE, SW, W};
        match (self, side) {
            (Self::Forward, Side::White) | (Self::Backward, Side::Black) => &[N],
            (Self::Backward, Side::White) | (Self::Forward, Side::Black) => &[S],
            (Self::Sideways, _) => &[E, W],
            (Self::DiagonalForward, Side::White) | (Self::DiagonalBackward, Side::Black) => {
                &[NE, NW]
            }
            (Self::DiagonalBackward, Side::White) | (Self::DiagonalForward, Side::Black) => {
                &[SE, SW]
            }
        }
    }
}
