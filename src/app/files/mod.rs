//! Games and positions from files and from the clipboard, and back.
//!
//! Read in this order: [`FileWish`] (what is wanted), `hear` (what comes of it), [`Collection`] (the
//! games of a file, read on another thread), `opening` (a PDN game as a match), `write` and
//! [`Listing`] (the disk), [`FileNotice`] (what people are told). What is opened goes to the table
//! as an intent like any other; the referee keeps the game that was there.

mod collection;
mod content;
mod hear;
mod listing;
mod notice;
mod opening;
mod wish;
mod write;

use std::path::{Path, PathBuf};

use bevy::{prelude::*, window::FileDragAndDrop};

pub use collection::{Collection, Head, MOST_GAMES};
pub use listing::{Entry, Listing};
pub use notice::{FileNotice, Source, WriteFault};
pub use wish::{ClipboardWish, FileWish, RulesetFile};

use super::{TableSystems, referee::Intent, screens::Screen};

/// When wishes are heard: after keys and pointer, before the referee.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct FileSystems;

/// What is known of files: the folder that is shown, the games of the opened file, what was said last.
#[derive(Resource, Debug)]
pub struct Files {
    listing: Listing,
    reading: Option<collection::Reading>,
    collection: Option<Collection>,
    exists: Option<PathBuf>,
    notice: Option<FileNotice>,
    /// Whether a match is on its way to the table that the notice tells of.
    begins: bool,
}

impl Default for Files {
    fn default() -> Self {
        Self::in_folder(&listing::first_folder())
    }
}

impl Files {
    /// Files of a folder, which is not read before somebody looks.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            listing: Listing {
                folder: folder.to_owned(),
                ..Listing::default()
            },
            reading: None,
            collection: None,
            exists: None,
            notice: None,
            begins: false,
        }
    }

    /// The folder that is shown.
    #[must_use]
    pub const fn listing(&self) -> &Listing {
        &self.listing
    }

    /// The games of the opened file, where there are several.
    #[must_use]
    pub fn collection(&self) -> Option<&Collection> {
        let read = self.reading.as_ref().map(collection::Reading::collection);
        self.collection
            .as_ref()
            .or(read.filter(|read| 1 < read.heads().len()))
    }

    /// Whether a file is being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// The file that is there already, where it must be asked whether to replace it.
    #[must_use]
    pub fn exists(&self) -> Option<&Path> {
        self.exists.as_deref()
    }

    /// What was said last, until it is closed or something else happens.
    #[must_use]
    pub const fn notice(&self) -> Option<&FileNotice> {
        self.notice.as_ref()
    }

    /// A name for a new file in the folder that is shown, from the players' names or another word.
    #[must_use]
    pub fn free_name(&self, stem: &str) -> String {
        write::free_name(&self.listing.folder, stem)
    }

    /// The file that a person means by a name.
    #[must_use]
    pub fn meant(&self, name: &str) -> PathBuf {
        write::meant(&self.listing.folder, name)
    }
}

/// What is dropped onto the window is opened; of several files at once, the first.
fn drop_files(mut dropped: MessageReader<FileDragAndDrop>, mut wishes: MessageWriter<FileWish>) {
    let first = dropped.read().find_map(|dropped| match dropped {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    });
    dropped.clear();
    if let Some(file) = first {
        wishes.write(FileWish::Open(file));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Files>()
        .add_message::<FileWish>()
        .add_message::<ClipboardWish>()
        .add_message::<RulesetFile>()
        .add_message::<FileDragAndDrop>()
        .add_message::<Intent>()
        .configure_sets(
            Update,
            FileSystems
                .after(TableSystems::Input)
                .before(TableSystems::Referee),
        )
        .add_systems(
            Update,
            (drop_files, hear::hear, hear::follow)
                .chain()
                .in_set(FileSystems),
        )
        .add_systems(OnEnter(Screen::Title), hear::forget)
        .add_systems(Update, hear::grow_quiet.in_set(TableSystems::View));
}
