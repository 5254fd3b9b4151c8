//! The position as FEN, in step with the board: what is typed stands there, what is put is written here.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, Label, Margin, RichText, TextEdit, vec2};

use crate::{
    app::{
        files::FileWish,
        overlay::{
            desk::{Desk, Edge, MARGIN},
            editor::{EditorDigest, fault},
            paint::theme,
        },
        referee::{Edit, Intent},
        words::editor_words,
    },
    notation::fen,
};

/// What stands beside the field: label and buttons, in points.
const BESIDE: f32 = 240.0;

/// What is being typed; empty while the field only follows the board.
#[derive(Default)]
pub(super) struct Typed {
    text: String,
    is_typed: bool,
}

/// The field below the board.
pub(super) fn text(mut desk: Desk, digest: Res<EditorDigest>, mut typed: Local<Typed>) -> Result {
    let context = desk.context()?;
    let Some(draft) = &digest.draft else {
        *typed = Typed::default();
        return Ok(());
    };
    let language = desk.settings().language;
    let words = editor_words(language);
    if !typed.is_typed && typed.text != digest.text {
        typed.text.clone_from(&digest.text);
    }
    let wrong = match fen::parse_setup(draft.rules(), &typed.text) {
        Err(error) if typed.is_typed => Some(fault(&error, draft.rules(), language)),
        _ => None,
    };
    let place = (Align2::CENTER_BOTTOM, vec2(desk.free_middle(), -MARGIN));
    let width = desk.free_width(&context) - 2.0 * MARGIN;
    let edge = Some(Edge::Bottom);
    desk.area(&context, "fen", place, theme::panel(), edge, |ui, desk| {
        ui.set_max_width(width - 20.0);
        if let Some(wrong) = wrong {
            ui.add(Label::new(RichText::new(wrong).color(theme::AMBER)).wrap());
        }
        ui.horizontal(|ui| {
            ui.label(RichText::new(words.text).color(theme::FAINT));
            let field = TextEdit::singleline(&mut typed.text)
                .margin(Margin::symmetric(8, 6))
                .desired_width(width - BESIDE);
            let response = ui.add(field);
            desk.record(ui, "fen", &response);
            let context = ui.ctx().clone();
            if response.changed() {
                typed.is_typed = true;
                desk.send(&context, Intent::Edit(Edit::Read(typed.text.clone())));
            }
            // The board's own words return when the field is left.
            if !response.has_focus() && typed.is_typed {
                typed.is_typed = false;
                context.request_repaint();
            }
            if desk.button(ui, "copy fen", Button::new(words.copy)) {
                desk.wish(&context, FileWish::CopyPosition);
            }
            if desk.button(ui, "paste fen", Button::new(words.paste)) {
                desk.paste(&context);
            }
        });
    });
    Ok(())
}
