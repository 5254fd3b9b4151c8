//! The ways into the position editor, and the question before it is left.

use bevy_egui::egui::{Button, Label, RichText, Ui, vec2};

use super::{Then, heading, primary, wide};
use crate::{
    app::{
        overlay::{desk::Desk, paint::theme, state::NewGameForm},
        referee::{Edit, Intent, NewGame},
        words::editor_words,
    },
    notation::fen,
};

/// A button that opens the editor: with the form of a new game, else with what is on the table.
/// Says whether it was pressed.
pub(super) fn button(ui: &mut Ui, desk: &mut Desk, form: Option<&NewGameForm>) -> bool {
    let words = editor_words(desk.settings().language);
    let button = match form {
        Some(_) => Button::new(words.edit).min_size(vec2(110.0, 36.0)),
        None => wide(words.menu),
    };
    if !desk.button(ui, "edit position", button) {
        return false;
    }
    let start = form.map(|form| {
        Box::new(NewGame {
            rules: form.rules.clone(),
            players: form.players.clone(),
            played_by: form.played_by,
            start: fen::parse(&form.rules, &form.position).ok(),
        })
    });
    desk.park(form);
    let context = ui.ctx().clone();
    desk.send(&context, Intent::Edit(Edit::Begin(start)));
    true
}

/// Whether what was put together is to be left.
pub(super) fn ask_leave(ui: &mut Ui, desk: &mut Desk) -> Then {
    let words = editor_words(desk.settings().language);
    heading(ui, words.ask_leave);
    ui.add(Label::new(
        RichText::new(words.leave_hint).color(theme::TEXT),
    ));
    ui.add_space(8.0);
    let mut then = Then::Stay;
    ui.horizontal(|ui| {
        if desk.button(ui, "confirm", primary(words.leave)) {
            let context = ui.ctx().clone();
            desk.send(&context, Intent::Edit(Edit::Cancel));
            then = Then::Close;
        }
        let stay = Button::new(words.stay).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "cancel", stay) {
            then = Then::Close;
        }
    });
    then
}
