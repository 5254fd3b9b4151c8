//! The card of the match, between the players: turn, duty, counters, and what a draw would mean.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Frame, Margin, RichText, Sense, TextStyle, Ui, vec2};

use crate::{
    app::overlay::{
        desk::{COLUMN, Desk, Edge, MARGIN},
        digest::{Counter, MatchState},
        paint::{disc, mark, theme},
        state::Zone,
    },
    rules::{BySide, Side},
};

/// The card of the match.
pub(super) fn state(mut desk: Desk) -> Result {
    let context = desk.context()?;
    let shown = desk.digest.state.clone();
    desk.area(
        &context,
        "match state",
        (Align2::LEFT_CENTER, vec2(MARGIN, 0.0)),
        theme::panel(),
        Some(Edge::Left),
        |ui, desk| show(ui, desk, &shown),
    );
    Ok(())
}

fn show(ui: &mut Ui, desk: &mut Desk, shown: &MatchState) {
    if desk.is_folded(Zone::State) {
        ui.horizontal(|ui| {
            desk.fold_button(ui, Zone::State);
            if let Some(turn) = shown.turn {
                disc::side_disc(ui, turn, 22.0);
            }
            if let Some((sums, _)) = &shown.if_drawn {
                ui.label(format!("{}–{}", sums.white, sums.black));
            }
        });
        return;
    }
    ui.set_width(COLUMN);
    ui.horizontal(|ui| {
        desk.fold_button(ui, Zone::State);
        let heading = RichText::new(&shown.heading).size(18.0).color(theme::TEXT);
        ui.add(bevy_egui::egui::Label::new(heading).truncate());
    });
    if desk.digest.is_house {
        house(ui, desk);
    }
    if !shown.duty.is_empty() {
        let colour = if shown.is_compulsory {
            theme::AMBER
        } else {
            theme::FAINT
        };
        ui.label(RichText::new(&shown.duty).color(colour));
    }
    if let Some(looking) = &shown.looking {
        ui.label(RichText::new(looking).color(theme::FAINT));
    }
    for counter in &shown.counters {
        show_counter(ui, counter);
    }
    if let Some(occurrences) = &shown.occurrences {
        let text = RichText::new(occurrences).text_style(TextStyle::Small);
        ui.label(text.color(theme::AMBER));
    }
    if let Some((sums, outcome)) = &shown.if_drawn {
        let words = &desk.words().cards;
        show_if_drawn(ui, words.if_drawn, *sums, outcome);
    }
}

/// That the game is played by house rules, and by which.
fn house(ui: &mut Ui, desk: &Desk) {
    ui.horizontal(|ui| {
        mark::house(ui);
        let caption = RichText::new(desk.game_words().house_mark).text_style(TextStyle::Small);
        ui.label(caption.color(theme::AMBER));
    });
    let title = RichText::new(&desk.digest.title).text_style(TextStyle::Small);
    ui.add(bevy_egui::egui::Label::new(title.color(theme::TEXT)).wrap());
}

fn show_counter(ui: &mut Ui, counter: &Counter) {
    ui.label(
        RichText::new(&counter.title)
            .text_style(TextStyle::Small)
            .color(theme::FAINT),
    );
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(52.0, 8.0), Sense::hover());
        ui.painter().rect_filled(place, 4.0, theme::LEDGE);
        let (done, limit) = counter.plies;
        let share = f32::from(done.min(limit)) / f32::from(limit.max(1));
        let filled = place.with_max_x(place.left() + place.width() * share);
        ui.painter().rect_filled(filled, 4.0, theme::AMBER);
        let text = RichText::new(&counter.text).size(15.5);
        ui.label(text.color(theme::TEXT));
    });
}

/// The two sums stand between the discs of their sides, so that nobody has to know whose is first.
fn show_if_drawn(ui: &mut Ui, caption: &str, sums: BySide<u32>, outcome: &str) {
    Frame::new()
        .fill(theme::LEDGE)
        .corner_radius(8)
        .inner_margin(Margin::symmetric(8, 5))
        .show(ui, |ui| {
            ui.set_width(COLUMN - 16.0);
            ui.label(
                RichText::new(caption)
                    .text_style(TextStyle::Small)
                    .color(theme::FAINT),
            );
            ui.horizontal(|ui| {
                disc::side_disc(ui, Side::White, 17.0);
                let numbers = format!("{}–{}", sums.white, sums.black);
                ui.label(RichText::new(numbers).size(22.0).color(theme::TEXT));
                disc::side_disc(ui, Side::Black, 17.0);
            });
            ui.label(RichText::new(outcome).color(theme::TEXT));
        });
}
