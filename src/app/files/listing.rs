//! What a folder holds, as far as it can be opened here.

use std::{
    fs,
    path::{Path, PathBuf},
};

use directories::UserDirs;

use crate::app::storage::Place;

/// How many entries of a folder are listed.
const MOST_ENTRIES: usize = 2000;
/// What can be opened, by the ending of its name.
const ENDINGS: [&str; 3] = ["pdn", "fen", "ron"];

/// A folder with what is in it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Listing {
    /// The folder.
    pub folder: PathBuf,
    /// Its folders and files, folders first, each in the order of its names.
    pub entries: Vec<Entry>,
    /// Whether there are more than are listed.
    pub capped: bool,
    /// Why it cannot be read.
    pub trouble: Option<String>,
}

/// A folder or a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// Whether it is a folder.
    pub is_folder: bool,
}

impl Listing {
    /// Reads a folder. Hidden entries are left out.
    pub(super) fn of(folder: &Path) -> Self {
        let mut listing = Self {
            folder: folder.to_owned(),
            ..Self::default()
        };
        let found = match fs::read_dir(folder) {
            Ok(found) => found,
            Err(error) => {
                listing.trouble = Some(error.to_string());
                return listing;
            }
        };
        let mut entries: Vec<Entry> = found
            .filter_map(Result::ok)
            .filter_map(|found| entry(&found.path()))
            .collect();
        entries.sort_by_cached_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
        listing.capped = MOST_ENTRIES < entries.len();
        entries.truncate(MOST_ENTRIES);
        listing.entries = entries;
        listing
    }
}

fn entry(path: &Path) -> Option<Entry> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    let is_folder = path.is_dir();
    let fits = path.extension().is_some_and(|ending| {
        let ending = ending.to_string_lossy().to_lowercase();
        ENDINGS.contains(&ending.as_str())
    });
    (!name.starts_with('.') && (is_folder || fits)).then(|| Entry {
        name,
        path: path.to_owned(),
        is_folder,
    })
}

/// Where games are looked for first: the user's documents, else their home, else the program's
/// own folder.
pub(super) fn first_folder() -> PathBuf {
    let user = UserDirs::new();
    let documents = user.as_ref().and_then(UserDirs::document_dir);
    let home = user.as_ref().map(UserDirs::home_dir);
    let own = Place::find().map(|place| place.data);
    documents
        .or(home)
        .map(Path::to_owned)
        .into_iter()
        .chain(own)
        .find(|folder| folder.is_dir())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::scratch::Scratch;

    #[test]
    fn folders_come_first_and_only_what_can_be_opened_is_listed() {
        let scratch = Scratch::new();
        for name in ["b.PDN", "a.fen", "rules.ron", "letter.txt", ".hidden.pdn"] {
            scratch.write(name, "");
        }
        fs::create_dir(scratch.path("zoo")).unwrap();
        let listing = Listing::of(scratch.folder());
        let names: Vec<&str> = listing.entries.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["zoo", "a.fen", "b.PDN", "rules.ron"]);
        assert!(Listing::of(&scratch.path("gone")).trouble.is_some());
    }
}
