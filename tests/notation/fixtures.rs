//! Whole files: the reference games as strict PDN, and files as other programs write them.

use damas::{
    notation::{fen, pdn},
    play::replay,
};
use serde_json::Value;

use crate::fixture;

#[test]
fn the_reference_games_are_read_written_and_replayed() {
    let text = String::from_utf8(fixture("pdn/endings.pdn")).unwrap();
    let games = pdn::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(pdn::write(&games), text);
    let lines = String::from_utf8(fixture("endings.jsonl")).unwrap();
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), lines.len());
    for (game, line) in games.iter().zip(lines) {
        assert_eq!(game.rules().name(), line["variant"].as_str().unwrap());
        let start = fen::parse(game.rules(), line["start"].as_str().unwrap()).unwrap();
        assert_eq!(*game.start(), start);
        let geometry = game.rules().geometry();
        let ends: Vec<[u64; 2]> = game
            .moves()
            .map(|step| [step.from, step.to].map(|square| u64::from(geometry.number(square))))
            .collect();
        let expected: Vec<[u64; 2]> = line["plies"]
            .as_array()
            .unwrap()
            .iter()
            .map(|ply| {
                let path = ply["path"].as_array().unwrap();
                [&path[0], &path[path.len() - 1]].map(|square| square.as_u64().unwrap())
            })
            .collect();
        assert_eq!(ends, expected);
        let result = replay(game).unwrap().result().unwrap();
        let winner = match line["result"][0].as_str().unwrap() {
            "w" => Some(damas::rules::Side::White),
            "b" => Some(damas::rules::Side::Black),
            _ => None,
        };
        assert_eq!(
            (result.winner, game.result.winner()),
            (winner, Some(winner)),
            "{line}"
        );
    }
}

/// What is written of a file as another program wrote it.
#[track_caller]
fn check(name: &str, expected: &str) {
    let games = pdn::read(&fixture(&format!("pdn/{name}")), None);
    let games = games.unwrap_or_else(|error| panic!("{name}: {error}"));
    let expected = String::from_utf8(fixture(&format!("pdn/{expected}"))).unwrap();
    assert_eq!(pdn::write(&games), expected, "{name}");
}

#[test]
fn files_of_other_programs_are_written_strictly() {
    check("club_night.pdn", "club_night.strict.pdn");
    check("latin1.pdn", "latin1.strict.pdn");
}

#[test]
fn a_file_that_was_cut_off_is_named() {
    let error = pdn::read(&fixture("pdn/truncated.pdn"), None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 2, line 14: the comment that begins here is never closed; end it with a brace"
    );
}
