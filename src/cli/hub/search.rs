//! One search on a thread of its own: what it tells on the way, and its move.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::{limits::Limits, say};
use crate::{
    engine::{Line as Variation, Outlook, Report, Situation},
    machine::{Allowance, Mind},
    notation::hub::{Line, hub_move},
    rules::Position,
};

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A move to be played.
    Think,
    /// The same while the clock does not run yet.
    Ponder,
    /// To know more of the position.
    Analyze,
}

/// A search that was begun.
pub(super) struct Search {
    limits: Limits,
    purpose: Purpose,
    reins: Arc<Reins>,
    thread: JoinHandle<()>,
}

/// How a search is stopped from outside.
#[derive(Default)]
struct Reins {
    stop: AtomicBool,
    /// No new iteration is begun after this.
    soft: Mutex<Option<Instant>>,
}

impl Search {
    /// Begins to search. A move that has no alternative takes no thought when time counts.
    pub(super) fn begin(
        mind: Mind,
        situation: Situation,
        limits: Limits,
        purpose: Purpose,
    ) -> Self {
        const FEW_NODES: u64 = 20_000;
        let mut budget = limits.budget();
        let is_forced = situation.position.legal_moves().len() == 1;
        if is_forced && limits.is_timed() && purpose == Purpose::Think {
            budget.nodes = budget.nodes.min(FEW_NODES);
        }
        let allowance = match purpose {
            Purpose::Think | Purpose::Analyze => limits.allowance(),
            Purpose::Ponder => Allowance::default(),
        };
        let reins = Arc::new(Reins::default());
        let held = reins.clone();
        let thread = thread::spawn(move || {
            let mut told = Report::default();
            let hear = &mut |report: &Report, time| {
                tell(&info(&situation.position, report, time));
                told.clone_from(report);
                if held.is_late() {
                    held.stop.store(true, Relaxed);
                }
            };
            let answer = mind.think(&situation, budget, allowance, &held.stop, hear);
            // An iteration that was cut short may have changed the move.
            if answer.report != told {
                tell(&info(&situation.position, &answer.report, answer.time));
            }
            tell(&done(&situation.position, &answer.report));
        });
        Self {
            limits,
            purpose,
            reins,
            thread,
        }
    }

    /// The expected move was played: the clock runs from now on.
    pub(super) fn ponder_hit(&mut self) {
        if self.purpose != Purpose::Ponder {
            return;
        }
        self.purpose = Purpose::Think;
        let Allowance { soft, hard } = self.limits.allowance();
        if let Some(soft) = soft {
            let mut until = self
                .reins
                .soft
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            *until = Some(Instant::now() + soft);
        }
        if let Some(hard) = hard {
            let reins = self.reins.clone();
            thread::spawn(move || {
                thread::sleep(hard);
                reins.stop.store(true, Relaxed);
            });
        }
    }

    /// Tells the search to come to its end; its move follows.
    pub(super) fn stop(&self) {
        self.reins.stop.store(true, Relaxed);
    }

    /// Waits until the move has been told.
    pub(super) fn wait(self) {
        // A fault in the thread has been told already.
        let _ = self.thread.join();
    }
}

impl Reins {
    fn is_late(&self) -> bool {
        let soft = self.soft.lock().unwrap_or_else(PoisonError::into_inner);
        soft.is_some_and(|soft| soft <= Instant::now())
    }
}

/// Where nobody listens any more the session notices it at its next line.
fn tell(line: &Line) {
    let _ = say(line);
}

/// The best line after an iteration.
fn info(position: &Position, report: &Report, time: Duration) -> Line {
    let seconds = time.as_secs_f64();
    let speed = report.nodes as f64 / seconds.max(1e-6) / 1e6;
    let info = Line::new("info").with("depth", report.depth);
    let Some(best) = report.lines.first() else {
        return info;
    };
    info.with("score", format!("{:.2}", men(best.score.outlook())))
        .with("nodes", report.nodes)
        .with("time", format!("{seconds:.3}"))
        .with("nps", format!("{speed:.2}"))
        .with("pv", texts(position, best).join(" "))
}

/// The move, and the answer to it that is expected. The protocol has no word for a game that is
/// over; a program that asks all the same must not wait for ever.
fn done(position: &Position, report: &Report) -> Line {
    let best = report.lines.first().map(|line| texts(position, line));
    let done = Line::new("done");
    match best.as_deref() {
        Some([step, answer, ..]) => done.with("move", step).with("ponder", answer),
        Some([step]) => done.with("move", step),
        Some([]) | None => done.with("move", "0-0"),
    }
}

/// The moves of a line.
fn texts(position: &Position, line: &Variation) -> Vec<String> {
    let mut now = position.clone();
    let text = |step| {
        let text = hub_move(&now, step);
        now = now.play_unchecked(step);
        text
    };
    line.moves.iter().map(text).collect()
}

/// A score in men. A win so many plies ahead is 100 less their number in hundredths, as Scan writes
/// it; one by the values left is 90 less it.
fn men(outlook: Outlook) -> f64 {
    let end = |most: f64, plies: u32| most - f64::from(plies) / 100.0;
    match outlook {
        Outlook::Estimate(hundredths) => f64::from(hundredths) / 100.0,
        Outlook::Wins(plies) => end(100.0, plies),
        Outlook::Loses(plies) => -end(100.0, plies),
        Outlook::WinsByValues(plies) => end(90.0, plies),
        Outlook::LosesByValues(plies) => -end(90.0, plies),
    }
}
