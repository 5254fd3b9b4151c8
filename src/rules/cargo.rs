//! What travels with the pieces besides their places: values, and the runs of single kings.

use super::{
    Side,
    cells::Step,
    hash::{Keys, run_key},
    word::Word,
};

/// How many bit planes a value needs: 19 is five bits.
pub(super) const PLANES: usize = 5;

/// What a board carries along with its pieces.
pub(crate) trait Cargo<W: Word>: Copy + Send + Sync + 'static {
    /// Whether carrying takes so many registers that moves are better listed before they are made.
    const IS_HEAVY: bool = false;
    /// Whether the pieces may carry values.
    const HAS_VALUES: bool = false;
    /// Takes part in a move. `sides` and `kings` are those before it.
    fn carry(&mut self, step: Step<W>, sides: [W; 2], kings: W, side: Side);
    /// The sum of the values on a set of squares.
    fn sum_of(&self, set: W) -> u32;
    /// How a fingerprint changes from this cargo to another.
    fn change(&self, after: &Self, keys: &Keys) -> u64;
    /// The king of a side that has moved most often in a row, if it has done so `most` times.
    fn resting(&self, side: Side, most: u8) -> W;
}

/// Nothing: most games.
impl<W: Word> Cargo<W> for () {
    #[inline(always)]
    fn carry(&mut self, _: Step<W>, _: [W; 2], _: W, _: Side) {}
    #[inline(always)]
    fn sum_of(&self, _: W) -> u32 {
        0
    }
    #[inline(always)]
    fn change(&self, _: &Self, _: &Keys) -> u64 {
        0
    }
    #[inline(always)]
    fn resting(&self, _: Side, _: u8) -> W {
        W::ZERO
    }
}

/// The values as five bit planes, plane *n* holding the squares whose value has bit *n*: moving a
/// piece moves bits, and a side's sum is five population counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Planes<W>(pub [W; PLANES]);

impl<W: Word> Cargo<W> for Planes<W> {
    const IS_HEAVY: bool = true;
    const HAS_VALUES: bool = true;

    #[inline(always)]
    fn carry(&mut self, step: Step<W>, _: [W; 2], _: W, _: Side) {
        let (from, to) = (u32::from(step.from), u32::from(step.to));
        let staying = !(W::bit(step.from) | step.captured);
        // Without branches, so that all planes move in one stroke of a wide register.
        for plane in &mut self.0 {
            let carried = ((*plane >> from) & W::bit(0)) << to;
            *plane = (*plane & staying) | carried;
        }
    }
    #[inline(always)]
    fn sum_of(&self, set: W) -> u32 {
        self.0
            .iter()
            .enumerate()
            .map(|(n, &plane)| (plane & set).count() << n)
            .sum()
    }
    #[inline(always)]
    fn change(&self, after: &Self, keys: &Keys) -> u64 {
        keys.planes_change(self.0, after.0)
    }
    #[inline(always)]
    fn resting(&self, _: Side, _: u8) -> W {
        W::ZERO
    }
}

/// How often in a row one king has moved.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Run {
    /// Where it stands; meaningless while the count is 0.
    pub square: u8,
    /// How many moves in a row it has made.
    pub count: u8,
}

/// The runs of both sides (rule book, C17).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Runs(pub [Run; 2]);

impl<W: Word> Cargo<W> for Runs {
    #[inline]
    fn carry(&mut self, step: Step<W>, sides: [W; 2], kings: W, side: Side) {
        let (own, enemy) = (side.index(), side.other().index());
        let from = W::bit(step.from);
        let run = &mut self.0[own];
        let king_move = step.captured.is_empty() && (kings & from).any();
        let has_men = (sides[own] & !kings).any();
        *run = if king_move && has_men {
            let same = 0 < run.count && run.square == step.from;
            Run {
                square: step.to,
                count: if same { run.count.saturating_add(1) } else { 1 },
            }
        } else {
            Run::default()
        };
        // The run ends with the king, or with the last man: without men there is no limit.
        let left = sides[enemy] & !step.captured;
        let run = &mut self.0[enemy];
        if 0 < run.count && ((left & W::bit(run.square)).is_empty() || (left & !kings).is_empty()) {
            *run = Run::default();
        }
    }
    #[inline]
    fn sum_of(&self, _: W) -> u32 {
        0
    }
    #[inline]
    fn change(&self, after: &Self, _: &Keys) -> u64 {
        (0..2).fold(0, |change, side| {
            let (before, after) = (self.0[side], after.0[side]);
            change ^ run_key(side, before) ^ run_key(side, after)
        })
    }
    #[inline]
    fn resting(&self, side: Side, most: u8) -> W {
        let run = self.0[side.index()];
        if most <= run.count {
            W::bit(run.square)
        } else {
            W::ZERO
        }
    }
}

/// All that a position carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Load<W> {
    pub planes: Planes<W>,
    pub runs: Runs,
    /// Whether runs are counted at all.
    pub counts_runs: bool,
}

impl<W: Word> Cargo<W> for Load<W> {
    const HAS_VALUES: bool = true;

    #[inline]
    fn carry(&mut self, step: Step<W>, sides: [W; 2], kings: W, side: Side) {
        self.planes.carry(step, sides, kings, side);
        if self.counts_runs {
            self.runs.carry(step, sides, kings, side);
        }
    }
    #[inline]
    fn sum_of(&self, set: W) -> u32 {
        self.planes.sum_of(set)
    }
    #[inline]
    fn change(&self, after: &Self, keys: &Keys) -> u64 {
        self.planes.change(&after.planes, keys) ^ Cargo::<W>::change(&self.runs, &after.runs, keys)
    }
    #[inline]
    fn resting(&self, side: Side, most: u8) -> W {
        self.runs.resting(side, most)
    }
}
