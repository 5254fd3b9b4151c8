//! The pointer on the view: the right button turns it, the middle one moves it, the wheel zooms.
//!
//! The window's own events are read in their order, not the state of buttons: on a slow machine a
//! whole gesture can fall into one frame.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit},
    },
    prelude::*,
    window::WindowEvent,
};

use super::{FIELD_OF_VIEW, TableCamera, rig::Rig};
use crate::app::{TableSystems, focus::OverlayRects, power::KeepDrawing, screens::Screen};

/// How far a pixel of the pointer turns the view, in radians (0.3°).
const TURN_PER_PIXEL: f32 = 0.3 * std::f32::consts::PI / 180.0;
/// What one notch of the wheel makes of the distance.
const ZOOM_PER_NOTCH: f32 = 0.9;
/// How many pixels of a touchpad's scrolling count as one notch.
const PIXELS_PER_NOTCH: f32 = 50.0;

/// What the pointer holds.
#[derive(Default)]
struct Hand {
    grip: Option<(MouseButton, Grip)>,
    pointer: Option<Vec2>,
}

/// How the view is held.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grip {
    Turn,
    Move,
}

fn handle_view(
    mut events: MessageReader<WindowEvent>,
    mut hand: Local<Hand>,
    mut rig: ResMut<Rig>,
    mut keep: ResMut<KeepDrawing>,
    camera: Single<(&Camera, &Transform), With<TableCamera>>,
    overlay: Res<OverlayRects>,
    screen: Res<State<Screen>>,
) {
    let at_table = *screen.get() != Screen::Title;
    for event in events.read() {
        let covered = hand.pointer.is_some_and(|point| overlay.covers(point));
        let free = at_table && !covered;
        match event {
            WindowEvent::MouseButtonInput(input) => hand.press(input, free),
            WindowEvent::CursorMoved(moved) => {
                let by = hand.pointer.map(|from| moved.position - from);
                hand.pointer = Some(moved.position);
                if let (Some((_, grip)), Some(by)) = (hand.grip, by) {
                    let (camera, place) = *camera;
                    drag(&mut rig, grip, by, pixel(camera, place));
                }
            }
            WindowEvent::WindowFocused(focused) if !focused.focused => hand.grip = None,
            WindowEvent::MouseWheel(wheel) if free => {
                let notches = match wheel.unit {
                    MouseScrollUnit::Line => wheel.y,
                    MouseScrollUnit::Pixel => wheel.y / PIXELS_PER_NOTCH,
                };
                rig.send(|view| view.zoomed(ZOOM_PER_NOTCH.powf(notches)));
            }
            _ => {}
        }
    }
    if !at_table {
        hand.grip = None;
    }
    let held = hand.grip.is_some();
    if rig.held != held {
        rig.held = held;
        keep.for_frames(2);
    }
}

impl Hand {
    fn press(&mut self, input: &MouseButtonInput, free: bool) {
        let grip = match input.button {
            MouseButton::Right => Grip::Turn,
            MouseButton::Middle => Grip::Move,
            _ => return,
        };
        match input.state {
            ButtonState::Pressed if free && self.grip.is_none() => {
                self.grip = Some((input.button, grip));
            }
            ButtonState::Released if self.grip == Some((input.button, grip)) => self.grip = None,
            _ => {}
        }
    }
}

/// Turns or moves the view by some logical pixels; `pixel` is what one covers on the table.
fn drag(rig: &mut Rig, grip: Grip, by: Vec2, pixel: f32) {
    let view = rig.shown();
    let half = rig.half();
    rig.hold(match grip {
        Grip::Turn => view.turned(-TURN_PER_PIXEL * by.x, TURN_PER_PIXEL * by.y),
        Grip::Move => {
            let up = -by.y * pixel / view.pitch.sin();
            view.moved(by.x * pixel, up, half)
        }
    });
}

/// What a logical pixel covers in the middle of the view, in squares.
fn pixel(camera: &Camera, place: &Transform) -> f32 {
    let height = camera.logical_viewport_size().map_or(720.0, |size| size.y);
    // The distance along the axis of the view to the plane of the board.
    let distance = place.translation.y / -place.forward().y.min(-0.1);
    2.0 * distance * (0.5 * FIELD_OF_VIEW).tan() / height
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, handle_view.in_set(TableSystems::Input));
}
