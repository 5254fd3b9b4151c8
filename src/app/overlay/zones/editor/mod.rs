//! The editor around the board: pieces at the left, the whole board at the right, the verdict above, the text below.

mod palette;
mod text;
mod whole;

use bevy::{ecs::schedule::ScheduleConfigs, ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::egui::{Align2, Label, RichText, vec2};

use crate::app::overlay::{
    desk::{Desk, Edge, MARGIN},
    editor::EditorDigest,
    paint::theme,
};

/// The zones of the editor: the columns first, because what they cover places the others.
pub(in crate::app::overlay) fn systems() -> ScheduleConfigs<ScheduleSystem> {
    (palette::palette, whole::whole, verdict, text::text).chain()
}

/// Whether the position can be played, and if not, why.
fn verdict(mut desk: Desk, digest: Res<EditorDigest>) -> Result {
    let context = desk.context()?;
    let (frame, colour) = if digest.can_play {
        (theme::panel(), theme::TEXT)
    } else {
        (theme::lit_panel(), theme::AMBER)
    };
    let place = (Align2::CENTER_TOP, vec2(desk.free_middle(), MARGIN));
    let widest = desk.free_width(&context) - 2.0 * MARGIN;
    let edge = Some(Edge::Top);
    desk.area(&context, "verdict", place, frame, edge, |ui, desk| {
        ui.set_max_width(widest - 20.0);
        let text = RichText::new(&digest.verdict).size(18.0).color(colour);
        let response = ui.add(Label::new(text).wrap());
        desk.record(ui, "verdict", &response);
    });
    Ok(())
}
