//! Moves that capture nothing: steps of men, runs of kings, the sideways move.

use crate::rules::{
    Direction,
    cells::{Cells, Step},
    tables::Tables,
    word::{Word, indices},
};

/// Lists the quiet moves.
pub(super) fn list<W: Word>(tables: &Tables<W>, cells: &Cells<W>, list: &mut Vec<Step<W>>) {
    let own = cells.own();
    let free = tables.valid & !cells.occupied();
    let side = cells.turn.index();
    let men = own & !cells.kings;
    for &direction in tables.man_steps[side].as_slice() {
        let back = tables.shift(direction.opposite());
        let targets = tables.shift(direction).step(men) & free;
        for to in indices(targets) {
            let from = back.step(W::bit(to)).lowest();
            let promotes = (W::bit(to) & tables.crown[side]).any();
            list.push(Step {
                captured: W::ZERO,
                from,
                to,
                promotes,
            });
        }
    }
    for from in indices(own & cells.kings) {
        for to in indices(king_targets(tables, cells, from, free)) {
            list.push(Step {
                captured: W::ZERO,
                from,
                to,
                promotes: false,
            });
        }
    }
}

/// Counts the quiet moves.
pub(super) fn count<W: Word>(tables: &Tables<W>, cells: &Cells<W>) -> u64 {
    let own = cells.own();
    let free = tables.valid & !cells.occupied();
    let men = own & !cells.kings;
    let mut count = 0;
    for &direction in tables.man_steps[cells.turn.index()].as_slice() {
        count += (tables.shift(direction).step(men) & free).count();
    }
    for from in indices(own & cells.kings) {
        count += king_targets(tables, cells, from, free).count();
    }
    u64::from(count)
}

/// The squares that a king can move to without capturing.
fn king_targets<W: Word>(tables: &Tables<W>, cells: &Cells<W>, from: u8, free: W) -> W {
    let mut targets = W::ZERO;
    let occupied = cells.occupied();
    for &direction in tables.king_steps.as_slice() {
        if tables.flying {
            let ray = tables.ray(from, direction);
            targets |= match Tables::first(ray & occupied, direction) {
                Some(blocker) => ray & !tables.ray(blocker, direction) & free,
                None => ray,
            };
        } else {
            targets |= tables.shift(direction).step(W::bit(from)) & free;
        }
    }
    // "Movimiento especial": one playing square along the crown row, if it is free (C4, C32).
    if tables.sideways && (W::bit(from) & tables.crown[cells.turn.index()]).any() {
        for direction in [Direction::E, Direction::W] {
            targets |= tables.shift(direction).step(W::bit(from)) & free;
        }
    }
    targets
}
