//! The trays beside the board, where captured pieces lie in the order in which they were taken.

use bevy::prelude::*;

use super::{
    TableSystems,
    board::meshes::{CLOTH_HEIGHT, FRAME_WIDTH, TRAY_FLOOR, tray_mesh},
    materials::{Frame, FrameMaterial, Quality, Stuff, TableSet},
    referee::Referee,
};
use crate::{
    play::Match,
    rules::{Board, BySide, Piece, Side},
};

/// The size of captured pieces against those on the board.
pub const TRAY_SCALE: f32 = 0.6;
/// The distance of two pieces in a tray, in squares.
const PITCH: f32 = 0.58;
/// How many pieces lie beside each other.
const ACROSS: usize = 2;
/// The gap between frame and tray, in squares.
const GAP: f32 = 0.08;
/// The width of a tray, in squares.
pub const TRAY_WIDTH: f32 = PITCH * ACROSS as f32 + 0.38;

/// A place in a tray: whose captures lie in it, and the how-manieth it is, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct InTray {
    /// The side that captured the piece.
    pub by: Side,
    /// The place, in the order of capture.
    pub place: usize,
}

/// Where a captured piece lies: White's captures at White's right hand, from White's seat on;
/// Black's the same, turned by half a turn.
#[must_use]
pub fn place_in_room(board: Board, tray: InTray) -> Vec3 {
    let across = (tray.place % ACROSS) as f32 - (ACROSS as f32 - 1.0) / 2.0;
    let along = (tray.place / ACROSS) as f32;
    let x = tray_x(board) + across * PITCH;
    let z = f32::from(board.height) / 2.0 - PITCH / 2.0 - along * PITCH;
    let y = CLOTH_HEIGHT + TRAY_FLOOR;
    match tray.by {
        Side::White => Vec3::new(x, y, z),
        Side::Black => Vec3::new(-x, y, -z),
    }
}

fn tray_x(board: Board) -> f32 {
    f32::from(board.width) / 2.0 + FRAME_WIDTH + GAP + TRAY_WIDTH / 2.0
}

/// How far the table reaches beyond the board at the left and right, trays included, in squares.
#[must_use]
pub const fn reach_beside_board() -> f32 {
    FRAME_WIDTH + GAP + TRAY_WIDTH
}

/// What each side has captured in the first moves of a match, in order.
#[must_use]
pub fn captured_in(game: &Match, plies: usize) -> BySide<Vec<Piece>> {
    let mut captured: BySide<Vec<Piece>> = BySide::default();
    let mut before = game.start();
    for ply in game.plies().take(plies) {
        let taken = ply
            .route
            .order
            .iter()
            .filter_map(|&square| before.piece(square));
        captured[before.turn()].extend(taken);
        before = &ply.position;
    }
    captured
}

/// A tray's furniture.
#[derive(Component)]
struct Tray;

fn build(
    mut commands: Commands,
    mut built: Local<Option<(Board, Stuff)>>,
    referee: Res<Referee>,
    set: Res<TableSet>,
    quality: Res<Quality>,
    old: Query<Entity, With<Tray>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut frames: ResMut<Assets<FrameMaterial>>,
) {
    let board = referee.rules().geometry().board();
    let wanted = (board, set.stuff);
    if *built == Some(wanted) {
        return;
    }
    *built = Some(wanted);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mesh = meshes.add(tray_mesh(TRAY_WIDTH, f32::from(board.height) + 0.3));
    let material = frames.add(Frame::tray_material(&set, *quality));
    for x in [tray_x(board), -tray_x(board)] {
        commands.spawn((
            Name::new("Tray"),
            Tray,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_xyz(x, CLOTH_HEIGHT, 0.0),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, build.in_set(TableSystems::View));
}
