//! A direction to look from, with the limits that a hand can turn, pull and push it to.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::CameraPreset;
use crate::rules::Side;

/// How steeply a seat looks down, in radians (60°): the numerals on the farthest row stay readable.
pub(super) const SEAT_PITCH: f32 = 60.0 * PI / 180.0;
/// The flattest look, in radians (20°): never under the table, never along it.
pub(super) const LOWEST_PITCH: f32 = 20.0 * PI / 180.0;
/// The steepest look, in radians: straight down, never past it.
pub(super) const HIGHEST_PITCH: f32 = FRAC_PI_2;
/// The nearest zoom, as a part of the distance from which the board fits.
pub(super) const NEAREST_ZOOM: f32 = 0.3;
/// The farthest zoom, as a multiple of that distance.
pub(super) const FARTHEST_ZOOM: f32 = 1.6;

/// Where the camera looks from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct View {
    /// How far around the table, in radians: 0 at White's seat, a half turn at Black's.
    pub(super) yaw: f32,
    /// How steeply down, in radians.
    pub(super) pitch: f32,
    /// The distance, as a multiple of the one from which the board fits.
    pub(super) zoom: f32,
    /// The point looked at, in squares from the middle of the board (x, z).
    pub(super) pan: Vec2,
}

impl View {
    /// The view of a preset. Straight down, the side at home has its pieces below.
    pub(super) const fn of(preset: CameraPreset, home: Side) -> Self {
        let (near, pitch) = match preset {
            CameraPreset::WhiteSeat => (Side::White, SEAT_PITCH),
            CameraPreset::BlackSeat => (Side::Black, SEAT_PITCH),
            CameraPreset::TopDown => (home, HIGHEST_PITCH),
        };
        let yaw = match near {
            Side::White => 0.0,
            Side::Black => PI,
        };
        Self {
            yaw,
            pitch,
            zoom: 1.0,
            pan: Vec2::ZERO,
        }
    }

    /// The camera's rotation. Made of two angles, so it has an upright even straight down.
    pub(super) fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }

    /// Turned around the table and up or down, in radians.
    pub(super) fn turned(mut self, around: f32, up: f32) -> Self {
        self.yaw = (self.yaw + around).rem_euclid(TAU);
        self.pitch = (self.pitch + up).clamp(LOWEST_PITCH, HIGHEST_PITCH);
        self
    }

    /// Nearer (below 1) or farther, within the limits.
    pub(super) fn zoomed(mut self, by: f32) -> Self {
        self.zoom = (self.zoom * by).clamp(NEAREST_ZOOM, FARTHEST_ZOOM);
        self
    }

    /// Moved so that the table follows a hand that moves it to the right and upwards, in squares.
    /// The middle of the view stays on the board, whose half sides are given.
    pub(super) fn moved(mut self, right: f32, up: f32, half: Vec2) -> Self {
        let (sin, cos) = self.yaw.sin_cos();
        let right_on_table = Vec2::new(cos, -sin);
        let away_on_table = Vec2::new(-sin, -cos);
        self.pan -= right * right_on_table + up * away_on_table;
        self.pan = self.pan.clamp(-half, half);
        self
    }

    /// A part of the way to another view, around the table on the shorter side.
    pub(super) fn towards(&self, goal: &Self, part: f32) -> Self {
        Self {
            yaw: self.yaw + part * shorter_way(self.yaw, goal.yaw),
            pitch: self.pitch.lerp(goal.pitch, part),
            // Zooming is even when the logarithm of the distance changes evenly.
            zoom: self.zoom * (goal.zoom / self.zoom).powf(part),
            pan: self.pan.lerp(goal.pan, part),
        }
    }

    /// Whether no eye can tell the views apart.
    pub(super) fn is_at(&self, goal: &Self) -> bool {
        /// Radians, squares or parts: less than a tenth of a pixel on a screen of 2000.
        const ALIKE: f32 = 1e-4;
        shorter_way(self.yaw, goal.yaw).abs() < ALIKE
            && (self.pitch - goal.pitch).abs() < ALIKE
            && (self.zoom - goal.zoom).abs() < ALIKE
            && self.pan.distance(goal.pan) < ALIKE
    }
}

/// The angle to add to one yaw to reach another, from minus to plus a half turn, in radians.
fn shorter_way(from: f32, to: f32) -> f32 {
    let way = (to - from).rem_euclid(TAU);
    if PI < way { way - TAU } else { way }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: View = View::of(CameraPreset::WhiteSeat, Side::White);

    #[test]
    fn no_hand_turns_the_view_under_the_table_or_past_the_zenith() {
        assert_eq!(SEAT.turned(0.0, -9.0).pitch, LOWEST_PITCH);
        assert_eq!(SEAT.turned(0.0, 9.0).pitch, HIGHEST_PITCH);
        let down = SEAT.turned(0.0, 9.0).rotation() * Vec3::NEG_Z;
        assert!((down - Vec3::NEG_Y).length() < 1e-5);
        let upright = SEAT.turned(0.0, 9.0).rotation() * Vec3::Y;
        assert!((upright - Vec3::NEG_Z).length() < 1e-5);
    }

    #[test]
    fn the_board_is_never_lost() {
        let half = Vec2::splat(5.0);
        let lost = SEAT.moved(100.0, -100.0, half);
        assert_eq!(lost.pan, Vec2::new(-5.0, -5.0));
        assert_eq!(SEAT.zoomed(0.001).zoom, NEAREST_ZOOM);
        assert_eq!(SEAT.zoomed(1000.0).zoom, FARTHEST_ZOOM);
    }

    #[test]
    fn a_hand_to_the_right_moves_the_table_to_the_right_from_either_seat() {
        let half = Vec2::splat(5.0);
        assert_eq!(SEAT.moved(1.0, 0.0, half).pan, Vec2::new(-1.0, 0.0));
        assert_eq!(SEAT.moved(0.0, 1.0, half).pan, Vec2::new(0.0, 1.0));
        let opposite = View::of(CameraPreset::BlackSeat, Side::White).moved(1.0, 0.0, half);
        assert!(opposite.pan.distance(Vec2::new(1.0, 0.0)) < 1e-5);
    }

    #[test]
    fn the_way_around_the_table_is_the_shorter_one() {
        let from = SEAT.turned(-0.5, 0.0);
        let to = SEAT.turned(0.5, 0.0);
        let half_way = from.towards(&to, 0.5);
        assert!(shorter_way(half_way.yaw, 0.0).abs() < 1e-5);
        assert!(from.towards(&to, 1.0).is_at(&to));
    }
}
