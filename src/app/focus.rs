//! Whether the overlay has the pointer or the keyboard, for all who read raw input.

use bevy::prelude::*;

/// Set by the overlay; one frame old for its readers.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OverlayFocus {
    /// The pointer is over the overlay, or the overlay holds a drag.
    pub pointer: bool,
    /// Keys are typed into the overlay.
    pub keyboard: bool,
}

/// Run condition: the pointer belongs to the table.
pub fn pointer_is_free(focus: Res<OverlayFocus>) -> bool {
    !focus.pointer
}

/// Run condition: the keys belong to the table.
pub fn keyboard_is_free(focus: Res<OverlayFocus>) -> bool {
    !focus.keyboard
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayFocus>();
}
