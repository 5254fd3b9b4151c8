//! The gallery: every game as a card with its board, what it is and where it is played.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Button, Frame, Label, Layout, Margin, Response, RichText, ScrollArea, Sense, Stroke,
    TextStyle, Ui, UiBuilder, Vec2, scroll_area::ScrollBarVisibility, vec2,
};

use crate::{
    app::{
        overlay::{
            desk::Desk,
            paint::{board, mark, theme},
            state::NewGameForm,
        },
        settings::Language,
        words::{self, differences, game_words},
    },
    pages::page_of,
    rules::{self, Rules, Text},
};

/// The side of a card's board, in points.
const PICTURE: f32 = 92.0;
/// What stands at the right of a card, in points.
const BUTTONS: f32 = 86.0;

/// Shows the gallery in a size; a click on a card chooses its game. The game whose page is asked for
/// is given back.
pub(super) fn gallery(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut NewGameForm,
    size: Vec2,
) -> Option<Arc<Rules>> {
    let mut asked = None;
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .max_height(size.y)
            .min_scrolled_height(size.y)
            .animated(false)
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
            .show(ui, |ui| {
                // The bar stands beside the cards.
                let width = size.x - 16.0;
                house_games(ui, desk, form, width);
                for rules in rules::all() {
                    asked = card(ui, desk, form, rules, width).or(asked.take());
                    readings(ui, desk, form, rules, width);
                }
            });
    });
    asked
}

/// One game; says whose page is asked for.
fn card(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut NewGameForm,
    rules: &Arc<Rules>,
    width: f32,
) -> Option<Arc<Rules>> {
    let language = desk.settings().language;
    let mut asked = false;
    let is_chosen = rules.name() == form.rules.name();
    let (response, ()) = choosable(ui, rules, is_chosen, |ui| {
        ui.set_width(width - 20.0);
        ui.horizontal_top(|ui| {
            picture(ui, rules, PICTURE);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.set_width(width - 20.0 - PICTURE - BUTTONS - 22.0);
                titles(ui, &rules.ruleset().title, language);
                describe(ui, rules, language);
            });
            ui.vertical(|ui| {
                ui.set_width(BUTTONS);
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    mark::chosen(ui, is_chosen);
                });
                ui.add_space(30.0);
                let words = game_words(language);
                let button = Button::new(words.rules).min_size(vec2(BUTTONS, 30.0));
                ui.vertical_centered(|ui| {
                    asked = desk.button(ui, &format!("rules {}", rules.name()), button);
                });
            });
        });
    });
    desk.record(ui, &format!("game {}", rules.name()), &response);
    if response.clicked() && !asked {
        form.choose(rules);
    }
    asked.then(|| rules.clone())
}

/// The title in the language of the table, and small in the other one.
fn titles(ui: &mut Ui, title: &Text, language: Language) {
    let other = match language {
        Language::Es => Language::En,
        Language::En => Language::Es,
    };
    let own = words::text(title, language);
    ui.add(Label::new(RichText::new(own).size(18.0).color(theme::TEXT)).truncate());
    if words::text(title, other) != own {
        let other = RichText::new(words::text(title, other)).text_style(TextStyle::Small);
        ui.add(Label::new(other.color(theme::FAINT)).truncate());
    }
}

/// What the game is, and where it is played.
fn describe(ui: &mut Ui, rules: &Rules, language: Language) {
    let Some(page) = page_of(rules) else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    let about = RichText::new(words::text(&page.about, language)).size(15.0);
    ui.add(Label::new(about.color(theme::TEXT)).wrap());
    let region = RichText::new(words::text(&page.region, language)).text_style(TextStyle::Small);
    ui.label(region.color(theme::AMBER));
}

/// The other readings of a game, folded away until they are asked for.
fn readings(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm, base: &Arc<Rules>, width: f32) {
    let language = desk.settings().language;
    let of_base = |rules: &&Arc<Rules>| rules.ruleset().origin.base() == Some(base.name());
    let all: Vec<&Arc<Rules>> = rules::derived().iter().filter(of_base).collect();
    if all.is_empty() {
        return;
    }
    let is_folded = !form.unfolded.contains(base.name());
    ui.horizontal(|ui| {
        ui.add_space(14.0);
        let triangle = mark::fold(ui, is_folded);
        let caption = RichText::new((game_words(language).readings)(all.len()));
        let caption = caption.text_style(TextStyle::Small).color(theme::FAINT);
        let caption = ui.add(Label::new(caption).sense(Sense::click()));
        let both = triangle | caption;
        desk.record(ui, &format!("readings {}", base.name()), &both);
        if both.clicked() {
            form.fold_readings(base.name());
            ui.ctx().request_repaint();
        }
    });
    if is_folded {
        return;
    }
    for rules in all {
        small_card(ui, desk, form, rules, width);
    }
}

/// The games by house rules, and the files that cannot be used.
fn house_games(ui: &mut Ui, desk: &mut Desk, form: &mut NewGameForm, width: f32) {
    let language = desk.settings().language;
    let games = desk.shelf.games().to_vec();
    let refused: Vec<String> = desk
        .shelf
        .refused()
        .iter()
        .map(|refused| refused.text(language))
        .collect();
    if games.is_empty() && refused.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        mark::house(ui);
        let caption = RichText::new(game_words(language).house_games);
        ui.label(caption.color(theme::AMBER));
    });
    for rules in &games {
        small_card(ui, desk, form, rules, width);
    }
    for text in refused {
        let text = RichText::new(text).text_style(TextStyle::Small);
        ui.add(Label::new(text.color(theme::AMBER)).wrap());
    }
    ui.add_space(6.0);
}

/// A game that differs from another one: its title, and what differs.
fn small_card(
    ui: &mut Ui,
    desk: &mut Desk,
    form: &mut NewGameForm,
    rules: &Arc<Rules>,
    width: f32,
) {
    let language = desk.settings().language;
    let is_chosen = rules.name() == form.rules.name();
    ui.horizontal(|ui| {
        ui.add_space(26.0);
        let (response, ()) = choosable(ui, rules, is_chosen, |ui| {
            ui.set_width(width - 52.0);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(width - 52.0 - 30.0);
                    let title = words::text(&rules.ruleset().title, language);
                    ui.add(Label::new(RichText::new(title).color(theme::TEXT)).wrap());
                    let text =
                        RichText::new(in_short(rules, language)).text_style(TextStyle::Small);
                    ui.add(Label::new(text.color(theme::FAINT)).wrap());
                });
                mark::chosen(ui, is_chosen);
            });
        });
        desk.record(ui, &format!("game {}", rules.name()), &response);
        if response.clicked() {
            form.choose(rules);
        }
    });
}

/// What a derived game changes, in one paragraph.
pub(super) fn in_short(rules: &Rules, language: Language) -> String {
    let base = rules.ruleset().origin.base();
    let Some(base) = base.and_then(|base| rules::find(base).ok()) else {
        return String::new();
    };
    let found = differences(base.ruleset(), rules.ruleset(), language);
    let texts: Vec<String> = found
        .iter()
        .map(|one| format!("{}: {}", one.what, one.now))
        .collect();
    texts.join(". ")
}

/// A frame that can be clicked as a whole, with an edge that tells whether it is chosen.
fn choosable<T>(
    ui: &mut Ui,
    rules: &Rules,
    is_chosen: bool,
    contents: impl FnOnce(&mut Ui) -> T,
) -> (Response, T) {
    let builder = UiBuilder::new()
        .id_salt(("game", rules.name()))
        .sense(Sense::click());
    let shown = ui.scope_builder(builder, |ui| {
        let hovered = ui.response().hovered();
        let edge = match (is_chosen, hovered) {
            (true, _) => Stroke::new(2.0, theme::AMBER),
            (false, true) => Stroke::new(1.0, theme::AMBER),
            (false, false) => Stroke::new(1.0, theme::EDGE),
        };
        // The wider edge takes its points from the margin, so that no card changes its size.
        let margin = if is_chosen { 7 } else { 8 };
        let frame = Frame::new()
            .fill(theme::LEDGE)
            .stroke(edge)
            .corner_radius(8)
            .inner_margin(Margin::same(margin));
        frame.show(ui, contents).inner
    });
    (shown.response, shown.inner)
}

/// The picture of a game's board beside the form.
pub(super) fn picture(ui: &mut Ui, rules: &Rules, side: f32) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(place) {
        board::board(ui.painter(), place, rules);
    }
}
