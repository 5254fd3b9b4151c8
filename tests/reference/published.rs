//! The slow generator against another reference, published counts and whole games.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{
    catalog::game,
    fen, fixtures,
    game::Game,
    listed::{description, lines, listed},
    moves::{leaves, legal_moves, play},
    position::Position,
};

/// Counts above this many leaves are left to the fast generator.
const MOST_LEAVES: u64 = 20_000;

/// The games that a corpus is there for: all but the other readings.
const GAMES: [&str; 14] = [
    "gt502",
    "gothic",
    "international",
    "turkish",
    "spanish",
    "classic-long",
    "classic-short",
    "brazilian",
    "canadian",
    "italian",
    "russian",
    "poddavki",
    "frisian",
    "thai",
];

#[track_caller]
fn check_moves(game: &Game, entry: &Value) {
    let text = entry["fen"].as_str().unwrap();
    let position = fen::read(game, text);
    assert_eq!(fen::print(&position), text, "{}", game.name);
    let found = listed(game, &legal_moves(game, &position));
    let expected = fixtures::moves(entry);
    assert!(
        found == expected,
        "{} {text}\nfound\n{}expected\n{}",
        game.name,
        lines(&found),
        lines(&expected)
    );
}

#[test]
fn the_moves_of_the_corpus_are_found() {
    for name in GAMES {
        let entries = fixtures::lines(&format!("corpus/{name}.jsonl"));
        assert_eq!(entries.len(), 75, "{name}");
        for entry in &entries {
            check_moves(&game(name), entry);
        }
    }
}

#[test]
fn the_moves_of_the_test_positions_are_found() {
    let entries = fixtures::counted();
    let with_moves = |entry: &&(String, Value)| entry.1["moves"].is_array();
    for (name, entry) in entries.iter().filter(with_moves) {
        check_moves(&game(name), entry);
    }
}

#[test]
fn every_game_begins_where_the_counts_begin() {
    let mut seen = BTreeSet::new();
    for (name, entry) in fixtures::counted() {
        // The first entry of a game is its start.
        if seen.insert(name.clone()) {
            let start = Position::start(&game(&name));
            assert_eq!(fen::print(&start), entry["fen"], "{name}");
        }
    }
    assert_eq!(seen, BTreeSet::from(GAMES.map(str::to_owned)));
}

#[test]
fn the_counts_are_the_published_ones() {
    let mut checked = 0;
    for (name, entry) in fixtures::counted() {
        let game = game(&name);
        let position = fen::read(&game, entry["fen"].as_str().unwrap());
        for (kind, raw) in [("unique", false), ("raw", true)] {
            for (depth, expected) in entry["perft"][kind].as_object().unwrap() {
                let expected = expected["nodes"].as_u64().unwrap();
                if MOST_LEAVES < expected {
                    continue;
                }
                let found = leaves(&game, &position, depth.parse().unwrap(), raw);
                let entry = &entry["name"];
                assert_eq!(found, expected, "{name} {entry} {kind} depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(800 < checked, "only {checked} counts were compared");
}

#[test]
fn whole_games_can_be_played() {
    for entry in fixtures::lines("endings.jsonl") {
        let game = game(entry["variant"].as_str().unwrap());
        let mut position = fen::read(&game, entry["start"].as_str().unwrap());
        for ply in entry["plies"].as_array().unwrap() {
            let moves = legal_moves(&game, &position);
            let path: Vec<u8> = fixtures::numbers(&ply["path"]);
            let captured = fixtures::numbers(&ply["captured"]);
            let step = moves.iter().find(|step| {
                let step = description(&game, step);
                step.captured == captured && step.paths.contains(&path)
            });
            let step = step.unwrap_or_else(|| panic!("{path:?} is not legal: {entry}"));
            position = play(&game, &position, step);
        }
        if let Some(last) = entry["last_fen"].as_str() {
            assert_eq!(fen::print(&position), last, "{entry}");
        }
    }
}
