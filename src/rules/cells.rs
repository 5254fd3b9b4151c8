//! Who stands where, as bit planes: the part of a position that the generator works on.

use super::{
    Kind, Move, Piece, Side, Square, Value,
    word::{Word, indices},
};

/// How many bit planes a value needs: 19 is five bits.
const PLANES: usize = 5;

/// Who stands where and who is to move.
///
/// The values ride beside the occupancy as five bit planes, plane *n* holding the squares whose
/// value has bit *n*: moving a piece moves bits, and a side's sum is five population counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cells<W> {
    /// White's and Black's pieces.
    pub sides: [W; 2],
    /// Kings of both sides.
    pub kings: W,
    /// The bits of the values.
    pub planes: [W; PLANES],
    /// The side to move.
    pub turn: Side,
}

/// A move, at the board's word width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step<W> {
    pub captured: W,
    pub from: u8,
    pub to: u8,
    pub promotes: bool,
}

impl<W: Word> Step<W> {
    pub(super) fn widen(self) -> Move {
        Move {
            from: Square(self.from),
            to: Square(self.to),
            captured: super::SquareSet(self.captured.widen()),
            promotes: self.promotes,
        }
    }

    pub(super) fn narrow(wide: Move) -> Self {
        Self {
            captured: W::narrow(wide.captured.0),
            from: wide.from.0,
            to: wide.to.0,
            promotes: wide.promotes,
        }
    }
}

impl<W: Word> Cells<W> {
    pub(super) const fn empty(turn: Side) -> Self {
        Self {
            sides: [W::ZERO; 2],
            kings: W::ZERO,
            planes: [W::ZERO; PLANES],
            turn,
        }
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let bit = W::bit(square.0);
        self.sides[piece.side.index()] |= bit;
        if piece.kind == Kind::King {
            self.kings |= bit;
        }
        let value = piece.value.map_or(0, Value::get);
        for (n, plane) in self.planes.iter_mut().enumerate() {
            if value >> n & 1 == 1 {
                *plane |= bit;
            }
        }
    }

    pub(super) fn piece(&self, square: Square, values: bool) -> Option<Piece> {
        let bit = W::bit(square.0);
        let side = Side::ALL
            .into_iter()
            .find(|side| (self.sides[side.index()] & bit).any())?;
        Some(Piece {
            side,
            kind: if (self.kings & bit).any() {
                Kind::King
            } else {
                Kind::Man
            },
            value: if values {
                Value::new(self.sum_of(bit) as u8)
            } else {
                None
            },
        })
    }

    /// The sum of the values on a set of squares.
    pub(super) fn sum_of(&self, set: W) -> u32 {
        self.planes
            .iter()
            .enumerate()
            .map(|(n, &plane)| (plane & set).count() << n)
            .sum()
    }

    pub(super) fn own(&self) -> W {
        self.sides[self.turn.index()]
    }

    pub(super) fn enemy(&self) -> W {
        self.sides[self.turn.other().index()]
    }

    pub(super) fn occupied(&self) -> W {
        self.sides[0] | self.sides[1]
    }

    /// The board after a move, which must be one of this board's. Values move only if told that
    /// there are some.
    #[inline]
    pub(super) fn after(mut self, step: Step<W>, values: bool) -> Self {
        let from = W::bit(step.from);
        let to = W::bit(step.to);
        let leaving = from | step.captured;
        let own = self.turn.index();
        let king = step.promotes || (self.kings & from).any();
        if values {
            for plane in &mut self.planes {
                let carried = (*plane & from).any();
                *plane &= !leaving;
                if carried {
                    *plane |= to;
                }
            }
        }
        self.kings &= !leaving;
        if king {
            self.kings |= to;
        }
        // A capture may end where it began, so the origin is cleared before the goal is set.
        self.sides[own] = (self.sides[own] & !from) | to;
        self.sides[1 - own] &= !step.captured;
        self.turn = self.turn.other();
        self
    }

    pub(super) fn kings_of(&self, side: Side) -> impl Iterator<Item = Square> + use<W> {
        indices(self.sides[side.index()] & self.kings).map(Square)
    }

    pub(super) fn squares_of(&self, side: Side) -> impl Iterator<Item = Square> + use<W> {
        indices(self.sides[side.index()]).map(Square)
    }
}
