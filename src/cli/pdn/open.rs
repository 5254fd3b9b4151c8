//! Files that are open already: to put another in their place would lose what they hold.

use std::{fs::File, io, path::Path};

/// The file that a path names if it is open already, to be written on at the place where it is.
///
/// # Errors
///
/// What the system says when such a file cannot be written to.
#[cfg(unix)]
pub(super) fn already(named: &Path) -> io::Result<Option<File>> {
    use std::{
        fs::{self, OpenOptions},
        os::{fd::AsFd, unix::fs::MetadataExt},
    };

    let Ok(wanted) = fs::metadata(named) else {
        return Ok(None);
    };
    let copies = [
        io::stdout().as_fd().try_clone_to_owned(),
        io::stderr().as_fd().try_clone_to_owned(),
    ];
    for file in copies.into_iter().flatten().map(File::from) {
        let is_it = |open: fs::Metadata| (open.dev(), open.ino()) == (wanted.dev(), wanted.ino());
        if file.metadata().is_ok_and(is_it) {
            return Ok(Some(file));
        }
    }
    if wanted.is_file() && leads_through_the_system(named) {
        return OpenOptions::new().append(true).open(named).map(Some);
    }
    Ok(None)
}

/// Other systems have no names for open files.
#[cfg(not(unix))]
pub(super) fn already(_: &Path) -> io::Result<Option<File>> {
    Ok(None)
}

/// Whether a path is one of the system's names for open files, or a link to one.
#[cfg(unix)]
fn leads_through_the_system(named: &Path) -> bool {
    use std::{fs, path::PathBuf};

    /// As many links as systems follow.
    const MOST_LINKS: usize = 40;
    let mut path: PathBuf = named.to_owned();
    for _ in 0..MOST_LINKS {
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return false;
        };
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        let Ok(folder) = fs::canonicalize(folder) else {
            return false;
        };
        let is_fd = folder.ends_with("fd") && folder.starts_with("/dev");
        if folder.starts_with("/proc") || folder == Path::new("/dev") || is_fd {
            return true;
        }
        match fs::read_link(folder.join(name)) {
            Ok(link) => path = folder.join(link),
            Err(_) => return false,
        }
    }
    false
}
