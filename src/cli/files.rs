//! Reading files that somebody names, whatever they turn out to be.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

/// More than any collection of games; a device without an end must not fill the memory.
const MOST_BYTES: u64 = 256 << 20;

/// Reads a whole file.
///
/// # Errors
///
/// What the system says, or that the file is too large.
pub(super) fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let opened = File::open(file)?;
    opened.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if MOST_BYTES < bytes.len() as u64 {
        return Err(io::Error::other("it is larger than 256 MiB"));
    }
    Ok(bytes)
}
