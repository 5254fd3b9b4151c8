//! One engine at work: as many threads as it is given, a deadline, and a legal move in any case.

use std::{
    ops::ControlFlow,
    sync::{Arc, atomic::AtomicBool, atomic::Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use super::{Allowance, Deadline};
use crate::{
    engine::{Budget, Choice, Engine, Level, Report, Situation},
    rules::{Move, Rules},
};

/// What a search has answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What was found; one line at least, where there is a legal move.
    pub report: Report,
    /// How long it took.
    pub time: Duration,
}

/// An engine for one game with the threads that it may use. Cheap to clone: clones share what has
/// been found.
#[derive(Clone, Debug)]
pub struct Mind {
    engine: Arc<Engine>,
    threads: usize,
}

impl Mind {
    /// A mind that uses so many threads and about so many mebibytes.
    #[must_use]
    pub fn new(rules: Arc<Rules>, threads: usize, mebibytes: usize) -> Self {
        Self::of(Engine::new(rules, mebibytes), threads)
    }

    /// The same with an engine that is at hand.
    #[must_use]
    pub fn of(engine: Engine, threads: usize) -> Self {
        Self {
            engine: Arc::new(engine),
            threads: threads.max(1),
        }
    }

    /// The engine.
    #[must_use]
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.engine.rules()
    }

    /// Searches until the budget or the time is spent, or until it is stopped; tells what it has
    /// found after each iteration.
    pub fn think(
        &self,
        situation: &Situation,
        budget: Budget,
        allowance: Allowance,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(&Report, Duration),
    ) -> Answer {
        let begin = Instant::now();
        let watch = Deadline {
            stop,
            until: allowance.hard.map(|hard| begin + hard),
        };
        // The helpers end when the first thread does.
        let done = AtomicBool::new(false);
        let helper = Deadline {
            stop: &done,
            until: watch.until,
        };
        let report = thread::scope(|scope| {
            for thread in 1..self.threads {
                let helper = &helper;
                let help = move || {
                    let budget = Budget { thread, ..budget };
                    let on = &mut |_: &Report| ControlFlow::Continue(());
                    self.engine.think(situation, budget, helper, on)
                };
                // Where the system gives no thread, the search does without.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            let report = self.engine.think(situation, budget, &watch, &mut |report| {
                let spent = begin.elapsed();
                hear(report, spent);
                if allowance.soft.is_some_and(|soft| soft <= spent) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            done.store(true, Relaxed);
            report
        });
        Answer {
            report,
            time: begin.elapsed(),
        }
    }

    /// The move that an opponent of a level makes, within its stated time at most. The seed varies
    /// its mistakes: the same seed makes the same move. None where the game is over.
    pub fn play(
        &self,
        level: Level,
        situation: &Situation,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<Choice> {
        let watch = Deadline {
            stop,
            until: Some(Instant::now() + level.longest()),
        };
        level.choose(&self.engine, situation, seed, &watch)
    }

    /// A legal move without thinking, for where nothing else can be done.
    #[must_use]
    pub fn any_move(situation: &Situation) -> Option<Move> {
        situation.position.legal_moves().first().copied()
    }
}
