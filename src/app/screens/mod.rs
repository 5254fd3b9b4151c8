//! The screens: title and table.

use bevy::prelude::*;

/// Where the players are.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Screen {
    /// Continue, new game, settings, quit; the table stands behind it.
    #[default]
    Title,
    /// A game.
    Table,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
}
