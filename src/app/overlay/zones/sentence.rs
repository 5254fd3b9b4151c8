//! The referee's sentence above the board, with the buttons that answer it.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Button, Color32, FontId, Label, Rect, RichText, Sense, Shape, Stroke, Ui, vec2,
};

use crate::app::{
    hint::Searching,
    overlay::{
        desk::{Desk, Edge, MARGIN},
        paint::theme,
        state::Zone,
    },
    referee::Intent,
    words::{Sentence, Tone, file_words, machine_words},
};

/// The size of the sentence, in points.
const SIZE: f32 = 18.0;
/// What stands beside the sentence: fold button and mark, in points.
const BESIDE: f32 = 58.0;
/// The widest answers, in points.
const ANSWERS: f32 = 230.0;

/// The sentence.
pub(super) fn sentence(mut desk: Desk, searching: Res<Searching>) -> Result {
    let context = desk.context()?;
    let frame = match desk.digest.sentence.tone {
        Tone::Refused | Tone::Question => theme::lit_panel(),
        _ => theme::panel(),
    };
    let place = (Align2::CENTER_TOP, vec2(desk.free_middle(), MARGIN));
    let widest = desk.free_width(&context) - 2.0 * MARGIN;
    desk.area(
        &context,
        "sentence",
        place,
        frame,
        Some(Edge::Top),
        |ui, desk| {
            ui.set_max_width(widest);
            if desk.is_folded(Zone::Sentence) {
                desk.fold_button(ui, Zone::Sentence);
                return;
            }
            let mut said = desk.digest.sentence.clone();
            if searching.0 {
                said = Sentence {
                    text: machine_words(desk.settings().language).searching.to_owned(),
                    tone: Tone::Hint,
                };
            }
            let font = FontId::proportional(SIZE);
            let galley = ui
                .painter()
                .layout_no_wrap(said.text.clone(), font, theme::TEXT);
            let beside = if has_answers(desk) {
                BESIDE + ANSWERS
            } else {
                BESIDE
            };
            let answers_below = widest - beside < galley.size().x;
            ui.horizontal(|ui| {
                ui.set_min_height(28.0);
                desk.fold_button(ui, Zone::Sentence);
                mark(ui, said.tone);
                let text = RichText::new(&said.text).size(SIZE).color(theme::TEXT);
                if answers_below {
                    ui.add(Label::new(text).wrap());
                } else {
                    ui.add(Label::new(text).extend());
                    answers(ui, desk);
                }
            });
            if answers_below && has_answers(desk) {
                ui.horizontal(|ui| answers(ui, desk));
            }
        },
    );
    Ok(())
}

fn has_answers(desk: &Desk) -> bool {
    let digest = &desk.digest;
    let asked = digest.can_answer || digest.can_claim;
    digest.state.looking.is_some() || digest.section.is_some() || (digest.is_open && asked)
}

/// The buttons that the state of the match calls for.
fn answers(ui: &mut Ui, desk: &mut Desk) {
    let words = desk.words();
    let digest = &desk.digest;
    let (open, looking) = (digest.is_open, digest.state.looking.is_some());
    let (offered, can_claim) = (digest.can_answer, digest.can_claim);
    if let Some(section) = digest.section {
        let text = desk.game_words().which_rule;
        if desk.button(ui, "which rule", Button::new(text)) {
            let context = ui.ctx().clone();
            desk.open_rules(&context, Some(section));
        }
    } else if looking {
        choice(ui, desk, "present", words.actions.now, Intent::LookNow);
        let play_on = file_words(desk.settings().language).play_on;
        choice(ui, desk, "play on", play_on, Intent::PlayOn);
    } else if open && offered {
        choice(
            ui,
            desk,
            "accept",
            words.actions.accept,
            Intent::AnswerDraw(true),
        );
        choice(
            ui,
            desk,
            "decline",
            words.actions.decline,
            Intent::AnswerDraw(false),
        );
    } else if open && can_claim {
        choice(ui, desk, "claim", words.actions.claim, Intent::ClaimDraw);
    }
}

fn choice(ui: &mut Ui, desk: &mut Desk, name: &str, text: &str, intent: Intent) {
    if desk.button(ui, name, Button::new(text)) {
        let context = ui.ctx().clone();
        desk.send(&context, intent);
    }
}

/// A mark for the tone, told by its shape: a bar for a refusal, a diamond for a duty, a ring for a
/// question, two strokes for the past, an arrow for a hint.
fn mark(ui: &mut Ui, tone: Tone) {
    if tone == Tone::Plain {
        return;
    }
    let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    let middle = place.center();
    let line = Stroke::new(2.5, theme::AMBER);
    let painter = ui.painter();
    match tone {
        Tone::Plain => {}
        Tone::Refused => {
            painter.circle_stroke(middle, 7.5, line);
            let bar = Rect::from_center_size(middle, vec2(9.0, 3.0));
            painter.rect_filled(bar, 1.0, theme::AMBER);
        }
        Tone::Duty => {
            let corners = [(0.0, -8.0), (8.0, 0.0), (0.0, 8.0), (-8.0, 0.0)];
            let points = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(Shape::convex_polygon(points, theme::AMBER, Stroke::NONE));
        }
        Tone::Question => {
            painter.circle(middle, 7.0, Color32::TRANSPARENT, line);
        }
        Tone::Past => {
            for x in [-3.5, 3.5] {
                let ends = [middle + vec2(x, -6.5), middle + vec2(x, 6.5)];
                painter.line_segment(ends, line);
            }
        }
        Tone::Hint => {
            let tip = [(-7.0, -6.0), (7.0, 0.0), (-7.0, 6.0)];
            let points = tip.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(Shape::convex_polygon(points, theme::HINT, Stroke::NONE));
        }
        Tone::Ended => {
            painter.rect_filled(
                Rect::from_center_size(middle, vec2(12.0, 12.0)),
                1.0,
                theme::AMBER,
            );
        }
    }
}
