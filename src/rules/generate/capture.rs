//! The walk over all captures: every way in which a piece can leap from capture to capture.

use super::collect::Sink;
use crate::rules::{
    Crowning, Direction, Landing, Law,
    cargo::Cargo,
    cells::{Cells, Step},
    precedence::Finished,
    style::{Style, first, for_each_direction},
    word::Word,
};

/// Reports every finished capture of a side; says whether there was any.
#[inline(always)]
pub(super) fn all<W, S, C, K, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    sink: &mut K,
) -> bool
where
    W: Word,
    S: Style<W>,
    C: Cargo<W>,
    K: Sink<W, C>,
{
    let men = capturing_men::<W, S, C, WHITE>(style, cells);
    let kings = cells.own(WHITE) & cells.kings;
    if (men | kings).is_empty() {
        return false;
    }
    let mut walk = Walk::<W, S, C, K, WHITE>::new(style, cells, sink);
    walk.pieces(men, kings)
}

/// Whether a side has any capture.
pub(super) fn is_there_one<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> bool {
    if capturing_men::<W, S, C, WHITE>(style, cells).any() {
        return true;
    }
    let free = style.valid() & !cells.occupied();
    let prey = cells.enemy(WHITE);
    let mut rest = cells.own(WHITE) & cells.kings;
    while rest.any() {
        let at = rest.lowest();
        for_each_direction!(style.conduct().king_captures, |direction| {
            if king_leap(style, prey, free, at, direction, W::ZERO).is_some() {
                return true;
            }
        });
        rest = rest.without_lowest();
    }
    false
}

/// The men that can make a first capture.
#[inline(always)]
fn capturing_men<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> W {
    let men = cells.own(WHITE) & !cells.kings;
    let free = style.valid() & !cells.occupied();
    let prey = man_prey::<W, S, C, WHITE>(style, cells);
    let mut capturing = W::ZERO;
    for_each_direction!(style.conduct().man_captures.seen_by(WHITE), |direction| {
        let back = direction.opposite();
        capturing |= style.step(style.step(free, back) & prey, back);
    });
    capturing & men
}

#[inline(always)]
fn man_prey<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> W {
    if style.conduct().men_take_kings {
        cells.enemy(WHITE)
    } else {
        cells.enemy(WHITE) & !cells.kings
    }
}

/// The piece that a king would capture in a direction, and where it could land. Pieces in
/// `passable` have been captured on this line and may be passed again, if a free square is behind.
#[inline(always)]
fn king_leap<W: Word, S: Style<W>>(
    style: S,
    prey: W,
    free: W,
    at: u8,
    direction: Direction,
    passable: W,
) -> Option<(u8, W)> {
    if !style.conduct().flying {
        let over = style.step(W::bit(at), direction) & prey;
        let landing = style.step(over, direction) & free;
        return landing.any().then(|| (over.lowest(), landing));
    }
    let mut blockers = style.ray(at, direction) & !free;
    let over = loop {
        if blockers.is_empty() {
            return None;
        }
        let over = first(blockers, direction);
        let bit = W::bit(over);
        if !style.conduct().rejump || (bit & passable).is_empty() {
            break over;
        }
        if (style.step(bit, direction) & free).is_empty() {
            return None;
        }
        blockers &= !bit;
    };
    if (W::bit(over) & prey).is_empty() {
        return None;
    }
    let behind = style.step(W::bit(over), direction) & free;
    let landing = style.conduct().landing;
    if landing == Landing::DirectlyBehind || behind.is_empty() {
        // Only a king that may end on the captured square needs no room behind it.
        let landings = if landing == Landing::OnOrBehind {
            W::bit(over)
        } else {
            behind
        };
        return landings.any().then_some((over, landings));
    }
    let beyond = style.ray(over, direction);
    let stops = beyond & !free;
    let landings = if stops.is_empty() {
        beyond
    } else {
        let stop = first(stops, direction);
        beyond & !style.ray(stop, direction) & !W::bit(stop)
    };
    Some(match landing {
        Landing::OnOrBehind => (over, landings | W::bit(over)),
        Landing::Anywhere | Landing::DirectlyBehind => (over, landings),
    })
}

struct Walk<'a, W, S, C, K, const WHITE: bool> {
    style: S,
    cells: &'a Cells<W, C>,
    sink: &'a mut K,
    from: u8,
    with_king: bool,
    /// The squares that are free while the piece is on its way: its origin too.
    free: W,
    crown: W,
    man_prey: W,
    /// The pieces captured on each line of four, where kings may pass over them again.
    lines: [W; 4],
    /// The kinds of the captured pieces in their order, the first in the highest bit.
    kings_in_order: u64,
    /// How many pieces have been captured.
    length: u32,
}

impl<'a, W, S, C, K, const WHITE: bool> Walk<'a, W, S, C, K, WHITE>
where
    W: Word,
    S: Style<W>,
    C: Cargo<W>,
    K: Sink<W, C>,
{
    #[inline(always)]
    fn new(style: S, cells: &'a Cells<W, C>, sink: &'a mut K) -> Self {
        Self {
            style,
            cells,
            sink,
            from: 0,
            with_king: false,
            free: W::ZERO,
            crown: style.crown(WHITE),
            man_prey: man_prey::<W, S, C, WHITE>(style, cells),
            lines: [W::ZERO; 4],
            kings_in_order: 0,
            length: 0,
        }
    }

    #[inline(always)]
    fn pieces(&mut self, men: W, kings: W) -> bool {
        let free = self.style.valid() & !self.cells.occupied();
        let mut found = men.any();
        let mut rest = men;
        while rest.any() {
            self.from = rest.lowest();
            self.free = free | W::bit(self.from);
            self.man(self.from, W::ZERO, None);
            rest = rest.without_lowest();
        }
        self.with_king = true;
        let mut rest = kings;
        while rest.any() {
            self.from = rest.lowest();
            self.free = free | W::bit(self.from);
            found |= self.king(self.from, W::ZERO, None, false);
            rest = rest.without_lowest();
        }
        found
    }

    /// The free squares after some captures.
    #[inline(always)]
    fn free_after(&self, captured: W) -> W {
        if self.style.conduct().at_once {
            self.free | captured
        } else {
            self.free
        }
    }

    /// Whether a capture may go on in a direction after the last one. Where captured pieces stay
    /// and block, the question does not arise.
    #[inline(always)]
    fn may_turn(&self, heading: Option<Direction>, direction: Direction) -> bool {
        let conduct = self.style.conduct();
        conduct.turns_back || heading != Some(direction.opposite())
    }

    #[inline(always)]
    fn enter(&mut self, to: u8, over: u8, direction: Direction) {
        self.sink.land(to, over);
        self.note(over, direction);
    }

    #[inline(always)]
    fn note(&mut self, over: u8, direction: Direction) {
        let conduct = self.style.conduct();
        if conduct.laws.has(Law::KingsSoonest) {
            // Boards of 64 pieces a side do not exist, so the shift stays below 64.
            let king = u64::from((self.cells.kings & W::bit(over)).any());
            self.kings_in_order |= king << (63 - self.length);
            self.length += 1;
        }
        if conduct.rejump {
            self.lines[direction as usize % 4] |= W::bit(over);
        }
    }

    #[inline(always)]
    fn forget(&mut self, over: u8, direction: Direction) {
        let conduct = self.style.conduct();
        if conduct.laws.has(Law::KingsSoonest) {
            self.length -= 1;
            self.kings_in_order &= !(1 << (63 - self.length));
        }
        if conduct.rejump {
            self.lines[direction as usize % 4] &= !W::bit(over);
        }
    }

    /// Walks on with a man; says whether it could capture.
    fn man(&mut self, at: u8, captured: W, heading: Option<Direction>) -> bool {
        let style = self.style;
        let mut extended = false;
        for_each_direction!(style.conduct().man_captures.seen_by(WHITE), |direction| {
            let over = style.step(W::bit(at), direction) & self.man_prey & !captured;
            let landing = style.step(over, direction) & self.free_after(captured);
            if landing.any() && self.may_turn(heading, direction) {
                extended = true;
                self.man_takes(over, landing, captured, direction);
            }
        });
        extended
    }

    #[inline(always)]
    fn man_takes(&mut self, over: W, landing: W, captured: W, direction: Direction) {
        let captured = captured | over;
        let (over, to) = (over.lowest(), landing.lowest());
        self.enter(to, over, direction);
        let crowned = (landing & self.crown).any();
        let (goes_on, promotes) = match (crowned, self.style.conduct().crowning) {
            (true, Crowning::EndsMove) => (false, true),
            (true, Crowning::GoesOnAsKing) => {
                (self.king(to, captured, Some(direction), true), true)
            }
            (crowned, _) => (self.man(to, captured, Some(direction)), crowned),
        };
        if !goes_on {
            self.finish(to, captured, promotes);
        }
        self.forget(over, direction);
        self.sink.back();
    }

    #[inline(always)]
    fn finish(&mut self, to: u8, captured: W, promotes: bool) {
        let finished = Finished {
            step: Step {
                captured,
                from: self.from,
                to,
                promotes,
            },
            with_king: self.with_king,
            kings_in_order: self.kings_in_order,
        };
        self.sink
            .finish(self.style.conduct(), self.cells, &finished);
    }

    #[inline(always)]
    fn leap(&self, at: u8, captured: W, direction: Direction) -> Option<(u8, W)> {
        let prey = self.cells.enemy(WHITE) & !captured;
        let passable = self.lines[direction as usize % 4];
        king_leap(
            self.style,
            prey,
            self.free_after(captured),
            at,
            direction,
            passable,
        )
    }

    /// Walks on with a king; says whether it could capture.
    fn king(&mut self, at: u8, captured: W, heading: Option<Direction>, promotes: bool) -> bool {
        let style = self.style;
        let mut extended = false;
        for_each_direction!(style.conduct().king_captures, |direction| {
            if self.may_turn(heading, direction)
                && let Some((over, landings)) = self.leap(at, captured, direction)
            {
                extended = true;
                self.land(over, landings, captured, direction, promotes);
            }
        });
        extended
    }

    /// Goes on from every landing square behind one captured piece.
    ///
    /// If the king can go straight on, it can do so from every landing square, and the nearest
    /// stands for all (rule book, part 6). If it can go on from some of them only, it must choose
    /// one of those: a capture is finished.
    fn land(&mut self, over: u8, landings: W, captured: W, ahead: Direction, promotes: bool) {
        let captured = captured | W::bit(over);
        self.note(over, ahead);
        if !(self.style.conduct().kings_go_on
            && self.goes_on(over, landings, captured, ahead, promotes))
        {
            let mut rest = landings;
            while rest.any() {
                let to = rest.lowest();
                self.sink.land(to, over);
                self.finish(to, captured, promotes);
                self.sink.back();
                rest = rest.without_lowest();
            }
        }
        self.forget(over, ahead);
    }

    #[inline(always)]
    fn goes_on(
        &mut self,
        over: u8,
        landings: W,
        captured: W,
        ahead: Direction,
        promotes: bool,
    ) -> bool {
        let style = self.style;
        let nearest = first(landings, ahead);
        let mut goes_on = false;
        let mut rest = landings;
        while rest.any() {
            let to = rest.lowest();
            rest = rest.without_lowest();
            self.sink.land(to, over);
            for_each_direction!(style.conduct().king_captures, |direction| {
                if (direction != ahead || to == nearest)
                    && self.may_turn(Some(ahead), direction)
                    && let Some((prey, next)) = self.leap(to, captured, direction)
                {
                    goes_on = true;
                    self.land(prey, next, captured, direction, promotes);
                }
            });
            self.sink.back();
        }
        goes_on
    }
}
