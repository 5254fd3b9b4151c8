//! The numbers on the squares: which show, and from which seat they are read.

use bevy::{light::NotShadowCaster, picking::Pickable, prelude::*};

use super::Reader;
use crate::app::{
    materials::{Names, NamesMaterial, Numbers, QuarterTurn, Stuff, TableSet, names_mesh},
    referee::Referee,
    settings::{Coordinates, Settings, SquareNumbers},
};

/// The names of the squares, as one mesh.
#[derive(Component)]
pub(super) struct NamesOnBoard;

/// What the names were laid for.
#[derive(PartialEq)]
pub(super) struct LaidFor {
    game: String,
    numbers: SquareNumbers,
    coordinates: Coordinates,
    reader: QuarterTurn,
    set: Stuff,
}

/// Lays the names anew when the game, the setting or the seat has changed.
pub(super) fn lay(
    mut commands: Commands,
    mut laid: Local<Option<LaidFor>>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    reader: Res<Reader>,
    set: Res<TableSet>,
    old: Query<Entity, With<NamesOnBoard>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<NamesMaterial>>,
) {
    let wanted = LaidFor {
        game: referee.rules().name().to_owned(),
        numbers: settings.numbers,
        coordinates: settings.coordinates,
        reader: reader.0,
        set: set.stuff,
    };
    if laid.as_ref() == Some(&wanted) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let numbers = match settings.numbers {
        SquareNumbers::None => Numbers::None,
        SquareNumbers::Border => Numbers::Border,
        SquareNumbers::All => Numbers::All,
    };
    let rules = referee.rules();
    let geometry = rules.geometry();
    let board = geometry.board();
    let names = settings.names(rules);
    let mesh = names_mesh(
        u32::from(board.width),
        u32::from(board.height),
        numbers,
        reader.0,
        |column, row| {
            let square = geometry.square_at(row as u8, column as u8)?;
            Some(names.square(geometry, square))
        },
    );
    if let Some(mesh) = mesh {
        commands.spawn((
            Name::new("Names of the squares"),
            NamesOnBoard,
            NotShadowCaster,
            Pickable::IGNORE,
            Mesh3d(meshes.add(mesh)),
            MeshMaterial3d(materials.add(Names::material(&set))),
        ));
    }
    *laid = Some(wanted);
}
