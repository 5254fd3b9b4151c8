//! What the pointer can hit: one invisible shape for each playing square.
//!
//! An empty square is a flat quad. A square with a piece has in addition a prism as high and as wide
//! as the piece: seen from a seat, the top of a king covers a quarter of the square behind it, and a
//! click there means the king. Quad and prism are one mesh on one entity, so that a click that
//! begins on the piece and ends on its square is still one click. The shapes stand where the
//! referee's pieces stand, also in the middle of a capture, never where an animation shows them.

use bevy::{asset::RenderAssetUsages, prelude::*};

use super::{Dragging, OnSquare, projection};
use crate::{
    app::{
        TableSystems,
        pieces::meshes::{KING_HEIGHT, MAN_HEIGHT, RADIUS},
        referee::Referee,
    },
    rules::{Board, Kind, Square},
};

/// How many sides the prism around a piece has: within 2 % of the disc.
const SIDES: u32 = 16;

/// Marks the colliders among all that has a square.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct SquareCollider;

/// The shapes, and the board that they are laid out for.
#[derive(Resource)]
struct Shapes {
    flat: Handle<Mesh>,
    man: Handle<Mesh>,
    king: Handle<Mesh>,
    laid: Option<Board>,
}

impl FromWorld for Shapes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            flat: meshes.add(shape(None)),
            man: meshes.add(shape(Some(MAN_HEIGHT))),
            king: meshes.add(shape(Some(KING_HEIGHT))),
            laid: None,
        }
    }
}

impl Shapes {
    fn of(&self, kind: Option<Kind>) -> &Handle<Mesh> {
        match kind {
            None => &self.flat,
            Some(Kind::Man) => &self.man,
            Some(Kind::King) => &self.king,
        }
    }
}

/// A square, and upon it the prism of a piece of some height. It stays out of the graphics card.
fn shape(height: Option<f32>) -> Mesh {
    let mut mesh = rectangle(-0.5, 0.5);
    // A ray can slip between two triangles that share an edge, and the two of a square share the
    // diagonal through its very middle. Two rectangles that overlap there have theirs elsewhere.
    let mut parts = vec![rectangle(-0.5, 0.2), rectangle(-0.2, 0.5)];
    parts.extend(height.map(prism));
    for part in &parts {
        // All have positions, normals and texture coordinates, so that they always merge.
        if let Err(error) = mesh.merge(part) {
            warn!("a part of a square cannot be picked: {error}");
        }
    }
    mesh.asset_usage = RenderAssetUsages::MAIN_WORLD;
    mesh
}

/// The part of a square from one depth to another, lying flat.
fn rectangle(from: f32, to: f32) -> Mesh {
    Plane3d::new(Vec3::Y, Vec2::new(0.5, 0.5 * (to - from)))
        .mesh()
        .build()
        .translated_by(0.5 * (from + to) * Vec3::Z)
}

/// What a piece of some height takes in.
fn prism(height: f32) -> Mesh {
    Cylinder::new(RADIUS, height)
        .mesh()
        .resolution(SIDES)
        .build()
        .translated_by(0.5 * height * Vec3::Y)
}

/// What stands on a square: the shown position, with the piece of a half-entered capture on the
/// square that it has reached.
fn standing(referee: &Referee, square: Square) -> Option<Kind> {
    if referee.draft().is_some() {
        return referee.shown_piece(square).map(|piece| piece.kind);
    }
    let position = referee.shown();
    let path = referee.entry().path();
    let kind = |square| position.piece(square).map(|piece| piece.kind);
    match path {
        [from, .., here] if referee.is_open() => {
            if square == *here {
                kind(*from)
            } else if square == *from {
                None
            } else {
                kind(square)
            }
        }
        _ => kind(square),
    }
}

/// Lays out the colliders again when another board is on the table.
fn lay_out(
    mut commands: Commands,
    mut shapes: ResMut<Shapes>,
    mut dragging: ResMut<Dragging>,
    referee: Res<Referee>,
    old: Query<Entity, With<SquareCollider>>,
) {
    let geometry = referee.rules().geometry();
    if shapes.laid == Some(geometry.board()) {
        return;
    }
    shapes.laid = Some(geometry.board());
    dragging.0 = None;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for &square in geometry.squares() {
        commands.spawn((
            OnSquare(square),
            SquareCollider,
            Pickable::default(),
            Mesh3d(shapes.of(standing(&referee, square)).clone()),
            Transform::from_translation(projection::centre(geometry, square)),
            Visibility::Hidden,
        ));
    }
}

/// Raises and lowers the colliders as pieces come and go.
fn raise(
    shapes: Res<Shapes>,
    referee: Res<Referee>,
    mut colliders: Query<(&OnSquare, &mut Mesh3d), With<SquareCollider>>,
) {
    for (at, mut mesh) in &mut colliders {
        let shape = shapes.of(standing(&referee, at.0));
        if mesh.0 != *shape {
            mesh.0 = shape.clone();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shapes>().add_systems(
        Update,
        (lay_out, raise)
            .chain()
            .run_if(resource_changed::<Referee>)
            .in_set(TableSystems::View),
    );
}
