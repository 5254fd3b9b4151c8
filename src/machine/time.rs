//! How long a search may take.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use crate::engine::Watch;

/// A stop flag and a deadline in one.
#[derive(Clone, Copy, Debug)]
pub struct Deadline<'a> {
    /// Whoever sets it stops the search.
    pub stop: &'a AtomicBool,
    /// When the search ends by itself.
    pub until: Option<Instant>,
}

impl Watch for Deadline<'_> {
    fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.until.is_some_and(|until| until <= Instant::now())
    }
}

/// How much time a move may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowance {
    /// No new iteration is begun after this; none: as long as there is time.
    pub soft: Option<Duration>,
    /// The search ends after this, whatever it has found; none: when it is stopped.
    pub hard: Option<Duration>,
}

/// Kept back for what lies between the move and the clock.
const OVERHEAD: Duration = Duration::from_millis(30);
/// How many more moves a game is expected to last where the clock does not say.
const MOVES_LEFT: u32 = 30;

impl Allowance {
    /// So long, to the end.
    #[must_use]
    pub const fn exactly(time: Duration) -> Self {
        Self {
            soft: None,
            hard: Some(time),
        }
    }

    /// What a clock allows: the time left, what is added after each move, and how many moves must
    /// be made with it, if that is known.
    #[must_use]
    pub fn by_clock(left: Duration, increment: Duration, moves: Option<u32>) -> Self {
        let usable = left.saturating_sub(OVERHEAD);
        let moves = moves.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT);
        let share = usable / moves + increment * 3 / 4;
        // Even a long think leaves most of the clock for the moves to come.
        let most = if moves == 1 { usable } else { usable * 2 / 5 };
        Self {
            soft: Some((share * 3 / 5).min(most)),
            hard: Some((share * 2).min(most).max(Duration::from_millis(1))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 1, 20, 50, 300, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 5_000] {
                for moves in [None, Some(1), Some(5), Some(200)] {
                    let left = Duration::from_millis(left);
                    let increment = Duration::from_millis(increment);
                    let allowance = Allowance::by_clock(left, increment, moves);
                    let (soft, hard) = (allowance.soft.unwrap(), allowance.hard.unwrap());
                    assert!(soft <= hard);
                    assert!(hard <= left.max(Duration::from_millis(1)));
                }
            }
        }
    }

    #[test]
    fn an_increment_is_used() {
        let left = Duration::from_secs(10);
        let plain = Allowance::by_clock(left, Duration::ZERO, None);
        let fischer = Allowance::by_clock(left, Duration::from_secs(2), None);
        assert!(plain.soft < fischer.soft);
    }
}
