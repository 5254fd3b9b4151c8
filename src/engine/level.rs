//! Ten opponents, from a child to a club champion: how far each looks and how it errs.

use core::time::Duration;
use std::ops::ControlFlow;

use super::{Budget, Dice, Engine, Report, Score, Situation, Watch};
use crate::rules::Move;

/// An opponent's strength, from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level is made of.
struct Make {
    spanish: &'static str,
    english: &'static str,
    /// Positions visited for a move, at most.
    nodes: u64,
    /// How many of a thousand moves are mistakes.
    mistakes: u64,
    /// How much a mistake may cost, in hundredths of a man.
    cost: i32,
}

const fn make(
    spanish: &'static str,
    english: &'static str,
    nodes: u64,
    mistakes: u64,
    cost: i32,
) -> Make {
    Make {
        spanish,
        english,
        nodes,
        mistakes,
        cost,
    }
}

const MAKES: [Make; 10] = [
    make("Curioso", "Curious", 40, 600, 250),
    make("Principiante", "Beginner", 100, 450, 200),
    make("Aprendiz", "Apprentice", 250, 320, 160),
    make("Aficionado", "Amateur", 600, 220, 120),
    make("Jugador", "Player", 1_500, 140, 100),
    make("Experimentado", "Experienced", 4_000, 90, 80),
    make("Veterano", "Veteran", 12_000, 50, 60),
    make("Experto", "Expert", 40_000, 20, 40),
    make("Maestro", "Master", 150_000, 5, 20),
    make("Campeón", "Champion", 600_000, 0, 0),
];

/// No level takes longer than this for a move.
const LONGEST: Duration = Duration::from_secs(3);

/// Below this level a win in one move may be missed.
const SEES_WINS: u8 = 4;

/// A move that a level has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub step: Move,
    /// What the search found, the chosen move's line first.
    pub report: Report,
}

impl Level {
    /// The highest level.
    pub const MOST: u8 = 10;

    /// The level of a number from 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MOST).map(Self)
    }

    /// Its number, from 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn make(self) -> &'static Make {
        &MAKES[self.0 as usize - 1]
    }

    /// Its name in Spanish.
    #[must_use]
    pub const fn spanish(self) -> &'static str {
        self.make().spanish
    }

    /// Its name in English.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.make().english
    }

    /// How long it thinks at most, whatever the machine.
    #[must_use]
    pub const fn longest(self) -> Duration {
        LONGEST
    }

    /// How much it searches.
    #[must_use]
    pub fn budget(self) -> Budget {
        Budget {
            nodes: self.make().nodes,
            ..Budget::default()
        }
    }

    /// The move it makes; none where the game is over. The same seed makes the same move.
    pub fn choose(
        self,
        engine: &Engine,
        situation: &Situation,
        seed: u64,
        watch: &dyn Watch,
    ) -> Option<Choice> {
        let Make { mistakes, cost, .. } = *self.make();
        let on = &mut |_: &Report| ControlFlow::Continue(());
        let mut dice = Dice::new(seed ^ situation.position.hash());
        if dice.below(1000) < mistakes {
            let budget = Budget {
                lines: usize::MAX,
                ..self.budget()
            };
            let mut report = engine.think(situation, budget, watch, on);
            let chosen = self.err(&report, cost, &mut dice)?;
            report.lines.swap(0, chosen);
            return Self::choice(report);
        }
        Self::choice(engine.think(situation, self.budget(), watch, on))
    }

    fn choice(report: Report) -> Option<Choice> {
        Some(Choice {
            step: *report.best()?,
            report,
        })
    }

    /// Which line a mistake plays: any that costs no more than it may.
    fn err(self, report: &Report, cost: i32, dice: &mut Dice) -> Option<usize> {
        let best = report.score()?;
        if best.is_proven() && Score::EVEN < best && SEES_WINS <= self.0 {
            return Some(0);
        }
        let bearable = report
            .lines
            .iter()
            .take_while(|line| best - cost <= line.score)
            .count();
        let others = bearable.saturating_sub(1) as u64;
        Some(if others == 0 {
            0
        } else {
            1 + dice.below(others) as usize
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::Unwatched,
        rules::{self, Position},
    };

    #[test]
    fn a_seed_repeats_the_move_and_levels_err_differently() {
        let engine = Engine::new(rules::default_rules(), 1);
        let start = Situation::fresh(Position::start(rules::default_rules()));
        let level = Level::new(1).unwrap();
        let mut seen = Vec::new();
        for seed in 0..20 {
            engine.forget();
            let first = level.choose(&engine, &start, seed, &Unwatched).unwrap();
            engine.forget();
            let again = level.choose(&engine, &start, seed, &Unwatched).unwrap();
            assert_eq!(first, again);
            seen.push(first.step);
        }
        assert!(seen.iter().any(|step| *step != seen[0]));
    }
}
