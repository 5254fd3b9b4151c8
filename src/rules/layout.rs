//! The bit layout of a board: which square has which bit, computable by the compiler.
//!
//! Where every second square plays, a ghost bit stands after every second row: each direction is
//! then one shift for all squares, and a diagonal step off the edge falls on a ghost.

use super::{Direction, Playing};

/// How many bits the widest word has.
const BITS: usize = 128;

/// A board's shape: what the layout depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub width: u8,
    pub height: u8,
    pub playing: Playing,
}

impl Shape {
    /// The shape as one number, for parameters of types.
    pub(super) const fn pack(self) -> u16 {
        let playing = match self.playing {
            Playing::LeftCorner => 0,
            Playing::RightCorner => 1,
            Playing::All => 2,
        };
        self.width as u16 | (self.height as u16) << 4 | playing << 8
    }

    /// The shape that a number stands for.
    pub(super) const fn unpack(packed: u16) -> Self {
        Self {
            width: (packed & 15) as u8,
            height: (packed >> 4 & 15) as u8,
            playing: match packed >> 8 {
                0 => Playing::LeftCorner,
                1 => Playing::RightCorner,
                _ => Playing::All,
            },
        }
    }

    /// Whether a square of the board is played on.
    pub(super) const fn plays(self, row: u8, column: u8) -> bool {
        match self.playing {
            Playing::All => true,
            Playing::LeftCorner => (row + column).is_multiple_of(2),
            Playing::RightCorner => !(row + column).is_multiple_of(2),
        }
    }

    /// The bit of a playing square.
    pub(super) const fn bit(self, row: u8, column: u8) -> u8 {
        match self.playing {
            Playing::All => row * self.width + column,
            // The row's first playing square is in column 0 or 1: halving the column serves both.
            Playing::LeftCorner => row * (self.width / 2) + row.div_ceil(2) + column / 2,
            Playing::RightCorner => row * (self.width / 2) + row / 2 + column / 2,
        }
    }

    /// Row and column of the next playing square in a direction; none off the board.
    pub(super) const fn neighbour(
        self,
        row: u8,
        column: u8,
        direction: Direction,
    ) -> Option<(u8, u8)> {
        let (rows, columns) = direction.step();
        let stride = if matches!(self.playing, Playing::All) || direction.is_diagonal() {
            1
        } else {
            2
        };
        let row = row.wrapping_add_signed(rows * stride);
        let column = column.wrapping_add_signed(columns * stride);
        if row < self.height && column < self.width {
            Some((row, column))
        } else {
            None
        }
    }

    /// One step in a direction for all squares at once.
    pub(super) const fn step(self, direction: Direction) -> StepBits {
        let mut from = 0_u128;
        let mut shift = 0_i8;
        let mut row = 0;
        while row < self.height {
            let mut column = 0;
            while column < self.width {
                if self.plays(row, column)
                    && let Some((next_row, next_column)) = self.neighbour(row, column, direction)
                {
                    let (here, next) = (self.bit(row, column), self.bit(next_row, next_column));
                    from |= 1 << here;
                    shift = next as i8 - here as i8;
                }
                column += 1;
            }
            row += 1;
        }
        let valid = self.valid();
        let strays = if 0 <= shift {
            (valid & !from) << shift
        } else {
            (valid & !from) >> -shift
        };
        StepBits {
            from,
            shift,
            // A stray that falls off the word or on a ghost needs no mask.
            masked: strays & valid != 0,
        }
    }

    /// The playing squares.
    pub(super) const fn valid(self) -> u128 {
        let mut valid = 0;
        let mut row = 0;
        while row < self.height {
            valid |= self.row(row);
            row += 1;
        }
        valid
    }

    /// The playing squares of a row.
    pub(super) const fn row(self, row: u8) -> u128 {
        let mut bits = 0;
        let mut column = 0;
        while column < self.width {
            if self.plays(row, column) {
                bits |= 1 << self.bit(row, column);
            }
            column += 1;
        }
        bits
    }

    /// Whether the board fits into a word of 64 bits.
    pub(super) const fn is_narrow(self) -> bool {
        self.valid() >> u64::BITS == 0
    }

    /// Whether the board has no more squares than the widest word has bits.
    pub(super) const fn fits(self) -> bool {
        let squares = self.width as usize * self.height as usize;
        !matches!(self.playing, Playing::All) || squares <= BITS
    }
}

/// One step in a direction: which squares have a neighbour there, and how far its bit is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StepBits {
    pub from: u128,
    /// Positive towards higher bits.
    pub shift: i8,
    /// Whether squares without a neighbour must be masked out; if not, they step off the board.
    pub masked: bool,
}
