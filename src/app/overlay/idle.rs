//! Frames are asked for when something is to be seen, and only then: an idle table draws nothing.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput,
    egui::{Event, Modifiers},
};

use crate::app::power::KeepDrawing;

/// Leaves out the state of Shift, Ctrl and Alt where it has not changed. `bevy_egui` reports it in
/// every frame, and egui asks for another frame after every report: without this, an idle table
/// would draw for ever.
fn leave_out_unchanged(mut inputs: Query<&mut EguiInput>, mut known: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| is_news(event, &mut known));
    }
}

fn is_news(event: &Event, known: &mut Modifiers) -> bool {
    match event {
        Event::ModifiersChanged(modifiers) => std::mem::replace(known, *modifiers) != *modifiers,
        _ => true,
    }
}

/// How many frames follow one in which a glyph was drawn for the first time: its picture takes two
/// to reach the screen where the thread that draws runs behind.
const FRAMES_AFTER_GLYPHS: u32 = 3;

/// Asks for more frames where a glyph is drawn for the first time. Its picture reaches the screen
/// after the text that needs it, and an idle table would show gaps until something moves.
fn follow_glyphs(outputs: Query<&EguiRenderOutput>, mut keep: ResMut<KeepDrawing>) {
    let is_new = |output: &EguiRenderOutput| !output.textures_delta.set.is_empty();
    if outputs.iter().any(is_new) {
        keep.for_frames(FRAMES_AFTER_GLYPHS);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        leave_out_unchanged
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        PostUpdate,
        follow_glyphs
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_are_told_once() {
        let mut known = Modifiers::NONE;
        let told = [
            Modifiers::NONE,
            Modifiers::SHIFT,
            Modifiers::SHIFT,
            Modifiers::NONE,
        ]
        .map(|modifiers| is_news(&Event::ModifiersChanged(modifiers), &mut known));
        assert_eq!(told, [false, true, false, true]);
        assert!(is_news(&Event::Copy, &mut known));
    }
}
