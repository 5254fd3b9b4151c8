//! How long a search may take, as the command `level` says it.

use std::time::Duration;

use crate::{
    engine::{Budget, DEEPEST},
    machine::Allowance,
    notation::hub::Line,
};

/// What was said; several limits may stand together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Limits {
    depth: Option<u8>,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    clock: Option<Clock>,
}

/// A clock with what is left on it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Clock {
    /// The increment of this move included: Hub adds it before the move.
    left: Duration,
    increment: Duration,
    moves: Option<u32>,
}

/// Before anything was said: a second a move.
impl Default for Limits {
    fn default() -> Self {
        Self {
            move_time: Some(Duration::from_secs(1)),
            ..Self::NONE
        }
    }
}

impl Limits {
    const NONE: Self = Self {
        depth: None,
        nodes: None,
        move_time: None,
        clock: None,
    };

    /// Reads the line `level`.
    pub(super) fn of(line: &Line) -> Result<Self, String> {
        let depth = number(line, "depth")?;
        let nodes = number(line, "nodes")?;
        let move_time = number(line, "move-time")?.map(seconds);
        let increment = number(line, "inc")?.unwrap_or(0.0);
        let moves = number(line, "moves")?;
        let clock = number(line, "time")?.map(|time| Clock {
            left: seconds(time + increment),
            increment: seconds(increment),
            moves: moves.map(|moves| moves as u32),
        });
        let limits = Self {
            depth: depth.map(|depth| (depth as u8).clamp(1, DEEPEST)),
            nodes: nodes.map(|nodes| (nodes as u64).max(1)),
            move_time,
            clock,
        };
        if limits == Self::NONE && !line.has("infinite") {
            return Err(
                "the level has no limit; give depth, nodes, move-time, time or infinite".to_owned(),
            );
        }
        Ok(limits)
    }

    /// How much may be searched.
    pub(super) fn budget(&self) -> Budget {
        Budget {
            depth: self.depth.unwrap_or(DEEPEST),
            nodes: self.nodes.unwrap_or(u64::MAX),
            ..Budget::default()
        }
    }

    /// How long it may take from when the clock runs.
    pub(super) fn allowance(&self) -> Allowance {
        let by_clock = self.clock.map(|clock| {
            Allowance::by_clock(clock.left, clock.increment, clock.moves.filter(|m| 0 < *m))
        });
        let Some(time) = self.move_time else {
            return by_clock.unwrap_or_default();
        };
        let hard = by_clock.and_then(|by_clock| by_clock.hard);
        Allowance {
            soft: by_clock.and_then(|by_clock| by_clock.soft),
            hard: Some(hard.map_or(time, |hard| hard.min(time))),
        }
    }

    /// Whether a clock or a time limits it, so that a move without alternative should be quick.
    pub(super) const fn is_timed(&self) -> bool {
        self.move_time.is_some() || self.clock.is_some()
    }
}

/// The value of an argument, if it is there.
fn number(line: &Line, name: &str) -> Result<Option<f64>, String> {
    let Some(text) = line.get(name) else {
        return Ok(None);
    };
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(Some(number)),
        _ => Err(format!("'{text}' is no value for {name}; write a number")),
    }
}

/// A number of seconds: less than nothing is nothing, and nobody waits for more than a year.
fn seconds(number: f64) -> Duration {
    Duration::from_secs_f64(number.clamp(0.0, 31_536_000.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(text: &str) -> Result<Limits, String> {
        Limits::of(&Line::parse(text).unwrap().unwrap())
    }

    #[test]
    fn every_form_of_the_protocol_is_understood() {
        let depth = limits("level depth=7").unwrap().budget();
        assert_eq!((depth.depth, depth.nodes), (7, u64::MAX));
        assert_eq!(limits("level nodes=5000").unwrap().budget().nodes, 5000);
        assert_eq!(
            limits("level move-time=0.25").unwrap().allowance(),
            Allowance::exactly(Duration::from_millis(250))
        );
        assert_eq!(
            limits("level infinite").unwrap().allowance(),
            Allowance::default()
        );
        let seconds = Duration::from_secs;
        assert_eq!(
            limits("level moves=9 time=60 inc=2").unwrap().allowance(),
            Allowance::by_clock(seconds(62), seconds(2), Some(9))
        );
        // The clock shows less than the increment that Hub adds first.
        assert_eq!(
            limits("level time=-1.5 inc=2").unwrap().allowance(),
            Allowance::by_clock(Duration::from_millis(500), seconds(2), None)
        );
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        assert_eq!(
            limits("level depth=deep"),
            Err("'deep' is no value for depth; write a number".to_owned())
        );
        assert!(limits("level time=nan").is_err());
        assert!(limits("level").unwrap_err().starts_with("the level has no"));
    }
}
