//! Playing every game of a file through the rules.

use std::{fmt, path::Path, sync::Arc};

use super::{
    count,
    error::PdnFileError,
    progress::{Progress, Watch},
};
use crate::{
    cli::files::Opened,
    notation::pdn::{self, Fault},
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
    /// The moves of both sides in the games without fault.
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

/// Plays every game of a file through the rules, those after a fault too.
///
/// # Errors
///
/// A [`PdnFileError`] where the file cannot be read to its end, or holds no game.
pub(super) fn check(
    file: &Path,
    rules: Option<&Arc<Rules>>,
    watch: Watch,
) -> Result<Checked, PdnFileError> {
    let opened = open(file)?;
    let mut progress = Progress::new(file, opened.size(), watch);
    let mut games = pdn::games(opened, rules.cloned());
    let mut summary = Summary::default();
    let mut first = None;
    while let Some(read) = games.next() {
        let read = read.and_then(|read| match read.fault() {
            Some(error) => Err(error),
            None => Ok(read.game.ply_count()),
        });
        match read {
            Ok(plies) => summary.plies += plies,
            Err(error) if matches!(*error.fault, Fault::Unreadable(_)) => {
                return Err(PdnFileError::of(file, error));
            }
            Err(error) => {
                summary.faults += 1;
                first.get_or_insert(error);
            }
        }
        summary.games += 1;
        progress.show(summary.games, games.bytes_taken());
    }
    if summary.games == 0 {
        let file = file.display().to_string();
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
        file: file.display().to_string(),
        error: error.to_string(),
    })
}
