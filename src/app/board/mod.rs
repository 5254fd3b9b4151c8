//! The board in the room: where squares lie, what it looks like, and what is picked on it.
//!
//! Read in this order: [`projection`] (square to world), [`meshes`], `scene` and `names` (what is
//! seen), `colliders` (what the pointer can hit), `pace` (one step of the pointer a frame), `shield`
//! (the overlay in front), `gesture` (click or drag), `pick` (hits to intents).

mod colliders;
mod gesture;
pub mod meshes;
mod names;
mod pace;
mod pick;
pub mod projection;
mod rub;
mod scene;
mod shield;
#[cfg(test)]
mod tests;

use bevy::{
    picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings, ray_cast::RayCastVisibility},
    prelude::*,
};

pub use colliders::SquareCollider;

use super::{TableSystems, materials::QuarterTurn};
use crate::rules::Square;

/// The square that something stands on, or that a collider answers for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnSquare(pub Square);

/// The square under the pointer, while the pointer is over the board and not over the overlay.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hovered(pub Option<Square>);

/// The piece that is being dragged: where it was taken, and the pointer's place on the plane of
/// the board. It ends with the gesture, whatever becomes of it.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Dragging(pub Option<(Square, Vec3)>);

/// The seat from which numbers and numerals are read.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reader(pub QuarterTurn);

/// What picking needs besides Bevy's own plugins. Works without a window: tests send pointer input.
pub(super) fn picking_plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings {
            require_markers: true,
            ray_cast_visibility: RayCastVisibility::Any,
        })
        .init_resource::<Hovered>()
        .init_resource::<Dragging>()
        .add_plugins((
            colliders::plugin,
            pace::plugin,
            shield::plugin,
            pick::plugin,
            rub::plugin,
        ));
}

/// What is seen of the board. Needs the materials.
pub(super) fn scene_plugin(app: &mut App) {
    app.init_resource::<Reader>()
        .init_resource::<Dragging>()
        .add_systems(
            Update,
            (scene::build, names::lay)
                .chain()
                .in_set(TableSystems::View),
        );
}
