//! What a game's rules can say: one value for each difference between the games of the rule book.

use crate::board::{Direction, Form};

pub(crate) const fn to(rows: i32, columns: i32) -> Direction {
    Direction { rows, columns }
}

// White's directions; Black's are these with the rows turned round.
pub(crate) const DIAGONALLY_FORWARD: &[Direction] = &[to(1, -1), to(1, 1)];
pub(crate) const DIAGONALLY: &[Direction] = &[to(1, -1), to(1, 1), to(-1, -1), to(-1, 1)];
pub(crate) const FORWARD_AND_SIDEWAYS: &[Direction] = &[to(1, 0), to(0, -1), to(0, 1)];
pub(crate) const STRAIGHT: &[Direction] = &[to(1, 0), to(-1, 0), to(0, -1), to(0, 1)];
pub(crate) const FORWARD_SIDEWAYS_AND_DIAGONALLY_FORWARD: &[Direction] =
    &[to(1, 0), to(0, -1), to(0, 1), to(1, -1), to(1, 1)];
pub(crate) const ALL_EIGHT: &[Direction] = &[
    to(1, -1),
    to(1, 1),
    to(-1, -1),
    to(-1, 1),
    to(1, 0),
    to(-1, 0),
    to(0, -1),
    to(0, 1),
];
/// Straight lines of the Frisian game go over every second row or column: the others are not played on.
pub(crate) const FRISIAN: &[Direction] = &[
    to(1, -1),
    to(1, 1),
    to(-1, -1),
    to(-1, 1),
    to(2, 0),
    to(-2, 0),
    to(0, -2),
    to(0, 2),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landing {
    Anywhere,
    DirectlyBehind,
    /// Anywhere behind, or on the square of the captured piece itself (C12c).
    OnItOrAnywhere,
}

/// What becomes of a man that reaches its crown row by a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crowning {
    /// It is crowned, and the move is over.
    Stops,
    /// It goes on as a man, and is crowned if it ends there.
    GoesOnAsMan,
    /// It is a king at once, and goes on as one.
    GoesOnAsKing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Law {
    MostPieces,
    MostKings,
    WithKing,
    /// Compared piece by piece in the order of capture (C14).
    KingsSoonest,
    /// A king is worth a little less than two men (C16).
    MostWorth,
}

/// How often in a row one king of a side with men may move without capturing (C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KingRun {
    pub(crate) most: u8,
    /// It may move on where its side has no other move.
    pub(crate) unless_no_other: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) form: Form,
    /// Rows of men at the start, first and last, counted from 1 at the own base row.
    pub(crate) men_rows: (i32, i32),
    pub(crate) has_values: bool,
    pub(crate) man_steps: &'static [Direction],
    pub(crate) man_captures: &'static [Direction],
    pub(crate) man_takes_kings: bool,
    pub(crate) king_flies: bool,
    pub(crate) king_steps: &'static [Direction],
    pub(crate) king_captures: &'static [Direction],
    pub(crate) king_lands: Landing,
    /// To the neighbouring square of the crown row (C4, C32).
    pub(crate) king_moves_sideways: bool,
    /// Whether a king may capture more than one piece in a move.
    pub(crate) king_goes_on: bool,
    /// Whether a king may pass again over a piece it has captured, on the line of that capture (C12).
    pub(crate) king_passes_again: bool,
    pub(crate) removes_at_once: bool,
    /// Whether a piece may turn by 180 degrees between two captures.
    pub(crate) turns_back: bool,
    pub(crate) crowning: Crowning,
    pub(crate) laws: &'static [Law],
    pub(crate) king_run: Option<KingRun>,
}
