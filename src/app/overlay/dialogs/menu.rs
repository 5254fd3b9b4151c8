//! The menu of the table.

use bevy_egui::egui::{RichText, TextStyle, Ui};

use super::{FilesDialog, Then, edit, empty_form, heading, wide};
use crate::app::{
    overlay::{desk::Desk, games::RulesView, paint::theme, state::Dialog},
    screens::Screen,
    words::{file_words, machine_words},
};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) -> Then {
    let words = desk.words();
    heading(ui, words.menu.title);
    let mut then = Then::Stay;
    if desk.button(ui, "back to table", wide(words.menu.back_to_table)) {
        then = Then::Close;
    }
    if desk.button(ui, "new game", wide(words.title.new_game)) {
        then = Then::Open(empty_form(desk.settings()));
    }
    let who_plays = machine_words(desk.settings().language).who_plays;
    if desk.button(ui, "players", wide(who_plays)) {
        then = Then::Open(Dialog::Players);
    }
    if desk.button(ui, "rules", wide(desk.game_words().rules))
        && let Some(rules) = desk.digest.rules.clone()
    {
        then = Then::Open(Dialog::Rules(RulesView::of(rules, None)));
    }
    if desk.button(
        ui,
        "game files",
        wide(file_words(desk.settings().language).menu),
    ) {
        then = Then::Open(Dialog::Files(FilesDialog::Overview));
    }
    if edit::button(ui, desk, None) {
        then = Then::Close;
    }
    if desk.button(ui, "settings", wide(words.title.settings)) {
        then = Then::Open(Dialog::Settings);
    }
    if desk.button(ui, "title", wide(words.menu.back_to_title)) {
        then = Then::Go(Screen::Title);
    }
    if desk.button(ui, "quit", wide(words.title.quit)) {
        then = Then::Quit;
    }
    ui.label(
        RichText::new(words.menu.nothing_is_lost)
            .text_style(TextStyle::Small)
            .color(theme::FAINT),
    );
    then
}
