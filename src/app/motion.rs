//! Whether pieces are on their way.

use bevy::prelude::*;

/// The state of the animations. Written by the queue that plays them, in `TableSystems::View`, in
/// the same frame in which a move is announced.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Motion {
    /// A piece moves, or one will in the next frame.
    pub busy: bool,
}

/// Show the end of what is moving at once.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkipMotion;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>().add_message::<SkipMotion>();
}
