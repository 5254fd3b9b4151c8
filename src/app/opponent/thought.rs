//! What the machine's thread does: it searches, waits until it is time, and answers.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use super::Question;
use crate::{
    app::{
        referee::Reply,
        shared_mind::SharedMind,
        worker::{Waker, Worker},
    },
    engine::{Level, Outlook, Score, Situation},
    machine::{Deadline, Mind},
    play::Match,
    rules::{DrawVerdict, Side, draw_verdict},
};

/// How much an opponent remembers of the positions that it has seen, in mebibytes.
const MEMORY: usize = 16;
/// How long a thread that waits sleeps before it looks whether it is still wanted.
const NAP: Duration = Duration::from_millis(20);

/// Who thinks for the opponent.
#[derive(Debug)]
pub(super) struct Thinker(SharedMind);

impl Default for Thinker {
    fn default() -> Self {
        Self(SharedMind::new(1, MEMORY))
    }
}

impl Thinker {
    /// Asks on a thread of its own; the answer comes no sooner than the pace allows.
    pub(super) fn ask(
        &self,
        game: &Match,
        question: Question,
        pace: Duration,
        waker: Waker,
    ) -> Worker<Reply> {
        let (mind, situation) = (self.0.clone(), game.situation());
        Worker::start("opponent", waker, move |stop, say| {
            let begin = Instant::now();
            let mind = mind.of(situation.position.rules());
            let reply = match question {
                Question::Move(level) => mind
                    .play(level, &situation, seed(), stop)
                    .map(|choice| Reply::Move(choice.step)),
                Question::Draw(side, level) => {
                    let score = score(&mind, level, &situation, stop);
                    score.map(|score| Reply::Draw(agrees(&situation, side, score)))
                }
            };
            while !stop.load(Relaxed) && begin.elapsed() < pace {
                thread::sleep(NAP.min(pace));
            }
            if let Some(reply) = reply.filter(|_| !stop.load(Relaxed)) {
                say(reply);
            }
        })
    }
}

/// Varies the mistakes of a level from game to game.
fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_nanos() as u64)
}

/// What the position is worth to the side to move.
fn score(mind: &Mind, level: Level, situation: &Situation, stop: &AtomicBool) -> Option<Score> {
    let watch = Deadline {
        stop,
        until: Some(Instant::now() + level.longest()),
    };
    let on = &mut |_: &_| ControlFlow::Continue(());
    let report = mind.engine().think(situation, level.budget(), &watch, on);
    report.score()
}

/// Whether a side agrees on a draw: if it is not better. Where the values decide a draw, it looks
/// at them first.
fn agrees(situation: &Situation, side: Side, score: Score) -> bool {
    let own = if situation.position.turn() == side {
        score
    } else {
        -score
    };
    match draw_verdict(&situation.position) {
        DrawVerdict::Draw { .. } => own <= Score::EVEN,
        DrawVerdict::Decided { winner, .. } if winner == side => {
            !matches!(own.outlook(), Outlook::Wins(_))
        }
        DrawVerdict::Decided { .. } => matches!(own.outlook(), Outlook::Loses(_)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Engine, engine::Unwatched, notation::fen, rules};

    #[track_caller]
    fn check(game: &str, position: &str, side: Side, expected: bool) {
        let rules = rules::find(game).unwrap();
        let situation = Situation::fresh(fen::parse(&rules, position).unwrap());
        let level = Level::new(6).unwrap();
        let engine = Engine::new(rules, 1);
        let on = &mut |_: &_| ControlFlow::Continue(());
        let report = engine.think(&situation, level.budget(), &Unwatched, on);
        assert_eq!(agrees(&situation, side, report.score().unwrap()), expected);
    }

    #[test]
    fn a_draw_suits_whoever_is_not_better() {
        check("international", "W:WK1,K2,K3,30:BK50", Side::White, false);
        check("international", "W:WK1,K2,K3,30:BK50", Side::Black, true);
    }

    #[test]
    fn where_values_decide_a_draw_the_larger_sum_agrees() {
        check("gt502", "W:WK5=19:BK46=7", Side::White, true);
        check("gt502", "W:WK5=19:BK46=7", Side::Black, false);
    }
}
