//! The board, its frame, the cloth beneath: built anew when another board or set comes to the table.

use bevy::{light::NotShadowCaster, prelude::*};

use super::meshes::{board_mesh, cloth_mesh, frame_mesh};
use crate::{
    app::{
        materials::{
            Board, BoardMaterial, Cloth, ClothMaterial, Frame, FrameMaterial, PlayingSquares,
            Quality, TableSet,
        },
        referee::Referee,
    },
    rules::{self, Playing},
};

/// How far the cloth reaches from the middle, in squares: past every corner of the picture.
const CLOTH_REACH: f32 = 40.0;

/// A part of the board's scenery.
#[derive(Component)]
pub(super) struct Scenery;

/// What the scenery was built for.
#[derive(PartialEq)]
pub(super) struct BuiltFor {
    board: rules::Board,
    set: crate::app::materials::Stuff,
}

/// Builds the scenery when the board or the set has changed.
pub(super) fn build(
    mut commands: Commands,
    mut built: Local<Option<BuiltFor>>,
    referee: Res<Referee>,
    set: Res<TableSet>,
    quality: Res<Quality>,
    old: Query<Entity, With<Scenery>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut boards: ResMut<Assets<BoardMaterial>>,
    mut frames: ResMut<Assets<FrameMaterial>>,
    mut cloths: ResMut<Assets<ClothMaterial>>,
) {
    let rules = referee.rules();
    let wanted = BuiltFor {
        board: rules.geometry().board(),
        set: set.stuff,
    };
    if built.as_ref() == Some(&wanted) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (columns, rows) = (
        u32::from(wanted.board.width),
        u32::from(wanted.board.height),
    );
    let playing = match wanted.board.playing {
        Playing::LeftCorner => PlayingSquares::Even,
        Playing::RightCorner => PlayingSquares::Odd,
        Playing::All => PlayingSquares::All,
    };
    let board = Board::material(&set, columns, rows, playing, *quality);
    commands.spawn((
        Name::new("Board"),
        Scenery,
        Mesh3d(meshes.add(board_mesh(columns, rows))),
        MeshMaterial3d(boards.add(board)),
    ));
    commands.spawn((
        Name::new("Frame"),
        Scenery,
        Mesh3d(meshes.add(frame_mesh(columns, rows))),
        MeshMaterial3d(frames.add(Frame::material(&set, *quality))),
    ));
    commands.spawn((
        Name::new("Cloth"),
        Scenery,
        NotShadowCaster,
        Mesh3d(meshes.add(cloth_mesh(columns, rows, CLOTH_REACH))),
        MeshMaterial3d(cloths.add(Cloth::material(&set, *quality))),
    ));
    *built = Some(wanted);
}
