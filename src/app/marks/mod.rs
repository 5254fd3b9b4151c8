//! The marks on the board: what may be done, what must be done, what was done last.

mod arrow;
mod paths;
mod what;

use bevy::{light::NotShadowCaster, mesh::MeshTag, picking::Pickable, prelude::*};

pub use arrow::Arrow;

use super::{
    TableSystems,
    board::projection,
    materials::{MARK_HEIGHT, Mark as MarkLook, MarkMaterial, MarkTag, Stuff, TableSet, mark_mesh},
    motion::Motion,
    referee::Referee,
};
use crate::rules::Square;

/// A mark on a square.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The square it lies on.
    pub square: Square,
    /// Its shape, as the shader reads it.
    pub tag: MarkTag,
}

/// The square under the pointer and under the keyboard's cursor.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pointed {
    /// Under the pointer.
    pub hovered: Option<Square>,
    /// Under the keyboard's cursor.
    pub cursor: Option<Square>,
}

#[derive(Resource, Default)]
struct MarkKit {
    built_for: Option<Stuff>,
    mesh: Handle<Mesh>,
    material: Handle<MarkMaterial>,
}

fn make_kit(
    mut kit: ResMut<MarkKit>,
    set: Res<TableSet>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<MarkMaterial>>,
) {
    if kit.built_for == Some(set.stuff) {
        return;
    }
    *kit = MarkKit {
        built_for: Some(set.stuff),
        mesh: meshes.add(mark_mesh()),
        material: materials.add(MarkLook::material(&set)),
    };
}

/// Lays the marks anew when what they say has changed.
fn lay(
    mut commands: Commands,
    kit: Res<MarkKit>,
    referee: Res<Referee>,
    pointed: Res<Pointed>,
    motion: Res<Motion>,
    laid: Query<(Entity, &Mark)>,
) {
    let mut wanted = what::marks(&referee, &pointed, motion.busy);
    for (entity, mark) in &laid {
        match wanted.iter().position(|want| want == mark) {
            Some(kept) => {
                wanted.swap_remove(kept);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    let geometry = referee.rules().geometry();
    for mark in wanted {
        let at = projection::centre(geometry, mark.square) + Vec3::Y * MARK_HEIGHT;
        commands.spawn((
            Name::new("Mark"),
            mark,
            NotShadowCaster,
            Pickable::IGNORE,
            Mesh3d(kit.mesh.clone()),
            MeshMaterial3d(kit.material.clone()),
            MeshTag::from(mark.tag),
            Transform::from_translation(at),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkKit>()
        .init_resource::<Pointed>()
        .add_systems(
            Update,
            (make_kit, lay, paths::draw, arrow::draw)
                .chain()
                .in_set(TableSystems::View),
        );
}
