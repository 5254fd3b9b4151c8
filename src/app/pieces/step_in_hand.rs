//! The piece in the player's hand: where a step of a capture was entered, there it stands.

use bevy::{math::StableInterpolate, prelude::*};

use super::{Piece, queue::Queue};
use crate::{
    app::{
        board::{Dragging, OnSquare, projection},
        power::KeepDrawing,
        referee::Referee,
        settings::{MotionSpeed, Settings},
        trays::{InTray, TRAY_SCALE, captured_in, place_in_room},
    },
    rules::{Removal, Square},
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
    let leaving = leaving(&referee);
    let mut moving = false;
    for (entity, square, mut transform) in &mut pieces {
        if queue.holds(entity) {
            continue;
        }
        if let Some(tray) = leaving.iter().find(|(taken, _)| *taken == square.0) {
            moving |= go_to(&mut transform, tray.1, TRAY_SCALE, &settings, &time);
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
        moving |= go_to(&mut transform, at, 1.0, &settings, &time);
    }
    if moving && let Some(keep) = &mut keep {
        keep.for_frames(2);
    }
}

/// Where captured pieces leave at once: those that the steps entered so far have captured, each
/// with its place in the tray.
fn leaving(referee: &Referee) -> Vec<(Square, Vec3)> {
    if referee.rules().ruleset().removal == Removal::AtEnd || !referee.is_open() {
        return Vec::new();
    }
    let by = referee.turn();
    let taken = referee.entry().captured(referee.game().position());
    if taken.is_empty() {
        return Vec::new();
    }
    let before = captured_in(referee.game(), referee.shown_plies())[by].len();
    let board = referee.rules().geometry().board();
    taken
        .into_iter()
        .zip(before..)
        .map(|(square, place)| (square, place_in_room(board, InTray { by, place })))
        .collect()
}

/// Brings a piece nearer to a place and a size; says whether it is still on its way.
fn go_to(
    transform: &mut Mut<Transform>,
    at: Vec3,
    scale: f32,
    settings: &Settings,
    time: &Time,
) -> bool {
    let scale = Vec3::splat(scale);
    if transform.translation == at && transform.scale == scale {
        return false;
    }
    if settings.motion == MotionSpeed::Off || transform.translation.distance(at) < ARRIVED {
        transform.translation = at;
        transform.scale = scale;
        return false;
    }
    let delta = time.delta_secs();
    transform.translation.smooth_nudge(&at, FOLLOW_RATE, delta);
    transform.scale.smooth_nudge(&scale, FOLLOW_RATE, delta);
    true
}
