//! Whole games with their results: draw counters, repetitions, decisions by the sums of values.

use std::{fs, path::PathBuf};

use damas::{
    notation::fen,
    play::{Claims, Match},
    rules::{self, Route, Side},
};
use serde_json::Value;

fn games() -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/endings.jsonl");
    fs::read_to_string(path)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn numbers(value: &Value) -> Vec<u64> {
    let list = value.as_array().unwrap();
    list.iter().map(|number| number.as_u64().unwrap()).collect()
}

fn route_of(game: &Match, ply: &Value) -> Option<Route> {
    let geometry = game.rules().geometry();
    let number = |square| u64::from(geometry.number(square));
    let (path, captured) = (numbers(&ply["path"]), numbers(&ply["captured"]));
    game.position().routes().into_iter().find(|route| {
        route
            .path
            .iter()
            .map(|&s| number(s))
            .eq(path.iter().copied())
            && route.step.captured.len() == captured.len()
            && route.order.iter().all(|&s| captured.contains(&number(s)))
    })
}

#[track_caller]
fn check(entry: &Value) {
    let rules = rules::find(entry["variant"].as_str().unwrap()).unwrap();
    let start = fen::parse(&rules, entry["start"].as_str().unwrap()).unwrap();
    let mut game = Match::from_position(start, Claims::AtOnce);
    for (ply, number) in entry["plies"].as_array().unwrap().iter().zip(1..) {
        assert_eq!(game.result(), None, "before ply {number} of {entry}");
        let route = route_of(&game, ply);
        let route = route.unwrap_or_else(|| panic!("ply {number} is not legal: {entry}"));
        game.play(&route).unwrap();
    }
    let result = game
        .result()
        .unwrap_or_else(|| panic!("no result: {entry}"));
    let winner = match result.winner {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "draw",
    };
    assert_eq!(entry["result"][0], winner, "{entry}");
    assert_eq!(entry["result"][1], result.name().as_str(), "{entry}");
    if let Some(last) = entry["last_fen"].as_str() {
        assert_eq!(fen::print(game.position()), last);
    }
    check_counters(&game, entry);
}

#[track_caller]
fn check_counters(game: &Match, entry: &Value) {
    let limits = &game.rules().ruleset().limits;
    let Some(ages) = entry["counters"]["ages"].as_object() else {
        return;
    };
    for (name, age) in ages {
        let found = game
            .counters()
            .running(limits)
            .find(|(limit, _)| limit.name == *name)
            .map(|(_, plies)| u64::from(plies));
        assert_eq!(found, age.as_u64(), "{name} in {entry}");
    }
}

#[test]
fn reference_games_end_as_they_should() {
    let games = games();
    games.iter().for_each(check);
    assert!(9 < games.len(), "only {} games", games.len());
}

#[test]
fn by_claim_the_third_occurrence_is_offered_and_the_fifth_decides() {
    let rules = rules::find("gt502").unwrap();
    let start = fen::parse(&rules, "W:WK10=3:BK41=4").unwrap();
    let mut game = Match::from_position(start, Claims::ByPlayers);
    let there_and_back = [(10, 5), (41, 46), (5, 10), (46, 41)];
    for round in 2..=5 {
        for (from, to) in there_and_back {
            let square = |number| rules.geometry().numbered(number).unwrap();
            let moves = game.position().legal_moves();
            let step = moves
                .iter()
                .find(|step| step.from == square(from) && step.to == square(to));
            game.play_move(step.unwrap_or_else(|| panic!("{from}-{to}")))
                .unwrap();
        }
        assert_eq!(game.occurrences(), round);
        assert_eq!(
            game.can_claim(),
            (3..5).contains(&round),
            "occurrence {round}"
        );
        assert_eq!(game.result().is_some(), round == 5, "occurrence {round}");
    }
    let result = game.result().unwrap();
    assert_eq!(result.name(), "repetition, decided by values");
    assert_eq!(result.winner, Some(Side::Black));
}

#[test]
fn an_offer_stands_until_the_other_side_answers_or_moves() {
    let rules = rules::find("gt502").unwrap();
    let mut game = Match::new(rules, Claims::ByPlayers);
    let play_any = |game: &mut Match| {
        let step = game.position().legal_moves()[0];
        game.play_move(&step).unwrap();
    };
    game.offer_draw(Side::White).unwrap();
    play_any(&mut game);
    assert_eq!(game.draw_offer(), Some(Side::White));
    play_any(&mut game);
    assert_eq!(game.draw_offer(), None, "Black moved on");
}

#[test]
fn values_decide_agreed_draws_and_are_absent_without_values() {
    let rules = rules::find("gt502").unwrap();
    for (fen, winner, name) in [
        (
            "W:W5=19,4=2:B46=7,47=1",
            Some(Side::White),
            "agreed, decided by values",
        ),
        ("W:W5=8:B46=7,47=1", None, "agreed"),
        ("W:W5:B46,47", None, "agreed"),
    ] {
        let start = fen::parse(&rules, fen).unwrap();
        let mut game = Match::from_position(start, Claims::ByPlayers);
        assert!(game.answer_draw(true).is_err(), "nothing was offered");
        game.offer_draw(Side::White).unwrap();
        game.answer_draw(true).unwrap();
        let result = game.result().unwrap();
        assert_eq!(
            (result.winner, result.name().as_str()),
            (winner, name),
            "{fen}"
        );
    }
}
