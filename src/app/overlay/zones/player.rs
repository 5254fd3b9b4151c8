//! The players' cards: name, side, sum of values, and what has been captured.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Button, Layout, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2,
};

use crate::{
    app::{
        overlay::{
            NearSide,
            desk::{COLUMN, Desk, Edge, MARGIN},
            digest::Card,
            paint::{disc, mayan, theme},
            state::{Dialog, Zone},
        },
        words::played_by_text,
    },
    rules::Side,
};

/// The diameter of a captured piece, in points.
const CAPTURED: f32 = 27.0;
/// The place of a sum in Mayan numbers, in points: two levels.
const SUM: Vec2 = vec2(46.0, 62.0);
/// Sums reach 190: two levels.
const LEVELS: usize = 2;

/// Both cards, the one of the player opposite above.
pub(super) fn players(mut desk: Desk, near: Res<NearSide>) -> Result {
    let context = desk.context()?;
    for (zone, side, align) in [
        (Zone::Far, near.0.other(), Align2::LEFT_TOP),
        (Zone::Near, near.0, Align2::LEFT_BOTTOM),
    ] {
        let y = if zone == Zone::Far { MARGIN } else { -MARGIN };
        let card = desk.digest.cards[side].clone();
        let frame = if card.is_to_move {
            theme::lit_panel()
        } else {
            theme::panel()
        };
        let name = match zone {
            Zone::Far => "far player",
            _ => "near player",
        };
        desk.area(
            &context,
            name,
            (align, vec2(MARGIN, y)),
            frame,
            Some(Edge::Left),
            |ui, desk| show(ui, desk, zone, side, &card),
        );
    }
    Ok(())
}

fn show(ui: &mut Ui, desk: &mut Desk, zone: Zone, side: Side, card: &Card) {
    if desk.is_folded(zone) {
        ui.horizontal(|ui| {
            desk.fold_button(ui, zone);
            disc::side_disc(ui, side, 22.0);
            if let Some(sum) = card.sum {
                ui.label(sum.to_string());
            }
        });
        return;
    }
    ui.set_width(COLUMN);
    ui.horizontal(|ui| {
        desk.fold_button(ui, zone);
        disc::side_disc(ui, side, 24.0);
        if card.is_to_move {
            let (place, _) = ui.allocate_exact_size(vec2(10.0, 14.0), Sense::hover());
            disc::pointer(ui.painter(), place);
        }
        let name = RichText::new(&card.name)
            .text_style(TextStyle::Heading)
            .color(theme::TEXT);
        ui.add(bevy_egui::egui::Label::new(name).truncate());
    });
    played_by(ui, desk, zone, card);
    sums(ui, desk, card);
    captured(ui, desk, card);
}

/// Who plays, and the way to change it.
fn played_by(ui: &mut Ui, desk: &mut Desk, zone: Zone, card: &Card) {
    let language = desk.settings().language;
    let text = RichText::new(played_by_text(card.played_by, language)).size(15.0);
    let button = Button::new(text).min_size(vec2(COLUMN, 24.0));
    let name = match zone {
        Zone::Far => "far level",
        _ => "near level",
    };
    if desk.button(ui, name, button) {
        let context = ui.ctx().clone();
        desk.open(&context, Dialog::Players);
    }
}

/// Side and sum: the number that everybody reads, and beside it the number of the set.
fn sums(ui: &mut Ui, desk: &Desk, card: &Card) {
    let words = &desk.words().cards;
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(COLUMN - SUM.x - 8.0);
            if !card.side.is_empty() {
                ui.label(RichText::new(&card.side).color(theme::FAINT));
            }
            let (label, number) = match card.sum {
                Some(sum) => (words.sum, sum as usize),
                None => (words.pieces, card.pieces),
            };
            ui.horizontal(|ui| {
                ui.label(RichText::new(label).color(theme::FAINT));
                ui.label(
                    RichText::new(number.to_string())
                        .size(27.0)
                        .color(theme::TEXT),
                );
            });
        });
        if let Some(sum) = card.sum {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (place, response) = ui.allocate_exact_size(SUM, Sense::hover());
                tablet(ui, place, sum);
                let levels = mayan::levels(sum).iter().rev().enumerate().rev().fold(
                    String::new(),
                    |text, (power, level)| {
                        let sign = if text.is_empty() { "" } else { " + " };
                        match power {
                            0 => format!("{text}{sign}{level}"),
                            power => format!("{text}{sign}{level}×{}", 20_u32.pow(power as u32)),
                        }
                    },
                );
                response.on_hover_text(format!("{sum} = {levels}"));
            });
        }
    });
}

fn tablet(ui: &Ui, place: Rect, sum: u32) {
    ui.painter().rect_filled(place, 6.0, theme::LEDGE);
    let inside = place.shrink2(vec2(6.0, 3.0));
    mayan::number(ui.painter(), inside, sum, LEVELS, theme::SHELL);
}

fn captured(ui: &mut Ui, desk: &Desk, card: &Card) {
    let words = &desk.words().cards;
    let caption = (words.captured)(card.captured.len(), card.captured_sum);
    ui.label(
        RichText::new(caption)
            .text_style(TextStyle::Small)
            .color(theme::FAINT),
    );
    if card.captured.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for &piece in &card.captured {
            disc::piece_disc(ui, piece, CAPTURED);
        }
    });
}
