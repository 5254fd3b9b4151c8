//! The move list at the right: click a move to look back at it.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Button, RichText, ScrollArea, TextStyle, Ui, scroll_area::ScrollBarVisibility, vec2,
};

use crate::app::{
    overlay::{
        desk::{COLUMN, Desk, Edge, MARGIN},
        paint::{icon, theme},
        state::Zone,
    },
    referee::Intent,
};

/// The height of a row, in points.
const ROW: f32 = 26.0;
/// The size of a move's text, in points: a path of three squares fits.
const TEXT: f32 = 15.0;
/// The width of a row's number, in points.
const NUMBER: f32 = 26.0;
/// The width of a move, in points.
const MOVE: f32 = (COLUMN - NUMBER - 18.0) / 2.0;

/// The move list.
pub(super) fn moves(mut desk: Desk, mut scrolled_to: Local<Option<(usize, usize, u32)>>) -> Result {
    let context = desk.context()?;
    let height = context.content_rect().height() - 2.0 * MARGIN;
    desk.area(
        &context,
        "moves",
        (Align2::RIGHT_TOP, vec2(-MARGIN, MARGIN)),
        theme::panel(),
        Some(Edge::Right),
        |ui, desk| {
            if desk.is_folded(Zone::Moves) {
                desk.fold_button(ui, Zone::Moves);
                return;
            }
            ui.set_width(COLUMN);
            ui.set_height(height - 18.0);
            let words = &desk.words().cards;
            ui.horizontal(|ui| {
                desk.fold_button(ui, Zone::Moves);
                ui.label(RichText::new(words.moves).size(18.0).color(theme::TEXT));
            });
            ui.label(
                RichText::new(&desk.digest.title)
                    .text_style(TextStyle::Small)
                    .color(theme::FAINT),
            );
            ui.separator();
            let list_height = ui.available_height() - 42.0;
            let list = &desk.digest.moves;
            let shown = (list.shown, list.len(), list_height as u32);
            let must_scroll = *scrolled_to != Some(shown);
            *scrolled_to = Some(shown);
            rows(ui, desk, list_height, must_scroll);
            ui.separator();
            steps(ui, desk);
        },
    );
    Ok(())
}

fn rows(ui: &mut Ui, desk: &mut Desk, height: f32, must_scroll: bool) {
    let (count, shown_row) = (desk.digest.moves.rows(), desk.digest.moves.shown_row());
    let mut area = ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false])
        .animated(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded);
    if must_scroll {
        // The shown move stands in the middle of the list.
        let top = shown_row.map_or(0.0, |row| row as f32 * ROW - height / 2.0);
        area = area.vertical_scroll_offset(top.max(0.0));
    }
    let spacing = ui.spacing_mut();
    spacing.item_spacing = vec2(4.0, 0.0);
    spacing.interact_size.y = ROW;
    spacing.button_padding = vec2(2.0, 1.0);
    // An empty row at the end keeps the last one clear of the edge.
    area.show_rows(ui, ROW, count + 1, |ui, visible| {
        for row in visible.start..visible.end.min(count) {
            ui.horizontal(|ui| {
                ui.set_height(ROW);
                let number = RichText::new(format!("{}.", row + 1)).color(theme::FAINT);
                ui.add_sized(vec2(NUMBER, ROW), bevy_egui::egui::Label::new(number));
                for half in 0..2 {
                    half_move(ui, desk, row, half);
                }
            });
        }
    });
}

/// One player's move of a row; dots where White has none because Black began.
fn half_move(ui: &mut Ui, desk: &mut Desk, row: usize, half: usize) {
    let list = &desk.digest.moves;
    let Some((plies, text)) = list.row(row)[half] else {
        let text = if half == 0 { "…" } else { "" };
        ui.add_sized(vec2(MOVE, ROW), bevy_egui::egui::Label::new(text));
        return;
    };
    let is_shown = list.shown == plies;
    let colour = if is_shown { theme::STONE } else { theme::TEXT };
    let mut button = Button::new(RichText::new(text).size(TEXT).color(colour))
        .frame_when_inactive(is_shown)
        .truncate()
        .min_size(vec2(MOVE, ROW - 2.0));
    if is_shown {
        button = button.fill(theme::AMBER);
    }
    let response = ui
        .allocate_ui_with_layout(
            vec2(MOVE, ROW),
            bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center),
            |ui| {
                ui.set_width(MOVE);
                ui.add(button)
            },
        )
        .inner;
    desk.record(ui, &format!("move {plies}"), &response);
    if response.clicked() {
        let context = ui.ctx().clone();
        desk.send(&context, Intent::LookAt(plies));
    }
}

/// First, previous, next, last, and now.
fn steps(ui: &mut Ui, desk: &mut Desk) {
    let words = &desk.words().actions;
    let (shown, last) = (desk.digest.moves.shown, desk.digest.moves.len());
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    ui.spacing_mut().button_padding.x = 5.0;
    ui.horizontal(|ui| {
        for (name, icon, hint, target) in [
            (
                "first",
                icon::Icon::First,
                words.first,
                (0 < shown).then_some(0),
            ),
            (
                "previous",
                icon::Icon::Previous,
                words.previous,
                shown.checked_sub(1),
            ),
            (
                "next",
                icon::Icon::Next,
                words.next,
                (shown < last).then_some(shown + 1),
            ),
            (
                "last",
                icon::Icon::Last,
                words.last,
                (shown < last).then_some(last),
            ),
        ] {
            let response = icon::button(ui, icon, target.is_some()).on_hover_text(hint);
            if let Some(target) = target {
                desk.record(ui, name, &response);
                if response.clicked() {
                    let context = ui.ctx().clone();
                    desk.send(&context, Intent::LookAt(target));
                }
            }
        }
        let looking = shown < last;
        let button =
            Button::new(words.now).min_size(vec2(COLUMN - 4.0 * (icon::WIDTH + 4.0), 30.0));
        let response = desk.enabled_button(ui, "now", looking, button);
        if response.clicked() {
            let context = ui.ctx().clone();
            desk.send(&context, Intent::LookNow);
        }
    });
}
