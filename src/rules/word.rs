//! The machine words that carry a board: 64 bits where they suffice, 128 for the widest boards.

use std::{
    fmt::Debug,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr},
};

/// A set of squares as one machine word, bit *n* being the square of index *n*.
///
/// The generator is written once over this trait and compiled for both widths, so that a board of
/// 55 bits (10x10) never pays for one of 78 (12x12).
pub(crate) trait Word:
    Copy
    + Send
    + Sync
    + 'static
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The empty set.
    const ZERO: Self;

    /// The set that holds one index alone.
    fn bit(index: u8) -> Self;
    /// How many squares the set holds.
    fn count(self) -> u32;
    /// The lowest index of a set that is not empty.
    fn lowest(self) -> u8;
    /// The highest index of a set that is not empty.
    fn highest(self) -> u8;
    /// The set without its lowest index.
    fn without_lowest(self) -> Self;
    /// The same set, narrowed from the widest word.
    fn narrow(wide: u128) -> Self;
    /// The same set as the widest word.
    fn widen(self) -> u128;

    /// Whether no square is in the set.
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// Whether some square is in the set.
    fn any(self) -> bool {
        self != Self::ZERO
    }
}

macro_rules! word {
    ($type:ty) => {
        impl Word for $type {
            const ZERO: Self = 0;

            #[inline]
            fn bit(index: u8) -> Self {
                1 << index
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }
            #[inline]
            fn highest(self) -> u8 {
                (<$type>::BITS - 1 - self.leading_zeros()) as u8
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn narrow(wide: u128) -> Self {
                wide as Self
            }
            #[inline]
            fn widen(self) -> u128 {
                u128::from(self)
            }
        }
    };
}

word!(u64);
word!(u128);

/// The indices of a word, lowest first.
pub(crate) fn indices<W: Word>(mut set: W) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set.is_empty() {
            return None;
        }
        let index = set.lowest();
        set = set.without_lowest();
        Some(index)
    })
}
