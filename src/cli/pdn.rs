//! `damas pdn`: checks the games of PDN files, and rewrites them as strict PDN 3.0.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{self, ExitCode},
    sync::Arc,
};

use clap::{Args, Subcommand};
use thiserror::Error;

use super::files;
use crate::{
    notation::pdn::{self, PdnError},
    rules::{self, Rules, UnknownRuleset},
};

/// What can be done with PDN files.
#[derive(Clone, Debug, Subcommand)]
pub(super) enum PdnCommand {
    /// Play every game through the rules, and name the first fault of each file.
    Check(Check),
    /// Read anything that is accepted, and write strict PDN 3.0.
    Convert(Convert),
}

/// The arguments of `damas pdn check`.
#[derive(Clone, Debug, Args)]
pub(super) struct Check {
    /// The files to check.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The game that is played, whatever the files' tags say.
    #[arg(long, value_name = "NAME")]
    pub ruleset: Option<String>,
}

/// The arguments of `damas pdn convert`.
#[derive(Clone, Debug, Args)]
pub(super) struct Convert {
    /// The file to read.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The file to write; it must be another one.
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
    /// The game that is played, whatever the file's tags say.
    #[arg(long, value_name = "NAME")]
    pub ruleset: Option<String>,
}

/// Why a file is not good, or was not written. The text is one plain sentence.
#[derive(Debug, Error)]
pub(super) enum PdnFileError {
    /// The file cannot be read.
    #[error("{file} cannot be read ({error}); check its name and your rights")]
    Unreadable {
        /// The file.
        file: String,
        /// What the system says.
        error: io::Error,
    },
    /// The file has no game.
    #[error("{file} holds no game; is it a PDN file?")]
    Empty {
        /// The file.
        file: String,
    },
    /// A game has a fault.
    #[error("{file}: {error}")]
    Fault {
        /// The file.
        file: String,
        /// The first fault.
        error: Box<PdnError>,
    },
    /// The target is the source.
    #[error("{file} would be overwritten by what is read from it; name another file after --to")]
    SameFile {
        /// The file.
        file: String,
    },
    /// The target cannot be written.
    #[error("{file} cannot be written ({error}); check its folder and your rights")]
    Unwritable {
        /// The file.
        file: String,
        /// What the system says.
        error: io::Error,
    },
    /// There is no such game.
    #[error(transparent)]
    Ruleset(#[from] UnknownRuleset),
}

impl PdnFileError {
    /// 2 for wrong usage, 1 for a fault of the input.
    fn exit_code(&self) -> u8 {
        match self {
            Self::SameFile { .. } | Self::Ruleset(_) => 2,
            Self::Unreadable { .. }
            | Self::Empty { .. }
            | Self::Fault { .. }
            | Self::Unwritable { .. } => 1,
        }
    }
}

/// Runs the command: what is good goes to standard output, faults to standard error.
#[must_use]
pub(super) fn run(command: &PdnCommand) -> ExitCode {
    let code = match command {
        PdnCommand::Check(check) => check.run(&mut io::stdout(), &mut io::stderr()),
        PdnCommand::Convert(convert) => convert.run(&mut io::stdout(), &mut io::stderr()),
    };
    ExitCode::from(code)
}

impl Check {
    /// Checks all files; returns the exit code.
    fn run(&self, out: &mut impl Write, err: &mut impl Write) -> u8 {
        let rules = match named(self.ruleset.as_deref()) {
            Ok(rules) => rules,
            Err(error) => return report(&error, err),
        };
        let mut worst = 0;
        for file in &self.files {
            match check(file, rules.as_ref()) {
                Ok(good) => say(out, &good),
                Err(error) => worst = worst.max(report(&error, err)),
            }
        }
        worst
    }
}

impl Convert {
    /// Converts the file; returns the exit code.
    fn run(&self, out: &mut impl Write, err: &mut impl Write) -> u8 {
        let converted = named(self.ruleset.as_deref())
            .and_then(|rules| convert(&self.file, &self.to, rules.as_ref()));
        match converted {
            Ok(done) => {
                say(out, &done);
                0
            }
            Err(error) => report(&error, err),
        }
    }
}

fn named(ruleset: Option<&str>) -> Result<Option<Arc<Rules>>, PdnFileError> {
    Ok(ruleset.map(rules::find).transpose()?)
}

/// Writes a line. Where nobody listens any more there is nothing left to do.
fn say(to: &mut impl Write, line: &str) {
    let _ = writeln!(to, "{line}");
}

fn report(error: &PdnFileError, err: &mut impl Write) -> u8 {
    say(err, &error.to_string());
    error.exit_code()
}

/// Plays every game of a file through the rules. The summary that is returned names the numbers of
/// games and moves.
///
/// # Errors
///
/// A [`PdnFileError`] with the first fault.
pub(super) fn check(file: &Path, rules: Option<&Arc<Rules>>) -> Result<String, PdnFileError> {
    let name = file.display().to_string();
    let bytes = read(file)?;
    let text = pdn::decode(&bytes);
    let fault = |error: PdnError| PdnFileError::Fault {
        file: name.clone(),
        error: Box::new(error),
    };
    let (mut games, mut moves) = (0, 0);
    for read in pdn::games(&text, rules.cloned()) {
        let read = read.map_err(fault)?;
        if let Some(error) = read.contradiction() {
            return Err(fault(error));
        }
        games += 1;
        moves += read.game.ply_count();
    }
    if games == 0 {
        return Err(PdnFileError::Empty { file: name });
    }
    let (games, moves) = (count(games, "game"), count(moves, "move"));
    Ok(format!("{name}: {games}, {moves}, no fault"))
}

/// Reads the games of a file and writes them as strict PDN 3.0 to another, which is replaced as a
/// whole or not at all. Returns what was done.
///
/// # Errors
///
/// A [`PdnFileError`]; then nothing has been written.
pub(super) fn convert(
    file: &Path,
    to: &Path,
    rules: Option<&Arc<Rules>>,
) -> Result<String, PdnFileError> {
    let name = file.display().to_string();
    let bytes = read(file)?;
    if is_same_file(file, to) {
        return Err(PdnFileError::SameFile { file: name });
    }
    let games = pdn::read(&bytes, rules.cloned()).map_err(|error| PdnFileError::Fault {
        file: name.clone(),
        error: Box::new(error),
    })?;
    if games.is_empty() {
        return Err(PdnFileError::Empty { file: name });
    }
    replace(to, pdn::write(&games).as_bytes()).map_err(|error| PdnFileError::Unwritable {
        file: to.display().to_string(),
        error,
    })?;
    Ok(format!(
        "{name}: {} written to {}",
        count(games.len(), "game"),
        to.display()
    ))
}

fn read(file: &Path) -> Result<Vec<u8>, PdnFileError> {
    files::read(file).map_err(|error| PdnFileError::Unreadable {
        file: file.display().to_string(),
        error,
    })
}

/// Whether both paths lead to one file, through links too.
fn is_same_file(a: &Path, b: &Path) -> bool {
    match (fs::canonicalize(a), fs::canonicalize(b)) {
        (Ok(a), Ok(b)) => a == b,
        _ => a == b,
    }
}

/// Writes a file beside the target and then puts it in the target's place, so that the target is
/// never half written. Links are followed; a device or a pipe is written to, never replaced.
fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = &fs::canonicalize(target).unwrap_or_else(|_| target.to_owned());
    let kind = fs::metadata(target).map(|metadata| metadata.file_type());
    if kind.is_ok_and(|kind| !kind.is_file() && !kind.is_dir()) {
        return OpenOptions::new()
            .write(true)
            .open(target)?
            .write_all(bytes);
    }
    let name = target
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "it names no file"))?;
    let mut temporary = OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", process::id()));
    let temporary = target.with_file_name(temporary);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary)?;
    let written = write_through(&mut file, bytes).and_then(|()| fs::rename(&temporary, target));
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written
}

fn write_through(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

/// "1 game", "12 games".
fn count(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

#[cfg(test)]
mod tests;
