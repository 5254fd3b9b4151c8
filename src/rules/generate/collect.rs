//! What becomes of the captures that the walk finds: kept as moves, or with their paths.

use super::super::{
    Route, Square,
    cargo::Cargo,
    cells::{Cells, Step},
    conduct::Conduct,
    precedence::{self, Finished},
    word::Word,
};

/// What the walk over all captures reports to.
pub(super) trait Sink<W, C> {
    /// The walk lands on a square after it has captured another.
    fn land(&mut self, at: u8, over: u8);
    /// The walk takes the landing back.
    fn back(&mut self);
    /// The walk has finished a capture at the last landing.
    fn finish(&mut self, conduct: Conduct, cells: &Cells<W, C>, finished: &Finished<W>);
}

/// The moves that the laws allow, without paths.
pub(crate) struct Steps<W> {
    pub list: Vec<Step<W>>,
    best: u128,
    merge: bool,
}

impl<W: Word> Steps<W> {
    /// Room for the moves of one position; reused, it allocates no more.
    pub(crate) fn new() -> Self {
        Self {
            list: Vec::with_capacity(128),
            best: 0,
            merge: true,
        }
    }

    #[inline(always)]
    pub(super) fn begin(&mut self, merge: bool) {
        self.list.clear();
        self.best = 0;
        self.merge = merge;
    }
}

impl<W: Word, C: Cargo<W>> Sink<W, C> for Steps<W> {
    #[inline(always)]
    fn land(&mut self, _: u8, _: u8) {}
    #[inline(always)]
    fn back(&mut self) {}

    #[inline(always)]
    fn finish(&mut self, conduct: Conduct, cells: &Cells<W, C>, finished: &Finished<W>) {
        let rank = precedence::rank(conduct.laws, cells, finished);
        if rank != self.best {
            if rank < self.best {
                return;
            }
            self.best = rank;
            self.list.clear();
        }
        // Two ways can be one move only from three captured pieces on (rule book, part 2), or from
        // two where a king may turn back: it can do so on two squares.
        let fewest = if conduct.turns_back { 2 } else { 3 };
        let may_repeat = self.merge && fewest <= finished.step.captured.count();
        if may_repeat && self.list.contains(&finished.step) {
            return;
        }
        self.list.push(finished.step);
    }
}

/// Captures with their paths: those that the laws allow, or all.
pub(in crate::rules) struct Routes<W> {
    pub list: Vec<(Finished<W>, Route)>,
    all: bool,
    best: u128,
    path: Vec<Square>,
    order: Vec<Square>,
}

impl<W: Word> Routes<W> {
    pub(super) const fn new(all: bool) -> Self {
        Self {
            list: Vec::new(),
            all,
            best: 0,
            path: Vec::new(),
            order: Vec::new(),
        }
    }
}

impl<W: Word, C: Cargo<W>> Sink<W, C> for Routes<W> {
    fn land(&mut self, at: u8, over: u8) {
        self.path.push(Square(at));
        self.order.push(Square(over));
    }

    fn back(&mut self) {
        self.path.pop();
        self.order.pop();
    }

    fn finish(&mut self, conduct: Conduct, cells: &Cells<W, C>, finished: &Finished<W>) {
        if !self.all {
            let rank = precedence::rank(conduct.laws, cells, finished);
            if rank < self.best {
                return;
            }
            if self.best < rank {
                self.best = rank;
                self.list.clear();
            }
        }
        let step = finished.step.widen();
        let path = std::iter::once(step.from)
            .chain(self.path.iter().copied())
            .collect();
        let order = self.order.clone();
        self.list.push((*finished, Route { step, path, order }));
    }
}
