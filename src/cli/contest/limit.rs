//! How much each move may cost.

use std::{fmt, time::Duration};

use crate::{
    cli::values,
    engine::Budget,
    machine::Allowance,
    notation::hub::Line,
    rules::{BySide, Side},
};

/// A limit for all moves of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Limit {
    /// So many positions a move.
    Nodes(u64),
    /// So long a move.
    Time(Duration),
    /// A clock for each side.
    Clock(Control),
}

/// The time of a game for each side, and what each move adds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Control {
    base: Duration,
    increment: Duration,
}

/// Reads `60+0.6`: seconds for the game, and seconds that each move adds.
pub(super) fn control(text: &str) -> Result<Control, String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let increment = match increment.parse::<f64>() {
        Ok(0.0) => Some(Duration::ZERO),
        _ => values::seconds(increment).ok().map(Duration::from_secs_f64),
    };
    let base = values::seconds(base).ok().map(Duration::from_secs_f64);
    match (base, increment) {
        (Some(base), Some(increment)) => Ok(Control { base, increment }),
        _ => Err(format!(
            "'{text}' is not a clock; give the seconds of a game and those that a move adds, as 60+0.6"
        )),
    }
}

/// What is left on the clocks; nothing where there are none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clocks {
    limit: Limit,
    left: BySide<Duration>,
}

/// More than an answer that comes in time ever needs.
const GRACE: Duration = Duration::from_secs(10);
/// How long an engine may search a number of positions.
const ANY_TIME: Duration = Duration::from_secs(600);

impl Clocks {
    pub(super) fn new(limit: Limit) -> Self {
        let left = match limit {
            Limit::Clock(control) => control.base,
            Limit::Nodes(_) | Limit::Time(_) => Duration::ZERO,
        };
        Self {
            limit,
            left: BySide::new(|_| left),
        }
    }

    /// What our own engine may spend.
    pub(super) fn permit(&self, side: Side) -> (Budget, Allowance) {
        match self.limit {
            Limit::Nodes(nodes) => {
                let budget = Budget {
                    nodes,
                    ..Budget::default()
                };
                (budget, Allowance::default())
            }
            Limit::Time(time) => (Budget::default(), Allowance::exactly(time)),
            Limit::Clock(control) => {
                let allowance = Allowance::by_clock(self.left[side], control.increment, None);
                (Budget::default(), allowance)
            }
        }
    }

    /// The same as Hub says it.
    pub(super) fn level(&self, side: Side) -> Line {
        let level = Line::new("level");
        match self.limit {
            Limit::Nodes(nodes) => level.with("nodes", nodes),
            Limit::Time(time) => level.with("move-time", time.as_secs_f64()),
            Limit::Clock(control) => {
                // Hub's clock adds the increment before the move.
                let left = self.left[side].saturating_sub(control.increment);
                let level = level.with("time", format!("{:.3}", left.as_secs_f64()));
                if control.increment.is_zero() {
                    level
                } else {
                    level.with("inc", control.increment.as_secs_f64())
                }
            }
        }
    }

    /// How long an answer is waited for.
    pub(super) fn patience(&self, side: Side) -> Duration {
        match self.limit {
            Limit::Nodes(_) => ANY_TIME,
            Limit::Time(time) => time + GRACE,
            Limit::Clock(_) => self.left[side] + GRACE,
        }
    }

    /// A side has spent time on a move; says whether it had that much.
    pub(super) fn spend(&mut self, side: Side, spent: Duration) -> bool {
        let Limit::Clock(control) = self.limit else {
            return true;
        };
        let left = self.left[side].checked_sub(spent);
        self.left[side] = left.unwrap_or_default() + control.increment;
        left.is_some()
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
            Self::Time(time) => write!(f, "{} s a move", time.as_secs_f64()),
            Self::Clock(Control { base, increment }) => {
                write!(f, "{}+{} s", base.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_run() {
        let limit = Limit::Clock(control("60+0.5").unwrap());
        assert_eq!(limit.to_string(), "60+0.5 s");
        let mut clocks = Clocks::new(limit);
        assert_eq!(
            clocks.level(Side::White).to_string(),
            "level time=59.500 inc=0.5"
        );
        assert!(clocks.spend(Side::White, Duration::from_secs(60)));
        assert!(!clocks.spend(Side::White, Duration::from_secs(1)));
        assert!(clocks.spend(Side::Black, Duration::from_secs(1)));
        let blitz = Clocks::new(Limit::Clock(control("5").unwrap()));
        assert_eq!(blitz.level(Side::Black).to_string(), "level time=5.000");
        for wrong in ["", "x", "0", "5+", "5+x", "-1+1", "5+1+1"] {
            assert!(
                control(wrong).unwrap_err().contains("is not a clock"),
                "{wrong}"
            );
        }
    }
}
