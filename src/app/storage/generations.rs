//! Three generations of one file, newest first: `match.ron`, `match.1.ron`, `match.2.ron`.
//!
//! The crash points of [`Generations::push`], in order, and what a reader then finds newest:
//! while the temporary file is written, all three as before; after the first renaming, the newest
//! and the one before it; after the second, the one before alone, for the new one has not been
//! announced yet; after the third, all three, the new one first.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use super::durable;

/// How many generations are kept.
pub(super) const GENERATIONS: usize = 3;

/// One file with its earlier generations, in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Generations {
    folder: PathBuf,
    stem: &'static str,
}

impl Generations {
    /// The generations of `stem`.ron.
    pub(super) fn new(folder: &Path, stem: &'static str) -> Self {
        Self {
            folder: folder.to_owned(),
            stem,
        }
    }

    /// The file of a generation, the newest being 0.
    pub(super) fn file(&self, generation: usize) -> PathBuf {
        let stem = self.stem;
        self.folder.join(match generation {
            0 => format!("{stem}.ron"),
            older => format!("{stem}.{older}.ron"),
        })
    }

    /// Makes the content the newest generation; the oldest one goes.
    ///
    /// # Errors
    ///
    /// What the system says. The generations are then as after one of the crash points.
    pub(super) fn push(&self, content: &[u8]) -> io::Result<()> {
        let newest = self.file(0);
        let written = durable::prepare(&newest, content)?;
        for older in (1..GENERATIONS).rev() {
            match fs::rename(self.file(older - 1), self.file(older)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        fs::rename(written, &newest)?;
        durable::flush_folder(&newest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::scratch::Scratch;

    const NAMES: [&str; 3] = ["match.ron", "match.1.ron", "match.2.ron"];

    #[test]
    fn the_last_three_are_kept_newest_first() {
        let scratch = Scratch::new();
        let generations = Generations::new(&scratch.path("data"), "match");
        for content in ["1", "2", "3", "4"] {
            generations.push(content.as_bytes()).unwrap();
        }
        let read = NAMES.map(|name| scratch.read(&format!("data/{name}")));
        assert_eq!(read, ["4", "3", "2"]);
        assert_eq!(scratch.names("data").len(), 3);
    }

    #[test]
    fn a_missing_generation_is_no_fault() {
        let scratch = Scratch::new();
        scratch.write("match.1.ron", "old");
        let generations = Generations::new(scratch.folder(), "match");
        generations.push(b"new").unwrap();
        assert_eq!(scratch.read("match.ron"), "new");
        assert_eq!(scratch.read("match.2.ron"), "old");
    }
}
