//! The saved match as the table knows it.

use std::path::Path;

use bevy::prelude::*;

use super::{
    SaveNotice,
    folder::{Found, SaveFolder},
};
use crate::{
    play::{Match, SavedMatch},
    rules::Square,
};

/// The saved match and the state of saving. The default one is in memory and touches no disk.
#[derive(Resource, Default, Debug)]
pub struct Saves {
    folder: Option<SaveFolder>,
    unfinished: Option<(Match, Vec<Square>)>,
    notice: Option<SaveNotice>,
    warning: Option<SaveNotice>,
}

impl Saves {
    /// Saves in a folder, which is made if need be. Damaged files in it are set aside.
    #[must_use]
    pub fn open(folder: &Path) -> Self {
        match SaveFolder::open(folder) {
            Ok((folder, Found { unfinished, notice })) => Self {
                folder: Some(folder),
                unfinished: unfinished.map(|found| (found.game, found.entered)),
                notice,
                warning: None,
            },
            Err(warning) => Self {
                warning: Some(warning),
                ..Self::default()
            },
        }
    }

    /// Saves nothing, as tests like it.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::default()
    }

    /// Saves nothing, because the system names no folder, and says so.
    #[must_use]
    pub fn without_folder() -> Self {
        Self {
            warning: Some(SaveNotice::NoFolder),
            ..Self::default()
        }
    }

    /// Keeps a match; what goes wrong becomes a warning on the table, never the end of the game.
    /// When it returns without one, the match is on the disk.
    pub fn keep(&mut self, saved: &SavedMatch) {
        if let Some(folder) = &mut self.folder {
            self.warning = folder.keep(saved).err();
        }
    }

    /// The match that was not finished when the program ended, until it is taken.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Match> {
        self.unfinished.as_ref().map(|(game, _)| game)
    }

    /// The match that was not finished when the program ended with the squares entered of its next
    /// move, once.
    pub fn take_unfinished(&mut self) -> Option<(Match, Vec<Square>)> {
        self.unfinished.take()
    }

    /// What was found at start: a damaged save and what became of it.
    #[must_use]
    pub const fn notice(&self) -> Option<&SaveNotice> {
        self.notice.as_ref()
    }

    /// Forgets the notice, once people have read it.
    pub fn dismiss_notice(&mut self) {
        self.notice = None;
    }

    /// Why the game on the table is not saved at present; nothing while it is.
    #[must_use]
    pub const fn warning(&self) -> Option<&SaveNotice> {
        self.warning.as_ref()
    }
}
