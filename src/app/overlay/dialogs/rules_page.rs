//! The rules page of a game: its sections, what was decided where the texts are silent, and sources.

use bevy_egui::egui::{
    Align, Button, Frame, Label, Layout, Margin, RichText, ScrollArea, Stroke, TextStyle, Ui,
    scroll_area::ScrollBarVisibility, vec2,
};

use super::Then;
use crate::{
    app::{
        overlay::{
            desk::Desk,
            games::{GoTo, RulesView},
            paint::{mark, theme},
        },
        settings::{Language, Settings},
        words::{self, differences, fields_text, game_words},
    },
    pages::{Decision, Page, Section, key_of, page_of},
    rules::{self, Origin, Rules, Ruleset},
};

/// The width of the list of sections, in points.
const CONTENTS: f32 = 222.0;
/// The widest column of text, in points: longer lines are hard to read.
const WIDEST: f32 = 720.0;
/// The names of the parts that every page has, beside its own sections.
const DIFFERENCES: &str = "differences";
const SOURCES: &str = "sources";

/// Shows a page; `wanted` receives the settings when the language was changed.
pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk,
    view: &mut RulesView,
    wanted: &mut Option<Settings>,
) -> Then {
    let window = ui.ctx().content_rect().size();
    let width = (window.x - 90.0).min(CONTENTS + WIDEST + 40.0);
    let height = window.y - 150.0;
    ui.set_width(width);
    let mut then = Then::Stay;
    head(ui, desk, view, wanted, &mut then);
    let rules = view.rules.clone();
    let ruleset = rules.ruleset();
    let Some(page) = page_of(&rules) else {
        ui.label(desk.game_words().no_page);
        return then;
    };
    ui.horizontal_top(|ui| {
        contents(ui, desk, view, page, height);
        let text_width = width - CONTENTS - 24.0;
        let language = desk.settings().language;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(text_width, height), down, |ui| {
            let mut go_to = view.place();
            let mut area = ScrollArea::vertical();
            if go_to.take_if(|place| *place == GoTo::Top).is_some() {
                area = area.vertical_scroll_offset(0.0);
            }
            area.id_salt("rules page")
                .auto_shrink([false, false])
                .max_height(height)
                .min_scrolled_height(height)
                .animated(false)
                .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
                .show(ui, |ui| {
                    ui.set_width(text_width - 18.0);
                    if ruleset.origin.base().is_some() {
                        part(ui, DIFFERENCES, &mut go_to, |ui| {
                            what_differs(ui, ruleset, language);
                        });
                    }
                    for section in &page.sections {
                        part(ui, &section.id, &mut go_to, |ui| {
                            show_section(ui, page, section, language);
                        });
                    }
                    part(ui, SOURCES, &mut go_to, |ui| sources(ui, &rules, language));
                    // Where the last part is shorter than the window, it still comes to the top.
                    ui.add_space(height * 0.5);
                });
        });
    });
    if view.is_going() {
        ui.ctx().request_repaint();
    }
    then
}

/// Title, languages, and the button that closes.
fn head(
    ui: &mut Ui,
    desk: &mut Desk,
    view: &RulesView,
    wanted: &mut Option<Settings>,
    then: &mut Then,
) {
    let language = desk.settings().language;
    let ruleset = view.rules.ruleset();
    ui.horizontal(|ui| {
        if matches!(ruleset.origin, Origin::House { .. }) {
            mark::house(ui);
        }
        let title = RichText::new(words::text(&ruleset.title, language)).size(24.0);
        ui.add(Label::new(title.color(theme::AMBER)).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = if view.before.is_some() {
                desk.game_words().back
            } else {
                desk.words().menu.close
            };
            let close = Button::new(RichText::new(close).color(theme::STONE)).fill(theme::AMBER);
            if desk.button(ui, "close", close) {
                *then = Then::Close;
            }
            // Languages are named in themselves, so that everybody finds their own.
            for (name, choice, text) in [
                ("language en", Language::En, "English"),
                ("language es", Language::Es, "Español"),
            ] {
                let is_set = language == choice;
                let colour = if is_set { theme::AMBER } else { theme::TEXT };
                let button = Button::new(RichText::new(text).color(colour)).selected(false);
                let button = if is_set {
                    button.stroke(Stroke::new(1.5, theme::AMBER))
                } else {
                    button
                };
                if desk.button(ui, name, button) && !is_set {
                    let mut settings = desk.settings().clone();
                    settings.language = choice;
                    *wanted = Some(settings);
                }
            }
        });
    });
    if let Some(page) = page_of(&view.rules) {
        let text = format!(
            "{}  ·  {}",
            words::text(&page.about, language),
            words::text(&page.region, language)
        );
        let text = RichText::new(text).text_style(TextStyle::Small);
        ui.add(Label::new(text.color(theme::FAINT)).wrap());
    }
    ui.separator();
}

/// The list of sections: a click goes there.
fn contents(ui: &mut Ui, desk: &mut Desk, view: &mut RulesView, page: &Page, height: f32) {
    let language = desk.settings().language;
    let words = game_words(language);
    let differs = view.rules.ruleset().origin.base().is_some();
    let first = differs.then_some((DIFFERENCES, words.differences));
    let middle = page
        .sections
        .iter()
        .map(|section| (&*section.id, words::text(&section.title, language)));
    let entries: Vec<(&str, &str)> = first
        .into_iter()
        .chain(middle)
        .chain([(SOURCES, words.sources)])
        .collect();
    ui.allocate_ui(vec2(CONTENTS, height), |ui| {
        ui.vertical(|ui| {
            ui.set_min_size(vec2(CONTENTS, height));
            ScrollArea::vertical()
                .id_salt("contents")
                .max_height(height)
                .animated(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.spacing_mut().interact_size.y = 25.0;
                    for (id, title) in entries {
                        let text = RichText::new(title).size(15.0);
                        let button = Button::new(text)
                            .frame_when_inactive(false)
                            .truncate()
                            .min_size(vec2(CONTENTS - 10.0, 25.0));
                        let shown = ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                            desk.button(ui, &format!("section {id}"), button)
                        });
                        if shown.inner {
                            view.go_to(id);
                            ui.ctx().request_repaint();
                        }
                    }
                });
        });
    });
}

/// One part of the page; the page is scrolled to it where it is the one to go to.
fn part(ui: &mut Ui, id: &str, go_to: &mut Option<GoTo>, contents: impl FnOnce(&mut Ui)) {
    let shown = ui.scope(contents);
    let is_here = |place: &mut GoTo| matches!(place, GoTo::Section(here) if here == id);
    if go_to.take_if(is_here).is_some() {
        shown.response.scroll_to_me(Some(Align::Min));
        ui.ctx().request_repaint();
    }
    ui.add_space(12.0);
}

fn title(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).size(21.0).color(theme::AMBER);
    ui.add(Label::new(text).wrap());
}

fn paragraph(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).color(theme::TEXT);
    ui.add(Label::new(text).wrap());
    ui.add_space(3.0);
}

fn show_section(ui: &mut Ui, page: &Page, section: &Section, language: Language) {
    title(ui, words::text(&section.title, language));
    for text in &section.paragraphs {
        paragraph(ui, words::text(text, language));
    }
    for decision in page.decisions_at(section) {
        show_decision(ui, decision, language);
    }
}

/// A decision stands in a frame of its own, with a diamond and its name: never by colour alone.
fn show_decision(ui: &mut Ui, decision: &Decision, language: Language) {
    let words = game_words(language);
    framed(ui, |ui| {
        ui.horizontal(|ui| {
            mark::decision(ui);
            let caption = RichText::new(words.decision).text_style(TextStyle::Small);
            ui.label(caption.color(theme::AMBER));
        });
        let title = RichText::new(words::text(&decision.title, language)).size(18.0);
        ui.add(Label::new(title.color(theme::TEXT).strong()).wrap());
        paragraph(ui, words::text(&decision.text, language));
        small(ui, &(words.source)(words::text(&decision.source, language)));
    });
}

/// What a derived ruleset changes in its base, in every value of play.
fn what_differs(ui: &mut Ui, ruleset: &Ruleset, language: Language) {
    let words = game_words(language);
    let base = ruleset.origin.base();
    let Some(base) = base.and_then(|base| rules::find(base).ok()) else {
        return;
    };
    title(ui, words.differences);
    let base_title = words::text(&base.ruleset().title, language);
    let mut line = (words.based_on)(base_title);
    if matches!(ruleset.origin, Origin::House { .. }) {
        line = format!("{} · {line}", words::capitalised(words.house_mark));
    }
    small(ui, &line);
    let found = differences(base.ruleset(), ruleset, language);
    if found.is_empty() {
        paragraph(ui, words.no_differences);
    }
    for one in found {
        framed(ui, |ui| {
            ui.horizontal(|ui| {
                mark::difference(ui);
                ui.add(Label::new(RichText::new(&one.what).color(theme::TEXT)).wrap());
            });
            small(ui, &(words.instead_of)(&one.now, &one.before));
        });
    }
    let own = ruleset.sources.len() - base.ruleset().sources.len().min(ruleset.sources.len());
    for source in &ruleset.sources[..own] {
        small(ui, &(words.source)(words::text(&source.text, language)));
    }
}

/// The list in which the ruleset says where each value comes from, and what its short names mean.
fn sources(ui: &mut Ui, rules: &Rules, language: Language) {
    let words = game_words(language);
    title(ui, words.sources);
    for source in &rules.ruleset().sources {
        caption(ui, &fields_text(&source.of, language));
        let text = words::text(&source.text, language);
        small(ui, &words::capitalised(text));
    }
    ui.add_space(8.0);
    caption(ui, words.key);
    for entry in key_of(rules) {
        let (sign, meaning) = (&entry.sign, &entry.meaning);
        let (sign, meaning) = (words::text(sign, language), words::text(meaning, language));
        small(ui, &format!("{sign}: {meaning}"));
    }
}

fn caption(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).color(theme::AMBER)).wrap());
}

fn small(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).text_style(TextStyle::Small);
    ui.add(Label::new(text.color(theme::FAINT)).wrap());
}

fn framed(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Frame::new()
        .fill(theme::LEDGE)
        .stroke(Stroke::new(1.0, theme::EDGE))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(10, 7))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui);
        });
    ui.add_space(3.0);
}
