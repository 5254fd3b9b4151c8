//! Which side of the table is nearest to whoever looks.

use bevy::prelude::*;

use super::CameraPreset;
use crate::rules::Side;

/// Where the viewer sits.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The side whose pieces are nearest; below, in a look straight down.
    pub near: Side,
    /// Whether the camera is at rest: it stands where it is to stand, and no hand turns it.
    pub settled: bool,
    /// The preset that was chosen last, whatever a hand has made of it since.
    pub preset: CameraPreset,
}

impl Default for Seat {
    fn default() -> Self {
        Self {
            near: Side::White,
            settled: false,
            preset: CameraPreset::default(),
        }
    }
}

/// The side that is nearest to a camera, or below in its picture if it looks straight down.
#[must_use]
pub fn near_side(camera: &Transform) -> Side {
    // Ahead and upwards both lead away from the viewer; together they do at every pitch.
    let away = *camera.forward() + *camera.up();
    if away.z <= 0.0 {
        Side::White
    } else {
        Side::Black
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::camera::view::View;

    #[test]
    fn each_seat_is_nearest_to_its_own_side() {
        for (preset, home, near) in [
            (CameraPreset::WhiteSeat, Side::Black, Side::White),
            (CameraPreset::BlackSeat, Side::White, Side::Black),
            (CameraPreset::TopDown, Side::White, Side::White),
            (CameraPreset::TopDown, Side::Black, Side::Black),
        ] {
            let camera = Transform::from_rotation(View::of(preset, home).rotation());
            assert_eq!(near_side(&camera), near, "{preset:?} of {home:?}");
        }
    }
}
