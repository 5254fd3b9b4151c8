//! The piece in the player's hand: where a step of a capture was entered, there it stands.

use bevy::{math::StableInterpolate, prelude::*};

use super::{Piece, queue::Queue};
use crate::app::{
    board::{OnSquare, projection},
    motion::Motion,
    referee::Referee,
    settings::{MotionSpeed, Settings},
};

/// How far a picked piece is lifted, in squares.
const LIFT: f32 = 0.1;
/// How fast a piece follows, per second.
const FOLLOW_RATE: f32 = 16.0;
/// Nearer than this it has arrived, in squares.
const ARRIVED: f32 = 0.002;

/// Brings every piece on the board that is not on its way to where it should stand.
pub(super) fn hold(
    referee: Res<Referee>,
    queue: Res<Queue>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut pieces: Query<(Entity, &OnSquare, &mut Transform), With<Piece>>,
) {
    let geometry = referee.rules().geometry();
    let entry = referee.entry();
    let in_hand = entry.selected().filter(|_| referee.is_open());
    let mut moving = false;
    for (entity, square, mut transform) in &mut pieces {
        if queue.holds(entity) {
            continue;
        }
        let at = if in_hand == Some(square.0) {
            let stands = entry.path().last().copied().unwrap_or(square.0);
            projection::centre(geometry, stands) + Vec3::Y * LIFT
        } else {
            projection::centre(geometry, square.0)
        };
        if transform.translation == at {
            continue;
        }
        if settings.motion == MotionSpeed::Off || transform.translation.distance(at) < ARRIVED {
            transform.translation = at;
        } else {
            transform
                .translation
                .smooth_nudge(&at, FOLLOW_RATE, time.delta_secs());
            moving = true;
        }
    }
    if moving {
        motion.set_if_neq(Motion { busy: true });
    }
}
