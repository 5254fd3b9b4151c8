//! Why a file of games is not good, or was not written.

use std::{io, path::Path};

use thiserror::Error;

use crate::{
    notation::pdn::{Fault, PdnError},
    rules::UnknownRuleset,
};

/// Why a file is not good, or was not written. The text is one plain sentence.
#[derive(Debug, Error)]
pub(crate) enum PdnFileError {
    /// The file cannot be read.
    #[error("{file} cannot be read ({error}); check its name and your rights")]
    Unreadable {
        /// The file.
        file: String,
        /// What the system says.
        error: String,
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
    /// The fault of a game in a file, or of the file itself.
    pub(super) fn of(file: &Path, error: PdnError) -> Self {
        let file = file.display().to_string();
        match *error.fault {
            Fault::Unreadable(error) => Self::Unreadable { file, error },
            fault => Self::Fault {
                file,
                error: Box::new(PdnError {
                    fault: Box::new(fault),
                    ..error
                }),
            },
        }
    }

    /// 2 for wrong usage, 1 for a fault of the input.
    pub(super) fn exit_code(&self) -> u8 {
        match self {
            Self::SameFile { .. } | Self::Ruleset(_) => 2,
            Self::Unreadable { .. }
            | Self::Empty { .. }
            | Self::Fault { .. }
            | Self::Unwritable { .. } => 1,
        }
    }
}
