//! The ways of the captures to choose from, drawn on the board: told apart by their dashes.

use bevy::{light::NotShadowCaster, picking::Pickable, prelude::*};

use crate::{
    app::{board::projection, overlay::HoveredChoice, referee::Referee},
    rules::{Geometry, Route},
};

/// How high the ways lie over the board, in squares: above the marks.
const HEIGHT: f32 = 0.012;
/// How wide a way is, in squares.
const WIDTH: f32 = 0.09;
/// How far neighbouring ways are shifted apart, in squares.
const SHIFT: f32 = 0.11;
/// Length of a dash and of the gap behind it, in squares, by the number of the way: whole lines,
/// dashes, dots, and so on from the beginning.
const DASHES: [(f32, f32); 3] = [(0.4, 0.0), (0.22, 0.14), (0.08, 0.12)];

/// A dash of a way.
#[derive(Component)]
pub(super) struct Dash;

/// One dash: its middle, its angle about the vertical, its length.
type Stroke = (Vec3, f32, f32);

pub(super) fn draw(
    mut commands: Commands,
    referee: Res<Referee>,
    hovered: Option<Res<HoveredChoice>>,
    old: Query<Entity, With<Dash>>,
    mut drawn: Local<(Vec<Route>, Option<usize>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let wanted = (
        referee.entry().choices().to_vec(),
        hovered.and_then(|hovered| hovered.0),
    );
    if *drawn == wanted {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let geometry = referee.rules().geometry();
    let mesh = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5)));
    for (n, route) in wanted.0.iter().enumerate() {
        let strong = wanted.1.is_none_or(|hovered| hovered == n);
        let material = materials.add(StandardMaterial {
            base_color: Color::srgba(1.0, 0.72, 0.2, if strong { 0.95 } else { 0.3 }),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        });
        for (at, angle, length) in strokes(geometry, route, n, wanted.0.len()) {
            commands.spawn((
                Name::new("Way"),
                Dash,
                NotShadowCaster,
                Pickable::IGNORE,
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                Transform::from_translation(at)
                    .with_rotation(Quat::from_rotation_y(angle))
                    .with_scale(Vec3::new(length, 1.0, WIDTH)),
            ));
        }
    }
    *drawn = wanted;
}

/// The dashes of one way out of several.
fn strokes(geometry: &Geometry, route: &Route, number: usize, of: usize) -> Vec<Stroke> {
    let shift = (number as f32 - (of as f32 - 1.0) / 2.0) * SHIFT;
    let (dash, gap) = DASHES[number % DASHES.len()];
    let mut strokes = Vec::new();
    for leg in route.path.windows(2) {
        let [from, to] = [leg[0], leg[1]].map(|square| projection::centre(geometry, square));
        let way = to - from;
        let (length, direction) = (way.length(), way.normalize_or_zero());
        let aside = Vec3::new(-direction.z, 0.0, direction.x) * shift + Vec3::Y * HEIGHT;
        let angle = -direction.z.atan2(direction.x);
        let mut at = 0.0;
        while at < length {
            let piece = dash.min(length - at);
            let middle = from + aside + direction * (at + piece / 2.0);
            strokes.push((middle, angle, piece));
            at += dash + gap;
        }
    }
    strokes
}
