//! Open a file: the folders and files that there are, and a path that is typed.

use std::path::PathBuf;

use bevy_egui::egui::{Button, Label, Margin, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::{FilesDialog, WIDTH, said};
use crate::app::{
    files::FileWish,
    overlay::{
        desk::Desk,
        dialogs::{Then, heading, primary},
        paint::theme,
        state::Dialog,
    },
    words::file_words,
};

/// The height of the list, in points.
const HEIGHT: f32 = 300.0;
/// The height of an entry, in points.
const ROW: f32 = 32.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, typed: &mut String) -> Then {
    let words = file_words(desk.settings().language);
    let context = ui.ctx().clone();
    ui.set_width(WIDTH);
    heading(ui, words.open_heading);
    let mut go = None;
    ui.horizontal(|ui| {
        let field = TextEdit::singleline(typed)
            .hint_text(words.path_hint)
            .margin(Margin::symmetric(8, 6))
            .desired_width(WIDTH - 102.0);
        let response = ui.add(field);
        desk.record(ui, "path", &response);
        let entered = response.lost_focus()
            && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
        let pressed = desk.button(ui, "go", Button::new(words.go).min_size(vec2(96.0, 32.0)));
        if (pressed || entered) && !typed.trim().is_empty() {
            go = Some(desk.files.listing().folder.join(typed.trim()));
        }
    });
    ui.add_space(4.0);
    if let Some(chosen) = list(ui, desk) {
        go = Some(chosen);
    }
    if desk.files.is_reading() {
        ui.label(RichText::new(words.reading).color(theme::FAINT));
    }
    said(ui, desk);
    if let Some(path) = go {
        if path.is_dir() {
            *typed = path.display().to_string();
            desk.wish(&context, FileWish::Dismiss);
            desk.wish(&context, FileWish::Look(path));
        } else {
            desk.wish(&context, FileWish::Open(path));
        }
    }
    ui.add_space(6.0);
    let back = primary(words.back);
    if ui.horizontal(|ui| desk.button(ui, "back", back)).inner {
        desk.wish(&context, FileWish::Dismiss);
        desk.wish(&context, FileWish::Close);
        return Then::Open(Dialog::Files(FilesDialog::Overview));
    }
    Then::Stay
}

/// The folder above, the folders, the files; what was clicked.
fn list(ui: &mut Ui, desk: &mut Desk) -> Option<PathBuf> {
    let words = file_words(desk.settings().language);
    let listing = desk.files.listing().clone();
    let mut chosen = None;
    ui.horizontal(|ui| {
        let above = listing.folder.parent();
        let up = Button::new(format!("⬆ {}", words.up));
        if desk.enabled_button(ui, "up", above.is_some(), up).clicked() {
            chosen = above.map(PathBuf::from);
        }
        let here = RichText::new(listing.folder.display().to_string()).color(theme::FAINT);
        ui.add(Label::new(here).truncate());
    });
    if let Some(trouble) = &listing.trouble {
        let text = RichText::new((words.no_folder)(trouble)).color(theme::AMBER);
        ui.add(Label::new(text).wrap());
    } else if listing.entries.is_empty() {
        ui.label(RichText::new(words.empty_folder).color(theme::FAINT));
    }
    let count = listing.entries.len();
    ScrollArea::vertical()
        .id_salt(&listing.folder)
        .min_scrolled_height(HEIGHT)
        .max_height(HEIGHT)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, count, |ui, rows| {
            for entry in &listing.entries[rows] {
                let (sign, colour) = if entry.is_folder {
                    ("🗁 ", theme::TEXT)
                } else {
                    ("   ", theme::AMBER)
                };
                let text = RichText::new(format!("{sign}{}", entry.name)).color(colour);
                let button = Button::new(text)
                    .frame_when_inactive(false)
                    .truncate()
                    .min_size(vec2(WIDTH - 20.0, ROW - 2.0));
                if desk.button(ui, &format!("entry {}", entry.name), button) {
                    chosen = Some(entry.path.clone());
                }
            }
        });
    if listing.capped {
        ui.label(RichText::new((words.more_entries)(count)).color(theme::FAINT));
    }
    chosen
}
