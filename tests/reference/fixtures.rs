//! The files of `tests/fixtures` as the tests here read them.

use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::listed::Listed;

fn text(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A file with one JSON value a line.
pub(crate) fn lines(name: &str) -> Vec<Value> {
    let text = text(name);
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Every entry of `perft.json` with the game that it belongs to: the starts first, then the positions.
pub(crate) fn counted() -> Vec<(String, Value)> {
    let all: Value = serde_json::from_str(&text("perft.json")).unwrap();
    let mut entries = Vec::new();
    for (game, variant) in all["variants"].as_object().unwrap() {
        for list in ["initial", "positions"] {
            let list = variant[list].as_array().unwrap();
            entries.extend(list.iter().map(|entry| (game.clone(), entry.clone())));
        }
    }
    entries
}

pub(crate) fn numbers<C: FromIterator<u8>>(list: &Value) -> C {
    let list = list.as_array().unwrap().iter();
    list.map(|number| u8::try_from(number.as_u64().unwrap()).unwrap())
        .collect()
}

/// The field `moves` of an entry, in order.
pub(crate) fn moves(entry: &Value) -> Vec<Listed> {
    let number = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    let steps = entry["moves"].as_array().unwrap().iter();
    let mut moves: Vec<Listed> = steps
        .map(|step| Listed {
            from: number(&step["from"]),
            to: number(&step["to"]),
            captured: numbers(&step["captured"]),
            promotes: step["promotes"].as_bool().unwrap(),
            paths: step["paths"]
                .as_array()
                .unwrap()
                .iter()
                .map(numbers)
                .collect(),
        })
        .collect();
    moves.sort();
    moves
}
