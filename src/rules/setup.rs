//! Any arrangement of pieces, before it has been checked.

use std::collections::BTreeMap;

use super::{Piece, Side, Square};

/// An arrangement that may be impossible; [`Position::new`](super::Position::new) checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces by square.
    pub pieces: BTreeMap<Square, Piece>,
    /// The side to move.
    pub turn: Side,
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn empty(turn: Side) -> Self {
        Self {
            pieces: BTreeMap::new(),
            turn,
        }
    }
}
