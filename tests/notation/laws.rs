//! Laws that hold for every game: what is written is read back, and written again as the same text.

use damas::{
    notation::{
        move_text,
        pdn::{self, Game, ReadGame},
        resolve_move,
    },
    play::{Match, record, replay},
    rules::{Position, SquareSet},
};
use proptest::{collection::vec, prelude::*, sample::select};

use crate::any::{any_game, any_match, any_position, any_text};

fn check_laws(games: &[Game]) -> Result<(), TestCaseError> {
    let text = pdn::write(games);
    let read = pdn::read(text.as_bytes(), None);
    let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(&read[..], games, "{}", text);
    prop_assert_eq!(pdn::write(&read), text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn games_are_read_back_as_they_were_written(games in vec(any_game(), 0..4)) {
        check_laws(&games)?;
    }

    #[test]
    fn matches_are_replayed_as_they_were_recorded(game in any_match()) {
        let text = pdn::write_game(&record(&game));
        let read = pdn::read(text.as_bytes(), None).unwrap();
        let played = replay(&read[0]).unwrap();
        let path = |game: &Match| game.plies().map(|ply| ply.position.clone()).collect::<Vec<Position>>();
        prop_assert_eq!(path(&played), path(&game));
        prop_assert_eq!(played.result().map(|result| result.winner), game.result().map(|result| result.winner));
        prop_assert_eq!(pdn::write_game(&record(&played)), text);
    }

    #[test]
    fn the_text_of_a_legal_move_means_that_move_in_a_game(game in any_match()) {
        check_moves(game.position())?;
    }
}

/// What is written of every legal move, and each of its ways in full, is read as this move.
fn check_moves(position: &Position) -> Result<(), TestCaseError> {
    let geometry = position.rules().geometry();
    for step in position.legal_moves() {
        let text = move_text(position, &step);
        prop_assert_eq!(
            resolve_move(position, &text),
            Ok(step),
            "{} {:?}",
            text,
            position
        );
    }
    for route in position.routes() {
        let sign = if route.step.is_capture() { "x" } else { "-" };
        let path: Vec<String> = route
            .path
            .iter()
            .map(|&square| geometry.number(square).to_string())
            .collect();
        let text = path.join(sign);
        prop_assert_eq!(
            resolve_move(position, &text),
            Ok(route.step),
            "{} {:?}",
            text,
            position
        );
    }
    Ok(())
}

/// A capture is found by the set of the pieces it takes, in any order, before or behind its goal or
/// without it, if no way goes over these squares and no other capture takes them all.
fn check_sets(position: &Position) -> Result<(), TestCaseError> {
    let geometry = position.rules().geometry();
    let routes = position.routes();
    let steps = position.legal_moves();
    for step in steps.iter().filter(|step| 2 <= step.captured.len()) {
        let taken: SquareSet = step.captured;
        let is_crossed = |path: &[_]| path[1..].iter().any(|&square| taken.contains(square));
        let from_here = || routes.iter().filter(|route| route.step.from == step.from);
        if from_here().any(|route| is_crossed(&route.path)) {
            continue;
        }
        let takes_all = |other: &&_| {
            let other: &damas::rules::Move = other;
            other.from == step.from && other.captured & taken == taken
        };
        let rivals = || steps.iter().filter(takes_all);
        let number = |square| geometry.number(square).to_string();
        let mut captured: Vec<String> = taken.iter().map(number).collect();
        captured.reverse();
        let (from, to, captured) = (number(step.from), number(step.to), captured.join("x"));
        let mut texts = vec![];
        if rivals().filter(|other| other.to == step.to).count() == 1 {
            texts.push(format!("{from}x{captured}x{to}"));
            texts.push(format!("{from}x{to}x{captured}"));
        }
        if rivals().count() == 1 {
            texts.push(format!("{from}x{captured}"));
        }
        for text in texts {
            prop_assert_eq!(
                resolve_move(position, &text),
                Ok(*step),
                "{} {:?}",
                text,
                position
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_text_of_a_legal_move_means_that_move_anywhere(position in any_position()) {
        check_moves(&position)?;
        check_sets(&position)?;
    }

    #[test]
    fn what_is_not_refused_is_not_refused_once_it_is_written(text in any_text()) {
        let read = pdn::games(text.as_bytes(), None).flatten();
        let good: Vec<ReadGame> = read.filter(|read| read.contradiction().is_none()).collect();
        let games: Vec<Game> = good.iter().map(|read| read.game.clone()).collect();
        let written = pdn::write(&games);
        let again: Vec<_> = pdn::games(written.as_bytes(), None).collect();
        prop_assert_eq!(again.len(), games.len(), "{}", written);
        for read in again {
            let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{written}")))?;
            prop_assert_eq!(read.fault(), None, "{}", written);
        }
    }

    #[test]
    fn what_was_read_of_any_text_is_written_and_read_again(text in any_text()) {
        let games: Vec<Game> = pdn::games(text.as_bytes(), None).flatten().map(|read| read.game).collect();
        check_laws(&games)?;
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _ = pdn::read(&bytes, None);
    }

    #[test]
    fn no_signs_make_the_reader_panic(
        bytes in vec(select("0123456789x:*.!?(){}[]\"$/; \r\n%FENWBK=,\\½é-".as_bytes().to_vec()), 0..200),
    ) {
        for read in pdn::games(&bytes[..], None) {
            if let Err(error) = read {
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}
