//! The result of a match, with its reason.

use crate::rules::{BySide, DrawVerdict, Ending, Limit, Position, Side, draw_verdict};

/// Why a game is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// The players agreed.
    Agreed,
    /// The position came back.
    Repetition,
    /// A counter ran out.
    Limit(Limit),
}

/// Why a game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The board shows it.
    Board(Ending),
    /// A side gave up.
    Resigned,
    /// The material decides: a counter with a verdict was reached.
    Material(Limit),
    /// A draw; the values may have decided it.
    Draw(DrawReason),
}

/// Who has won, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The winner; none in a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub reason: Reason,
    /// The sums of the values left, where a draw was decided by them, or stayed a draw because
    /// they are equal.
    pub sums: Option<BySide<u32>>,
}

impl MatchResult {
    pub(super) fn won(winner: Side, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
            sums: None,
        }
    }

    /// A draw in a position, which the sums of values may decide.
    pub(super) fn drawn(position: &Position, reason: DrawReason) -> Self {
        let (winner, sums) = match draw_verdict(position) {
            DrawVerdict::Draw { sums } => (None, sums),
            DrawVerdict::Decided { winner, sums } => (Some(winner), Some(sums)),
        };
        Self {
            winner,
            reason: Reason::Draw(reason),
            sums,
        }
    }

    /// Whether a draw was decided by the sums of the values left.
    #[must_use]
    pub const fn is_decided_by_values(&self) -> bool {
        self.winner.is_some() && self.sums.is_some()
    }

    /// The reason in a few words of plain English, as traces and reference games write it.
    #[must_use]
    pub fn name(&self) -> String {
        let reason = match &self.reason {
            Reason::Board(ending) => ending.name(),
            Reason::Resigned => "resigned",
            Reason::Draw(DrawReason::Agreed) => "agreed",
            Reason::Draw(DrawReason::Repetition) => "repetition",
            Reason::Material(limit) | Reason::Draw(DrawReason::Limit(limit)) => &limit.name,
        };
        if self.is_decided_by_values() {
            format!("{reason}, decided by values")
        } else {
            reason.to_owned()
        }
    }
}
