//! A move, and the ways along which its piece can travel.

use super::{Square, SquareSet};

/// A legal move: what is compared when two ways of moving count as one move (rule book, part 6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it ends. A long capture may end where it began.
    pub to: Square,
    /// The pieces it captures.
    pub captured: SquareSet,
    /// Whether a man is crowned by it.
    pub promotes: bool,
}

impl Move {
    /// Whether the move captures.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

/// A move with one way along which its piece can travel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Route {
    /// The move that is made.
    pub step: Move,
    /// The squares the piece stands on: the origin, the landing of each capture, the goal. Between
    /// two captures on one line the landing is the square directly behind the captured piece.
    pub path: Vec<Square>,
    /// The captured pieces in the order in which they are captured: one for each step of the path
    /// in a capture.
    pub order: Vec<Square>,
}
