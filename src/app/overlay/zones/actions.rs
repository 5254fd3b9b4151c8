//! The buttons below the board.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Button, vec2};

use crate::app::{
    camera::CameraCommand,
    hint::{HintWish, Searching},
    overlay::{
        desk::{Desk, Edge, MARGIN},
        paint::theme,
        state::{Dialog, Zone},
    },
    referee::Intent,
    words::machine_words,
};

/// The buttons.
pub(super) fn actions(
    mut desk: Desk,
    mut camera: MessageWriter<CameraCommand>,
    mut hints: MessageWriter<HintWish>,
    searching: Res<Searching>,
) -> Result {
    let context = desk.context()?;
    let place = (Align2::CENTER_BOTTOM, vec2(desk.free_middle(), -MARGIN));
    let frame = theme::panel();
    desk.area(
        &context,
        "actions",
        place,
        frame,
        Some(Edge::Bottom),
        |ui, desk| {
            if desk.is_folded(Zone::Actions) {
                desk.fold_button(ui, Zone::Actions);
                return;
            }
            let words = &desk.words().actions;
            let digest = &desk.digest;
            // While looking back the buttons would act on what is not shown.
            let now = digest.state.looking.is_none();
            let (undo, redo) = (digest.can_undo && now, digest.can_redo && now);
            let can_hint = digest.can_hint;
            let ended = digest.result.is_some();
            let (open, can_draw) = (digest.is_open, digest.is_open && digest.offer.is_none());
            let context = ui.ctx().clone();
            ui.horizontal(|ui| {
                desk.fold_button(ui, Zone::Actions);
                let mut pressed = |desk: &mut Desk, name, text, enabled| {
                    desk.enabled_button(ui, name, enabled, Button::new(text))
                        .clicked()
                };
                if pressed(desk, "undo", words.undo, undo) {
                    desk.send(&context, Intent::Undo);
                }
                if pressed(desk, "redo", words.redo, redo) {
                    desk.send(&context, Intent::Redo);
                }
                let hint = machine_words(desk.settings().language);
                let text = if searching.0 { hint.stop } else { hint.hint };
                if pressed(desk, "hint", text, can_hint) {
                    hints.write(HintWish);
                    context.request_repaint();
                }
                if pressed(desk, "draw", words.draw, can_draw) {
                    desk.open(&context, Dialog::AskDraw);
                }
                if pressed(desk, "resign", words.resign, open) {
                    desk.open(&context, Dialog::AskResign);
                }
                if ended && pressed(desk, "rematch", desk.words().result.rematch, true) {
                    desk.send(&context, Intent::Rematch);
                }
                if pressed(desk, "camera", words.camera, true) {
                    camera.write(CameraCommand::Cycle);
                    context.request_repaint();
                }
                if pressed(desk, "rules", desk.game_words().rules, true) {
                    desk.open_rules(&context, None);
                }
                if pressed(desk, "menu", words.menu, true) {
                    desk.open(&context, Dialog::Menu);
                }
            });
        },
    );
    Ok(())
}
