//! The curves along which pieces travel: a low glide, a hop over a captured piece, a throw to a tray.

use bevy::{math::curve::easing::EaseFunction, prelude::*};

/// How high a piece is lifted for a quiet move, in squares.
const GLIDE_HEIGHT: f32 = 0.22;
/// How high a piece hops over another, in squares.
const HOP_HEIGHT: f32 = 0.75;
/// How high a captured piece flies on its way to the tray, in squares.
const THROW_HEIGHT: f32 = 1.1;

/// How long a captured piece flies to the tray at normal speed, in seconds.
pub(super) const THROW_SECONDS: f32 = 0.45;

/// How a piece travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flight {
    /// A quiet move.
    Glide,
    /// A capture.
    Hop,
    /// A captured piece leaving the board.
    Throw,
}

/// Where a piece is on its way, at a fraction of it from 0 to 1.
pub(super) fn point(flight: Flight, from: Vec3, to: Vec3, fraction: f32) -> Vec3 {
    let fraction = fraction.clamp(0.0, 1.0);
    let eased = EasingCurve::new(0.0, 1.0, EaseFunction::CubicInOut).sample_clamped(fraction);
    let height = match flight {
        Flight::Glide => GLIDE_HEIGHT,
        Flight::Hop => HOP_HEIGHT,
        Flight::Throw => THROW_HEIGHT,
    };
    from.lerp(to, eased) + Vec3::Y * height * 4.0 * eased * (1.0 - eased)
}

/// How long a way takes at normal speed, in seconds: long ways a little longer, never tedious.
pub(super) fn seconds(flight: Flight, from: Vec3, to: Vec3) -> f32 {
    let distance = from.distance(to);
    match flight {
        Flight::Glide => 0.26 + 0.03 * distance,
        Flight::Hop => 0.34 + 0.02 * distance,
        Flight::Throw => THROW_SECONDS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_begins_and_ends_where_it_should_and_rises_between() {
        let (from, to) = (Vec3::new(-1.0, 0.0, 2.0), Vec3::new(3.0, -0.4, -2.0));
        for flight in [Flight::Glide, Flight::Hop, Flight::Throw] {
            assert_eq!(point(flight, from, to, 0.0), from);
            assert!(point(flight, from, to, 1.0).distance(to) < 1e-5);
            assert!(from.lerp(to, 0.5).y < point(flight, from, to, 0.5).y);
            assert!(0.0 < seconds(flight, from, to));
        }
    }
}
