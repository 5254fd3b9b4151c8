//! Many games on several threads, told in the order of their numbers.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{Sender, channel},
    },
    thread,
};

use super::{
    game::{self, Played, Setting},
    limit::{Clocks, Limit},
    openings::Openings,
    player::Player,
    tally::by_side,
};
use crate::{
    cli::fault::Fault,
    engine::Dice,
    rules::{Move, Position},
};

/// What all games have in common.
pub(super) struct Terms {
    pub(super) start: Position,
    pub(super) limit: Limit,
    pub(super) most_plies: usize,
    pub(super) seed: u64,
}

/// The first player and the second, as one thread has them.
pub(super) type Pair = [Player; 2];

/// The games that nobody has begun yet.
struct Queue {
    left: Range<u32>,
    openings: Openings,
}

type Told = (u32, Result<Played, Fault>);

/// Plays the games of these numbers, with a thread for each pair of players. Each game is told once
/// those before it have been; no more are played when that breaks.
///
/// # Errors
///
/// The first [`Fault`], of a game or of what is told.
pub(super) fn play_all(
    terms: &Terms,
    pairs: Vec<Pair>,
    games: Range<u32>,
    openings: Openings,
    tell: &mut dyn FnMut(u32, &Played) -> Result<ControlFlow<()>, Fault>,
) -> Result<(), Fault> {
    let stop = AtomicBool::new(false);
    let mut next = games.start;
    let queue = Mutex::new(Queue {
        left: games,
        openings,
    });
    let (sender, receiver) = channel::<Told>();
    thread::scope(|scope| {
        for pair in pairs {
            let (queue, stop, sender) = (&queue, &stop, sender.clone());
            scope.spawn(move || work(terms, pair, queue, stop, &sender));
        }
        // The games come to an end when the last thread has dropped its own.
        drop(sender);
        let mut early = BTreeMap::new();
        let mut ended = Ok(ControlFlow::Continue(()));
        while let Ok(ControlFlow::Continue(())) = ended
            && let Ok((number, played)) = receiver.recv()
        {
            early.insert(number, played);
            while let Ok(ControlFlow::Continue(())) = ended
                && let Some(played) = early.remove(&next)
            {
                ended = played.and_then(|played| tell(next, &played));
                next += 1;
            }
        }
        stop.store(true, Relaxed);
        ended.map(|_| ())
    })
}

/// One thread: takes a game and plays it, until there is none or it is told to stop.
fn work(
    terms: &Terms,
    mut pair: Pair,
    queue: &Mutex<Queue>,
    stop: &AtomicBool,
    sender: &Sender<Told>,
) {
    // A function of its own lets go of the queue before the game begins.
    let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).take();
    while let Some((number, opening)) = take() {
        let played = opening.and_then(|opening| {
            let [first, second] = &mut pair;
            let setting = Setting {
                start: &terms.start,
                opening: &opening,
                clocks: Clocks::new(terms.limit),
                most_plies: terms.most_plies,
                seed: Dice::new(terms.seed.wrapping_add(u64::from(number))).roll(),
                stop,
            };
            game::play(setting, by_side(first, second, number))
        });
        // A game that was stopped in between is not told.
        let Some(played) = played.transpose() else {
            break;
        };
        if sender.send((number, played)).is_err() {
            break;
        }
    }
}

impl Queue {
    fn take(&mut self) -> Option<(u32, Result<Vec<Move>, Fault>)> {
        let number = self.left.next()?;
        Some((number, self.openings.of_game(number)))
    }
}
