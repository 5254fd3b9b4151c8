//! Where each playing square lies in the window, for whoever clicks by program.

use bevy::prelude::*;
use serde_json::{Map, Value, json};

use super::{Trace, events::side_word};
use crate::app::{
    board::projection,
    camera::{Seat, TableCamera},
    referee::Referee,
};

/// Writes the middle of each square, in physical pixels of the window, whenever the camera rests
/// and they are not where they were.
pub(super) fn layout(
    mut trace: ResMut<Trace>,
    seat: Res<Seat>,
    referee: Res<Referee>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut last: Local<Vec<(u8, Vec2)>>,
) {
    if !seat.settled {
        return;
    }
    let (camera, place) = *camera;
    let geometry = referee.rules().geometry();
    let scale = camera.target_scaling_factor().unwrap_or(1.0);
    let mut pixels: Vec<(u8, Vec2)> = geometry
        .squares()
        .iter()
        .filter_map(|&square| {
            let middle = projection::centre(geometry, square);
            let pixel = camera.world_to_viewport(place, middle).ok()?;
            let tenths = (10.0 * scale * pixel).round() / 10.0;
            Some((geometry.number(square), tenths))
        })
        .collect();
    pixels.sort_by_key(|&(number, _)| number);
    if pixels.is_empty() || *last == pixels {
        return;
    }
    let squares: Map<String, Value> = pixels
        .iter()
        .map(|(number, pixel)| (number.to_string(), json!([tenth(pixel.x), tenth(pixel.y)])))
        .collect();
    let window = camera.physical_target_size().unwrap_or_default();
    trace.write(&json!({
        "event": "layout",
        "camera": seat.preset.name(),
        "near": side_word(seat.near),
        "window": [window.x, window.y],
        "squares": squares,
    }));
    *last = pixels;
}

/// A number that JSON writes with one decimal.
fn tenth(pixel: f32) -> f64 {
    (f64::from(pixel) * 10.0).round() / 10.0
}
