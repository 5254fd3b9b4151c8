//! What is done with the whole board: turn, start, clear, swap, play, leave.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, RichText, vec2};

use crate::{
    app::{
        overlay::{
            desk::{COLUMN, Desk, Edge, MARGIN},
            editor::EditorDigest,
            paint::theme,
        },
        referee::{Edit, Intent},
        words::{capitalised, editor_words, side_words},
    },
    rules::Side,
};

/// The column at the right.
pub(super) fn whole(mut desk: Desk, digest: Res<EditorDigest>) -> Result {
    let context = desk.context()?;
    let Some(draft) = &digest.draft else {
        return Ok(());
    };
    let language = desk.settings().language;
    let words = editor_words(language);
    let place = (Align2::RIGHT_CENTER, vec2(-MARGIN, 0.0));
    let edge = Some(Edge::Right);
    desk.area(
        &context,
        "whole board",
        place,
        theme::panel(),
        edge,
        |ui, desk| {
            ui.set_width(COLUMN);
            let context = ui.ctx().clone();
            ui.label(RichText::new(words.turn).color(theme::FAINT));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for side in Side::ALL {
                    let is_set = draft.setup().turn == side;
                    let called = capitalised(side_words(draft.rules(), side, language).name);
                    let colour = if is_set { theme::STONE } else { theme::TEXT };
                    let mut button = Button::new(RichText::new(called).color(colour))
                        .min_size(vec2(COLUMN / 2.0 - 2.0, 34.0));
                    if is_set {
                        button = button.fill(theme::AMBER);
                    }
                    let name = match side {
                        Side::White => "turn white",
                        Side::Black => "turn black",
                    };
                    if desk.button(ui, name, button) {
                        desk.send(&context, Intent::Edit(Edit::Turn(side)));
                    }
                }
            });
            ui.add_space(8.0);
            for (name, text, intent, enabled) in [
                ("undo", words.undo, Intent::Undo, draft.has_changed()),
                ("restart", words.restart, Intent::Edit(Edit::Restart), true),
                ("clear", words.clear, Intent::Edit(Edit::Clear), true),
                ("mirror", words.mirror, Intent::Edit(Edit::Mirror), true),
            ] {
                let button = Button::new(text).min_size(vec2(COLUMN, 34.0));
                if desk.enabled_button(ui, name, enabled, button).clicked() {
                    desk.send(&context, intent);
                }
            }
            ui.add_space(14.0);
            let play = Button::new(RichText::new(words.play).color(theme::STONE))
                .fill(theme::AMBER)
                .min_size(vec2(COLUMN, 40.0));
            // In rows of their own, so that the words stand in the middle.
            let played = ui.horizontal(|ui| {
                desk.enabled_button(ui, "play from here", digest.can_play, play)
                    .clicked()
            });
            if played.inner {
                desk.send(&context, Intent::Edit(Edit::Play));
            }
            let cancel = Button::new(words.cancel).min_size(vec2(COLUMN, 36.0));
            if ui
                .horizontal(|ui| desk.button(ui, "cancel edit", cancel))
                .inner
            {
                desk.send(&context, Intent::Back);
            }
        },
    );
    Ok(())
}
