//! Counting the leaves of the tree of legal moves: how move generators are compared.

use std::hint::black_box;

use super::{
    Position, Side,
    cargo::Cargo,
    cells::Cells,
    compiled::Width,
    generate::{self, Steps},
    known::{Dispatch, Task},
    position::{Board, at_width},
    style::Style,
    word::Word,
};

/// What counts as one leaf, and how the last ply is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerftMode {
    /// Count every way of a move instead of every move.
    pub raw: bool,
    /// Count the moves of the last ply without making them.
    pub bulk: bool,
}

/// The number of leaves `depth` plies from a position. Draw rules are ignored.
#[must_use]
pub fn perft(position: &Position, depth: u32, mode: PerftMode) -> u64 {
    let side = position.turn();
    at_width!(position, |tables, cells| {
        // Only what the game needs is carried along.
        if position.has_values() {
            let cells = cells.with_cargo(cells.cargo.planes);
            Dispatch::dispatch(tables, Perft::new(cells, side, depth, mode))
        } else if cells.cargo.counts_runs {
            let cells = cells.with_cargo(cells.cargo.runs);
            Dispatch::dispatch(tables, Perft::new(cells, side, depth, mode))
        } else {
            let cells = cells.with_cargo(());
            Dispatch::dispatch(tables, Perft::new(cells, side, depth, mode))
        }
    })
}

struct Perft<W, C> {
    cells: Cells<W, C>,
    side: Side,
    depth: u32,
    mode: PerftMode,
}

impl<W: Word, C: Cargo<W>> Perft<W, C> {
    const fn new(cells: Cells<W, C>, side: Side, depth: u32, mode: PerftMode) -> Self {
        Self {
            cells,
            side,
            depth,
            mode,
        }
    }
}

impl<'t, W: Word, C: Cargo<W>> Task<'t, W> for Perft<W, C> {
    type Output = u64;

    fn run<S: Style<W> + 't>(self, style: S) -> u64 {
        // One list of moves a ply.
        let mut stack: Vec<_> = (0..self.depth).map(|_| Steps::new()).collect();
        let merge = !self.mode.raw;
        match (self.side, self.mode.bulk) {
            (Side::White, true) => {
                leaves::<W, S, C, true, true>(style, &self.cells, merge, &mut stack)
            }
            (Side::White, false) => {
                leaves::<W, S, C, true, false>(style, &self.cells, merge, &mut stack)
            }
            (Side::Black, true) => {
                leaves::<W, S, C, false, true>(style, &self.cells, merge, &mut stack)
            }
            (Side::Black, false) => {
                leaves::<W, S, C, false, false>(style, &self.cells, merge, &mut stack)
            }
        }
    }
}

/// The leaves below a board.
fn leaves<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool, const BULK: bool>(
    style: S,
    cells: &Cells<W, C>,
    merge: bool,
    stack: &mut [Steps<W>],
) -> u64 {
    let Some((steps, rest)) = stack.split_first_mut() else {
        return 1;
    };
    if BULK && rest.is_empty() {
        return generate::count_by::<W, S, C, WHITE>(style, cells, merge, steps);
    }
    let side = if WHITE { Side::White } else { Side::Black };
    let mut count = 0;
    let is_last = rest.is_empty();
    generate::visit_by::<W, S, C, WHITE>(style, cells, merge, steps, |step| {
        let after = cells.after(step, side);
        count += if is_last {
            // Every move of the last ply is made, though nobody looks at what comes of it.
            black_box(&after);
            1
        } else if WHITE {
            leaves::<W, S, C, false, BULK>(style, &after, merge, rest)
        } else {
            leaves::<W, S, C, true, BULK>(style, &after, merge, rest)
        };
    });
    count
}
