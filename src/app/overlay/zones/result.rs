//! The result over the table: who won, why, and what to do next.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, RichText, vec2};

use crate::app::{
    overlay::{
        desk::Desk,
        paint::theme,
        state::{Dialog, NewGameForm},
    },
    referee::Intent,
    screens::Screen,
};

/// The result card, while the ended game's last position is shown and the card was not put away.
pub(super) fn result(mut desk: Desk, mut next: ResMut<NextState<Screen>>) -> Result {
    let context = desk.context()?;
    let Some(result) = desk.digest.result.clone() else {
        return Ok(());
    };
    if desk.state.result_hidden || desk.digest.state.looking.is_some() {
        return Ok(());
    }
    let place = (Align2::CENTER_CENTER, vec2(desk.free_middle(), 0.0));
    let frame = theme::lit_panel().inner_margin(18);
    desk.area(&context, "result", place, frame, None, |ui, desk| {
        ui.set_width(400.0);
        let words = desk.words();
        let context = ui.ctx().clone();
        ui.vertical_centered(|ui| {
            ui.label(
                RichText::new(&result.headline)
                    .size(28.0)
                    .color(theme::AMBER),
            );
            ui.label(RichText::new(&result.reason).size(18.0).color(theme::TEXT));
            if let Some(sums) = &result.sums {
                ui.label(RichText::new(sums).size(24.0).color(theme::TEXT));
            }
            if let Some(aids) = &result.aids {
                ui.label(RichText::new(aids).color(theme::FAINT));
            }
            ui.add_space(8.0);
            let mut pressed = |desk: &mut Desk, name, text| {
                let button = Button::new(text).min_size(vec2(300.0, 36.0));
                desk.button(ui, name, button)
            };
            if pressed(desk, "rematch", words.result.rematch) {
                desk.send(&context, Intent::Rematch);
            }
            if pressed(desk, "look", words.result.look) {
                desk.state.result_hidden = true;
                context.request_repaint();
            }
            if pressed(desk, "new game", words.title.new_game) {
                let form = NewGameForm::offered(desk.settings());
                desk.open(&context, Dialog::NewGame(form));
            }
            if pressed(desk, "title", words.menu.back_to_title) {
                NextState::set_if_neq(&mut next, Screen::Title);
                context.request_repaint();
            }
        });
    });
    Ok(())
}
