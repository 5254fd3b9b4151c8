//! Lines that nobody may miss: saving fails, or a damaged save was set aside.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, Label, RichText, TextWrapMode, vec2};

use crate::app::overlay::{
    SaveWarning, SetAside,
    desk::{Desk, MARGIN},
    paint::theme,
};

/// The room for the button beside a line, in points.
const BUTTON: f32 = 110.0;

/// The notices, below the sentence.
pub(in crate::app::overlay) fn notices(
    mut desk: Desk,
    warning: Res<SaveWarning>,
    set_aside: Res<SetAside>,
) -> Result {
    let context = desk.context()?;
    if set_aside.is_changed() {
        desk.state.note_closed = false;
    }
    let words = desk.words();
    let warning = warning.0.clone();
    let note = set_aside.0.clone().filter(|_| !desk.state.note_closed);
    if warning.is_none() && note.is_none() {
        return Ok(());
    }
    let below = desk.drawn.covered[2].max(MARGIN);
    let widest = desk.free_width(&context) - 2.0 * MARGIN;
    let place = (Align2::CENTER_TOP, vec2(desk.free_middle(), below));
    let line = |text: String| {
        let text = RichText::new(text).color(theme::AMBER);
        Label::new(text).wrap_mode(TextWrapMode::Wrap)
    };
    desk.area(
        &context,
        "notices",
        place,
        theme::lit_panel(),
        None,
        |ui, desk| {
            ui.set_max_width(widest);
            if let Some(warning) = warning {
                let response = ui.add(line(warning));
                desk.record(ui, "save warning", &response);
            }
            if let Some(note) = note {
                ui.horizontal(|ui| {
                    ui.scope(|ui| {
                        ui.set_max_width(widest - BUTTON);
                        ui.add(line(note));
                    });
                    if desk.button(ui, "close note", Button::new(words.menu.close)) {
                        desk.state.note_closed = true;
                        ui.ctx().request_repaint();
                    }
                });
            }
        },
    );
    Ok(())
}
