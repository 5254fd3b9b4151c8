//! A new game: which one, who plays which side, and from which position.

use bevy_egui::egui::{
    Align, Button, Color32, Label, Layout, Margin, RichText, Sense, Stroke, TextEdit, TextStyle,
    Ui, Vec2, vec2,
};

use super::{
    Then, edit,
    gallery::{gallery, in_short, picture},
    heading,
    players::levels,
    primary_if,
};
use crate::{
    app::{
        overlay::{
            desk::Desk,
            games::RulesView,
            house::HouseForm,
            paint::{board, disc, mark, theme},
            state::{Dialog, NewGameForm},
        },
        referee::{Intent, NewGame},
        screens::Screen,
        settings::{Language, Settings},
        words::{self, capitalised, fen_sentence, game_words, house_words, side_words},
    },
    notation::fen,
    pages::page_of,
    rules::{BySide, Origin, Position, Side},
};

/// The width of what is filled in, in points.
const WIDTH: f32 = 400.0;
/// How far the levels stand from the left, in points: they end where the names do.
const LEVELS_AT: f32 = 116.0;
/// The margin inside a field.
const FIELD: Margin = Margin::symmetric(8, 6);

/// Shows the dialog: the gallery at the left, at the right what has been chosen and filled in.
pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut NewGameForm,
    wanted: &mut Option<Settings>,
) -> Then {
    let language = desk.settings().language;
    let words = &desk.words().new_game;
    let window = ui.ctx().content_rect().size();
    let gallery_width = (window.x - WIDTH - 90.0).clamp(440.0, 640.0);
    let height = (window.y - 130.0).min(640.0);
    let mut then = Then::Stay;
    if !form.shelf_is_read {
        // Somebody may have copied a file into the folder.
        desk.shelf.read_again();
        form.shelf_is_read = true;
    }
    heading(ui, words.title);
    ui.horizontal_top(|ui| {
        let asked = gallery(ui, desk, form, vec2(gallery_width, height));
        if let Some(rules) = asked {
            then = Then::OpenOver(RulesView::of(rules, None));
        }
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.set_width(WIDTH);
            chosen(ui, desk, form, language, &mut then);
            ui.separator();
            players(ui, desk, form, language);
            ui.add_space(6.0);
            let start = position(ui, desk, form, language);
            ui.add_space(10.0);
            if buttons(ui, desk, form, start, &mut then) {
                // The levels are offered again for the next game.
                *wanted = Some(Settings {
                    levels: BySide::new(|side| form.played_by[side].number()),
                    ..desk.settings().clone()
                });
            }
        });
    });
    then
}

/// The game that is chosen: its board, what it is, and its rules.
fn chosen(ui: &mut Ui, desk: &mut Desk, form: &NewGameForm, language: Language, then: &mut Then) {
    let words = game_words(language);
    let rules = &form.rules;
    let ruleset = rules.ruleset();
    ui.horizontal(|ui| {
        if matches!(ruleset.origin, Origin::House { .. }) {
            mark::house(ui);
        }
        let title = RichText::new(words::text(&ruleset.title, language)).size(21.0);
        ui.add(Label::new(title.color(theme::AMBER)).wrap());
    });
    ui.horizontal_top(|ui| {
        picture(ui, rules, 132.0);
        ui.add_space(4.0);
        ui.vertical(|ui| {
            let board = rules.geometry().board();
            let size = (desk.words().new_game.board)(board.width, board.height);
            ui.label(RichText::new(size).color(theme::TEXT));
            let men = (words.men)(rules.home(ruleset.first).len());
            ui.label(RichText::new(men).color(theme::TEXT));
            if let Some(page) = page_of(rules) {
                let region = words::text(&page.region, language);
                let text = RichText::new(format!("{} {region}", words.played_in));
                let text = text.text_style(TextStyle::Small).color(theme::FAINT);
                ui.add(Label::new(text).wrap());
            }
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                if desk.button(ui, "chosen rules", Button::new(words.rules)) {
                    *then = Then::OpenOver(RulesView::of(rules.clone(), None));
                }
                let house = Button::new(house_words(language).open);
                if desk.button(ui, "house rules", house) {
                    *then = Then::Open(Dialog::House(Box::new(HouseForm::of(form.clone()))));
                }
            });
        });
    });
    let text = match ruleset.origin {
        Origin::Standard => page_of(rules)
            .map(|page| words::text(&page.about, language).to_owned())
            .unwrap_or_default(),
        _ => in_short(rules, language),
    };
    ui.add(Label::new(RichText::new(text).size(15.0).color(theme::TEXT)).wrap());
}

/// Start, and leave it. Says whether a game begins.
fn buttons(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &NewGameForm,
    start: Result<Option<Position>, ()>,
    then: &mut Then,
) -> bool {
    let words = &desk.words().new_game;
    let mut begins = false;
    ui.horizontal(|ui| {
        let response = desk.enabled_button(
            ui,
            "start",
            start.is_ok(),
            primary_if(start.is_ok(), words.start),
        );
        if response.clicked()
            && let Ok(start) = start
        {
            let context = ui.ctx().clone();
            let new_game = NewGame {
                rules: form.rules.clone(),
                players: form.players.clone(),
                played_by: form.played_by,
                start,
            };
            desk.send(&context, Intent::NewGame(Box::new(new_game)));
            *then = Then::Go(Screen::Table);
            begins = true;
        }
        let cancel = Button::new(desk.words().menu.cancel).min_size(vec2(110.0, 36.0));
        if desk.button(ui, "cancel", cancel) {
            *then = Then::Close;
        }
        if edit::button(ui, desk, Some(form)) {
            *then = Then::Close;
        }
    });
    begins
}

/// The names, each beside the disc and the word of the side.
fn players(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm, language: Language) {
    let words = &desk.words().new_game;
    ui.horizontal(|ui| {
        ui.label(RichText::new(words.players).color(theme::FAINT));
        if desk.button(ui, "swap", Button::new(words.swap)) {
            let players = &mut form.players;
            std::mem::swap(&mut players.white, &mut players.black);
            let played_by = &mut form.played_by;
            std::mem::swap(&mut played_by.white, &mut played_by.black);
        }
    });
    let first = form.rules.ruleset().first;
    for side in Side::ALL {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            let stuff = board::stuff_of(&form.rules);
            disc::disc_of(ui.painter(), place.center(), 11.0, side, stuff);
            let called = capitalised(side_words(&form.rules, side, language).name);
            let called = if side == first {
                format!("{called} ({})", words.begins)
            } else {
                called
            };
            let place = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(150.0, 30.0), place, |ui| {
                ui.set_min_width(150.0);
                ui.label(RichText::new(called).color(theme::TEXT));
            });
            let field = TextEdit::singleline(&mut form.players[side])
                .hint_text(words.name)
                .char_limit(40)
                .margin(FIELD)
                .desired_width(190.0);
            let response = ui.add(field);
            let name = match side {
                Side::White => "name white",
                Side::Black => "name black",
            };
            desk.record(ui, name, &response);
        });
        ui.horizontal(|ui| {
            ui.add_space(LEVELS_AT);
            levels(ui, desk, side, &mut form.played_by[side]);
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
