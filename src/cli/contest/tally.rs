//! The score of a match, and how far chance can have moved it.

use std::collections::BTreeMap;

use super::game::{ILLEGAL, OUT_OF_TIME, UNFINISHED};
use crate::{
    notation::pdn::Game,
    rules::{BySide, Side},
};

/// Games so far, counted from the first player's side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Tally {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// How often the games ended for which reason.
    pub(super) ends: BTreeMap<String, u32>,
    /// How often the first player and the second lost on time, and by an illegal move.
    pub(super) out_of_time: [u32; 2],
    pub(super) illegal: [u32; 2],
}

/// A value with the lowest and the highest that it may really have, with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The normal deviate that 95 % of all lie within.
const DEVIATE: f64 = 1.96;

impl Tally {
    /// Counts a game in which the first player had this side. A game without result counts as a
    /// draw, so that nothing is lost.
    pub(super) fn count(&mut self, game: &Game, first: Side) {
        let winner = game.result.winner().flatten();
        match winner {
            Some(side) if side == first => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
        let termination = game.tags.get("Termination").unwrap_or("no reason given");
        // The sums differ from game to game, and the number of plies says nothing new.
        let reason = ["values", UNFINISHED]
            .into_iter()
            .find(|head| termination.starts_with(head))
            .map_or(termination, |head| match head {
                UNFINISHED => "too many plies",
                other => other,
            });
        *self.ends.entry(reason.to_owned()).or_default() += 1;
        let Some(winner) = winner else { return };
        let loser = usize::from(winner == first);
        match termination {
            OUT_OF_TIME => self.out_of_time[loser] += 1,
            ILLEGAL => self.illegal[loser] += 1,
            _ => {}
        }
    }

    /// How many games there were.
    pub(super) const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The first player's score: 1 is every game won.
    pub(super) fn score(&self) -> Estimate {
        let games = f64::from(self.games());
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        let value = if self.games() == 0 {
            0.5
        } else {
            points / games
        };
        let error = self.error();
        Estimate {
            value,
            low: (value - error).max(0.0),
            high: (value + error).min(1.0),
        }
    }

    /// How far the score may lie from the real one, with 95 % certainty.
    ///
    /// It is that of independent games whose spread is estimated with one win, one draw and one
    /// loss more than there were: a few games that all end alike are no certainty.
    pub(super) fn error(&self) -> f64 {
        if self.games() == 0 {
            return 1.0;
        }
        let [wins, draws, losses] =
            [self.wins, self.draws, self.losses].map(|count| f64::from(count) + 1.0);
        let all = wins + draws + losses;
        let mean = (wins + draws / 2.0) / all;
        let square = |result: f64| (result - mean) * (result - mean);
        let variance = (wins * square(1.0) + draws * square(0.5) + losses * square(0.0)) / all;
        DEVIATE * (variance / f64::from(self.games())).sqrt()
    }

    /// The difference in Elo's rating that would make such a score; without bounds where every
    /// game may be won or lost.
    pub(super) fn elo(&self) -> Estimate {
        let score = self.score();
        Estimate {
            value: elo(score.value),
            low: elo(score.low),
            high: elo(score.high),
        }
    }
}

impl Estimate {
    /// Which side of a target the whole range lies on.
    pub(super) fn side_of(&self, target: f64) -> Option<&'static str> {
        if target < self.low {
            Some("above")
        } else if self.high < target {
            Some("below")
        } else {
            None
        }
    }
}

/// The difference in rating at which a player is expected to score so much.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The side that the first player has in a game, counted from 0: each opening is played twice.
pub(super) const fn first_side(game: u32) -> Side {
    if game.is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    }
}

/// What belongs to the first player and to the second, by sides.
pub(super) fn by_side<T>(first: T, second: T, game: u32) -> BySide<T> {
    match first_side(game) {
        Side::White => BySide {
            white: first,
            black: second,
        },
        Side::Black => BySide {
            white: second,
            black: first,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        notation::pdn::GameResult,
        rules::{Position, default_rules},
    };

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally {
            wins,
            draws,
            losses,
            ..Tally::default()
        }
    }

    #[test]
    fn the_error_shrinks_with_the_games() {
        let few = tally(6, 8, 6).score();
        let many = tally(600, 800, 600).score();
        assert_eq!((few.value, many.value), (0.5, 0.5));
        assert!((0.16..0.19).contains(&(few.high - 0.5)), "{few:?}");
        // 1.96 times the root of 0.15 / 2000.
        assert!((many.high - 0.517).abs() < 0.0005, "{many:?}");
        assert_eq!(
            (many.side_of(0.4), many.side_of(0.6)),
            (Some("above"), Some("below"))
        );
        assert_eq!(many.side_of(0.51), None);
    }

    #[test]
    fn a_few_games_that_end_alike_settle_nothing() {
        let won = tally(4, 0, 0);
        let score = won.score();
        assert_eq!((score.value, score.high), (1.0, 1.0));
        assert!((0.6..0.7).contains(&score.low), "{score:?}");
        assert_eq!(won.elo().value, f64::INFINITY);
        assert_eq!(Tally::default().score().side_of(0.5), None);
    }

    #[test]
    fn elo_is_the_usual_scale() {
        assert!((elo(0.64) - 100.0).abs() < 0.1);
        assert_eq!(tally(1, 0, 1).elo().value, 0.0);
    }

    #[test]
    fn games_are_counted_from_the_first_players_side() {
        let mut tally = Tally::default();
        let mut count = |winner, termination: &str, first| {
            let mut game = Game::new(Position::start(default_rules()));
            game.result = GameResult::won_by(winner);
            game.tags.set("Termination", termination);
            tally.count(&game, first);
        };
        count(Some(Side::White), "values 57-41", Side::White);
        count(Some(Side::White), "values 60-1", Side::Black);
        count(Some(Side::Black), OUT_OF_TIME, Side::White);
        count(Some(Side::Black), ILLEGAL, Side::Black);
        count(None, "unfinished after 300 plies", Side::Black);
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 1, 2));
        assert_eq!((tally.out_of_time, tally.illegal), ([1, 0], [0, 1]));
        assert_eq!((tally.ends["values"], tally.ends["too many plies"]), (2, 1));
    }
}
