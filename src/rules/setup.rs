//! Any arrangement of pieces, before it has been checked.

use std::collections::BTreeMap;

use super::{BySide, Piece, Side, Square};

/// An arrangement that may be impossible; [`Position::new`](super::Position::new) checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces by square.
    pub pieces: BTreeMap<Square, Piece>,
    /// The side to move.
    pub turn: Side,
    /// Each side's king that made its last moves in a row, and how many, in games that limit them.
    pub runs: BySide<Option<(Square, u8)>>,
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn empty(turn: Side) -> Self {
        Self {
            pieces: BTreeMap::new(),
            turn,
            runs: BySide {
                white: None,
                black: None,
            },
        }
    }
}
