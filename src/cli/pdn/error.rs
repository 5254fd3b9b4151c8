//! Why a file of games is not good, or was not written.

use std::{io, path::Path};

use thiserror::Error;

use crate::{
    cli::files::name_of,
    notation::pdn::{Fault, PdnError},
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
    /// A game has a fault, and the conversion stops there.
    #[error("{file}: {error} ({before})")]
    Stopped {
        /// The file.
        file: String,
        /// The fault.
        error: Box<PdnError>,
        /// What became of the games before it.
        before: String,
    },
    /// All games have faults.
    #[error("{file} holds no game without fault, so that nothing has been written")]
    NoneGood {
        /// The file.
        file: String,
    },
    /// The file is of another kind.
    #[error("{file} is not a text file but {what}; name a PDN file")]
    NotText {
        /// The file.
        file: String,
        /// What it looks like.
        what: &'static str,
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
}

impl PdnFileError {
    /// The fault of a game in a file, or of the file itself.
    pub(super) fn of(file: &Path, error: PdnError) -> Self {
        let file = name_of(file);
        match *error.fault {
            Fault::NotText(what) => Self::NotText { file, what },
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
            Self::SameFile { .. } => 2,
            Self::Unreadable { .. }
            | Self::Empty { .. }
            | Self::Fault { .. }
            | Self::Stopped { .. }
            | Self::NoneGood { .. }
            | Self::NotText { .. }
            | Self::Unwritable { .. } => 1,
        }
    }
}
