//! Whether something on the table is on its way, and how to hurry it.

use bevy::prelude::*;

/// Whether moves are being shown. Set by the pieces alone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Motion {
    /// Pieces are moving, or moves wait to be shown.
    pub busy: bool,
}

/// Everything that is on its way arrives at once.
#[derive(Message, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkipMotion;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>().add_message::<SkipMotion>();
}
