//! A new game: which one, who plays which side, and from which position.

use bevy_egui::egui::{
    Align, Button, Color32, Layout, Margin, RichText, Stroke, TextEdit, TextStyle, Ui, vec2,
};

use super::{Then, edit, heading, primary};
use crate::{
    app::{
        overlay::{
            desk::Desk,
            paint::{disc, theme},
            state::NewGameForm,
        },
        referee::{Intent, NewGame},
        screens::Screen,
        settings::Language,
        words::{self, capitalised, fen_sentence, side_words},
    },
    notation::fen,
    rules::{self, Position, Side},
};

/// The width of the dialog, in points.
const WIDTH: f32 = 520.0;
/// The margin inside a field.
const FIELD: Margin = Margin::symmetric(8, 6);

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm) -> Then {
    let language = desk.settings().language;
    let words = &desk.words().new_game;
    ui.set_width(WIDTH);
    heading(ui, words.title);
    games(ui, desk, form, language);
    ui.add_space(8.0);
    players(ui, desk, form, language);
    ui.add_space(8.0);
    let start = position(ui, desk, form, language);
    ui.add_space(10.0);
    let mut then = Then::Stay;
    ui.horizontal(|ui| {
        let response = desk.enabled_button(ui, "start", start.is_ok(), primary(words.start));
        if response.clicked()
            && let Ok(start) = start
        {
            let context = ui.ctx().clone();
            let new_game = NewGame {
                rules: form.rules.clone(),
                players: form.players.clone(),
                start,
            };
            desk.send(&context, Intent::NewGame(Box::new(new_game)));
            then = Then::Go(Screen::Table);
        }
        let cancel = Button::new(desk.words().menu.cancel).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "cancel", cancel) {
            then = Then::Close;
        }
        if edit::button(ui, desk, Some(form)) {
            then = Then::Close;
        }
    });
    then
}

/// The list of games.
fn games(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm, language: Language) {
    let words = &desk.words().new_game;
    for rules in rules::all() {
        let is_chosen = rules.name() == form.rules.name();
        let board = rules.geometry().board();
        let size = (words.board)(board.width, board.height);
        let colour = if is_chosen { theme::STONE } else { theme::TEXT };
        let title = RichText::new(words::text(&rules.ruleset().title, language)).color(colour);
        let size = RichText::new(size)
            .text_style(TextStyle::Small)
            .color(if is_chosen {
                theme::STONE
            } else {
                theme::FAINT
            });
        let mut button = Button::new(title)
            .right_text(size)
            .min_size(vec2(WIDTH, 36.0));
        if is_chosen {
            button = button.fill(theme::AMBER);
        }
        if desk.button(ui, &format!("game {}", rules.name()), button) {
            form.rules = rules.clone();
        }
    }
}

/// The names, each beside the disc and the word of the side.
fn players(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm, language: Language) {
    let words = &desk.words().new_game;
    ui.horizontal(|ui| {
        ui.label(RichText::new(words.players).color(theme::FAINT));
        if desk.button(ui, "swap", Button::new(words.swap)) {
            let players = &mut form.players;
            std::mem::swap(&mut players.white, &mut players.black);
        }
    });
    let first = form.rules.ruleset().first;
    for side in Side::ALL {
        ui.horizontal(|ui| {
            disc::side_disc(ui, side, 24.0);
            let called = capitalised(side_words(&form.rules, side, language).name);
            let called = if side == first {
                format!("{called} ({})", words.begins)
            } else {
                called
            };
            let place = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(170.0, 30.0), place, |ui| {
                ui.set_min_width(170.0);
                ui.label(RichText::new(called).color(theme::TEXT));
            });
            let field = TextEdit::singleline(&mut form.players[side])
                .hint_text(words.name)
                .char_limit(40)
                .margin(FIELD)
                .desired_width(290.0);
            let response = ui.add(field);
            let name = match side {
                Side::White => "name white",
                Side::Black => "name black",
            };
            desk.record(ui, name, &response);
        });
    }
}

/// The position to begin with: nothing for the game's own, or why it cannot be read.
fn position(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut NewGameForm,
    language: Language,
) -> Result<Option<Position>, ()> {
    let words = &desk.words().new_game;
    ui.label(RichText::new(words.position).color(theme::FAINT));
    let field = TextEdit::singleline(&mut form.position)
        .hint_text(words.position_hint)
        .margin(FIELD)
        .desired_width(WIDTH - 20.0);
    let response = ui.add(field);
    desk.record(ui, "position", &response);
    if form.position.trim().is_empty() {
        return Ok(None);
    }
    match fen::parse(&form.rules, &form.position) {
        Ok(position) => Ok(Some(position)),
        Err(error) => {
            let text = fen_sentence(&error, &form.rules, language);
            bevy_egui::egui::Frame::new()
                .stroke(Stroke::new(1.5, theme::AMBER))
                .fill(Color32::TRANSPARENT)
                .corner_radius(6)
                .inner_margin(6)
                .show(ui, |ui| {
                    ui.label(RichText::new(text).color(theme::AMBER));
                });
            Err(())
        }
    }
}
