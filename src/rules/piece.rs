//! Sides, kinds of pieces and the values some of them carry.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

/// One of the two players. White sits at the near edge and moves towards higher rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The light pieces ("claras"; cinnabar red in the Mayan set).
    White,
    /// The dark pieces ("oscuras").
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black: for tables keyed by side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of FEN and PDN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// "Peón": steps forward.
    Man,
    /// "Dama": a crowned man.
    King,
}

/// The number a piece carries on its top, 0 to 19, written with one Mayan sign.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// The largest number that one Mayan sign can write.
    pub const MAX: u8 = 19;

    /// The value, or nothing above [`Value::MAX`].
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value <= Self::MAX {
            Some(Self(value))
        } else {
            None
        }
    }

    /// The number itself, 0 to 19.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A piece as it stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
    /// Its number, in games whose pieces carry one.
    pub value: Option<Value>,
}

/// One thing for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// Makes both from the side.
    pub fn new(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            white: make(Side::White),
            black: make(Side::Black),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
