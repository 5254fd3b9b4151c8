//! How long frames take, while they follow one another.

use bevy::prelude::*;
use serde_json::json;

use super::Trace;
use crate::app::power::KeepDrawing;

/// How long frames are gathered before a line is written, in seconds.
const GATHERED_SECONDS: f64 = 5.0;

/// The frames since the last line.
#[derive(Default)]
pub(super) struct Frames {
    count: u32,
    /// Of all frames together, in seconds.
    total: f64,
    /// Of the slowest, in seconds.
    worst: f64,
    /// Whether this frame follows the one before without sleep.
    follows: bool,
}

/// Counts this frame, and writes a line now and then and at the end. Asks for no frames itself.
pub(super) fn frames(
    mut trace: ResMut<Trace>,
    mut frames: Local<Frames>,
    keep: Res<KeepDrawing>,
    time: Res<Time<Real>>,
    exit: MessageReader<AppExit>,
) {
    if frames.follows {
        let seconds = time.delta_secs_f64();
        frames.count += 1;
        frames.total += seconds;
        frames.worst = frames.worst.max(seconds);
    }
    frames.follows = keep.is_on();
    let enough = GATHERED_SECONDS <= frames.total || !exit.is_empty();
    if enough && 0 < frames.count {
        let milliseconds = |seconds: f64| (seconds * 10_000.0).round() / 10.0;
        trace.write(&json!({
            "event": "frame_stats",
            "frames": frames.count,
            "mean_ms": milliseconds(frames.total / f64::from(frames.count)),
            "worst_ms": milliseconds(frames.worst),
        }));
        *frames = Frames {
            follows: frames.follows,
            ..default()
        };
    }
}
