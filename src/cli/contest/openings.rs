//! Openings from a seed: a few random moves that leave the game open.

use std::{collections::HashSet, ops::ControlFlow, sync::Arc};

use crate::{
    cli::fault::Fault,
    engine::{Budget, Dice, Engine, Unwatched},
    play::{Claims, Match},
    rules::{Move, Position, Rules},
};

/// An opening is open while neither side is ahead by this many hundredths of a man.
const OPEN: i32 = 60;
/// How much the judge looks at.
const NODES: u64 = 2_000;
/// Room for its positions, in mebibytes.
const TABLE: usize = 1;
/// So many openings are tried before the most even of them is taken.
const TRIES: usize = 100;

/// Openings one after the other, the same from the same seed.
pub(super) struct Openings {
    start: Position,
    judge: Engine,
    dice: Dice,
    plies: usize,
    known: HashSet<u64>,
    /// The opening of the last two games.
    current: Vec<Move>,
}

impl Openings {
    pub(super) fn new(rules: &Arc<Rules>, seed: u64, plies: usize) -> Self {
        Self {
            start: Position::start(rules.clone()),
            judge: Engine::new(rules.clone(), TABLE),
            dice: Dice::new(seed),
            plies,
            known: HashSet::new(),
            current: Vec::new(),
        }
    }

    /// The opening of a game, counted from 0; games are asked for in their order. Each opening is
    /// played twice, with colours swapped.
    ///
    /// # Errors
    ///
    /// As [`Openings::next`].
    pub(super) fn of_game(&mut self, game: u32) -> Result<Vec<Move>, Fault> {
        if game.is_multiple_of(2) {
            self.current = self.next()?;
        }
        Ok(self.current.clone())
    }

    /// The next opening: open, and if possible a new one.
    ///
    /// # Errors
    ///
    /// [`Fault::Usage`] where every game is over before so many moves.
    fn next(&mut self) -> Result<Vec<Move>, Fault> {
        let mut most_even = None;
        for _ in 0..TRIES {
            let Some(game) = self.random() else { continue };
            let lead = self.lead(&game);
            let hash = game.position().hash();
            let is_new = !self.known.contains(&hash);
            let moves: Vec<Move> = game.plies().map(|ply| ply.route.step).collect();
            if lead < OPEN && is_new {
                self.known.insert(hash);
                return Ok(moves);
            }
            // Of openings that are known already, any serves as well as another.
            let rank = (OPEN.max(lead), !is_new);
            if most_even.as_ref().is_none_or(|(best, _)| rank < *best) {
                most_even = Some((rank, moves));
            }
        }
        let (_, moves) = most_even.ok_or_else(|| {
            Fault::Usage(format!(
                "no game is still open after {} random plies; give fewer --plies",
                self.plies
            ))
        })?;
        Ok(moves)
    }

    /// A game of random moves; none if it has ended by then.
    fn random(&mut self) -> Option<Match> {
        let mut game = Match::from_position(self.start.clone(), Claims::AtOnce);
        for _ in 0..self.plies {
            let moves = game.position().legal_moves();
            let at = self.dice.below(moves.len().max(1) as u64) as usize;
            game.play_move(moves.get(at)?).ok()?;
        }
        game.result().is_none().then_some(game)
    }

    /// By how many hundredths of a man the better side is ahead.
    fn lead(&self, game: &Match) -> i32 {
        let budget = Budget {
            nodes: NODES,
            ..Budget::default()
        };
        let on = &mut |_: &_| ControlFlow::Continue(());
        self.judge.forget();
        let report = self.judge.think(&game.situation(), budget, &Unwatched, on);
        report.score().map_or(i32::MAX, |s| s.hundredths().abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn a_seed_repeats_its_openings_and_they_differ() {
        for rules in rules::all() {
            let make = |seed| {
                let mut openings = Openings::new(rules, seed, 6);
                [(); 3].map(|()| openings.next().unwrap())
            };
            let openings = make(7);
            assert_eq!(openings, make(7));
            assert_ne!(openings, make(8));
            assert!(openings.iter().all(|moves| moves.len() == 6));
            assert!(openings[0] != openings[1] && openings[1] != openings[2]);
        }
    }

    #[test]
    fn no_plies_are_the_start_and_too_many_are_refused() {
        let rules = rules::default_rules();
        assert_eq!(Openings::new(&rules, 1, 0).next(), Ok(Vec::new()));
        let fault = Openings::new(&rules, 1, 5_000).next().unwrap_err();
        assert!(matches!(fault, Fault::Usage(sentence) if sentence.contains("fewer --plies")));
    }
}
