//! `damas pdn`: checks the games of PDN files, and rewrites them as strict PDN 3.0.

mod check;
mod convert;
mod error;
mod open;
mod progress;
mod said;
mod target;

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

use clap::{Args, Subcommand};

use super::{
    fault::{Fault, tell},
    files::name_of,
    values,
};
use crate::rules::Rules;
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
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    pub ruleset: Option<Arc<Rules>>,
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
    /// Leave faulty games out instead of stopping at the first; each is named.
    #[arg(long)]
    pub skip_faulty: bool,
    /// The game that is played, whatever the file's tags say.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    pub ruleset: Option<Arc<Rules>>,
}

/// Runs the command: what was done goes to standard output, faults to standard error. If that is a
/// terminal, it shows how far a long file has been read.
///
/// # Errors
///
/// [`Fault::Machine`] where standard output cannot be written.
pub(super) fn run(command: &PdnCommand) -> Result<ExitCode, Fault> {
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
    code.map(ExitCode::from)
}

impl Check {
    /// Checks all files; returns the exit code.
    fn run(&self, watch: Watch, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Fault> {
        let mut worst = 0;
        for file in &self.files {
            match check::check(file, self.ruleset.as_ref(), watch, err) {
                Ok(checked) => {
                    if let Some(fault) = checked.fault {
                        worst = worst.max(report(&fault, err));
                    }
                    let summary = format!("{}: {}", name_of(file), checked.summary);
                    match writeln!(out, "{summary}").map_err(Fault::from) {
                        // The reader has gone, but what was found stays found.
                        Err(Fault::ReaderGone) => return Ok(worst),
                        written => written?,
                    }
                }
                Err(error) => worst = worst.max(report(&error, err)),
            }
        }
        Ok(worst)
    }
}

impl Convert {
    /// Converts the file; returns the exit code.
    fn run(&self, watch: Watch, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Fault> {
        let converted = match convert::convert(self, watch, err) {
            Ok(converted) => converted,
            Err(PdnFileError::Unwritable { error, .. })
                if error.kind() == io::ErrorKind::BrokenPipe =>
            {
                return Err(Fault::ReaderGone);
            }
            Err(error) => return Ok(report(&error, err)),
        };
        // Where the games went to a device or a pipe, that may be standard output itself.
        if converted.is_streamed {
            tell(err, &converted.summary);
        } else {
            writeln!(out, "{}", converted.summary)?;
        }
        Ok(u8::from(0 < converted.skipped))
    }
}

fn report(error: &PdnFileError, err: &mut impl Write) -> u8 {
    tell(err, &error.to_string());
    error.exit_code()
}

/// "1 game", "12 games".
fn count(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{number} {noun}")
}

#[cfg(test)]
mod tests;
