//! How far away, and how far aside, the camera stands so that the board fills the free part of the window.
//!
//! The view is shifted by moving the camera in its own plane, not by a lens shift: the projection
//! stays Bevy's own, which shadows, clusters and picking understand. The solution is exact, not
//! searched for: each edge of the free rectangle and each corner of the board bound the camera's
//! place by one linear inequality.

use bevy::prelude::*;

use super::FreeArea;

/// How much of the free rectangle the board takes, at most, along its tighter axis.
const FILL: f32 = 0.99;

/// The smallest width and height that is taken as free, in logical pixels. Where the overlay
/// leaves less, the board lies beneath it.
const SMALLEST_FREE: f32 = 64.0;

/// What is to be seen, and where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Framing {
    /// Half the width (x) and depth (z) of the board with all that belongs to it, in squares.
    pub half: Vec2,
    /// Vertical field of view, in radians.
    pub field_of_view: f32,
    /// The window, in logical pixels.
    pub window: Vec2,
    /// What the overlay covers of it.
    pub free: FreeArea,
}

/// Where the camera stands, seen from the middle of the board along its own axes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How far behind the middle of the board, in squares.
    pub distance: f32,
    /// How far to the right and upwards in the camera's own plane, in squares.
    pub shift: Vec2,
}

impl Fit {
    /// The camera's place relative to the middle of the board.
    #[must_use]
    pub fn offset(&self, rotation: Quat) -> Vec3 {
        rotation * Vec3::new(self.shift.x, self.shift.y, self.distance)
    }
}

/// The place from which a camera turned by `rotation` sees the whole board exactly in the free
/// rectangle: it touches two opposite edges and is centred between the others.
#[must_use]
pub fn fit(rotation: Quat, framing: &Framing) -> Fit {
    let to_view = rotation.inverse();
    let Vec2 { x, y } = framing.half;
    let corners = [(-x, -y), (x, -y), (-x, y), (x, y)]
        .map(|(x, z)| to_view * Vec3::new(x, 0.0, z))
        .map(|corner| (corner.truncate(), -corner.z));
    let (low, high) = slopes(framing);
    // The camera at (side, -distance) sees a corner at depth `depth + distance` and slope
    // (corner - side) / depth; per axis: high bounds side from below, low from above.
    let across = corners.map(|(corner, depth)| (corner.x, depth));
    let upwards = corners.map(|(corner, depth)| (corner.y, depth));
    let distance = nearest(&across, low.x, high.x)
        .max(nearest(&upwards, low.y, high.y))
        .max(closest_in_front(&corners.map(|(_, depth)| depth)));
    Fit {
        distance,
        shift: Vec2::new(
            centred(&across, distance, low.x, high.x),
            centred(&upwards, distance, low.y, high.y),
        ),
    }
}

/// The slopes (offset by depth) of the free rectangle's left and lower, and right and upper edges.
fn slopes(framing: &Framing) -> (Vec2, Vec2) {
    let Framing { window, free, .. } = *framing;
    let tangent = (0.5 * framing.field_of_view).tan();
    let span = Vec2::new(tangent * window.x / window.y, tangent);
    let (left, right) = free_span(window.x, free.left, free.right);
    let (bottom, top) = free_span(window.y, free.bottom, free.top);
    let low = Vec2::new(left, bottom) / window * 2.0 - 1.0;
    let high = Vec2::new(right, top) / window * 2.0 - 1.0;
    let middle = 0.5 * (low + high);
    let half = 0.5 * FILL * (high - low);
    ((middle - half) * span, (middle + half) * span)
}

/// Where the free part of one side of the window begins and ends, in logical pixels.
fn free_span(length: f32, before: f32, after: f32) -> (f32, f32) {
    let (begin, end) = (before.max(0.0), length - after.max(0.0));
    if end - begin < SMALLEST_FREE.min(length) {
        (0.0, length)
    } else {
        (begin, end)
    }
}

/// The smallest distance from which all corners lie between two slopes, at the best place aside.
fn nearest(corners: &[(f32, f32)], low: f32, high: f32) -> f32 {
    let least = corners
        .iter()
        .map(|(at, depth)| at - high * depth)
        .fold(f32::MIN, f32::max);
    let most = corners
        .iter()
        .map(|(at, depth)| at - low * depth)
        .fold(f32::MAX, f32::min);
    (least - most) / (high - low)
}

/// The distance at which the nearest corner still lies well in front of the camera.
fn closest_in_front(depths: &[f32]) -> f32 {
    1.0 - depths.iter().copied().fold(f32::MAX, f32::min)
}

/// The place aside from which the picture of the corners has its middle midway between two slopes.
fn centred(corners: &[(f32, f32)], distance: f32, low: f32, high: f32) -> f32 {
    let wanted = low + high;
    // The outermost corners of the picture, then the place that centres these two. Which corners
    // are outermost can change with the place, so look again; twice was enough in every test.
    let mut side = 0.0;
    for _ in 0..4 {
        let slope = |&&(at, depth): &&(f32, f32)| (at - side) / (depth + distance);
        let by_slope = |a: &&(f32, f32), b: &&(f32, f32)| slope(a).total_cmp(&slope(b));
        let (Some(first), Some(last)) = (
            corners.iter().min_by(by_slope),
            corners.iter().max_by(by_slope),
        ) else {
            return side;
        };
        let (near, far) = (1.0 / (first.1 + distance), 1.0 / (last.1 + distance));
        side = (first.0 * near + last.0 * far - wanted) / (near + far);
    }
    side
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::camera::{CameraPreset, FIELD_OF_VIEW, view::View};
    use crate::rules::Side;

    /// The picture of a board's four corners, in logical pixels.
    fn picture(rotation: Quat, framing: &Framing) -> Rect {
        let projection = PerspectiveProjection {
            fov: framing.field_of_view,
            aspect_ratio: framing.window.x / framing.window.y,
            ..default()
        };
        let eye = fit(rotation, framing).offset(rotation);
        let camera = Transform::from_rotation(rotation).with_translation(eye);
        let clip = bevy::camera::CameraProjection::get_clip_from_view(&projection)
            * camera.to_matrix().inverse();
        let Vec2 { x, y } = framing.half;
        let pixels = [(-x, -y), (x, -y), (-x, y), (x, y)].map(|(x, z)| {
            let seen = clip.project_point3(Vec3::new(x, 0.0, z));
            Vec2::new(0.5 + 0.5 * seen.x, 0.5 - 0.5 * seen.y) * framing.window
        });
        let [first, rest @ ..] = pixels;
        rest.iter()
            .fold(Rect::from_corners(first, first), |r, &p| r.union_point(p))
    }

    fn check(rotation: Quat, framing: &Framing) {
        let FreeArea {
            left,
            right,
            top,
            bottom,
        } = framing.free;
        let free = Rect::new(
            left,
            top,
            framing.window.x - right,
            framing.window.y - bottom,
        );
        let picture = picture(rotation, framing);
        let slack = 0.05;
        assert!(
            free.min.x - slack <= picture.min.x
                && free.min.y - slack <= picture.min.y
                && picture.max.x <= free.max.x + slack
                && picture.max.y <= free.max.y + slack,
            "{picture:?} outside {free:?}"
        );
        let fill = (picture.size() / free.size()).max_element();
        assert!((0.98..=1.0).contains(&fill), "fills {fill} of {free:?}");
        let off = (picture.center() - free.center()).abs().max_element();
        assert!(off < 1.0, "{off} pixels off the middle of {free:?}");
    }

    #[test]
    fn every_board_fills_the_free_rectangle_of_every_window() {
        let windows = [(1280.0, 720.0), (1920.0, 1080.0), (900.0, 900.0)];
        let margins = [
            FreeArea::default(),
            FreeArea {
                left: 230.0,
                right: 230.0,
                top: 40.0,
                bottom: 60.0,
            },
            FreeArea {
                left: 320.0,
                ..default()
            },
        ];
        for size in [8.0, 10.0, 12.0] {
            for window in windows.map(Vec2::from) {
                for free in margins {
                    for preset in CameraPreset::ALL {
                        let framing = Framing {
                            half: Vec2::splat(0.5 * size + 0.9),
                            field_of_view: FIELD_OF_VIEW,
                            window,
                            free,
                        };
                        check(View::of(preset, Side::White).rotation(), &framing);
                    }
                }
            }
        }
    }

    #[test]
    fn it_fits_from_every_direction_of_the_orbit() {
        let framing = Framing {
            half: Vec2::new(8.4, 5.9),
            field_of_view: FIELD_OF_VIEW,
            window: Vec2::new(1280.0, 720.0),
            free: FreeArea {
                left: 230.0,
                top: 40.0,
                ..default()
            },
        };
        for yaw in 0..24 {
            for pitch in [20.0_f32, 35.0, 55.0, 75.0, 90.0] {
                let view = View {
                    yaw: yaw as f32 * 0.27,
                    pitch: pitch.to_radians(),
                    ..View::of(CameraPreset::WhiteSeat, Side::White)
                };
                check(view.rotation(), &framing);
            }
        }
    }

    #[test]
    fn an_overlay_that_covers_everything_does_not_break_the_view() {
        let framing = Framing {
            half: Vec2::splat(5.9),
            field_of_view: FIELD_OF_VIEW,
            window: Vec2::new(400.0, 300.0),
            free: FreeArea {
                left: 230.0,
                right: 230.0,
                top: 40.0,
                bottom: 60.0,
            },
        };
        let fit = fit(
            View::of(CameraPreset::WhiteSeat, Side::White).rotation(),
            &framing,
        );
        assert!(fit.distance.is_finite() && 0.0 < fit.distance);
        assert!(fit.shift.is_finite());
    }
}
