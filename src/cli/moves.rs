//! `damas moves`: the legal moves of a position, one JSON line each.

use std::{
    io::{self, BufRead, Read, Write},
    sync::Arc,
};

use clap::Args;
use serde::Serialize;

use super::{fault::Fault, start, values};
use crate::{
    notation::{fen, move_text},
    rules::{Move, Position, Rules, Square, quoted},
};

/// No position takes so many bytes; what a longer line has more is passed over.
const LONGEST_LINE: u64 = 64 * 1024;

#[derive(Args)]
pub(super) struct MovesArguments {
    /// The game's rules.
    #[arg(value_parser = values::ruleset)]
    ruleset: Arc<Rules>,
    /// Read one FEN a line from standard input; each is answered with one JSON line.
    #[arg(value_name = "-", value_parser = dash, conflicts_with = "fen")]
    from_input: Option<()>,
    /// The position.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// A move as programs read it; squares are numbers of the board.
#[derive(Serialize)]
struct MoveLine {
    text: String,
    from: u8,
    to: u8,
    captured: Vec<u8>,
    paths: Vec<Vec<u8>>,
    promotes: bool,
}

/// What one line of input is answered with.
#[derive(Serialize)]
struct Answer<'a> {
    fen: &'a str,
    #[serde(flatten)]
    found: Found,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Found {
    Moves(Vec<MoveLine>),
    Error(String),
}

pub(super) fn run(arguments: &MovesArguments, out: &mut dyn Write) -> Result<(), Fault> {
    if arguments.from_input.is_some() {
        return answer_lines(&arguments.ruleset, &mut io::stdin().lock(), out);
    }
    let position = start::position(&arguments.ruleset, arguments.fen.as_deref())?;
    for line in move_lines(&position) {
        write_line(out, &line)?;
    }
    Ok(())
}

/// Answers every line, and at once: whoever asks may wait for it before asking again.
fn answer_lines(
    rules: &Arc<Rules>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    while let Some(line) = read_line(input).map_err(|error| {
        Fault::Input(format!(
            "standard input cannot be read: {error}; give it FENs, one a line"
        ))
    })? {
        let found = match fen::read(rules, &line) {
            Ok(position) => Found::Moves(move_lines(&position)),
            Err(error) => Found::Error(error.to_string()),
        };
        write_line(out, &Answer { fen: &line, found })?;
        out.flush()?;
    }
    Ok(())
}

/// The next line without its end; none when there is no more. Bytes that are not UTF-8 are read as
/// the replacement character, which no FEN has.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.pop_if(|byte| *byte == b'\n').is_none() {
        input.skip_until(b'\n')?;
    }
    bytes.pop_if(|byte| *byte == b'\r');
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

fn write_line(out: &mut dyn Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)
}

/// The legal moves in the order of their squares.
fn move_lines(position: &Position) -> Vec<MoveLine> {
    let geometry = position.rules().geometry();
    let routes = position.routes();
    let number = |square: Square| geometry.number(square);
    let line = |step: &Move| {
        let mut captured: Vec<u8> = step.captured.iter().map(number).collect();
        captured.sort_unstable();
        let ways = routes.iter().filter(|route| route.step == *step);
        let mut paths: Vec<Vec<u8>> = ways
            .map(|route| route.path.iter().copied().map(number).collect())
            .collect();
        paths.sort();
        MoveLine {
            text: move_text(position, step),
            from: number(step.from),
            to: number(step.to),
            captured,
            paths,
            promotes: step.promotes,
        }
    };
    let mut lines: Vec<MoveLine> = position.legal_moves().iter().map(line).collect();
    lines.sort_by(|a, b| (a.from, a.to, &a.captured).cmp(&(b.from, b.to, &b.captured)));
    lines
}

fn dash(text: &str) -> Result<(), String> {
    if text == "-" {
        return Ok(());
    }
    Err(format!(
        "'{}' is not expected here; write --fen before a FEN, or - to read FENs from standard input",
        quoted(text)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::default_rules;

    fn answers(input: &[u8]) -> Vec<serde_json::Value> {
        let mut out = Vec::new();
        answer_lines(&default_rules(), &mut &input[..], &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    #[test]
    fn every_line_is_answered_whatever_it_holds() {
        let found = answers(b"W:W5:B46\r\n\n\xff\xfe\0\nW:W5:B46");
        let ends: Vec<bool> = found.iter().map(|a| a["error"].is_null()).collect();
        assert_eq!(ends, [true, false, false, true]);
        assert_eq!(found[0]["fen"], "W:W5:B46");
        assert_eq!(found[0]["moves"], found[3]["moves"]);
        assert_eq!(found[2]["fen"], "\u{fffd}\u{fffd}\0");
    }

    #[test]
    fn an_endless_line_is_cut_and_the_next_one_read() {
        let mut input = vec![b'x'; 3 * LONGEST_LINE as usize];
        input.extend(b"\nW:W5:B46\n");
        let found = answers(&input);
        assert_eq!(found.len(), 2);
        assert!(found[1]["moves"].is_array());
    }
}
