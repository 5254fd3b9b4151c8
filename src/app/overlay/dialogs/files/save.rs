//! Save the game: its name, its folder, and the question before another file is replaced.

use std::path::Path;

use bevy_egui::egui::{Button, Label, Margin, RichText, TextEdit, Ui, vec2};

use super::{FilesDialog, WIDTH, said};
use crate::app::{
    files::FileWish,
    overlay::{
        desk::Desk,
        dialogs::{Then, heading, primary_if},
        paint::theme,
        state::Dialog,
    },
    words::file_words,
};

/// What has been filled in.
#[derive(Clone, Debug)]
pub(in crate::app::overlay) struct SaveForm {
    name: String,
    folder: String,
}

impl SaveForm {
    /// A free name from the players' names, in the folder that was shown last.
    pub(super) fn new(desk: &Desk, stem: &str) -> Self {
        let cards = &desk.digest.cards;
        // Where a player has no name, the card shows the side's, and no side beside it.
        let named = [&cards.white, &cards.black]
            .into_iter()
            .filter(|card| !card.side.is_empty())
            .map(|card| card.name.clone())
            .collect::<Vec<_>>()
            .join(" - ");
        let stem = if named.is_empty() { stem } else { &named };
        Self {
            name: desk.files.free_name(stem),
            folder: desk.files.listing().folder.display().to_string(),
        }
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, form: &mut SaveForm) -> Then {
    let words = file_words(desk.settings().language);
    let context = ui.ctx().clone();
    ui.set_width(WIDTH);
    heading(ui, words.save_heading);
    let before = (form.name.clone(), form.folder.clone());
    for (label, name, text) in [
        (words.name, "file name", &mut form.name),
        (words.folder, "file folder", &mut form.folder),
    ] {
        ui.label(RichText::new(label).color(theme::FAINT));
        let field = TextEdit::singleline(text)
            .margin(Margin::symmetric(8, 6))
            .desired_width(WIDTH);
        let response = ui.add(field);
        desk.record(ui, name, &response);
    }
    if before != (form.name.clone(), form.folder.clone()) && desk.files.exists().is_some() {
        desk.wish(&context, FileWish::Dismiss);
    }
    let named = Path::new(form.folder.trim()).join(form.name.trim());
    let file = desk.files.meant(&named.to_string_lossy());
    ui.add_space(6.0);
    let asked = desk.files.exists().map(|file| {
        let name = file.file_name().unwrap_or_default();
        (words.exists)(&name.to_string_lossy())
    });
    if let Some(question) = &asked {
        ui.add(Label::new(RichText::new(question).color(theme::AMBER)).wrap());
    }
    said(ui, desk);
    ui.add_space(8.0);
    let mut then = Then::Stay;
    ui.horizontal(|ui| {
        let (name, text) = match asked {
            Some(_) => ("replace file", words.replace),
            None => ("write file", words.write),
        };
        let named = !form.name.trim().is_empty();
        let entered = ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
        let pressed = desk
            .enabled_button(ui, name, named, primary_if(named, text))
            .clicked();
        // Enter never answers the question by itself.
        if pressed || (entered && named && asked.is_none()) {
            let replace = asked.is_some();
            desk.wish(&context, FileWish::Save { file, replace });
        }
        let back = Button::new(words.back).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "back", back) {
            desk.wish(&context, FileWish::Dismiss);
            then = Then::Open(Dialog::Files(FilesDialog::Overview));
        }
    });
    then
}
