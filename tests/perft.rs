//! Leaf counts and legal move lists against an independent reference and published tables.

use std::{
    collections::BTreeSet,
    fs,
    path::PathBuf,
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    thread,
};

use damas::{
    notation::{fen, move_text, resolve_move},
    rules::{self, Move, PerftMode, Position, SquareSet, perft},
};
use serde_json::Value;

/// Counts above this many leaves are left to the release run, which leaves none out.
const MOST_LEAVES: u64 = if cfg!(debug_assertions) {
    1_100_000
} else {
    10_000_000_000
};
/// Above this many leaves the last ply is only counted, not played.
const MOST_PLAYED: u64 = 20_000_000;

fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games of `perft.json` that the program has rules for.
fn variants() -> Value {
    let mut all: Value = serde_json::from_str(&fixture("perft.json")).unwrap();
    let variants = all["variants"].as_object_mut().unwrap();
    variants.retain(|name, _| rules::find(name).is_ok());
    all["variants"].take()
}

fn position(ruleset: &str, text: &str) -> Position {
    let rules = rules::find(ruleset).unwrap();
    fen::parse(&rules, text).unwrap_or_else(|error| panic!("{ruleset} {text}: {error}"))
}

#[track_caller]
fn check_counts(ruleset: &str, entry: &Value) -> u64 {
    let position = position(ruleset, entry["fen"].as_str().unwrap());
    let mut checked = 0;
    for (kind, raw) in [("unique", false), ("raw", true)] {
        let Some(counts) = entry["perft"][kind].as_object() else {
            continue;
        };
        for (depth, expected) in counts {
            let expected = expected["nodes"].as_u64().unwrap();
            if MOST_LEAVES < expected {
                continue;
            }
            let modes: &[bool] = if expected <= MOST_PLAYED {
                &[true, false]
            } else {
                &[true]
            };
            for &bulk in modes {
                let found = perft(&position, depth.parse().unwrap(), PerftMode { raw, bulk });
                assert_eq!(
                    found, expected,
                    "{ruleset} {} {kind} depth {depth} bulk {bulk}",
                    entry["name"]
                );
            }
            checked += 1;
        }
    }
    checked
}

#[test]
fn leaf_counts_are_the_published_ones() {
    let variants = variants();
    let mut entries: Vec<(&str, &Value)> = Vec::new();
    for (ruleset, variant) in variants.as_object().unwrap() {
        for list in ["initial", "positions"] {
            let list = variant[list].as_array().unwrap();
            entries.extend(list.iter().map(|entry| (ruleset.as_str(), entry)));
        }
    }
    let next = AtomicUsize::new(0);
    let checked = AtomicU64::new(0);
    let work = || {
        while let Some((ruleset, entry)) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
            checked.fetch_add(check_counts(ruleset, entry), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let checked = checked.into_inner();
    assert!(200 < checked, "only {checked} counts were compared");
}

type Listed = (u8, u8, Vec<u8>, bool, BTreeSet<Vec<u8>>);

fn listed_moves(position: &Position) -> BTreeSet<Listed> {
    let geometry = position.rules().geometry();
    let numbers = |squares: SquareSet| sorted(squares.iter().map(|s| geometry.number(s)).collect());
    let routes = position.routes();
    position
        .legal_moves()
        .iter()
        .map(|step| {
            let paths = routes
                .iter()
                .filter(|route| route.step == *step)
                .map(|route| route.path.iter().map(|&s| geometry.number(s)).collect())
                .collect();
            (
                geometry.number(step.from),
                geometry.number(step.to),
                numbers(step.captured),
                step.promotes,
                paths,
            )
        })
        .collect()
}

fn expected_moves(moves: &Value) -> BTreeSet<Listed> {
    let number = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    let numbers = |value: &Value| value.as_array().unwrap().iter().map(number).collect();
    moves
        .as_array()
        .unwrap()
        .iter()
        .map(|step| {
            (
                number(&step["from"]),
                number(&step["to"]),
                sorted(numbers(&step["captured"])),
                step["promotes"].as_bool().unwrap(),
                step["paths"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(numbers)
                    .collect(),
            )
        })
        .collect()
}

fn sorted(mut numbers: Vec<u8>) -> Vec<u8> {
    numbers.sort_unstable();
    numbers
}

fn by_numbers(step: &Value) -> (Option<u8>, Option<u8>, usize) {
    (
        step["from"].as_u64().and_then(|n| u8::try_from(n).ok()),
        step["to"].as_u64().and_then(|n| u8::try_from(n).ok()),
        step["captured"].as_array().map_or(0, Vec::len),
    )
}

#[track_caller]
fn check_moves(ruleset: &str, entry: &Value) {
    let position = position(ruleset, entry["fen"].as_str().unwrap());
    let context = format!("{ruleset} {}\n{position:?}", entry["fen"]);
    assert_eq!(
        listed_moves(&position),
        expected_moves(&entry["moves"]),
        "{context}"
    );
    let geometry = position.rules().geometry();
    for step in entry["moves"].as_array().unwrap() {
        let text = step["text"].as_str().unwrap();
        let read: Move = resolve_move(&position, text).unwrap_or_else(|e| panic!("{e}: {context}"));
        assert_eq!(
            (
                Some(geometry.number(read.from)),
                Some(geometry.number(read.to)),
                read.captured.len()
            ),
            by_numbers(step),
            "{text}: {context}"
        );
        let ours = move_text(&position, &read);
        assert_eq!(
            resolve_move(&position, &ours),
            Ok(read),
            "{ours}: {context}"
        );
        assert_eq!(ours, text, "{context}");
    }
    if let Some(sums) = position.sums() {
        let both = (u64::from(sums.white), u64::from(sums.black));
        let expected = &entry["values"];
        if expected.is_object() {
            assert_eq!(
                both,
                (
                    expected["w"].as_u64().unwrap(),
                    expected["b"].as_u64().unwrap()
                )
            );
        }
    }
}

#[test]
fn legal_moves_are_those_of_the_test_positions() {
    for (ruleset, variant) in variants().as_object().unwrap() {
        for entry in variant["positions"].as_array().unwrap() {
            check_moves(ruleset, entry);
        }
    }
}

#[test]
fn legal_moves_are_those_of_the_corpus() {
    let mut checked = 0;
    for rules in rules::all() {
        for line in fixture(&format!("corpus/{}.jsonl", rules.name())).lines() {
            check_moves(rules.name(), &serde_json::from_str(line).unwrap());
            checked += 1;
        }
    }
    assert!(200 < checked, "only {checked} positions were compared");
}
