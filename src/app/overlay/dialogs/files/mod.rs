//! The dialogs about files: what can be done, save, open, and the games of a file.

mod games;
mod open;
mod save;

use bevy_egui::egui::{Button, Label, RichText, TextStyle, TextWrapMode, Ui, vec2};

use super::{Then, edit, heading, wide};
use crate::app::{
    files::FileWish,
    overlay::{desk::Desk, paint::theme, state::Dialog},
    screens::Screen,
    words::file_words,
};

pub(in crate::app::overlay) use games::GamesForm;
pub(in crate::app::overlay) use save::SaveForm;

/// The width of the dialogs, in points.
const WIDTH: f32 = 620.0;

/// Which of the dialogs is open, and what has been filled in.
#[derive(Clone, Debug)]
pub(in crate::app::overlay) enum FilesDialog {
    /// What can be done.
    Overview,
    /// Save the game.
    Save(SaveForm),
    /// Open a file, with the path as it is typed.
    Open(String),
    /// The games of a file.
    Games(GamesForm),
}

impl FilesDialog {
    /// The list of games, with nothing looked for yet.
    pub(in crate::app::overlay) fn games() -> Self {
        Self::Games(GamesForm::default())
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, dialog: &mut FilesDialog) -> Then {
    match dialog {
        FilesDialog::Overview => overview(ui, desk),
        FilesDialog::Save(form) => save::show(ui, desk, form),
        FilesDialog::Open(path) => open::show(ui, desk, path),
        FilesDialog::Games(form) => games::show(ui, desk, form),
    }
}

fn overview(ui: &mut Ui, desk: &mut Desk) -> Then {
    let words = file_words(desk.settings().language);
    let context = ui.ctx().clone();
    ui.set_width(360.0);
    heading(ui, words.heading);
    let mut then = Then::Stay;
    if desk.button(ui, "open file", full(words.open)) {
        let folder = desk.files.listing().folder.clone();
        let typed = folder.display().to_string();
        desk.wish(&context, FileWish::Dismiss);
        desk.wish(&context, FileWish::Look(folder));
        then = Then::Open(Dialog::Files(FilesDialog::Open(typed)));
    }
    if desk.button(ui, "paste", full(words.paste)) {
        desk.paste(&context);
    }
    if has_game(desk) {
        if desk.button(ui, "save file", full(words.save)) {
            let form = SaveForm::new(desk, words.stem);
            desk.wish(&context, FileWish::Dismiss);
            then = Then::Open(Dialog::Files(FilesDialog::Save(form)));
        }
        if desk.button(ui, "copy game", full(words.copy_game)) {
            desk.wish(&context, FileWish::CopyGame);
        }
        if desk.button(ui, "copy position", full(words.copy_position)) {
            desk.wish(&context, FileWish::CopyPosition);
        }
    }
    if edit::button(ui, desk, None) {
        then = Then::Close;
    }
    said(ui, desk);
    ui.add_space(4.0);
    let hint = RichText::new(words.hint)
        .text_style(TextStyle::Small)
        .color(theme::FAINT);
    ui.add(Label::new(hint).wrap());
    ui.add_space(6.0);
    let close = Button::new(desk.words().menu.close).min_size(vec2(110.0, 36.0));
    if ui.horizontal(|ui| desk.button(ui, "close", close)).inner {
        desk.wish(&context, FileWish::Dismiss);
        then = Then::Close;
    }
    then
}

/// Whether there is a game that can be saved or copied: one on the table, or one that was left for
/// the title and stands behind it.
fn has_game(desk: &Desk) -> bool {
    desk.screen() == Screen::Table || desk.state.has_begun
}

fn full(text: &str) -> Button<'_> {
    wide(text).min_size(vec2(360.0, 38.0))
}

/// What was said last about files.
fn said(ui: &mut Ui, desk: &mut Desk) {
    let language = desk.settings().language;
    let Some(notice) = desk.files.notice() else {
        return;
    };
    let colour = if notice.is_trouble() {
        theme::AMBER
    } else {
        theme::TEXT
    };
    let text = RichText::new(notice.text(language)).color(colour);
    let response = ui.add(Label::new(text).wrap_mode(TextWrapMode::Wrap));
    desk.record(ui, "file notice", &response);
}
