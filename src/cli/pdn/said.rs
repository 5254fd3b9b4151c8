//! What is told of a file while it is read: each oddity by its place, and not more than can be read.

use std::{fmt, io::Write, path::Path};

use super::{count, progress::Progress};
use crate::cli::{fault::tell, files::name_of};

/// More are only counted.
const MOST: usize = 10;

/// What was told of a file so far.
pub(super) struct Said {
    name: String,
    count: usize,
}

impl Said {
    pub(super) fn new(file: &Path) -> Self {
        Self {
            name: name_of(file),
            count: 0,
        }
    }

    /// Tells one thing, unless there were too many.
    pub(super) fn tell(
        &mut self,
        progress: &mut Progress,
        err: &mut impl Write,
        what: &impl fmt::Display,
    ) {
        self.count += 1;
        if self.count <= MOST {
            progress.clear();
            tell(err, &format!("{}: {what}", self.name));
        }
    }

    /// Tells how many more there were.
    pub(super) fn finish(self, progress: &mut Progress, err: &mut impl Write) {
        if MOST < self.count {
            progress.clear();
            let more = count(self.count - MOST, "more is", "more are");
            tell(err, &format!("{}: {more} not named", self.name));
        }
    }

    /// How many there were.
    pub(super) const fn count(&self) -> usize {
        self.count
    }
}
