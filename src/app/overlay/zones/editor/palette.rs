//! The pieces to put: side, man or king, and the value.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Button, FontId, Label, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, Vec2, vec2,
};

use crate::{
    app::{
        overlay::{
            desk::{COLUMN, Desk, Edge, MARGIN},
            editor::EditorDigest,
            paint::{disc, mayan, theme},
        },
        referee::{Edit, Intent},
        words::{EditorWords, editor_words, side_words, text},
    },
    play::{Brush, BrushValue},
    rules::{Kind, Piece, Side, Value},
};

/// How many values stand in a row.
const IN_ROW: u8 = 5;
/// The gap between two of them, in points.
const GAP: f32 = 4.0;
/// The height of a value, in points.
const CELL: f32 = 44.0;
/// The size of a piece, in points.
const PIECE: f32 = 40.0;

/// The column at the left.
pub(super) fn palette(mut desk: Desk, digest: Res<EditorDigest>) -> Result {
    let context = desk.context()?;
    let (Some(draft), Some(brush)) = (&digest.draft, digest.brush()) else {
        return Ok(());
    };
    let language = desk.settings().language;
    let words = editor_words(language);
    let rules = draft.rules();
    let place = (Align2::LEFT_CENTER, vec2(MARGIN, 0.0));
    let edge = Some(Edge::Left);
    desk.area(
        &context,
        "palette",
        place,
        theme::panel(),
        edge,
        |ui, desk| {
            ui.set_width(COLUMN);
            ui.label(RichText::new(words.heading).size(19.0).color(theme::AMBER));
            let title = RichText::new(text(&rules.ruleset().title, language));
            ui.add(Label::new(title.text_style(TextStyle::Small).color(theme::FAINT)).wrap());
            ui.add_space(4.0);
            ui.label(RichText::new(words.piece).color(theme::FAINT));
            for side in Side::ALL {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for kind in [Kind::Man, Kind::King] {
                        let called = match kind {
                            Kind::Man => words.man,
                            Kind::King => words.king,
                        };
                        let called =
                            format!("{}: {called}", side_words(rules, side, language).name);
                        let other = Brush {
                            side,
                            kind,
                            ..brush
                        };
                        let is_held = other == brush;
                        let name = name(other);
                        if piece(ui, desk, name, other, is_held)
                            .on_hover_text(called)
                            .clicked()
                        {
                            let context = ui.ctx().clone();
                            desk.send(&context, Intent::Edit(Edit::Brush(other)));
                        }
                    }
                });
            }
            if rules.has_values() {
                ui.add_space(4.0);
                ui.label(RichText::new(words.value).color(theme::FAINT));
                values(ui, desk, &digest, brush, words);
            }
            ui.add_space(4.0);
            let hint = RichText::new(words.hint).text_style(TextStyle::Small);
            ui.add(Label::new(hint.color(theme::FAINT)).wrap());
        },
    );
    Ok(())
}

const fn name(brush: Brush) -> &'static str {
    match (brush.side, brush.kind) {
        (Side::White, Kind::Man) => "brush white man",
        (Side::White, Kind::King) => "brush white king",
        (Side::Black, Kind::Man) => "brush black man",
        (Side::Black, Kind::King) => "brush black king",
    }
}

/// A ledge that can be pressed, lit where it is chosen.
fn ledge(ui: &mut Ui, size: Vec2, chosen: bool) -> (Rect, Response) {
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let edge = if chosen {
        Stroke::new(2.5, theme::AMBER)
    } else if response.hovered() {
        Stroke::new(1.0, theme::AMBER)
    } else {
        Stroke::new(1.0, theme::EDGE)
    };
    let painter = ui.painter();
    painter.rect(place, 7.0, theme::LEDGE, edge, StrokeKind::Inside);
    (place, response)
}

/// One piece to choose.
fn piece(ui: &mut Ui, desk: &mut Desk, name: &str, brush: Brush, held: bool) -> Response {
    let (place, response) = ledge(ui, vec2((COLUMN - GAP) / 2.0, PIECE + 10.0), held);
    let piece = Piece {
        side: brush.side,
        kind: brush.kind,
        value: None,
    };
    let inside = Rect::from_center_size(place.center(), Vec2::splat(PIECE));
    // A place of its own: the piece lies on the ledge and moves nothing beside it.
    let mut on_it = ui.new_child(UiBuilder::new().max_rect(inside));
    disc::piece_disc(&mut on_it, piece, PIECE);
    desk.record(ui, name, &response);
    response
}

/// The twenty values with those that the side uses, the next free one, and none.
fn values(ui: &mut Ui, desk: &mut Desk, digest: &EditorDigest, brush: Brush, words: &EditorWords) {
    let mut chosen = None;
    let width = (COLUMN - GAP * f32::from(IN_ROW - 1)) / f32::from(IN_ROW);
    for row in 0..=Value::MAX / IN_ROW {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let numbers = (0..IN_ROW).map(|column| row * IN_ROW + column);
            for value in numbers.filter_map(Value::new) {
                let is_held = brush.value == BrushValue::Of(value);
                let (place, response) = ledge(ui, vec2(width, CELL), is_held);
                let used = digest.uses(brush.side, value);
                let colour = if used {
                    theme::FAINT.gamma_multiply(0.4)
                } else {
                    theme::SHELL
                };
                let (sign, number) = place.split_top_bottom_at_fraction(0.62);
                mayan::sign(ui.painter(), sign.shrink(4.0), value.get(), colour);
                let font = FontId::proportional(13.0);
                let number = number.center() - vec2(0.0, 2.0);
                let text = value.get().to_string();
                ui.painter()
                    .text(number, Align2::CENTER_CENTER, text, font, colour);
                if used {
                    // A stroke through it: told by its shape, not by its shade alone.
                    let across = [
                        place.left_bottom() + vec2(5.0, -5.0),
                        place.right_top() + vec2(-5.0, 5.0),
                    ];
                    ui.painter()
                        .line_segment(across, Stroke::new(1.5, theme::FAINT));
                }
                desk.record(ui, &format!("value {}", value.get()), &response);
                if response.clicked() {
                    chosen = Some(BrushValue::Of(value));
                }
                if used {
                    response.on_hover_text((words.used)(value.get()));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (name, value, text, hint) in [
            ("value next", BrushValue::Next, words.next, words.next_hint),
            ("value none", BrushValue::Without, words.without, ""),
        ] {
            let is_held = brush.value == value;
            let colour = if is_held { theme::STONE } else { theme::TEXT };
            let mut button = Button::new(RichText::new(text).color(colour))
                .min_size(vec2((COLUMN - GAP) / 2.0, 30.0));
            if is_held {
                button = button.fill(theme::AMBER);
            }
            let response = desk.enabled_button(ui, name, true, button);
            if response.clicked() {
                chosen = Some(value);
            }
            if !hint.is_empty() {
                response.on_hover_text(hint);
            }
        }
    });
    if let Some(value) = chosen {
        let context = ui.ctx().clone();
        desk.send(
            &context,
            Intent::Edit(Edit::Brush(Brush { value, ..brush })),
        );
    }
}
