//! The dialogs about files open and close with what happens to the files.

use bevy::prelude::*;

use super::{
    dialogs::FilesDialog,
    state::{Dialog, OverlayState},
};
use crate::app::{
    TableSystems,
    files::{FileNotice, FileWish, Files},
    referee::Announcement,
};

/// A game on the table closes them; a file of several games opens its list; a game that was saved
/// needs no dialog any more.
fn follow(
    mut announcements: MessageReader<Announcement>,
    mut state: ResMut<OverlayState>,
    mut wishes: MessageWriter<FileWish>,
    files: Res<Files>,
    mut has_list: Local<bool>,
) {
    let begins = |announcement: &Announcement| matches!(announcement, Announcement::Started);
    let begun = announcements.read().any(begins);
    let dialog = match &state.dialog {
        Some(Dialog::Files(dialog)) => Some(dialog),
        _ => None,
    };
    if begun && (dialog.is_some() || files.notice().is_some()) {
        state.dialog = None;
    } else if let Some(FilesDialog::Save(_)) = dialog
        && files.is_changed()
        && matches!(files.notice(), Some(FileNotice::Saved(_)))
    {
        state.dialog = None;
    }
    let list = files.collection().is_some();
    if *has_list && list && !matches!(state.dialog, Some(Dialog::Files(_))) {
        wishes.write(FileWish::Close);
    }
    if list && !*has_list {
        state.dialog = Some(Dialog::Files(FilesDialog::games()));
    }
    *has_list = list;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(TableSystems::View));
}
