//! The piece in the player's hand: where a step of a capture was entered, there it stands.

use bevy::{math::StableInterpolate, prelude::*};

use super::{Piece, queue::Queue};
use crate::app::{
    board::{Dragging, OnSquare, projection},
    power::KeepDrawing,
    referee::Referee,
    settings::{MotionSpeed, Settings},
};

/// How far a picked piece is lifted, in squares.
const LIFT: f32 = 0.1;
/// How high a dragged piece is held, in squares.
const DRAG_HEIGHT: f32 = 0.35;
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
    dragging: Res<Dragging>,
    mut keep: Option<ResMut<KeepDrawing>>,
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
        let stands = match in_hand {
            Some(from) if from == square.0 => entry.path().last().copied().unwrap_or(from),
            _ => square.0,
        };
        if let Some((taken, point)) = dragging.0
            && taken == stands
        {
            transform.translation = point.with_y(DRAG_HEIGHT);
            continue;
        }
        let lift = if in_hand == Some(square.0) { LIFT } else { 0.0 };
        let at = projection::centre(geometry, stands) + Vec3::Y * lift;
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
    if moving && let Some(keep) = &mut keep {
        keep.for_frames(2);
    }
}
