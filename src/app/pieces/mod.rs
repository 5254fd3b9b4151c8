//! The pieces: entities that show the referee's position, and the motions that lead from one to the next.
//!
//! The components are a projection of the position, never a second truth: they follow what the
//! referee announces, and [`sync`] can rebuild them from nothing at any time.

mod flight;
pub mod meshes;
mod queue;
mod step_in_hand;
mod sync;
mod tags;

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    TableSystems,
    materials::{Piece as PieceLook, PieceMaterial, Quality, Stuff, TableSet},
};
use crate::rules::{BySide, Kind, Rules, Side, Value};

/// A piece of the set, on the board or in a tray.
#[derive(Component, Debug)]
pub struct Piece;

/// The game that a piece belongs to.
#[derive(Component, Clone, Debug)]
pub struct Variant(pub Arc<Rules>);

/// Whose piece it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceSide(pub Side);

/// Man or king.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceKind(pub Kind);

/// The number on the top, in games whose pieces carry one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MayanValue(pub Value);

/// The meshes and materials of the set on the table.
#[derive(Resource, Default)]
pub(super) struct PieceKit {
    built_for: Option<Stuff>,
    man: Handle<Mesh>,
    king: Handle<Mesh>,
    stone: BySide<Handle<PieceMaterial>>,
}

impl PieceKit {
    fn mesh(&self, kind: Kind) -> Handle<Mesh> {
        match kind {
            Kind::Man => self.man.clone(),
            Kind::King => self.king.clone(),
        }
    }
}

/// Makes the set's meshes and materials, once a set.
fn make_kit(
    mut kit: ResMut<PieceKit>,
    set: Res<TableSet>,
    quality: Res<Quality>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<PieceMaterial>>,
) {
    if kit.built_for == Some(set.stuff) {
        return;
    }
    *kit = PieceKit {
        built_for: Some(set.stuff),
        man: meshes.add(meshes::man_mesh(quality.disc_segments)),
        king: meshes.add(meshes::king_mesh(quality.disc_segments)),
        stone: BySide::new(|side| {
            materials.add(PieceLook::material(&set, side == Side::White, *quality))
        }),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceKit>()
        .init_resource::<queue::Queue>()
        .add_systems(
            Update,
            (
                make_kit,
                sync::follow,
                queue::advance,
                step_in_hand::hold,
                tags::show,
            )
                .chain()
                .in_set(TableSystems::View),
        );
}
