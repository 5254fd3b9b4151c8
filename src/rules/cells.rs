//! Who stands where, as bit sets: the part of a position that the generator works on.

use super::{
    Kind, Move, Piece, Side, Square, SquareSet, Value,
    cargo::{Cargo, Load, PLANES, Planes, Runs},
    word::Word,
};

/// Who stands where, and what the pieces carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells<W, C = Load<W>> {
    /// White's and Black's pieces.
    pub sides: [W; 2],
    /// Kings of both sides.
    pub kings: W,
    /// What travels with the pieces.
    pub cargo: C,
}

/// A move, at the board's word width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step<W> {
    /// The captured pieces.
    pub captured: W,
    /// The index of the square it starts from.
    pub from: u8,
    /// The index of the square it ends on.
    pub to: u8,
    /// Whether a man is crowned.
    pub promotes: bool,
}

impl<W: Word> Step<W> {
    pub(crate) fn widen(self) -> Move {
        Move {
            from: Square(self.from),
            to: Square(self.to),
            captured: SquareSet(self.captured.widen()),
            promotes: self.promotes,
        }
    }

    pub(crate) fn narrow(wide: Move) -> Self {
        Self {
            captured: W::narrow(wide.captured.0),
            from: wide.from.0,
            to: wide.to.0,
            promotes: wide.promotes,
        }
    }
}

impl<W: Word, C: Cargo<W>> Cells<W, C> {
    /// The same pieces with another cargo.
    pub(super) const fn with_cargo<D: Copy>(&self, cargo: D) -> Cells<W, D> {
        Cells {
            sides: self.sides,
            kings: self.kings,
            cargo,
        }
    }

    #[inline(always)]
    pub(super) fn own(&self, white: bool) -> W {
        self.sides[usize::from(!white)]
    }

    #[inline(always)]
    pub(super) fn enemy(&self, white: bool) -> W {
        self.sides[usize::from(white)]
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> W {
        self.sides[0] | self.sides[1]
    }

    /// The board after a move of a side, which must be one of this board's.
    #[inline(always)]
    pub(super) fn after(mut self, step: Step<W>, side: Side) -> Self {
        self.cargo.carry(step, self.sides, self.kings, side);
        let from = W::bit(step.from);
        let to = W::bit(step.to);
        let king = step.promotes || (self.kings & from).any();
        self.kings &= !(from | step.captured);
        if king {
            self.kings |= to;
        }
        // A capture may end where it began, so the origin is cleared before the goal is set.
        let own = side.index();
        self.sides[own] = (self.sides[own] & !from) | to;
        self.sides[1 - own] &= !step.captured;
        self
    }

    pub(super) fn kings_of(&self, side: Side) -> SquareSet {
        SquareSet((self.sides[side.index()] & self.kings).widen())
    }

    pub(super) fn squares_of(&self, side: Side) -> SquareSet {
        SquareSet(self.sides[side.index()].widen())
    }
}

impl<W: Word> Cells<W> {
    pub(super) fn empty(counts_runs: bool) -> Self {
        Self {
            sides: [W::ZERO; 2],
            kings: W::ZERO,
            cargo: Load {
                planes: Planes([W::ZERO; PLANES]),
                runs: Runs::default(),
                counts_runs,
            },
        }
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let bit = W::bit(square.0);
        self.sides[piece.side.index()] |= bit;
        if piece.kind == Kind::King {
            self.kings |= bit;
        }
        let value = piece.value.map_or(0, Value::get);
        for (n, plane) in self.cargo.planes.0.iter_mut().enumerate() {
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
        let kind = if (self.kings & bit).any() {
            Kind::King
        } else {
            Kind::Man
        };
        let value = u8::try_from(self.cargo.sum_of(bit)).ok();
        Some(Piece {
            side,
            kind,
            value: value.filter(|_| values).and_then(Value::new),
        })
    }
}
