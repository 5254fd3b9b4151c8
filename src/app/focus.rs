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

/// Where the overlay lies, in logical pixels of the window; set by the overlay after each pass.
///
/// Places are tested against it, not moments: whoever asks about a click knows where it was, so it
/// does not matter that the overlay has not heard of it yet.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct OverlayRects(pub Vec<Rect>);

impl OverlayRects {
    /// Whether the overlay covers a point of the window.
    #[must_use]
    pub fn covers(&self, point: Vec2) -> bool {
        self.0.iter().any(|rect| rect.contains(point))
    }
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
    app.init_resource::<OverlayFocus>()
        .init_resource::<OverlayRects>();
}
