//! Rules are data: code branches on rule values, so no game's name stands in it as a string.

use std::path::Path;

use crate::fault::{Fault, assert_none, lines};
use crate::source::{Source, files, sources};
use crate::tokens::Kind;

/// The games of the design, whether their ruleset is there yet or not.
const GAMES: [&str; 15] = [
    "gt502",
    "gothic",
    "international",
    "turkish",
    "spanish",
    "classic",
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

/// The catalogue of rulesets, with the constant for the default one, and those of their pages and weights. What PDN calls a game is
/// data of its ruleset.
const MAY_NAME_GAMES: [&str; 3] = [
    "src/rules/catalog",
    "src/pages/catalog",
    "src/engine/catalog",
];

/// The games above, and whatever has a ruleset file.
fn games() -> Vec<String> {
    let files = files("assets/rulesets", "ron");
    let stems = files
        .iter()
        .filter_map(|file| Path::new(file).file_stem()?.to_str());
    GAMES.into_iter().chain(stems).map(str::to_owned).collect()
}

/// A test module, written inside a file or as a file of its own, may name what it tests.
fn faults(source: &Source, games: &[String]) -> Vec<Fault> {
    let is_test_file = source.file.ends_with("/tests.rs") || source.file.contains("/tests/");
    if is_test_file || MAY_NAME_GAMES.iter().any(|place| source.is_inside(place)) {
        return Vec::new();
    }
    let texts = source
        .tokens
        .iter()
        .filter(|token| token.kind == Kind::Text && !token.in_tests);
    let named = texts.filter_map(|token| Some((game_in(&token.text, games)?, token.line)));
    named
        .map(|(game, line)| Fault {
            file: source.file.clone(),
            line,
            what: format!("a string names the game `{game}`"),
            cure: "branch on a value of the ruleset; a default game is a constant in src/rules/catalog.rs".to_owned(),
        })
        .collect()
}

/// The game that a string names, alone or as a part of a file name. A sentence may speak of any game.
fn game_in<'a>(text: &'a str, games: &[String]) -> Option<&'a str> {
    if text.contains(' ') {
        return None;
    }
    text.split(['/', '.', ':', ',', '=', '|'])
        .find(|part| games.iter().any(|game| game == part))
}

#[test]
fn no_game_is_named_in_code() {
    let games = games();
    let faults: Vec<Fault> = sources()
        .iter()
        .flat_map(|source| faults(source, &games))
        .collect();
    assert_none(&faults);
}

#[track_caller]
fn check(file: &str, text: &str, expected: &[usize]) {
    assert_eq!(
        lines(&faults(&Source::new(file, text), &games())),
        expected,
        "{file}: {text}"
    );
}

#[test]
fn a_name_in_code_is_caught() {
    check(
        "src/rules/outcome.rs",
        "//! Ends.\nif ruleset.name == \"gt502\" {}",
        &[2],
    );
    check(
        "src/app/mod.rs",
        "start(\"international\"); load(r\"assets/rulesets/thai.ron\")",
        &[1, 1],
    );
    check(
        "src/cli/mod.rs",
        "#[arg(default_value = \"spanish\")]",
        &[1],
    );
    check(
        "src/notation/fen.rs",
        "#[cfg(test)]\nmod tests { }\nconst X: &str = \"gothic\";",
        &[3],
    );
}

#[test]
fn sentences_tests_and_the_catalogue_pass() {
    check(
        "src/rules/catalog.rs",
        "const DEFAULT: &str = \"gt502\";",
        &[],
    );
    check(
        "src/rules/mod.rs",
        "#[cfg(test)]\nmod tests { const X: &str = \"gt502\"; }",
        &[],
    );
    check("src/rules/generate/tests.rs", "load(\"gt502\")", &[]);
    check(
        "src/app/words.rs",
        "\"Damas Chapinas GT502\"; \"the international board\"; // \"gt502\"",
        &[],
    );
}
