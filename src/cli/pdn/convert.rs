//! Reading whatever is accepted, and writing it as strict PDN 3.0.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use super::{
    Convert,
    check::{Summary, open},
    count,
    error::PdnFileError,
    progress::{Progress, Watch},
    said::Said,
    target::Target,
};
use crate::{
    cli::{fault::tell, files::name_of},
    notation::pdn::{self, PdnError, ReadGame, Writer},
};

/// What was done.
pub(super) struct Converted {
    pub(super) summary: String,
    /// Whether the games went to a device or a pipe.
    pub(super) is_streamed: bool,
    /// How many faulty games were left out.
    pub(super) skipped: usize,
}

/// Reads the games of a file and writes them to another, which is replaced as a whole or not at all;
/// a device or a pipe gets them as they are read. A game that [`check`](super::check) refuses is
/// never written; a Result tag that says nothing known is mended, with a warning.
///
/// # Errors
///
/// A [`PdnFileError`]; then no file has been written.
pub(super) fn convert(
    arguments: &Convert,
    watch: Watch,
    warnings: &mut impl Write,
) -> Result<Converted, PdnFileError> {
    let Convert { file, to, .. } = arguments;
    let opened = open(file)?;
    let name = name_of(file);
    if is_same_file(file, to) {
        return Err(PdnFileError::SameFile { file: name });
    }
    let unwritable = |error: io::Error| PdnFileError::Unwritable {
        file: name_of(to),
        error,
    };
    let mut progress = Progress::new(file, opened.size(), watch);
    let mut games = pdn::games(opened, arguments.ruleset.clone());
    let mut target = Target::new(to).map_err(unwritable)?;
    let mut writer = Writer::default();
    let mut summary = Summary::default();
    let mut mended = Said::new(file);
    let mut skipped = 0;
    while let Some(read) = games.next() {
        let read = read.and_then(|read| match read.contradiction() {
            Some(error) => Err(error),
            None => Ok(read),
        });
        let read = match read {
            Ok(read) => read,
            Err(error) if error.fault.is_of_the_file() => {
                return Err(PdnFileError::of(file, error));
            }
            Err(error) if arguments.skip_faulty => {
                skipped += 1;
                progress.clear();
                tell(warnings, &format!("{name}: {error}; it is left out"));
                continue;
            }
            Err(error) if summary.games == 0 => return Err(PdnFileError::of(file, error)),
            Err(error) => {
                return Err(PdnFileError::Stopped {
                    file: name,
                    error: Box::new(error),
                    before: before(summary.games, target.is_streamed()),
                });
            }
        };
        if let Some(error) = read.unknown_result() {
            mended.tell(&mut progress, warnings, &warning(&error, &read));
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
        return Err(match skipped {
            0 => PdnFileError::Empty { file: name },
            _ => PdnFileError::NoneGood { file: name },
        });
    }
    let is_streamed = target.is_streamed();
    target.finish().map_err(unwritable)?;
    let games = count(summary.games, "game", "games");
    let plies = count(summary.plies, "ply", "plies");
    let mut text = format!("{name}: {games}, {plies} written to {}", name_of(to));
    let results = mended.count();
    mended.finish(&mut progress, warnings);
    if 0 < results {
        text += &format!(", {} mended", count(results, "result", "results"));
    }
    if 0 < skipped {
        text += &format!(
            ", {} left out",
            count(skipped, "faulty game", "faulty games")
        );
    }
    Ok(Converted {
        summary: text,
        is_streamed,
        skipped,
    })
}

/// What became of the games before the one at which the conversion stopped.
fn before(games: usize, is_streamed: bool) -> String {
    let before = count(games, "good game stands", "good games stand");
    let written = match (games, is_streamed) {
        (_, false) => "nothing has been written",
        (1, true) => "it has been written",
        (_, true) => "they have been written",
    };
    format!("{before} before it, {written}; --skip-faulty leaves faulty games out")
}

/// What is said of a result that was mended.
fn warning(error: &PdnError, read: &ReadGame) -> String {
    let style = read.game.rules().ruleset().notation.results;
    let written = read.game.result.text(style);
    format!("{error}; {written} is written")
}

/// Whether both paths lead to one plain file, through links too. A terminal may be read from and
/// written to.
fn is_same_file(a: &Path, b: &Path) -> bool {
    match (fs::canonicalize(a), fs::canonicalize(b)) {
        (Ok(a), Ok(b)) => a == b && a.is_file(),
        _ => a == b,
    }
}
