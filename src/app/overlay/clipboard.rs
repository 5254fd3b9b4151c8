//! The clipboard: read when somebody pastes, written when something is copied.

use bevy::{ecs::message::MessageCursor, prelude::*};
use bevy_egui::EguiClipboard;

use crate::app::{
    TableSystems,
    files::{ClipboardWish, FileSystems, FileWish},
};

/// What is pasted becomes a wish in the same frame.
fn paste(
    wishes: Res<Messages<ClipboardWish>>,
    mut cursor: Local<MessageCursor<ClipboardWish>>,
    mut clipboard: ResMut<EguiClipboard>,
    mut files: MessageWriter<FileWish>,
) {
    for wish in cursor.read(&wishes) {
        if *wish == ClipboardWish::Paste {
            files.write(FileWish::Paste(clipboard.get_text()));
        }
    }
}

fn put(mut wishes: MessageReader<ClipboardWish>, mut clipboard: ResMut<EguiClipboard>) {
    for wish in wishes.read() {
        if let ClipboardWish::Put(text) = wish {
            clipboard.set_text(text);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ClipboardWish>()
        .add_systems(Update, paste.after(TableSystems::Input).before(FileSystems))
        .add_systems(Update, put.after(FileSystems));
}
