//! The camera: three places to look from, orbit within limits, fitted to what the overlay leaves free.

mod commands;
mod fit;
mod hand;
mod rig;
mod seat;
mod view;

use bevy::{camera::CameraUpdateSystems, picking::mesh_picking::MeshPickingCamera, prelude::*};

pub use fit::{Fit, Framing, fit};
pub use seat::{Seat, near_side};

use crate::rules::Side;
use view::View;

/// Vertical field of view, in radians: narrow, as from a chair, so that far pieces stay large.
pub const FIELD_OF_VIEW: f32 = 32.0 * std::f32::consts::PI / 180.0;

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

impl CameraPreset {
    /// The presets in the order in which one key cycles through them.
    pub const ALL: [Self; 3] = [Self::WhiteSeat, Self::BlackSeat, Self::TopDown];

    /// The preset after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::WhiteSeat => Self::BlackSeat,
            Self::BlackSeat => Self::TopDown,
            Self::TopDown => Self::WhiteSeat,
        }
    }

    /// The name in traces and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::WhiteSeat => "white",
            Self::BlackSeat => "black",
            Self::TopDown => "top",
        }
    }
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

/// What must stay in view beyond the playing squares, in squares: left and right (x), near and far
/// (y). Whoever lays things beside the frame widens it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Surround(pub Vec2);

impl Default for Surround {
    fn default() -> Self {
        /// The width of the frame, in squares.
        const FRAME: f32 = 0.9;
        Self(Vec2::splat(FRAME))
    }
}

/// The one camera of the table. It lives as long as the program: the overlay hangs on it.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct TableCamera;

/// The camera as it is spawned. Anti-aliasing, exposure and tone mapping are added by the light.
pub fn camera_bundle() -> impl Bundle {
    (
        Name::new("Table camera"),
        TableCamera,
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 0.5,
            far: 200.0,
            ..default()
        }),
        Transform::from_rotation(preset_rotation(CameraPreset::default()))
            .with_translation(Vec3::new(0.0, 16.0, 11.0)),
        MeshPickingCamera,
    )
}

/// The rotation of a camera that stands at a preset; straight down, White's pieces are below.
#[must_use]
pub fn preset_rotation(preset: CameraPreset) -> Quat {
    View::of(preset, Side::White).rotation()
}

/// When the camera has been moved, in `PostUpdate`: before transforms are propagated.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct CameraMoved;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CameraCommand>()
        .init_resource::<FreeArea>()
        .init_resource::<Surround>()
        .init_resource::<Seat>()
        .init_resource::<rig::Rig>()
        .configure_sets(
            PostUpdate,
            CameraMoved
                .after(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        )
        .add_systems(Startup, spawn_camera);
    app.add_plugins((commands::plugin, hand::plugin, rig::plugin));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn(camera_bundle());
}
