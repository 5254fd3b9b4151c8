//! The board in the room: where squares lie, what it looks like, and what is picked on it.

pub mod meshes;
pub mod projection;
mod scene;

use bevy::prelude::*;

use super::{TableSystems, materials::QuarterTurn};
use crate::rules::Square;

/// The square where something stands or lies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnSquare(pub Square);

/// The seat from which numbers and numerals are read.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reader(pub QuarterTurn);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reader>().add_systems(
        Update,
        (scene::build, scene::number)
            .chain()
            .in_set(TableSystems::View),
    );
}
