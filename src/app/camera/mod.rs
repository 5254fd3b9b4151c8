//! The camera: three places to look from, orbit within limits, fitted to what the overlay leaves free.

use bevy::prelude::*;

/// A place to look from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CameraPreset {
    /// From White's seat.
    #[default]
    WhiteSeat,
    /// From Black's seat.
    BlackSeat,
    /// Straight down.
    TopDown,
}

/// What is asked of the camera.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum CameraCommand {
    /// Go to the next preset.
    Cycle,
    /// Go to a preset.
    Go(CameraPreset),
    /// Back to the preset, undoing orbit, zoom and pan.
    Reset,
}

/// The margins that the overlay covers, in logical pixels of the window. The camera fits the board
/// to what is left.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct FreeArea {
    /// Covered at the left.
    pub left: f32,
    /// Covered at the right.
    pub right: f32,
    /// Covered at the top.
    pub top: f32,
    /// Covered at the bottom.
    pub bottom: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CameraCommand>()
        .init_resource::<FreeArea>();
}
