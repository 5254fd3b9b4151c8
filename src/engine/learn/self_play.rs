//! One game of the engine against itself.

use std::ops::ControlFlow;

use super::Record;
use crate::{
    engine::{Budget, Dice, Engine, Report, Situation, Unwatched},
    rules::{DrawVerdict, Goal, Position, Side, draw_verdict, verdict_of},
};

/// How the games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Positions visited for a move.
    pub nodes: u64,
    /// The fewest and the most moves at the beginning that are made by chance.
    pub random: (u64, u64),
    /// A game of so many plies is a draw.
    pub longest: usize,
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            nodes: 1_000,
            random: (4, 12),
            longest: 240,
        }
    }
}

/// Plays one game; none where the random moves ended it.
#[must_use]
pub fn play_game(engine: &Engine, habits: Habits, seed: u64) -> Option<Record> {
    let mut dice = Dice::new(seed.wrapping_mul(0xA24B_AED4_963E_E407) ^ 0x9FB2_1C65_1E98_DF25);
    engine.forget();
    let (fewest, most) = habits.random;
    let random = (fewest + dice.below(most - fewest + 1)) as usize;
    let mut now = Situation::fresh(Position::start(engine.rules().clone()));
    let mut record = Record {
        random,
        ..Record::default()
    };
    for _ in 0..random {
        let moves = now.position.legal_moves();
        let place = dice.below(moves.len().max(1) as u64);
        now = now.after(moves.get(place as usize)?);
        record.plies.push((place as u8, 0));
    }
    let budget = Budget {
        nodes: habits.nodes,
        ..Budget::default()
    };
    loop {
        if let Some(points) = points(&now) {
            record.points = points;
            return Some(record);
        }
        if habits.longest <= record.plies.len() {
            record.points = drawn(&now.position);
            return Some(record);
        }
        let on = &mut |_: &Report| ControlFlow::Continue(());
        let report = engine.think(&now, budget, &Unwatched, on);
        let (Some(step), Some(score)) = (report.best(), report.score()) else {
            // Points knows every position without a move.
            return None;
        };
        let moves = now.position.legal_moves();
        let place = moves.iter().position(|legal| legal == step)?;
        record
            .plies
            .push((u8::try_from(place).ok()?, score.hundredths() as i16));
        if score.is_proven() {
            let white_wins = (0 < score.hundredths()) == (now.position.turn() == Side::White);
            record.points = if white_wins { 2 } else { 0 };
            return Some(record);
        }
        now = now.after(step);
    }
}

/// The points of White where the game is over.
fn points(now: &Situation) -> Option<u8> {
    let position = &now.position;
    let rules = position.rules().ruleset();
    if !position.can_move() {
        let mover_wins = rules.goal == Goal::GiveAway;
        return Some(won(mover_wins == (position.turn() == Side::White)));
    }
    if let Some(limit) = now.counters.reached(&rules.limits) {
        return Some(
            verdict_of(limit, position)
                .map_or_else(|| drawn(position), |winner| won(winner == Side::White)),
        );
    }
    let again = now.before.iter().filter(|&&hash| hash == position.hash());
    (usize::from(rules.repetition.count) <= again.count() + 1).then(|| drawn(position))
}

const fn won(white: bool) -> u8 {
    if white { 2 } else { 0 }
}

fn drawn(position: &Position) -> u8 {
    match draw_verdict(position) {
        DrawVerdict::Draw { .. } => 1,
        DrawVerdict::Decided { winner, .. } => won(winner == Side::White),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn a_seed_repeats_its_game_and_every_game_ends() {
        let habits = Habits {
            nodes: 150,
            ..Habits::default()
        };
        for rules in rules::all() {
            let engine = Engine::with_weights(rules.clone(), 1, None);
            for seed in 0..3 {
                let record = play_game(&engine, habits, seed);
                assert_eq!(play_game(&engine, habits, seed), record);
                let Some(record) = record else { continue };
                let positions = record.positions(rules).count();
                assert_eq!(positions, record.plies.len() - record.random);
            }
        }
    }
}
