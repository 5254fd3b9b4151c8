//! `damas pdn`: checks the games of PDN files, and rewrites them as strict PDN 3.0.

mod check;
mod convert;
mod error;
mod progress;
mod target;

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

use clap::{Args, Subcommand};

use crate::rules::{self, Rules};
use error::PdnFileError;
use progress::Watch;

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

/// Runs the command: what was done goes to standard output, faults to standard error. If that is a
/// terminal, it shows how far a long file has been read.
#[must_use]
pub(super) fn run(command: &PdnCommand) -> ExitCode {
    let watch = if io::stderr().is_terminal() {
        Watch::OnTerminal
    } else {
        Watch::Nobody
    };
    let (out, err) = (&mut io::stdout(), &mut io::stderr());
    let code = match command {
        PdnCommand::Check(check) => check.run(watch, out, err),
        PdnCommand::Convert(convert) => convert.run(watch, out, err),
    };
    ExitCode::from(code)
}

impl Check {
    /// Checks all files; returns the exit code.
    fn run(&self, watch: Watch, out: &mut impl Write, err: &mut impl Write) -> u8 {
        let rules = match named(self.ruleset.as_deref()) {
            Ok(rules) => rules,
            Err(error) => return report(&error, err),
        };
        let mut worst = 0;
        for file in &self.files {
            match check::check(file, rules.as_ref(), watch) {
                Ok(checked) => {
                    if let Some(fault) = checked.fault {
                        worst = worst.max(report(&fault, err));
                    }
                    say(out, &format!("{}: {}", file.display(), checked.summary));
                }
                Err(error) => worst = worst.max(report(&error, err)),
            }
        }
        worst
    }
}

impl Convert {
    /// Converts the file; returns the exit code.
    fn run(&self, watch: Watch, out: &mut impl Write, err: &mut impl Write) -> u8 {
        let converted = named(self.ruleset.as_deref())
            .and_then(|rules| convert::convert(&self.file, &self.to, rules.as_ref(), watch, err));
        match converted {
            // Where the games went to a pipe, that may be standard output itself.
            Ok(done) if done.is_streamed => say(err, &done.summary),
            Ok(done) => say(out, &done.summary),
            Err(error) => return report(&error, err),
        }
        0
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

/// "1 game", "12 games".
fn count(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{number} {noun}")
}

#[cfg(test)]
mod tests;
