//! What other modules tell the overlay, and what it tells them besides intents.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::rules::Side;

/// Whose seat is near the camera: that player's card stands below. Written by the camera.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearSide(pub Side);

impl Default for NearSide {
    fn default() -> Self {
        Self(Side::White)
    }
}

/// The capture in the list of choices that the pointer is over: its path is drawn on the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HoveredChoice(pub Option<usize>);

/// Whether an unfinished game was found when the program began.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Unfinished(pub bool);

/// Why the game cannot be saved just now, as a sentence. Shown as long as it stands.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct SaveWarning(pub Option<String>);

/// What became of a damaged save or of damaged settings, as a sentence. Shown until closed.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct SetAside(pub Option<String>);

/// Where the widgets are that tests and bug reports speak of: left, top, right and bottom in
/// logical pixels of the window, by a name that does not depend on the language (`undo`,
/// `choice 0`, `move 12`).
///
/// The overlay is drawn anew in every frame, so nothing else knows where its buttons are. The
/// window test clicks real pixels: it takes them from here by way of the trace, and stays right when
/// the layout changes. Only widgets of the last frame are listed, and a disabled button is not.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct WidgetRects(pub BTreeMap<String, [f32; 4]>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NearSide>()
        .init_resource::<HoveredChoice>()
        .init_resource::<Unfinished>()
        .init_resource::<SaveWarning>()
        .init_resource::<SetAside>()
        .init_resource::<WidgetRects>();
}
