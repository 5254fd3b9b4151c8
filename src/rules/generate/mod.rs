//! Legal moves: captures first, and only where there is none the quiet moves.

mod capture;
mod collect;
mod quiet;

pub(super) use collect::{Routes, Steps};

use super::{Law, cells::Cells, tables::Tables, word::Word};

/// Fills `steps` with the legal moves, ways that are one move counted once.
pub(super) fn legal<W: Word>(tables: &Tables<W>, cells: &Cells<W>, steps: &mut Steps<W>) {
    steps.begin(&tables.laws, true);
    if !capture::all(tables, cells, steps) {
        quiet::list(tables, cells, &mut steps.list);
    }
}

/// Fills `steps` with every way of every legal move, for counts that tell ways apart.
pub(super) fn legal_ways<W: Word>(tables: &Tables<W>, cells: &Cells<W>, steps: &mut Steps<W>) {
    steps.begin(&tables.laws, false);
    if !capture::all(tables, cells, steps) {
        quiet::list(tables, cells, &mut steps.list);
    }
}

/// How many legal moves there are, without listing the quiet ones.
pub(super) fn count<W: Word>(tables: &Tables<W>, cells: &Cells<W>, steps: &mut Steps<W>) -> u64 {
    steps.begin(&tables.laws, true);
    if capture::all(tables, cells, steps) {
        steps.list.len() as u64
    } else {
        quiet::count(tables, cells)
    }
}

/// Every capture with its path that the laws allow; with an empty list of laws, every finished
/// capture there is.
pub(super) fn capture_routes<W: Word>(
    tables: &Tables<W>,
    cells: &Cells<W>,
    laws: &[Law],
) -> Routes<W> {
    let mut routes = Routes::new(laws);
    capture::all(tables, cells, &mut routes);
    routes
}

/// The quiet moves, whether or not a capture forbids them.
pub(super) fn quiet_steps<W: Word>(
    tables: &Tables<W>,
    cells: &Cells<W>,
) -> Vec<super::cells::Step<W>> {
    let mut list = Vec::new();
    quiet::list(tables, cells, &mut list);
    list
}

/// Whether the side to move can capture.
pub(super) fn can_capture<W: Word>(tables: &Tables<W>, cells: &Cells<W>) -> bool {
    capture::is_there_one(tables, cells)
}
