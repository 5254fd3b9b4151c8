//! The core (rules, notation, engine, play) reads no clock, no file, no environment and no random source, and starts no
//! thread: it gets all that as arguments, so the same input gives the same output.

use crate::fault::{Fault, assert_none, lines};
use crate::source::{Source, sources};

const CORE: [&str; 5] = ["rules", "pages", "notation", "engine", "play"];

/// What the core may not use, and what to do instead.
const FORBIDDEN: [(&[&str], &str); 9] = [
    (
        &["std", "time"],
        "take the time as an argument; a length of time is `core::time::Duration`",
    ),
    (
        &["std", "fs"],
        "take the text as an argument and let cli or app read the file",
    ),
    (&["std", "env"], "take the setting as an argument"),
    (
        &["std", "thread"],
        "let app run the call on a task of its own",
    ),
    (
        &["std", "process"],
        "return an error and let cli choose the exit code",
    ),
    (&["std", "net"], "let cli or app talk to others"),
    (&["rand"], "take a seed as an argument"),
    (&["fastrand"], "take a seed as an argument"),
    (&["getrandom"], "take a seed as an argument"),
];

/// Test modules are free: they may read fixtures, measure and draw random games.
fn faults(source: &Source) -> Vec<Fault> {
    if !CORE.contains(&source.layer()) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for path in source.paths.iter().filter(|path| !path.in_tests) {
        if let Some((prefix, cure)) = FORBIDDEN
            .iter()
            .find(|(prefix, _)| path.begins_with(prefix))
        {
            faults.push(Fault {
                file: source.file.clone(),
                line: path.line,
                what: format!("the core uses `{}`", prefix.join("::")),
                cure: (*cure).to_owned(),
            });
        }
    }
    faults
}

#[test]
fn the_core_is_pure() {
    let faults: Vec<Fault> = sources().iter().flat_map(faults).collect();
    assert_none(&faults);
}

#[track_caller]
fn check(file: &str, text: &str, expected: &[usize]) {
    assert_eq!(
        lines(&faults(&Source::new(file, text))),
        expected,
        "{file}: {text}"
    );
}

#[test]
fn impurity_is_caught() {
    check(
        "src/play/clock.rs",
        "//! Clocks.\nuse std::time::Instant;",
        &[2],
    );
    check(
        "src/rules/mod.rs",
        "use std::{\n    fmt,\n    fs,\n    env::var,\n};",
        &[3, 4],
    );
    check(
        "src/engine/search.rs",
        "fn f() { std::thread::spawn(g); ::std::process::exit(1) }",
        &[1, 1],
    );
    check("src/notation/fen.rs", "use rand;\nuse rand::Rng;", &[1, 2]);
}

#[test]
fn the_rest_passes() {
    check(
        "src/play/clock.rs",
        "use core::time::Duration; use std::{fmt, str::FromStr}; // std::time",
        &[],
    );
    check("src/cli/perft.rs", "use std::time::Instant;", &[]);
    check(
        "src/rules/mod.rs",
        "#[cfg(test)]\nmod tests {\n    use std::fs;\n}",
        &[],
    );
}
