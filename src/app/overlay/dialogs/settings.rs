//! The settings: each change takes effect at once.

use bevy_egui::egui::{Button, Grid, RichText, Ui, vec2};

use super::{Then, heading, primary};
use crate::app::{
    overlay::{desk::Desk, paint::theme},
    settings::{
        Coordinates, Facing, Language, MotionSpeed, QualityChoice, Settings, SquareNumbers,
    },
};

/// Shows the settings; `wanted` receives them when one was changed.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk, wanted: &mut Option<Settings>) -> Then {
    let words = &desk.words().settings;
    let mut settings = desk.settings().clone();
    heading(ui, words.title);
    Grid::new("settings")
        .num_columns(2)
        .spacing(vec2(18.0, 9.0))
        .show(ui, |ui| {
            // Languages are named in themselves, so that everybody finds their own.
            let languages = [
                ("language es", Language::Es, "Español"),
                ("language en", Language::En, "English"),
            ];
            row(ui, desk, words.language, &mut settings.language, &languages);
            let numbers = [
                ("numbers none", SquareNumbers::None, words.numbers_none),
                (
                    "numbers border",
                    SquareNumbers::Border,
                    words.numbers_border,
                ),
                ("numbers all", SquareNumbers::All, words.numbers_all),
            ];
            row(ui, desk, words.numbers, &mut settings.numbers, &numbers);
            let coordinates = [
                (
                    "coordinates standard",
                    Coordinates::Standard,
                    words.coordinates_standard,
                ),
                (
                    "coordinates drawn",
                    Coordinates::AsDrawn,
                    words.coordinates_drawn,
                ),
            ];
            let label = words.coordinates;
            row(ui, desk, label, &mut settings.coordinates, &coordinates);
            let facing = [
                ("facing fixed", Facing::Fixed, words.facing_fixed),
                ("facing turns", Facing::BoardTurns, words.facing_turns),
                (
                    "facing pieces",
                    Facing::PiecesFacePlayers,
                    words.facing_pieces,
                ),
            ];
            row(ui, desk, words.facing, &mut settings.facing, &facing);
            let motion = [
                ("motion off", MotionSpeed::Off, words.motion_off),
                ("motion slow", MotionSpeed::Slow, words.motion_slow),
                ("motion normal", MotionSpeed::Normal, words.motion_normal),
                ("motion fast", MotionSpeed::Fast, words.motion_fast),
            ];
            row(ui, desk, words.motion, &mut settings.motion, &motion);
            let quality = [
                ("quality auto", QualityChoice::Auto, words.quality_auto),
                ("quality low", QualityChoice::Low, words.quality_low),
                (
                    "quality medium",
                    QualityChoice::Medium,
                    words.quality_medium,
                ),
                ("quality high", QualityChoice::High, words.quality_high),
            ];
            row(ui, desk, words.quality, &mut settings.quality, &quality);
        });
    ui.add_space(6.0);
    let touch = ui.checkbox(&mut settings.touch_move, words.touch_move);
    desk.record(ui, "touch move", &touch);
    let courtesies = ui.checkbox(&mut settings.courtesies, words.courtesies);
    desk.record(ui, "courtesies", &courtesies);
    ui.add_space(10.0);
    let close = primary(desk.words().menu.close);
    let close = ui.horizontal(|ui| desk.button(ui, "close", close)).inner;
    if settings != *desk.settings() {
        *wanted = Some(settings);
    }
    if close { Then::Close } else { Then::Stay }
}

/// One setting with all its values side by side: nothing hides in a list.
fn row<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    label: &str,
    value: &mut T,
    choices: &[(&str, T, &str)],
) {
    ui.label(RichText::new(label).color(theme::FAINT));
    ui.horizontal(|ui| {
        for &(name, choice, text) in choices {
            let is_set = *value == choice;
            let colour = if is_set { theme::STONE } else { theme::TEXT };
            let mut button = Button::new(RichText::new(text).color(colour));
            if is_set {
                button = button.fill(theme::AMBER);
            }
            if desk.button(ui, name, button) {
                *value = choice;
            }
        }
    });
    ui.end_row();
}
