//! Reading whatever is accepted, and writing it as strict PDN 3.0.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    sync::Arc,
};

use super::{
    check::{Summary, open},
    count,
    error::PdnFileError,
    progress::{Progress, Watch},
    say,
    target::Target,
};
use crate::{
    notation::pdn::{self, PdnError, ReadGame, Writer},
    rules::Rules,
};

/// What was done.
pub(super) struct Converted {
    pub(super) summary: String,
    /// Whether the games went to a device or a pipe.
    pub(super) is_streamed: bool,
}

/// More warnings than these are only counted.
const MOST_WARNINGS: usize = 10;

/// Reads the games of a file and writes them to another, which is replaced as a whole or not at all;
/// a device or a pipe gets them as they are read. A game that [`check`](super::check) refuses is
/// never written; a Result tag that says nothing known is mended, with a warning.
///
/// # Errors
///
/// A [`PdnFileError`]; then no file has been written.
pub(super) fn convert(
    file: &Path,
    to: &Path,
    rules: Option<&Arc<Rules>>,
    watch: Watch,
    warnings: &mut impl Write,
) -> Result<Converted, PdnFileError> {
    let opened = open(file)?;
    let name = file.display();
    if is_same_file(file, to) {
        let file = name.to_string();
        return Err(PdnFileError::SameFile { file });
    }
    let unwritable = |error: io::Error| PdnFileError::Unwritable {
        file: to.display().to_string(),
        error,
    };
    let fault = |error: PdnError| PdnFileError::of(file, error);
    let mut progress = Progress::new(file, opened.size(), watch);
    let mut games = pdn::games(opened, rules.cloned());
    let mut target = Target::new(to).map_err(unwritable)?;
    let mut writer = Writer::default();
    let mut summary = Summary::default();
    let mut mended = 0;
    while let Some(read) = games.next() {
        let read = read.map_err(fault)?;
        if let Some(error) = read.contradiction() {
            return Err(fault(error));
        }
        if let Some(error) = read.unknown_result() {
            mended += 1;
            if mended <= MOST_WARNINGS {
                progress.clear();
                say(warnings, &warning(file, &error, &read));
            }
        }
        if 0 < summary.games {
            target.write("\n").map_err(unwritable)?;
        }
        let text = writer.game(&read.game);
        target.write(&text).map_err(unwritable)?;
        summary.games += 1;
        summary.plies += read.game.ply_count();
        progress.show(summary.games, games.bytes_taken());
    }
    if summary.games == 0 {
        let file = name.to_string();
        return Err(PdnFileError::Empty { file });
    }
    let is_streamed = target.is_streamed();
    target.finish().map_err(unwritable)?;
    let games = count(summary.games, "game", "games");
    let plies = count(summary.plies, "ply", "plies");
    let mended = match mended {
        0 => String::new(),
        mended => format!(", {} mended", count(mended, "result", "results")),
    };
    Ok(Converted {
        summary: format!(
            "{name}: {games}, {plies} written to {}{mended}",
            to.display()
        ),
        is_streamed,
    })
}

/// What is said of a result that was mended.
fn warning(file: &Path, error: &PdnError, read: &ReadGame) -> String {
    let style = read.game.rules().ruleset().notation.results;
    let written = read.game.result.text(style);
    format!("{}: {error}; {written} is written", file.display())
}

/// Whether both paths lead to one file, through links too.
fn is_same_file(a: &Path, b: &Path) -> bool {
    match (fs::canonicalize(a), fs::canonicalize(b)) {
        (Ok(a), Ok(b)) => a == b,
        _ => a == b,
    }
}
