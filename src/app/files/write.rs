//! Writing a file where a person wants it: whole or not at all, and nothing beside it touched.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    process,
};

/// How many names are tried for a file.
const MOST_NAMES: u32 = 10_000;

/// Writes a file. The text goes to a file beside it that nobody else has, is forced to the disk, and
/// takes the name.
///
/// # Errors
///
/// What the system says; [`ErrorKind::AlreadyExists`] if there is such a file and it may not be
/// replaced. Then nothing has changed.
pub(super) fn write(file: &Path, text: &str, replace: bool) -> io::Result<()> {
    if file.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !replace && file.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    // A link is followed: what it leads to is replaced, not the link.
    let file = &fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let name = file.file_name().ok_or(ErrorKind::InvalidInput)?;
    let mut temporary = OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", process::id()));
    let temporary = file.with_file_name(temporary);
    let mut handle = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary)?;
    let written = handle
        .write_all(text.as_bytes())
        .and_then(|()| handle.sync_all())
        .and_then(|()| fs::rename(&temporary, file));
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    flush_folder(file)
}

/// Forces the name of a file to the disk, where a folder can be opened like a file.
fn flush_folder(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if cfg!(unix) && !folder.as_os_str().is_empty() => {
            File::open(folder)?.sync_all()
        }
        _ => Ok(()),
    }
}

/// A name in a folder that no file has: `stem.pdn`, `stem-2.pdn` and so on.
pub(super) fn free_name(folder: &Path, stem: &str) -> String {
    let stem = clean(stem);
    (1..MOST_NAMES)
        .map(|number| match number {
            1 => format!("{stem}.pdn"),
            number => format!("{stem}-{number}.pdn"),
        })
        .find(|name| !folder.join(name).exists())
        .unwrap_or_else(|| format!("{stem}.pdn"))
}

/// A text as a part of a file's name: what some system does not allow becomes a hyphen.
fn clean(text: &str) -> String {
    let keep = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.');
    let cleaned: String = text
        .chars()
        .map(|c| if keep(c) { c } else { '-' })
        .take(60)
        .collect();
    cleaned.trim_matches([' ', '.', '-']).to_owned()
}

/// The file that a person means by a name in a folder: an absolute name counts alone, and one
/// without an ending gets the one of PDN.
pub(super) fn meant(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name.trim());
    if file.extension().is_none() {
        file.with_extension("pdn")
    } else {
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::scratch::Scratch;

    #[test]
    fn a_file_is_replaced_only_when_asked_and_leaves_no_rest() {
        let scratch = Scratch::new();
        let file = scratch.path("a.pdn");
        scratch.write("a.tmp", "another's");
        write(&file, "one", false).unwrap();
        let error = write(&file, "two", false).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        assert_eq!(scratch.read("a.pdn"), "one");
        write(&file, "two", true).unwrap();
        assert_eq!(scratch.read("a.pdn"), "two");
        assert!(write(scratch.folder(), "x", true).is_err());
        assert!(write(&scratch.path("no/such/b.pdn"), "x", true).is_err());
        assert_eq!(scratch.names(""), ["a.pdn", "a.tmp"]);
    }

    #[test]
    fn names_are_free_and_fit_every_system() {
        let scratch = Scratch::new();
        scratch.write("Ana - Bo.pdn", "");
        assert_eq!(free_name(scratch.folder(), "Ana - Bo"), "Ana - Bo-2.pdn");
        assert_eq!(free_name(scratch.folder(), "A/B: \"c\"?"), "A-B- -c.pdn");
        assert_eq!(
            meant(Path::new("/x"), " club "),
            PathBuf::from("/x/club.pdn")
        );
        assert_eq!(
            meant(Path::new("/x"), "/y/z.txt"),
            PathBuf::from("/y/z.txt")
        );
    }
}
