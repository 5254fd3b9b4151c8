//! Legal moves: captures first, and only where there is none the quiet moves.

mod capture;
mod collect;
mod quiet;

pub(super) use collect::Routes;
pub(crate) use collect::Steps;

use super::{
    Side,
    cargo::Cargo,
    cells::{Cells, Step},
    known::{Dispatch, Task},
    style::{General, Style},
    tables::Tables,
    word::Word,
};

/// Fills `steps` with the legal moves of a side; ways that are one move stand once if `merge` is
/// set. Says whether they are captures.
#[inline(always)]
pub(super) fn legal_by<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    merge: bool,
    steps: &mut Steps<W>,
) -> bool {
    steps.begin(merge);
    let captures = capture::all::<W, S, C, _, WHITE>(style, cells, steps);
    if !captures {
        quiet::each::<W, S, C, WHITE>(style, cells, |step| steps.list.push(step));
    }
    captures
}

/// Visits the legal moves of a side, without listing the quiet ones.
#[inline(always)]
pub(super) fn visit_by<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    merge: bool,
    steps: &mut Steps<W>,
    mut visit: impl FnMut(Step<W>),
) {
    steps.begin(merge);
    let captures = capture::all::<W, S, C, _, WHITE>(style, cells, steps);
    if C::IS_HEAVY && !captures {
        quiet::each::<W, S, C, WHITE>(style, cells, |step| steps.list.push(step));
    }
    if captures || C::IS_HEAVY {
        steps.list.iter().for_each(|&step| visit(step));
    } else {
        quiet::each::<W, S, C, WHITE>(style, cells, visit);
    }
}

/// How many legal moves a side has, without listing the quiet ones.
#[inline(always)]
pub(super) fn count_by<W: Word, S: Style<W>, C: Cargo<W>, const WHITE: bool>(
    style: S,
    cells: &Cells<W, C>,
    merge: bool,
    steps: &mut Steps<W>,
) -> u64 {
    steps.begin(merge);
    if capture::all::<W, S, C, _, WHITE>(style, cells, steps) {
        steps.list.len() as u64
    } else {
        quiet::count::<W, S, C, WHITE>(style, cells)
    }
}

struct Legal<'a, W> {
    cells: &'a Cells<W>,
    turn: Side,
    steps: &'a mut Steps<W>,
}

impl<'t, W: Word> Task<'t, W> for Legal<'_, W> {
    type Output = ();
    fn run<S: Style<W> + 't>(self, style: S) {
        match self.turn {
            Side::White => legal_by::<W, S, _, true>(style, self.cells, true, self.steps),
            Side::Black => legal_by::<W, S, _, false>(style, self.cells, true, self.steps),
        };
    }
}

/// Fills `steps` with the legal moves, ways that are one move counted once.
pub(super) fn legal<W: Dispatch>(
    tables: &Tables<W>,
    cells: &Cells<W>,
    turn: Side,
    steps: &mut Steps<W>,
) {
    W::dispatch(tables, Legal { cells, turn, steps });
}

/// Every capture with its path: those that the laws allow, or all of them.
pub(super) fn capture_routes<W: Word>(
    tables: &Tables<W>,
    cells: &Cells<W>,
    turn: Side,
    all: bool,
) -> Routes<W> {
    let mut routes = Routes::new(all);
    let style = General(tables);
    match turn {
        Side::White => capture::all::<W, _, _, _, true>(style, cells, &mut routes),
        Side::Black => capture::all::<W, _, _, _, false>(style, cells, &mut routes),
    };
    routes
}

/// The quiet moves, whether or not a capture forbids them.
pub(super) fn quiet_steps<W: Word>(
    tables: &Tables<W>,
    cells: &Cells<W>,
    turn: Side,
) -> Vec<Step<W>> {
    let mut list = Vec::new();
    let style = General(tables);
    match turn {
        Side::White => quiet::each::<W, _, _, true>(style, cells, |step| list.push(step)),
        Side::Black => quiet::each::<W, _, _, false>(style, cells, |step| list.push(step)),
    }
    list
}

/// Whether a side can capture.
pub(super) fn can_capture<W: Word>(tables: &Tables<W>, cells: &Cells<W>, turn: Side) -> bool {
    can_capture_by(General(tables), cells, turn)
}

/// Whether a side can capture, in a style.
#[inline(always)]
pub(super) fn can_capture_by<W: Word, S: Style<W>, C: Cargo<W>>(
    style: S,
    cells: &Cells<W, C>,
    side: Side,
) -> bool {
    match side {
        Side::White => capture::is_there_one::<W, _, _, true>(style, cells),
        Side::Black => capture::is_there_one::<W, _, _, false>(style, cells),
    }
}

/// How many squares the kings of a side reach without capturing: safe ones, and others.
#[inline(always)]
pub(super) fn king_reach_by<W: Word, S: Style<W>, C: Cargo<W>>(
    style: S,
    cells: &Cells<W, C>,
    side: Side,
) -> (u32, u32) {
    match side {
        Side::White => quiet::king_reach::<W, S, C, true>(style, cells),
        Side::Black => quiet::king_reach::<W, S, C, false>(style, cells),
    }
}
