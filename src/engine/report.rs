//! What a search has found.

use super::Score;
use crate::rules::Move;

/// One way on, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth to the side to move.
    pub score: Score,
    /// The moves, the best reply after each.
    pub moves: Vec<Move>,
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// How many plies deep everything was searched.
    pub depth: u8,
    /// How many positions were visited.
    pub nodes: u64,
    /// The best lines, best first; none where the game is over.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best move, if there is one.
    #[must_use]
    pub fn best(&self) -> Option<&Move> {
        self.lines.first()?.moves.first()
    }

    /// What the best move is worth.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        Some(self.lines.first()?.score)
    }
}
