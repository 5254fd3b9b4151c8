//! The captures to choose from, over the move list: the board stays free and the camera still.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, vec2};

use crate::app::{
    overlay::{
        HoveredChoice,
        desk::{COLUMN, Desk, MARGIN},
        digest::Choice,
        paint::{disc, theme},
    },
    referee::Intent,
};

/// The list of captures, while there is one.
pub(super) fn choices(mut desk: Desk, mut hovered: ResMut<HoveredChoice>) -> Result {
    let context = desk.context()?;
    let choices = desk.digest.choices.clone();
    let mut over = None;
    if !choices.is_empty() {
        let tallest = context.content_rect().height() * 0.8;
        desk.area(
            &context,
            "choices",
            (Align2::RIGHT_TOP, vec2(-MARGIN, MARGIN)),
            theme::lit_panel(),
            None,
            |ui, desk| {
                ui.set_width(COLUMN);
                let title = RichText::new(desk.words().cards.choices).size(18.0);
                ui.label(title.color(theme::TEXT));
                let list = ScrollArea::vertical()
                    .max_height(tallest)
                    .min_scrolled_height(tallest);
                list.show(ui, |ui| {
                    for (index, choice) in choices.iter().enumerate() {
                        if show(ui, desk, index, choice) {
                            over = Some(index);
                        }
                    }
                });
            },
        );
        context.move_to_top(bevy_egui::egui::LayerId::new(
            bevy_egui::egui::Order::Middle,
            bevy_egui::egui::Id::new("choices"),
        ));
    }
    hovered.set_if_neq(HoveredChoice(over));
    Ok(())
}

/// Shows one capture as a button; says whether the pointer is over it.
fn show(ui: &mut Ui, desk: &mut Desk, index: usize, choice: &Choice) -> bool {
    let name = format!("choice {index}");
    let response = ui
        .scope_builder(
            UiBuilder::new().id_salt(&name).sense(Sense::click()),
            |ui| {
                let hovered = ui.response().hovered();
                let edge = if hovered { theme::AMBER } else { theme::EDGE };
                bevy_egui::egui::Frame::new()
                    .fill(theme::LEDGE)
                    .stroke(bevy_egui::egui::Stroke::new(1.5, edge))
                    .corner_radius(8)
                    .inner_margin(7)
                    .show(ui, |ui| contents(ui, choice));
            },
        )
        .response;
    desk.record(ui, &name, &response);
    if response.clicked() {
        let context = ui.ctx().clone();
        desk.send(&context, Intent::Choose(index));
    }
    response.hovered()
}

fn contents(ui: &mut Ui, choice: &Choice) {
    ui.set_width(ui.available_width());
    ui.label(RichText::new(&choice.path).color(theme::TEXT));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for &piece in &choice.pieces {
            disc::piece_disc(ui, piece, 24.0);
        }
    });
    ui.label(
        RichText::new(&choice.takes)
            .text_style(TextStyle::Small)
            .color(theme::FAINT),
    );
}
