//! What makes the camera go elsewhere: commands, and the turn passing between two players.

use bevy::prelude::*;

use super::{CameraCommand, CameraPreset, rig::Rig};
use crate::{
    app::{
        TableSystems,
        board::Dragging,
        motion::Motion,
        referee::{Announcement, Referee},
        settings::{Facing, Settings},
    },
    rules::Side,
};

/// A seat that is chosen by name becomes home; cycling passes through all and changes no home.
fn obey(mut commands: MessageReader<CameraCommand>, mut rig: ResMut<Rig>) {
    for command in commands.read() {
        match command {
            CameraCommand::Cycle => {
                let next = rig.preset.next();
                rig.go(next);
            }
            CameraCommand::Go(CameraPreset::WhiteSeat) => {
                rig.home = Side::White;
                rig.go(CameraPreset::WhiteSeat);
            }
            CameraCommand::Go(CameraPreset::BlackSeat) => {
                rig.home = Side::Black;
                rig.go(CameraPreset::BlackSeat);
            }
            CameraCommand::Go(CameraPreset::TopDown) => rig.go(CameraPreset::TopDown),
            CameraCommand::Reset => {
                let preset = rig.preset;
                rig.go(preset);
            }
        }
    }
}

/// Turns the board to the player to move, when the turn has passed and the move has been shown;
/// never while the pointer drags the view or a piece.
fn follow_turn(
    mut rig: ResMut<Rig>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    motion: Res<Motion>,
    dragging: Res<Dragging>,
    mut seated: Local<Option<Side>>,
) {
    if settings.facing != Facing::BoardTurns {
        *seated = None;
        return;
    }
    let turn = referee.turn();
    let free = !motion.busy && !rig.held && dragging.0.is_none();
    if *seated == Some(turn) || !referee.is_open() || !referee.persons()[turn] || !free {
        return;
    }
    *seated = Some(turn);
    rig.seat(turn);
}

/// Whoever plays alone against the machine sits at their own side when the game begins.
fn seat_person(
    mut announcements: MessageReader<Announcement>,
    mut rig: ResMut<Rig>,
    referee: Res<Referee>,
) {
    let begins = |announcement: &Announcement| matches!(announcement, Announcement::Started);
    if !announcements.read().any(begins) {
        return;
    }
    let persons = referee.persons();
    match (persons.white, persons.black) {
        (true, false) => rig.seat(Side::White),
        (false, true) => rig.seat(Side::Black),
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (seat_person, obey, follow_turn)
            .chain()
            .after(TableSystems::View),
    );
}
