//! The arrow of a hint: along the way of the recommended move, with a ring where it begins.

use bevy::{light::NotShadowCaster, picking::Pickable, prelude::*};

use crate::{
    app::{board::projection, motion::Motion, referee::Referee},
    rules::{Position, Square},
};

/// How high the arrow lies over the board, in squares: above marks and ways.
const HEIGHT: f32 = 0.016;
/// How wide its shaft is, in squares.
const SHAFT: f32 = 0.13;
/// Length and width of its head, in squares.
const HEAD: (f32, f32) = (0.36, 0.42);
/// The radii of the ring about the piece that moves, in squares: outside its own mark.
const RING: (f32, f32) = (0.44, 0.5);
/// How far from the middle of its first square the shaft begins, in squares.
const BEGIN: f32 = 0.5;
/// Lighter than the rings of what can move; its shape tells it from them first.
const COLOUR: Color = Color::srgba(0.45, 0.78, 1.0, 0.95);

/// A part of the arrow.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where the recommended move begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// The squares on which the piece of the recommended move stands.
fn way(referee: &Referee) -> Option<Vec<Square>> {
    let hint = referee.hint()?;
    let position: &Position = referee.game().position();
    let mut routes = position.routes().into_iter();
    routes
        .find(|route| route.step == hint.step)
        .map(|route| route.path)
}

pub(super) fn draw(
    mut commands: Commands,
    referee: Res<Referee>,
    motion: Res<Motion>,
    old: Query<Entity, With<Arrow>>,
    mut drawn: Local<Vec<Square>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let wanted = if motion.busy { None } else { way(&referee) }.unwrap_or_default();
    if *drawn == wanted {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let [from, .., to] = wanted[..] {
        let material = materials.add(StandardMaterial {
            base_color: COLOUR,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        });
        let geometry = referee.rules().geometry();
        let points: Vec<Vec3> = wanted
            .iter()
            .map(|&square| projection::centre(geometry, square) + Vec3::Y * HEIGHT)
            .collect();
        for (mesh, transform) in parts(&points) {
            commands.spawn((
                Name::new("Arrow"),
                Arrow { from, to },
                NotShadowCaster,
                Pickable::IGNORE,
                Mesh3d(meshes.add(mesh)),
                MeshMaterial3d(material.clone()),
                transform,
            ));
        }
    }
    *drawn = wanted;
}

/// The ring, the strokes of the shaft and the head, each in its place.
fn parts(points: &[Vec3]) -> Vec<(Mesh, Transform)> {
    let lie = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
    let ring = Mesh::from(Annulus::new(RING.0, RING.1));
    let ring_place = Transform::from_translation(points[0]).with_rotation(lie);
    let mut parts = vec![(ring, ring_place)];
    let legs = points.len() - 1;
    for (number, leg) in points.windows(2).enumerate() {
        let direction = (leg[1] - leg[0]).normalize_or_zero();
        let angle = -direction.z.atan2(direction.x);
        let begin = leg[0] + direction * if number == 0 { BEGIN } else { 0.0 };
        let is_last = number + 1 == legs;
        let end = leg[1] - direction * if is_last { HEAD.0 } else { 0.0 };
        let length = (end - begin).dot(direction);
        if 0.0 < length {
            let shaft = Mesh::from(Plane3d::new(Vec3::Y, Vec2::new(length, SHAFT) / 2.0));
            let place = Transform::from_translation(begin.midpoint(end))
                .with_rotation(Quat::from_rotation_y(angle));
            parts.push((shaft, place));
        }
        if is_last {
            let head = Mesh::from(Triangle2d::new(
                Vec2::new(HEAD.0, 0.0),
                Vec2::new(0.0, HEAD.1 / 2.0),
                Vec2::new(0.0, -HEAD.1 / 2.0),
            ));
            let place =
                Transform::from_translation(end).with_rotation(Quat::from_rotation_y(angle) * lie);
            parts.push((head, place));
        }
    }
    parts
}
