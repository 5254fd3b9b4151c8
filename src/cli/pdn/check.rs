//! Playing every game of a file through the rules.

use std::{fmt, io::Write, path::Path, sync::Arc};

use super::{
    count,
    error::PdnFileError,
    progress::{Progress, Watch},
    said::Said,
};
use crate::{
    cli::files::{Opened, name_of},
    notation::pdn,
    rules::Rules,
};

/// What was found in a file.
pub(super) struct Checked {
    pub(super) summary: Summary,
    /// The first fault.
    pub(super) fault: Option<PdnFileError>,
}

/// How much was found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Summary {
    pub(super) games: usize,
    /// The moves of both sides that could be played.
    pub(super) plies: usize,
    pub(super) faults: usize,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = count(self.games, "game", "games");
        let plies = count(self.plies, "ply", "plies");
        let faults = match self.faults {
            0 => "no fault".to_owned(),
            faults => count(faults, "fault", "faults"),
        };
        write!(f, "{games}, {plies}, {faults}")
    }
}

/// Plays every game of a file through the rules, those after a fault too. What is odd and no fault
/// is told at once.
///
/// # Errors
///
/// A [`PdnFileError`] where the file cannot be read to its end, or holds no game.
pub(super) fn check(
    file: &Path,
    rules: Option<&Arc<Rules>>,
    watch: Watch,
    warnings: &mut impl Write,
) -> Result<Checked, PdnFileError> {
    let opened = open(file)?;
    let mut progress = Progress::new(file, opened.size(), watch);
    let mut games = pdn::games(opened, rules.cloned());
    let mut summary = Summary::default();
    let mut first = None;
    let mut said = Said::new(file);
    while let Some(read) = games.next() {
        let error = match read {
            Ok(read) => {
                summary.plies += read.game.ply_count();
                if let Some(odd) = read.wrong_number() {
                    said.tell(&mut progress, warnings, &odd);
                }
                read.fault()
            }
            Err(error) if error.fault.is_of_the_file() => {
                return Err(PdnFileError::of(file, error));
            }
            Err(error) => {
                summary.plies += error.played;
                Some(error)
            }
        };
        if let Some(error) = error {
            summary.faults += 1;
            first.get_or_insert(error);
        }
        summary.games += 1;
        progress.show(summary.games, games.bytes_taken());
    }
    said.finish(&mut progress, warnings);
    if summary.games == 0 {
        let file = name_of(file);
        return Err(PdnFileError::Empty { file });
    }
    Ok(Checked {
        summary,
        fault: first.map(|error| PdnFileError::of(file, error)),
    })
}

/// Opens a file for reading.
///
/// # Errors
///
/// [`PdnFileError::Unreadable`].
pub(super) fn open(file: &Path) -> Result<Opened, PdnFileError> {
    Opened::new(file).map_err(|error| PdnFileError::Unreadable {
        file: name_of(file),
        error: error.to_string(),
    })
}
