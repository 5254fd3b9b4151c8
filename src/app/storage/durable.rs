//! Files that are there whole or not at all, whatever happens to the machine.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

/// Writes a file so that at every moment either its old or its new content is on the disk: the new
/// one goes to a temporary file beside it, is forced to the disk, and takes the old one's place.
///
/// # Errors
///
/// What the system says; the file is then the old one.
pub(in crate::app) fn replace(file: &Path, content: &[u8]) -> io::Result<()> {
    let written = prepare(file, content)?;
    fs::rename(&written, file)?;
    flush_folder(file)
}

/// Writes the temporary file of [`replace`] and forces it to the disk. A temporary file that cannot
/// be finished is removed: on a full disk it would only take room.
///
/// # Errors
///
/// What the system says.
pub(super) fn prepare(file: &Path, content: &[u8]) -> io::Result<PathBuf> {
    let folder = folder_of(file)?;
    fs::create_dir_all(folder)?;
    let temporary = file.with_extension("tmp");
    let written = File::create(&temporary).and_then(|mut handle| {
        handle.write_all(content)?;
        handle.sync_all()
    });
    if let Err(error) = written {
        let _ = fs::remove_file(&temporary);
        return Err(error);
    }
    Ok(temporary)
}

/// Forces the names in the folder of a file to the disk.
///
/// # Errors
///
/// What the system says.
pub(super) fn flush_folder(file: &Path) -> io::Result<()> {
    // A folder cannot be opened like a file everywhere; there the system keeps names by itself.
    if cfg!(unix) {
        File::open(folder_of(file)?)?.sync_all()?;
    }
    Ok(())
}

/// Gives a damaged file another name, `match.damaged-1.ron` for `match.ron`, with the lowest number
/// that is free, so that no earlier one is overwritten. Says which name.
///
/// # Errors
///
/// What the system says; the file then has its old name.
pub(in crate::app) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    // `match.1.ron` is a generation of `match.ron`.
    let stem = stem.split('.').next().unwrap_or_default();
    for number in 1..=u32::MAX {
        let aside = file.with_file_name(format!("{stem}.damaged-{number}.ron"));
        if !exists(&aside)? {
            fs::rename(file, &aside)?;
            flush_folder(file)?;
            return Ok(aside);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Whether there is something of that name, a dangling link too.
fn exists(file: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(file) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn folder_of(file: &Path) -> io::Result<&Path> {
    file.parent().ok_or_else(|| ErrorKind::InvalidInput.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::scratch::Scratch;

    #[test]
    fn a_file_is_replaced_whole_and_its_folder_is_made() {
        let scratch = Scratch::new();
        let file = scratch.path("deep/er/settings.ron");
        replace(&file, b"one").unwrap();
        replace(&file, b"two").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(scratch.names("deep/er"), ["settings.ron"]);
    }

    #[test]
    fn nothing_that_was_set_aside_is_overwritten() {
        let scratch = Scratch::new();
        for (file, content) in [("match.ron", "a"), ("match.1.ron", "b"), ("match.ron", "c")] {
            scratch.write(file, content);
            set_aside(&scratch.path(file)).unwrap();
        }
        let names = [
            "match.damaged-1.ron",
            "match.damaged-2.ron",
            "match.damaged-3.ron",
        ];
        assert_eq!(scratch.names(""), names);
        assert_eq!(names.map(|name| scratch.read(name)), ["a", "b", "c"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_leaves_the_old_file_and_no_rest() {
        let scratch = Scratch::new();
        let file = scratch.path("match.ron");
        replace(&file, b"old").unwrap();
        std::os::unix::fs::symlink("/dev/full", scratch.path("match.tmp")).unwrap();
        let error = replace(&file, b"new").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::StorageFull);
        assert_eq!(fs::read(&file).unwrap(), b"old");
        assert_eq!(scratch.names(""), ["match.ron"]);
    }
}
