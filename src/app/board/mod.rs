//! The board in the room: where squares lie, and what is picked on them.
//!
//! Read in this order: [`projection`] (square to world), `colliders` (what the pointer can hit),
//! `pace` (one step of the pointer a frame), `shield` (the overlay in front), `gesture` (click or drag), `pick` (hits to intents).

mod colliders;
mod gesture;
mod pace;
mod pick;
pub mod projection;
mod shield;
#[cfg(test)]
mod tests;

use bevy::{
    picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings, ray_cast::RayCastVisibility},
    prelude::*,
};

pub use colliders::{KING_HEIGHT, MAN_HEIGHT, PIECE_RADIUS, SquareCollider};

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

/// What picking needs besides Bevy's own plugins. Works without a window: tests send pointer input.
pub(super) fn plugin(app: &mut App) {
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
        ));
}
