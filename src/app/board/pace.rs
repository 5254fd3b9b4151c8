//! One step of the pointer a frame: the picking of a slow machine, as exact as that of a fast one.
//!
//! Bevy's picking knows only where the pointer is at the end of a frame. On software Vulkan a frame
//! takes a tenth of a second and more, so that moving, pressing, letting go and moving on often fall
//! into one: the click would be lost, or hit what the pointer reached afterwards, or pass through a
//! panel that the overlay does not know to be under the pointer yet. So buttons wait their turn:
//! pointers move in one frame, a button follows in the next, and nothing comes after it in the same.

use std::collections::VecDeque;

use bevy::{
    ecs::message::MessageCursor,
    picking::{
        PickingSystems,
        pointer::{PointerAction, PointerInput},
    },
    prelude::*,
};

use crate::app::power::KeepDrawing;

/// What the pointers did and picking has not heard yet.
#[derive(Default)]
struct Waiting {
    cursor: MessageCursor<PointerInput>,
    inputs: VecDeque<PointerInput>,
}

fn pace(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut keep: ResMut<KeepDrawing>,
    mut waiting: Local<Waiting>,
) {
    let Waiting {
        cursor,
        inputs: queue,
    } = &mut *waiting;
    queue.extend(cursor.read(&inputs).cloned());
    if queue.is_empty() {
        return;
    }
    // Last frame's have been read; this frame's are queued.
    inputs.clear();
    inputs.write_batch(next_step(queue));
    cursor.clear(&inputs);
    if !queue.is_empty() {
        keep.for_frames(2);
    }
}

/// One button, or all movements up to the next button.
fn next_step(queue: &mut VecDeque<PointerInput>) -> Vec<PointerInput> {
    let moves = queue
        .iter()
        .take_while(|input| !is_button(&input.action))
        .count();
    queue.drain(..moves.max(1)).collect()
}

const fn is_button(action: &PointerAction) -> bool {
    matches!(
        action,
        PointerAction::Press(_) | PointerAction::Release(_) | PointerAction::Cancel
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        pace.in_set(PickingSystems::PostInput)
            .run_if(resource_exists::<Messages<PointerInput>>),
    );
}

#[cfg(test)]
mod tests {
    use bevy::{
        camera::NormalizedRenderTarget,
        picking::pointer::{Location, PointerButton, PointerId},
    };

    use super::*;

    #[test]
    fn each_button_has_a_frame_of_its_own() {
        let location = Location {
            target: NormalizedRenderTarget::None {
                width: 1,
                height: 1,
            },
            position: Vec2::ZERO,
        };
        let press = PointerAction::Press(PointerButton::Primary);
        let release = PointerAction::Release(PointerButton::Primary);
        let moved = PointerAction::Move { delta: Vec2::ONE };
        let mut queue: VecDeque<PointerInput> =
            [moved, moved, press, release, moved, press, moved, release]
                .map(|action| PointerInput::new(PointerId::Mouse, location.clone(), action))
                .into();
        let mut steps = Vec::new();
        while !queue.is_empty() {
            steps.push(next_step(&mut queue).len());
        }
        assert_eq!(steps, [2, 1, 1, 1, 1, 1, 1]);
    }
}
