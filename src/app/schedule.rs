//! The order in which one frame's work is done.

use bevy::prelude::*;

/// The stages of one frame, in their order, all in `Update`.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Pointer, keys and overlay become intents.
    Input,
    /// The referee acts on intents and announces what happened. Nothing else changes the match.
    Referee,
    /// Pieces, marks, trays, camera and trace follow what was announced.
    View,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TableSystems::Input,
            TableSystems::Referee,
            TableSystems::View,
        )
            .chain(),
    );
}
