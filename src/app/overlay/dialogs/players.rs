//! Who plays which side: a person, or the machine at one of its levels; also in the middle of a game.

use bevy_egui::egui::{Align, Button, Layout, RichText, Sense, Ui, vec2};

use super::{Then, heading, primary};
use crate::{
    app::{
        overlay::{
            desk::Desk,
            paint::{disc, theme},
        },
        referee::Intent,
        words::{capitalised, machine_words, played_by_text, side_words},
    },
    engine::Level,
    play::PlayedBy,
    rules::Side,
};

/// The width of a level's name, in points: "Nivel 6 · Experimentado" fits.
const NAME: f32 = 186.0;

/// Shows the dialog: each change takes effect at once.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk) -> Then {
    let language = desk.settings().language;
    heading(ui, machine_words(language).who_plays);
    let Some(rules) = desk.digest.rules.clone() else {
        return Then::Close;
    };
    for side in Side::ALL {
        ui.horizontal(|ui| {
            disc::side_disc(ui, side, 24.0);
            let name = capitalised(side_words(&rules, side, language).name);
            let place = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(90.0, 30.0), place, |ui| {
                ui.set_min_width(90.0);
                ui.label(RichText::new(name).color(theme::TEXT));
            });
            let before = desk.digest.cards[side].played_by;
            let mut played_by = before;
            levels(ui, desk, side, &mut played_by);
            if played_by != before {
                let context = ui.ctx().clone();
                desk.send(&context, Intent::HandOver(side, played_by));
            }
        });
        ui.add_space(4.0);
    }
    ui.add_space(6.0);
    let close = primary(desk.words().menu.close);
    if ui.horizontal(|ui| desk.button(ui, "close", close)).inner {
        Then::Close
    } else {
        Then::Stay
    }
}

/// Steps through person and levels, of which the person is the lowest.
pub(super) fn levels(ui: &mut Ui, desk: &mut Desk, side: Side, played_by: &mut PlayedBy) {
    let language = desk.settings().language;
    let words = machine_words(language);
    let (weaker, stronger) = match side {
        Side::White => ("weaker white", "stronger white"),
        Side::Black => ("weaker black", "stronger black"),
    };
    let number = played_by.number().unwrap_or(0);
    let step = |text: &'static str| Button::new(text).min_size(vec2(30.0, 30.0));
    let down = desk.enabled_button(ui, weaker, 0 < number, step("−"));
    if down.on_hover_text(words.weaker).clicked() {
        *played_by = PlayedBy::of_number(number.checked_sub(1));
    }
    let (place, _) = ui.allocate_exact_size(vec2(NAME, 30.0), Sense::hover());
    let colour = if number == 0 {
        theme::TEXT
    } else {
        theme::AMBER
    };
    let font = bevy_egui::egui::FontId::proportional(16.0);
    ui.painter().text(
        place.center(),
        bevy_egui::egui::Align2::CENTER_CENTER,
        played_by_text(*played_by, language),
        font,
        colour,
    );
    let up = desk.enabled_button(ui, stronger, number < Level::MOST, step("+"));
    if up.on_hover_text(words.stronger).clicked() {
        *played_by = PlayedBy::of_number(Some(number + 1));
    }
}
