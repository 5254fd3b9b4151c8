//! A file that appears only when it is complete.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process,
};

use super::open;

/// Where games are written to: a file beside the target, which then takes the target's place, so
/// that the target is never half written. Links are followed. A device or a pipe is written to,
/// never replaced, and so is a file that somebody has open already: standard output and standard
/// error, by whatever name, and what `/dev/fd/3` leads to.
pub(super) struct Target {
    file: BufWriter<File>,
    /// The file beside the target, and the target.
    beside: Option<(PathBuf, PathBuf)>,
}

impl Target {
    pub(super) fn new(named: &Path) -> io::Result<Self> {
        if let Some(file) = open::already(named)? {
            return Ok(Self::streamed(file));
        }
        let target = fs::canonicalize(named).unwrap_or_else(|_| named.to_owned());
        let existing = match fs::metadata(&target) {
            // A folder, or a file that must not be written, says so when it is opened.
            Ok(metadata) => Some((OpenOptions::new().write(true).open(&target)?, metadata)),
            Err(_) => None,
        };
        let permissions = match existing {
            Some((file, metadata)) if !metadata.is_file() => return Ok(Self::streamed(file)),
            existing => existing.map(|(_, metadata)| metadata.permissions()),
        };
        if target.file_name().is_none() {
            let error = io::Error::new(io::ErrorKind::InvalidInput, "it names no file");
            return Err(error);
        }
        let temporary = target.with_file_name(format!(".damas-{}.tmp", process::id()));
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&temporary)?;
        let created = Self {
            file: BufWriter::new(file),
            beside: Some((temporary, target)),
        };
        if let Some(permissions) = permissions {
            created.file.get_ref().set_permissions(permissions)?;
        }
        Ok(created)
    }

    fn streamed(file: File) -> Self {
        Self {
            file: BufWriter::new(file),
            beside: None,
        }
    }

    /// Whether what is written is gone at once, as with a device or a pipe.
    pub(super) const fn is_streamed(&self) -> bool {
        self.beside.is_none()
    }

    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.write_all(text.as_bytes())
    }

    /// Puts what was written in the target's place.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some((temporary, target)) = &self.beside {
            self.file.get_ref().sync_all()?;
            fs::rename(temporary, target)?;
            self.beside = None;
        }
        Ok(())
    }
}

impl Drop for Target {
    /// What was not finished is removed.
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.beside {
            // The fault that kept it from being finished is the one to report.
            let _ = fs::remove_file(temporary);
        }
    }
}
