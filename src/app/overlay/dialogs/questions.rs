//! The questions before a game is given up or a draw offered.

use bevy_egui::egui::{Button, RichText, Ui, vec2};

use super::{Then, heading, primary};
use crate::app::{
    overlay::{desk::Desk, paint::theme},
    referee::Intent,
};

/// Whether the side to move gives up.
pub(super) fn resign(ui: &mut Ui, desk: &mut Desk) -> Then {
    let words = desk.words();
    heading(ui, &(words.menu.ask_resign)(desk.digest.turn_the));
    answer(ui, desk, words.actions.resign, Intent::Resign)
}

/// Whether the side to move offers a draw: what the sums say stands above the answer.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk) -> Then {
    let words = desk.words();
    heading(ui, &(words.menu.ask_draw)(desk.digest.turn_the));
    // Where no values are counted a draw is a draw: there is nothing to say.
    if desk.digest.state.if_drawn.is_some() {
        let verdict = (words.menu.drawn_now)(&desk.digest.verdict);
        ui.label(RichText::new(verdict).size(18.0).color(theme::TEXT));
        ui.add_space(8.0);
    }
    answer(ui, desk, words.menu.offer, Intent::OfferDraw)
}

fn answer(ui: &mut Ui, desk: &mut Desk, yes: &str, intent: Intent) -> Then {
    let words = desk.words();
    let mut then = Then::Stay;
    ui.horizontal(|ui| {
        if desk.button(ui, "confirm", primary(yes)) {
            let context = ui.ctx().clone();
            desk.send(&context, intent);
            then = Then::Close;
        }
        let cancel = Button::new(words.menu.cancel).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "cancel", cancel) {
            then = Then::Close;
        }
    });
    then
}
