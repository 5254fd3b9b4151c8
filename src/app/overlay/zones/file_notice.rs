//! What became of the file that was opened, saved or pasted, until it is closed or a move is made.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, Label, RichText, TextStyle, Ui, vec2};

use crate::app::{
    files::FileWish,
    overlay::{
        desk::{Desk, MARGIN},
        paint::theme,
        state::Dialog,
    },
};

/// What the note leaves to its button and margins, in points.
const BESIDE: f32 = 130.0;
/// The widest text, in points.
const WIDEST: f32 = 560.0;

/// The note, above the buttons below the board. A dialog about files shows it itself.
pub(in crate::app::overlay) fn file_notice(mut desk: Desk) -> Result {
    let context = desk.context()?;
    if matches!(desk.state.dialog, Some(Dialog::Files(_))) {
        return Ok(());
    }
    let language = desk.settings().language;
    let Some((text, trouble)) = desk
        .files
        .notice()
        .map(|notice| (notice.text(language), notice.is_trouble()))
    else {
        return Ok(());
    };
    let above = desk.drawn.covered[3].max(MARGIN);
    let place = (Align2::CENTER_BOTTOM, vec2(desk.free_middle(), -above));
    let widest = (desk.free_width(&context) - 2.0 * MARGIN - BESIDE).min(WIDEST);
    let (frame, colour) = if trouble {
        (theme::lit_panel(), theme::AMBER)
    } else {
        (theme::panel(), theme::TEXT)
    };
    desk.area(&context, "file notice", place, frame, None, |ui, desk| {
        ui.horizontal(|ui| {
            let font = TextStyle::Body.resolve(ui.style());
            let galley = ui.painter().layout_no_wrap(text.clone(), font, colour);
            let label = Label::new(RichText::new(text).color(colour));
            let response = if galley.size().x < widest {
                ui.add(label.extend())
            } else {
                let wrapped = |ui: &mut Ui| {
                    ui.set_max_width(widest);
                    ui.add(label.wrap())
                };
                ui.vertical(wrapped).inner
            };
            desk.record(ui, "file notice", &response);
            let close = desk.words().menu.close;
            if desk.button(ui, "close file notice", Button::new(close)) {
                let context = ui.ctx().clone();
                desk.wish(&context, FileWish::Dismiss);
            }
        });
    });
    Ok(())
}
