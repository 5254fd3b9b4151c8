//! How a game ends, and why.

use super::{BySide, Goal, Position, Side};

/// Why the side to move has lost, or won where the goal is to give away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// It has no pieces left.
    NoPieces,
    /// It has pieces but no move.
    Blocked,
}

impl Ending {
    /// The reason as the reference games write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoPieces => "no pieces",
            Self::Blocked => "blocked",
        }
    }
}

/// The end that the board itself shows: winner and reason, if the side to move cannot go on.
#[must_use]
pub fn board_ending(position: &Position) -> Option<(Side, Ending)> {
    let turn = position.turn();
    let ending = if position.side(turn).is_empty() {
        Ending::NoPieces
    } else if !position.can_move() {
        Ending::Blocked
    } else {
        return None;
    };
    let winner = match position.rules().ruleset().goal {
        Goal::Capture => turn.other(),
        Goal::GiveAway => turn,
    };
    Some((winner, ending))
}

/// What becomes of a drawn game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawVerdict {
    /// It stays a draw; the sums are equal where there are some.
    Draw {
        /// The equal sums, in games decided by them.
        sums: Option<BySide<u32>>,
    },
    /// The values decide.
    Decided {
        /// The side with the larger sum.
        winner: Side,
        /// Both sums.
        sums: BySide<u32>,
    },
}

/// What a draw in this position would mean: in games with a tie-break the larger sum wins (GT502,
/// "Para saber que jugador ha ganado"); without values a draw stays a draw.
#[must_use]
pub fn draw_verdict(position: &Position) -> DrawVerdict {
    let sums = match position.rules().ruleset().tie_break {
        Some(super::TieBreak::SumOfValues) => position.sums(),
        None => None,
    };
    match sums {
        Some(sums) if sums.white != sums.black => DrawVerdict::Decided {
            winner: if sums.black < sums.white {
                Side::White
            } else {
                Side::Black
            },
            sums,
        },
        sums => DrawVerdict::Draw { sums },
    }
}
