//! Opening files that somebody names, whatever they turn out to be.

use std::{
    fs::{File, Metadata},
    io::{self, Read},
    path::Path,
};

use crate::rules::shortened;

/// A device may go on without an end; of one no more is read than this.
const MOST_OF_A_DEVICE: u64 = 64 << 20;

/// A longer name of a file is cut in messages, in letters.
const LONGEST_NAME: usize = 300;

/// The name of a file for use in a message.
pub(super) fn name_of(file: &Path) -> String {
    shortened(&file.to_string_lossy(), LONGEST_NAME)
}

/// A file that is open for reading.
pub(super) struct Opened {
    file: File,
    /// How many bytes it holds, where that is known.
    size: Option<u64>,
    /// How many more bytes may be read.
    left: u64,
}

impl Opened {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub(super) fn new(file: &Path) -> io::Result<Self> {
        let file = File::open(file)?;
        let metadata = file.metadata()?;
        Ok(Self {
            file,
            size: metadata.is_file().then_some(metadata.len()),
            left: if is_device(&metadata) {
                MOST_OF_A_DEVICE
            } else {
                u64::MAX
            },
        })
    }

    /// How many bytes it holds, where that is known.
    pub(super) const fn size(&self) -> Option<u64> {
        self.size
    }
}

impl Read for Opened {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            return Err(io::Error::other("it goes on for more than 64 MiB"));
        }
        let room = usize::try_from(self.left).unwrap_or(usize::MAX);
        let room = room.min(buffer.len());
        let read = self.file.read(&mut buffer[..room])?;
        self.left -= read as u64;
        Ok(read)
    }
}

#[cfg(unix)]
fn is_device(metadata: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    metadata.file_type().is_char_device()
}

#[cfg(not(unix))]
fn is_device(metadata: &Metadata) -> bool {
    !metadata.is_file()
}
