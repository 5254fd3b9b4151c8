//! A game's board and conduct as the generator sees them: as constants for the games that are known
//! when the program is compiled, as values for all others.

use super::{
    Direction,
    conduct::Conduct,
    layout::{Shape, StepBits},
    tables::Tables,
    word::Word,
};

/// Runs a block once for each direction of a set. The block is written out eight times, so that
/// where the set is a constant each copy is made for its own direction, or not at all.
macro_rules! for_each_direction {
    ($set:expr, |$direction:ident| $body:block) => {{
        let set: $crate::rules::conduct::Directions = $set;
        for_each_direction!(@one set, $direction, $body, N);
        for_each_direction!(@one set, $direction, $body, NE);
        for_each_direction!(@one set, $direction, $body, E);
        for_each_direction!(@one set, $direction, $body, SE);
        for_each_direction!(@one set, $direction, $body, S);
        for_each_direction!(@one set, $direction, $body, SW);
        for_each_direction!(@one set, $direction, $body, W);
        for_each_direction!(@one set, $direction, $body, NW);
    }};
    (@one $set:ident, $direction:ident, $body:block, $name:ident) => {
        if $set.has($crate::rules::Direction::$name) {
            let $direction = $crate::rules::Direction::$name;
            $body
        }
    };
}
pub(super) use for_each_direction;

/// Board and conduct of a game.
pub(crate) trait Style<W: Word>: Copy + Send + Sync {
    /// How the pieces move and capture.
    fn conduct(&self) -> Conduct;
    /// What is too large to be a constant.
    fn tables(&self) -> &Tables<W>;
    /// The playing squares.
    fn valid(&self) -> W;
    /// The row where a side's men are crowned.
    fn crown(&self, white: bool) -> W;
    /// The squares one step on. Squares without a neighbour may step off the playing squares, so
    /// the result is to be cut with some of these.
    fn step(&self, set: W, direction: Direction) -> W;

    /// All squares in a direction from a square.
    #[inline(always)]
    fn ray(&self, from: u8, direction: Direction) -> W {
        self.tables().rays[from as usize & 127][direction as usize]
    }
}

/// The first square of a set on a ray: the one nearest to where the ray begins.
#[inline(always)]
pub(super) fn first<W: Word>(set: W, direction: Direction) -> u8 {
    if direction.grows() {
        set.lowest()
    } else {
        set.highest()
    }
}

#[inline(always)]
fn stepped<W: Word>(set: W, step: StepBits) -> W {
    let set = if step.masked {
        set & W::narrow(step.from)
    } else {
        set
    };
    if 0 <= step.shift {
        set << u32::from(step.shift.unsigned_abs())
    } else {
        set >> u32::from(step.shift.unsigned_abs())
    }
}

/// Any game: board and conduct are looked up.
#[derive(Clone, Copy)]
pub(super) struct General<'a, W>(pub &'a Tables<W>);

impl<W: Word> Style<W> for General<'_, W> {
    #[inline]
    fn conduct(&self) -> Conduct {
        self.0.conduct
    }
    #[inline]
    fn tables(&self) -> &Tables<W> {
        self.0
    }
    #[inline]
    fn valid(&self) -> W {
        self.0.valid
    }
    #[inline]
    fn crown(&self, white: bool) -> W {
        self.0.crown[usize::from(!white)]
    }
    #[inline]
    fn step(&self, set: W, direction: Direction) -> W {
        stepped(set, self.0.steps[direction as usize])
    }
}

/// A game whose board and conduct are part of the type.
#[derive(Clone, Copy)]
pub(super) struct Fixed<'a, W, const SHAPE: u16, const CONDUCT: u128>(pub &'a Tables<W>);

impl<W, const SHAPE: u16, const CONDUCT: u128> Fixed<'_, W, SHAPE, CONDUCT> {
    const SHAPE: Shape = Shape::unpack(SHAPE);
    const CONDUCT: Conduct = Conduct::unpack(CONDUCT);
    const VALID: u128 = Self::SHAPE.valid();
    const CROWN: [u128; 2] = [Self::SHAPE.row(Self::SHAPE.height - 1), Self::SHAPE.row(0)];
    const STEPS: [StepBits; 8] = [
        Self::SHAPE.step(Direction::N),
        Self::SHAPE.step(Direction::NE),
        Self::SHAPE.step(Direction::E),
        Self::SHAPE.step(Direction::SE),
        Self::SHAPE.step(Direction::S),
        Self::SHAPE.step(Direction::SW),
        Self::SHAPE.step(Direction::W),
        Self::SHAPE.step(Direction::NW),
    ];
}

impl<W: Word, const SHAPE: u16, const CONDUCT: u128> Style<W> for Fixed<'_, W, SHAPE, CONDUCT> {
    #[inline(always)]
    fn conduct(&self) -> Conduct {
        Self::CONDUCT
    }
    #[inline(always)]
    fn tables(&self) -> &Tables<W> {
        self.0
    }
    #[inline(always)]
    fn valid(&self) -> W {
        W::narrow(Self::VALID)
    }
    #[inline(always)]
    fn crown(&self, white: bool) -> W {
        W::narrow(Self::CROWN[usize::from(!white)])
    }
    #[inline(always)]
    fn step(&self, set: W, direction: Direction) -> W {
        stepped(set, Self::STEPS[direction as usize])
    }
}
