//! A match as a PDN game, and back.

use thiserror::Error;

use super::{Claims, Declared, DrawReason, Event, Match, MatchResult, Reason};
use crate::{
    notation::pdn::{Game, GameResult},
    rules::{BySide, Side},
};

/// What the Termination tag says of a draw by agreement.
const AGREED: &str = "agreed draw";
/// What it says of a draw by repetition.
const REPETITION: &str = "repetition";
/// What it says of a game that a side gave up.
const RESIGNED: &str = "resigned";
/// How it begins for a draw that the sums of values decided; White's sum follows, then Black's.
const VALUES: &str = "values";

/// Why a PDN game cannot be played on as a match.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// A position is set up in mid-game.
    #[error(
        "the game sets up a position between its moves, so that it is no single match; \
         keep the part from one setup on"
    )]
    Setup,
    /// The match is over before the moves are.
    #[error("the match is over after {plies} of its {all} moves by '{reason}'; leave out the rest")]
    Over {
        /// How many moves could be played.
        plies: usize,
        /// How many there are.
        all: usize,
        /// Why the match is over.
        reason: String,
    },
    /// The result cannot come about in the last position.
    #[error("the result is {stated}, but the match ends with {found} by '{reason}'; correct it")]
    Result {
        /// The result of the game.
        stated: String,
        /// The result of the match.
        found: String,
        /// Why the match ends like that.
        reason: String,
    },
}

/// The match as a PDN game: players, moves so far, result, and its reason in the Termination tag.
/// What has been undone is left out.
#[must_use]
pub fn record(game: &Match) -> Game {
    let mut record = Game::new(game.start().clone());
    for ply in game.plies() {
        // Every ply of a match is legal.
        if record.play(&ply.route.step).is_err() {
            break;
        }
    }
    record.tags.set("White", &game.players.white);
    record.tags.set("Black", &game.players.black);
    if let Some(result) = game.result() {
        record.result = GameResult::won_by(result.winner);
        record.tags.set("Termination", &termination(&result));
    }
    record
}

/// The PDN game as a match, played through the rules.
///
/// A game that was won without an end on the board is taken as resigned, and a draw as claimed
/// where it can be, else as agreed. A result that a match does not have (lost for both, points of a
/// tournament) leaves the match open, like one that is unknown.
///
/// # Errors
///
/// A [`ReplayError`] that says why the match would differ from the game.
pub fn replay(game: &Game) -> Result<Match, ReplayError> {
    if game.has_setups() {
        return Err(ReplayError::Setup);
    }
    let mut played = Match::from_position(game.start().clone(), Claims::ByPlayers);
    played.players = BySide {
        white: game.tags.get("White").unwrap_or_default().to_owned(),
        black: game.tags.get("Black").unwrap_or_default().to_owned(),
    };
    for (step, plies) in game.moves().zip(0..) {
        if played.play_move(step).is_err() {
            return Err(ReplayError::Over {
                plies,
                all: game.ply_count(),
                reason: reason(&played),
            });
        }
    }
    let Some(winner) = game.result.winner() else {
        return Ok(played);
    };
    if played.result().is_none() {
        let termination = game.tags.get("Termination").unwrap_or_default();
        played.happen(Event::End(declared(&played, winner, termination)));
    }
    let found = GameResult::won_by(played.result().and_then(|result| result.winner));
    if found != game.result {
        let style = game.rules().ruleset().notation.results;
        return Err(ReplayError::Result {
            stated: game.result.text(style).to_owned(),
            found: found.text(style).to_owned(),
            reason: reason(&played),
        });
    }
    Ok(played)
}

/// The end that people brought about, since the board shows none.
fn declared(played: &Match, winner: Option<Side>, termination: &str) -> Declared {
    match winner {
        Some(winner) if !termination.starts_with(VALUES) => Declared::Resigned(winner.other()),
        _ if termination != AGREED && played.can_claim() => Declared::RepetitionClaimed,
        _ => Declared::DrawAgreed,
    }
}

fn termination(result: &MatchResult) -> String {
    match (&result.sums, &result.reason) {
        (Some(sums), _) if result.is_decided_by_values() => {
            format!("{VALUES} {}-{}", sums.white, sums.black)
        }
        (_, Reason::Board(ending)) => ending.name().to_owned(),
        (_, Reason::Resigned) => RESIGNED.to_owned(),
        (_, Reason::Draw(DrawReason::Agreed)) => AGREED.to_owned(),
        (_, Reason::Draw(DrawReason::Repetition)) => REPETITION.to_owned(),
        (_, Reason::Material(limit) | Reason::Draw(DrawReason::Limit(limit))) => limit.name.clone(),
    }
}

fn reason(played: &Match) -> String {
    played
        .result()
        .map_or_else(String::new, |result| termination(&result))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        notation::{fen, pdn, resolve_move},
        rules,
    };

    #[track_caller]
    fn played(ruleset: &str, start: &str, moves: &str) -> Match {
        let rules = rules::find(ruleset).unwrap();
        let mut game = match start {
            "" => Match::new(rules, Claims::ByPlayers),
            fen => Match::from_position(fen::parse(&rules, fen).unwrap(), Claims::ByPlayers),
        };
        game.players = BySide {
            white: "Ixchel".to_owned(),
            black: "Zipacna".to_owned(),
        };
        for text in moves.split_whitespace() {
            let step = resolve_move(game.position(), text).unwrap();
            game.play_move(&step).unwrap();
        }
        game
    }

    /// The result and Termination that a match is recorded with; and it is replayed as it was.
    #[track_caller]
    fn check(game: &Match, result: &str, termination: &str) {
        let text = pdn::write_game(&record(game));
        assert!(text.contains(&format!("[Result \"{result}\"]\n")), "{text}");
        assert!(
            text.contains(&format!("[Termination \"{termination}\"]\n")),
            "{text}"
        );
        let read = pdn::read(text.as_bytes(), None).unwrap();
        assert_eq!(read, [record(game)]);
        assert_eq!(replay(&read[0]).unwrap(), *game);
    }

    #[test]
    fn every_end_is_recorded_and_replayed() {
        let mut game = played("gt502", "", "16-21 33-28");
        game.resign(Side::White).unwrap();
        check(&game, "0-1", RESIGNED);

        let mut game = played("gt502", "W:WK5=3,K6=9:BK46=7,K41=16", "5-14");
        game.offer_draw(Side::White).unwrap();
        game.answer_draw(true).unwrap();
        check(&game, "0-1", "values 12-23");

        let mut game = played("international", "", "32-28 19-23");
        game.offer_draw(Side::White).unwrap();
        game.answer_draw(true).unwrap();
        check(&game, "1-1", AGREED);

        let there_and_back = "4-8 29-25 8-4 25-29 ";
        let mut game = played("spanish", "W:WK4,1:BK29,32", &there_and_back.repeat(2));
        game.claim_draw().unwrap();
        check(&game, "1/2-1/2", REPETITION);

        let game = played("spanish", "W:W9:B13", "9x18");
        check(&game, "1-0", "no pieces");
        let game = played("spanish", "W:WK4,1:BK29,32", &there_and_back.repeat(4));
        check(&game, "1/2-1/2", REPETITION);
    }

    #[test]
    fn a_match_that_goes_on_has_no_result_and_no_termination() {
        let game = played("gt502", "", "16-21 33-28");
        let record = record(&game);
        assert_eq!(record.result, GameResult::Unfinished);
        assert_eq!(record.tags.get("Termination"), None);
        assert_eq!(replay(&record), Ok(game));
    }

    #[track_caller]
    fn refused(text: &str, message: &str) {
        let games = pdn::read(text.as_bytes(), None).unwrap();
        assert_eq!(replay(&games[0]).unwrap_err().to_string(), message);
    }

    #[test]
    fn what_cannot_be_a_match_is_refused_with_the_reason() {
        refused(
            "[GameType \"24\"] 1. 9-13 /FEN \"W:W9:B24\"/ 9-13 *",
            "the game sets up a position between its moves, so that it is no single match; \
             keep the part from one setup on",
        );
        refused(
            "[GameType \"20\"] [FEN \"W:WK1,6:BK50,45\"] 1-7 50-44 7-1 44-50 1-7 50-44 7-1 44-50 1-7 *",
            "the match is over after 8 of its 9 moves by 'repetition'; leave out the rest",
        );
        refused(
            "[GameType \"24\"] [Result \"0-1\"] [FEN \"W:W9:B13\"] 9x18 0-1",
            "the result is 0-1, but the match ends with 1-0 by 'no pieces'; correct it",
        );
    }
}
