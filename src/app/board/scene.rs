//! The board, its frame, the cloth beneath: built anew when another board or set comes to the table.

use bevy::{light::NotShadowCaster, prelude::*};

use super::meshes::{board_mesh, cloth_mesh, frame_mesh};
use crate::{
    app::{
        materials::{
            Board, BoardMaterial, Cloth, ClothMaterial, Frame, FrameMaterial, Numbers,
            PlayingSquares, Quality, QuarterTurn, TableSet, label_image,
        },
        referee::Referee,
        settings::{Settings, SquareNumbers},
    },
    notation::square_name,
    rules::{self, Playing, Rules},
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
    names: String,
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
    mut images: ResMut<Assets<Image>>,
    mut boards: ResMut<Assets<BoardMaterial>>,
    mut frames: ResMut<Assets<FrameMaterial>>,
    mut cloths: ResMut<Assets<ClothMaterial>>,
) {
    let rules = referee.rules();
    let wanted = BuiltFor {
        board: rules.geometry().board(),
        names: rules.name().to_owned(),
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
    let labels = images.add(labels(rules));
    let board = Board::material(&set, columns, rows, playing, labels, *quality);
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
        MeshMaterial3d(cloths.add(Cloth::material(&set))),
    ));
    *built = Some(wanted);
}

/// The names of the squares as the ruleset writes them.
fn labels(rules: &Rules) -> Image {
    let geometry = rules.geometry();
    let board = geometry.board();
    let names = rules.ruleset().notation.squares;
    label_image(
        u32::from(board.width),
        u32::from(board.height),
        |column, row| {
            geometry
                .square_at(row as u8, column as u8)
                .map_or_else(String::new, |square| square_name(geometry, square, names))
        },
    )
}

/// Shows the numbers that the settings ask for, upright for the near seat.
pub(super) fn number(
    settings: Res<Settings>,
    reader: Res<super::Reader>,
    shown: Query<&MeshMaterial3d<BoardMaterial>>,
    mut last: Local<Option<(AssetId<BoardMaterial>, SquareNumbers, QuarterTurn)>>,
    mut boards: ResMut<Assets<BoardMaterial>>,
) {
    let Ok(board) = shown.single() else { return };
    let wanted = (board.0.id(), settings.numbers, reader.0);
    if *last == Some(wanted) {
        return;
    }
    let numbers = match settings.numbers {
        SquareNumbers::None => Numbers::None,
        SquareNumbers::Border => Numbers::Border,
        SquareNumbers::All => Numbers::All,
    };
    if let Some(mut material) = boards.get_mut(&board.0) {
        material.extension.set_numbers(numbers, reader.0);
        *last = Some(wanted);
    }
}
