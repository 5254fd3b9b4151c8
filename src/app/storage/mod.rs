//! Where matches and settings are kept.

use bevy::prelude::*;

use crate::{
    play::{Match, SavedMatch},
    rules::Square,
};

/// The saved match and the state of saving.
#[derive(Resource, Default, Debug)]
pub struct Saves {}

impl Saves {
    /// Keeps a match; what goes wrong becomes a warning on the table, never the end of the game.
    pub fn keep(&mut self, _saved: &SavedMatch) {}

    /// The match that was not finished when the program ended, once.
    pub fn take_unfinished(&mut self) -> Option<(Match, Vec<Square>)> {
        None
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>();
}
