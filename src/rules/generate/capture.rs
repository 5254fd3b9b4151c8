//! The walk over all captures: every way in which a piece can leap from capture to capture.

use super::collect::Sink;
use crate::rules::{
    Crowning, Direction,
    cells::{Cells, Step},
    precedence::Finished,
    tables::Tables,
    word::{Word, indices},
};

/// Reports every finished capture of the side to move; says whether there was any.
pub(super) fn all<W: Word>(tables: &Tables<W>, cells: &Cells<W>, sink: &mut impl Sink<W>) -> bool {
    let mut found = false;
    let men = capturing_men(tables, cells);
    for from in indices(men) {
        let mut walk = Walk::new(tables, cells, sink, from, false);
        found |= walk.man(from, Trail::start(cells, from));
    }
    for from in indices(cells.own() & cells.kings) {
        let mut walk = Walk::new(tables, cells, sink, from, true);
        found |= walk.king(from, Trail::start(cells, from));
    }
    found
}

/// Whether the side to move has any capture.
pub(super) fn is_there_one<W: Word>(tables: &Tables<W>, cells: &Cells<W>) -> bool {
    if capturing_men(tables, cells).any() {
        return true;
    }
    indices(cells.own() & cells.kings).any(|from| {
        let trail = Trail::start(cells, from);
        tables.king_captures.as_slice().iter().any(|&direction| {
            king_leap(tables, cells.enemy(), trail.occupied, from, direction).is_some()
        })
    })
}

/// The men that can make a first capture.
#[inline]
fn capturing_men<W: Word>(tables: &Tables<W>, cells: &Cells<W>) -> W {
    let men = cells.own() & !cells.kings;
    let free = tables.valid & !cells.occupied();
    let prey = man_prey(tables, cells);
    let mut capturing = W::ZERO;
    for &direction in tables.man_captures[cells.turn.index()].as_slice() {
        let back = tables.shift(direction.opposite());
        capturing |= back.step(back.step(free) & prey) & men;
    }
    capturing
}

#[inline]
fn man_prey<W: Word>(tables: &Tables<W>, cells: &Cells<W>) -> W {
    if tables.men_take_kings {
        cells.enemy()
    } else {
        cells.enemy() & !cells.kings
    }
}

/// The piece that a king would capture in a direction, and where it could land.
#[inline]
fn king_leap<W: Word>(
    tables: &Tables<W>,
    prey: W,
    occupied: W,
    at: u8,
    direction: Direction,
) -> Option<(u8, W)> {
    if !tables.flying {
        let shift = tables.shift(direction);
        let over = shift.step(W::bit(at)) & prey;
        let landing = shift.step(over) & !occupied;
        return landing.any().then(|| (over.lowest(), landing));
    }
    let over = Tables::first(tables.ray(at, direction) & occupied, direction)?;
    if (W::bit(over) & prey).is_empty() {
        return None;
    }
    let beyond = tables.ray(over, direction);
    let mut landings = match Tables::first(beyond & occupied, direction) {
        Some(blocker) => beyond & !tables.ray(blocker, direction) & !W::bit(blocker),
        None => beyond,
    };
    if tables.lands_behind {
        landings &= tables.shift(direction).step(W::bit(over));
    }
    landings.any().then_some((over, landings))
}

/// How far a capture has come.
#[derive(Clone, Copy)]
struct Trail<W> {
    /// The pieces captured so far.
    captured: W,
    /// The squares that block: captured pieces too, where they leave at the end. The origin of the
    /// capturing piece counts as empty.
    occupied: W,
    /// The direction of the last capture.
    heading: Option<Direction>,
    /// The kinds of the captured pieces in their order, the first in the highest bit.
    kings_in_order: u64,
    /// How many were captured.
    length: u32,
}

impl<W: Word> Trail<W> {
    fn start(cells: &Cells<W>, from: u8) -> Self {
        Self {
            captured: W::ZERO,
            occupied: cells.occupied() & !W::bit(from),
            heading: None,
            kings_in_order: 0,
            length: 0,
        }
    }
}

struct Walk<'a, W, S> {
    tables: &'a Tables<W>,
    cells: &'a Cells<W>,
    sink: &'a mut S,
    from: u8,
    with_king: bool,
    crown: W,
    man_prey: W,
}

impl<'a, W: Word, S: Sink<W>> Walk<'a, W, S> {
    #[inline]
    fn new(
        tables: &'a Tables<W>,
        cells: &'a Cells<W>,
        sink: &'a mut S,
        from: u8,
        with_king: bool,
    ) -> Self {
        Self {
            tables,
            cells,
            sink,
            from,
            with_king,
            crown: tables.crown[cells.turn.index()],
            man_prey: man_prey(tables, cells),
        }
    }

    /// Whether a capture may go on in a direction after the last one.
    #[inline]
    fn may_turn(&self, trail: &Trail<W>, direction: Direction) -> bool {
        self.tables.turns_back || trail.heading != Some(direction.opposite())
    }

    #[inline]
    fn capture(&self, trail: &Trail<W>, over: u8, direction: Direction) -> Trail<W> {
        let bit = W::bit(over);
        let king = u64::from((self.cells.kings & bit).any());
        Trail {
            captured: trail.captured | bit,
            occupied: if self.tables.removes_at_once {
                trail.occupied & !bit
            } else {
                trail.occupied
            },
            heading: Some(direction),
            // Boards of 64 pieces a side do not exist, so the shift stays below 64.
            kings_in_order: trail.kings_in_order | king << (63 - trail.length),
            length: trail.length + 1,
        }
    }

    /// Walks on with a man; says whether it could capture.
    fn man(&mut self, at: u8, trail: Trail<W>) -> bool {
        let tables = self.tables;
        let mut extended = false;
        for &direction in tables.man_captures[self.cells.turn.index()].as_slice() {
            let shift = tables.shift(direction);
            let over = shift.step(W::bit(at)) & self.man_prey & !trail.captured;
            let landing = shift.step(over) & !trail.occupied;
            if landing.is_empty() || !self.may_turn(&trail, direction) {
                continue;
            }
            extended = true;
            let (over, to) = (over.lowest(), landing.lowest());
            let next = self.capture(&trail, over, direction);
            self.sink.land(to, over);
            let crowned = (landing & self.crown).any();
            let (goes_on, promotes) = match (crowned, tables.crowning) {
                (true, Crowning::EndsMove) => (false, true),
                (true, Crowning::GoesOnAsKing) => (self.crowned_king(to, next), true),
                (crowned, _) => (self.man(to, next), crowned),
            };
            if !goes_on {
                self.finish(to, &next, promotes);
            }
            self.sink.back();
        }
        extended
    }

    fn finish(&mut self, to: u8, trail: &Trail<W>, promotes: bool) {
        let step = Step {
            captured: trail.captured,
            from: self.from,
            to,
            promotes,
        };
        let finished = Finished {
            step,
            with_king: self.with_king,
            kings_in_order: trail.kings_in_order,
        };
        self.sink.finish(self.cells, &finished);
    }

    /// Walks on with a man that has just been crowned in mid-capture.
    fn crowned_king(&mut self, at: u8, trail: Trail<W>) -> bool {
        self.king_walk(at, trail, true)
    }

    /// Walks on with a king; says whether it could capture.
    fn king(&mut self, at: u8, trail: Trail<W>) -> bool {
        self.king_walk(at, trail, false)
    }

    fn king_walk(&mut self, at: u8, trail: Trail<W>, promotes: bool) -> bool {
        let tables = self.tables;
        let mut extended = false;
        for &direction in tables.king_captures.as_slice() {
            if self.may_turn(&trail, direction)
                && let Some((over, landings)) = self.leap(at, &trail, direction)
            {
                extended = true;
                let next = self.capture(&trail, over, direction);
                self.land(over, landings, next, direction, promotes);
            }
        }
        extended
    }

    #[inline]
    fn leap(&self, at: u8, trail: &Trail<W>, direction: Direction) -> Option<(u8, W)> {
        let prey = self.cells.enemy() & !trail.captured;
        king_leap(self.tables, prey, trail.occupied, at, direction)
    }

    /// Goes on from every landing square behind one captured piece.
    ///
    /// If the king can go straight on, it can do so from every landing square, and the nearest
    /// stands for all (rule book, part 6). If it can go on from some of them only, it must choose
    /// one of those: a capture is finished.
    fn land(&mut self, over: u8, landings: W, trail: Trail<W>, ahead: Direction, promotes: bool) {
        let tables = self.tables;
        let mut goes_on = false;
        let Some(nearest) = Tables::first(landings, ahead) else {
            return;
        };
        for to in indices(landings) {
            self.sink.land(to, over);
            for &direction in tables.king_captures.as_slice() {
                let straight_on = direction == ahead;
                if (straight_on && to != nearest) || !self.may_turn(&trail, direction) {
                    continue;
                }
                if let Some((prey, next_landings)) = self.leap(to, &trail, direction) {
                    goes_on = true;
                    let next = self.capture(&trail, prey, direction);
                    self.land(prey, next_landings, next, direction, promotes);
                }
            }
            self.sink.back();
        }
        if !goes_on {
            for to in indices(landings) {
                self.sink.land(to, over);
                self.finish(to, &trail, promotes);
                self.sink.back();
            }
        }
    }
}
