//! One game between two players, by all the rules.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use super::{limit::Clocks, player::Player};
use crate::{
    cli::fault::Fault,
    engine::Dice,
    notation::pdn::{Game, GameResult},
    play::{Claims, Match, record},
    rules::{BySide, Move, Position, Side},
};

/// What the Termination tag says of a game that ended beside the rules of the board.
pub(super) const OUT_OF_TIME: &str = "time forfeit";
pub(super) const ILLEGAL: &str = "illegal move";
pub(super) const UNFINISHED: &str = "unfinished after";

/// What both players are given.
pub(super) struct Setting<'a> {
    pub(super) start: &'a Position,
    pub(super) opening: &'a [Move],
    /// The clocks as they are before the first move.
    pub(super) clocks: Clocks,
    /// A game of so many plies is a draw.
    pub(super) most_plies: usize,
    pub(super) seed: u64,
    /// Whoever sets it wants no more moves.
    pub(super) stop: &'a AtomicBool,
}

/// What a player has spent on its moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Effort {
    pub(super) moves: u64,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    pub(super) longest: Duration,
}

/// A game that has ended.
pub(super) struct Played {
    pub(super) record: Game,
    pub(super) efforts: BySide<Effort>,
}

/// Plays a game to its end. Nothing comes of it where it was stopped.
///
/// # Errors
///
/// A [`Fault`] where a player fails.
pub(super) fn play(
    setting: Setting<'_>,
    mut players: BySide<&mut Player>,
) -> Result<Option<Played>, Fault> {
    let mut game = Match::from_position(setting.start.clone(), Claims::AtOnce);
    for step in setting.opening {
        if game.play_move(step).is_err() {
            break;
        }
    }
    for side in Side::ALL {
        players[side].new_game()?;
    }
    let mut clocks = setting.clocks;
    let mut efforts = BySide::<Effort>::default();
    let mut verdict = None;
    while game.result().is_none() && verdict.is_none() {
        if setting.stop.load(Relaxed) {
            return Ok(None);
        }
        let plies = game.ply_count();
        if setting.most_plies <= plies {
            verdict = Some((None, format!("{UNFINISHED} {plies} plies")));
            break;
        }
        let side = game.position().turn();
        let seed = Dice::new(setting.seed.wrapping_add(plies as u64)).roll();
        let begin = Instant::now();
        let reply = players[side].choose(&game, &clocks, seed, setting.stop)?;
        let spent = begin.elapsed();
        if setting.stop.load(Relaxed) {
            return Ok(None);
        }
        efforts[side].add(spent, reply.nodes);
        let is_legal = reply.step.is_some_and(|step| game.play_move(&step).is_ok());
        if !is_legal {
            verdict = Some((Some(side.other()), ILLEGAL.to_owned()));
        } else if !clocks.spend(side, spent) && game.result().is_none() {
            verdict = Some((Some(side.other()), OUT_OF_TIME.to_owned()));
        }
    }
    let mut record = record(&game);
    if let Some((winner, termination)) = verdict {
        record.result = GameResult::won_by(winner);
        record.tags.set("Termination", &termination);
    }
    Ok(Some(Played { record, efforts }))
}

impl Effort {
    fn add(&mut self, time: Duration, nodes: u64) {
        self.moves += 1;
        self.nodes += nodes;
        self.time += time;
        self.longest = self.longest.max(time);
    }

    /// Puts the effort of another game to it.
    pub(super) fn join(&mut self, other: &Self) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}
