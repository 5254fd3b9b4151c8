//! What a subcommand cannot do: one sentence, and an exit code.

use std::{
    io::{self, ErrorKind, Write},
    process::ExitCode,
};

use crate::rules::plain;

/// Why a subcommand has stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// The command line itself is wrong.
    Usage(String),
    /// The input is faulty: a FEN, a file.
    Input(String),
    /// The machine lacks something.
    Machine(String),
    /// Whoever read standard output has gone, as `head` does. Nobody is told.
    ReaderGone,
}

impl Fault {
    /// Says the sentence on standard error and gives the exit code.
    pub(super) fn report(self) -> ExitCode {
        let (code, sentence) = match self {
            Self::Usage(sentence) => (2, sentence),
            Self::Input(sentence) => (1, sentence),
            Self::Machine(sentence) => (3, sentence),
            Self::ReaderGone => return ExitCode::SUCCESS,
        };
        tell(&mut io::stderr(), &sentence);
        ExitCode::from(code)
    }
}

/// Says a sentence on standard error: on one line, whatever it quotes.
pub(super) fn tell(err: &mut impl Write, sentence: &str) {
    // If standard error is closed as well, the exit code says what can be said.
    let _ = writeln!(err, "damas: {}", plain(sentence));
}

/// A fault in writing to standard output.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self::ReaderGone;
        }
        Self::Machine(format!(
            "standard output cannot be written: {error}; send it elsewhere"
        ))
    }
}
