//! Moves that capture nothing: steps of men, runs of kings, the sideways move.

use crate::rules::{
    Direction, Side,
    cargo::Cargo,
    cells::{Cells, Step},
    style::{Style, first, for_each_direction},
    word::Word,
};

/// Visits the quiet moves of a side.
#[inline(always)]
pub(super) fn each<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    mut visit: impl FnMut(Step<W>),
) {
    let own = cells.own(WHITE);
    let free = style.valid() & !cells.occupied();
    let men = own & !cells.kings;
    let crown = style.crown(WHITE);
    for_each_direction!(style.conduct().man_steps.seen_by(WHITE), |direction| {
        let mut targets = style.step(men, direction) & free;
        while targets.any() {
            let to = targets.lowest();
            let bit = W::bit(to);
            visit(Step {
                captured: W::ZERO,
                from: style.step(bit, direction.opposite()).lowest(),
                to,
                promotes: (bit & crown).any(),
            });
            targets = targets.without_lowest();
        }
    });
    let mut kings = moving_kings::<W, S, C, WHITE>(style, cells);
    while kings.any() {
        let from = kings.lowest();
        let mut targets = king_targets(style, from, free, crown);
        while targets.any() {
            visit(Step {
                captured: W::ZERO,
                from,
                to: targets.lowest(),
                promotes: false,
            });
            targets = targets.without_lowest();
        }
        kings = kings.without_lowest();
    }
}

/// Counts the quiet moves of a side.
#[inline(always)]
pub(super) fn count<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> u64 {
    let free = style.valid() & !cells.occupied();
    let mut count = men_count::<W, S, C, WHITE>(style, cells, free);
    let crown = style.crown(WHITE);
    let mut kings = moving_kings::<W, S, C, WHITE>(style, cells);
    while kings.any() {
        count += king_targets(style, kings.lowest(), free, crown).count();
        kings = kings.without_lowest();
    }
    u64::from(count)
}

#[inline(always)]
fn men_count<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    free: W,
) -> u32 {
    let men = cells.own(WHITE) & !cells.kings;
    let mut count = 0;
    for_each_direction!(style.conduct().man_steps.seen_by(WHITE), |direction| {
        count += (style.step(men, direction) & free).count();
    });
    count
}

/// The kings that may move: all but one that has moved too often in a row (C17).
#[inline(always)]
fn moving_kings<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> W {
    let own = cells.own(WHITE);
    let kings = own & cells.kings;
    if !style.conduct().runs || kings.is_empty() || kings == own {
        return kings;
    }
    let side = if WHITE { Side::White } else { Side::Black };
    let run = style.tables().run;
    let resting = cells.cargo.resting(side, run.most);
    if resting.is_empty() || !run.unless_no_other {
        return kings & !resting;
    }
    let free = style.valid() & !cells.occupied();
    let crown = style.crown(WHITE);
    let mut others = kings & !resting;
    let mut can_move = 0 < men_count::<W, S, C, WHITE>(style, cells, free);
    while others.any() {
        can_move |= king_targets(style, others.lowest(), free, crown).any();
        others = others.without_lowest();
    }
    if can_move { kings & !resting } else { kings }
}

/// How many squares the kings of a side reach without capturing: those where no piece of the other
/// side stands ready to capture, and the others.
#[inline(always)]
pub(super) fn king_reach<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
) -> (u32, u32) {
    let mut kings = cells.own(WHITE) & cells.kings;
    if kings.is_empty() {
        return (0, 0);
    }
    let free = style.valid() & !cells.occupied();
    let crown = style.crown(WHITE);
    let mut risky = W::ZERO;
    for_each_direction!(style.conduct().man_captures.seen_by(!WHITE), |direction| {
        let room = style.step(free, direction.opposite());
        risky |= style.step(cells.enemy(WHITE), direction) & room;
    });
    let (mut safe, mut all) = (0, 0);
    while kings.any() {
        let targets = king_targets(style, kings.lowest(), free, crown);
        all += targets.count();
        safe += (targets & !risky).count();
        kings = kings.without_lowest();
    }
    (safe, all - safe)
}

/// The squares that a king can move to without capturing.
#[inline(always)]
fn king_targets<W: Word, S: Style<W>>(style: S, from: u8, free: W, crown: W) -> W {
    let mut targets = W::ZERO;
    for_each_direction!(style.conduct().king_steps, |direction| {
        if style.conduct().flying {
            let ray = style.ray(from, direction);
            let blockers = ray & !free;
            targets |= if blockers.is_empty() {
                ray
            } else {
                ray & free & !style.ray(first(blockers, direction), direction)
            };
        } else {
            targets |= style.step(W::bit(from), direction) & free;
        }
    });
    // "Movimiento especial": one playing square along the crown row, if it is free (C4, C32).
    if style.conduct().sideways && (W::bit(from) & crown).any() {
        for direction in [Direction::E, Direction::W] {
            targets |= style.step(W::bit(from), direction) & free;
        }
    }
    targets
}
