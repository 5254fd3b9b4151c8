//! A file is one idea: it opens with a sentence that says which, and it is short.

use crate::fault::{Fault, assert_none, lines};
use crate::source::{files, read};

const MOST_LINES: usize = 400;

/// What the first line of a file begins with, by the file's extension.
const HEADERS: [(&str, &str); 2] = [("rs", "//! "), ("wgsl", "// ")];

fn faults(file: &str, text: &str) -> Vec<Fault> {
    let fault = |line, what, cure: &str| Fault {
        file: file.to_owned(),
        line,
        what,
        cure: cure.to_owned(),
    };
    let mut faults = Vec::new();
    let header = HEADERS
        .iter()
        .find(|(extension, _)| file.ends_with(&format!(".{extension}")));
    if let Some((_, header)) = header
        && !text.starts_with(header)
    {
        faults.push(fault(
            1,
            format!("does not begin with `{header}`"),
            "open it with one sentence that says what the file holds",
        ));
    }
    let count = text.lines().count();
    if count > MOST_LINES {
        faults.push(fault(
            count,
            format!("has {count} lines, {MOST_LINES} are allowed"),
            "cut the file where its ideas part",
        ));
    }
    faults
}

#[test]
fn files_are_short_and_say_what_they_hold() {
    let files = files("src", "rs")
        .into_iter()
        .chain(files("src", "wgsl"))
        .chain(files("shaders", "wgsl"));
    let faults: Vec<Fault> = files.flat_map(|file| faults(&file, &read(&file))).collect();
    assert_none(&faults);
}

#[track_caller]
fn check(file: &str, text: &str, expected: &[usize]) {
    assert_eq!(lines(&faults(file, text)), expected, "{file}");
}

#[test]
fn files_without_a_sentence_are_caught() {
    check("src/lib.rs", "", &[1]);
    check("src/lib.rs", "// The library.\n", &[1]);
    check("src/lib.rs", "\n//! The library.\n", &[1]);
    check("src/lib.rs", "//!\n", &[1]);
    check("shaders/stone.wgsl", "#import bevy_pbr\n", &[1]);
    check("src/lib.rs", "//! The library.\n", &[]);
    check("shaders/stone.wgsl", "// Matte stone.\n", &[]);
}

#[test]
fn long_files_are_caught() {
    let text = |count| format!("//! Long.\n{}", "x\n".repeat(count - 1));
    check("src/lib.rs", &text(MOST_LINES), &[]);
    check("src/lib.rs", &text(MOST_LINES + 1), &[MOST_LINES + 1]);
    check(
        "shaders/stone.wgsl",
        &text(MOST_LINES + 1).replace("//!", "//"),
        &[MOST_LINES + 1],
    );
}
