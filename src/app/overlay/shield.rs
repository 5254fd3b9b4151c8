//! Keeps the pointer's clicks on the overlay away from the board.
//!
//! `bevy_egui` shields too, but from what egui knew after the last frame. On a slow machine the
//! pointer can come and press within one frame, and that click would reach the board. So the place
//! of the pointer now is compared with what the overlay covered last.

use bevy::{
    camera::NormalizedRenderTarget,
    picking::{
        PickingSystems,
        backend::{HitData, PointerHits},
        pointer::{PointerId, PointerLocation},
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{PrimaryEguiContext, input::EguiWantsInput};

use super::state::OverlayState;
use crate::app::{TableSystems, focus::OverlayFocus};

/// Above every camera of ours, and above what `bevy_egui` reports.
const ORDER: f32 = 1_000.0;

/// The rectangles that the overlay covered in the last pass, in logical pixels of the window.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub(super) struct Shielded(pub(super) Vec<Rect>);

impl Shielded {
    fn covers(&self, point: Vec2, state: &OverlayState) -> bool {
        state.dialog.is_some() || self.0.iter().any(|rect| rect.contains(point))
    }
}

/// Reports a hit nearer than the board wherever the overlay covers it.
fn shield(
    pointers: Query<(&PointerId, &PointerLocation)>,
    window: Single<Entity, With<PrimaryWindow>>,
    camera: Single<Entity, With<PrimaryEguiContext>>,
    shielded: Res<Shielded>,
    state: Res<OverlayState>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, location) in &pointers {
        let Some(location) = &location.location else {
            continue;
        };
        let on_window = matches!(
            location.target,
            NormalizedRenderTarget::Window(target) if target.entity() == *window
        );
        if on_window && shielded.covers(location.position, &state) {
            let hit = (*camera, HitData::new(*camera, 0.0, None, None));
            hits.write(PointerHits::new(*pointer, vec![hit], ORDER));
        }
    }
}

/// Who has the pointer and the keys. A dialog has the keys even when nothing is typed: Esc closes it.
fn focus(
    wants: Res<EguiWantsInput>,
    window: Single<&Window, With<PrimaryWindow>>,
    shielded: Res<Shielded>,
    state: Res<OverlayState>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut over: Local<bool>,
    mut focus: ResMut<OverlayFocus>,
) {
    // A drag belongs to where it began: turning the camera does not stop at a card.
    if buttons.get_pressed().len() == 0 || buttons.get_just_pressed().len() != 0 {
        *over = window
            .cursor_position()
            .is_some_and(|point| shielded.covers(point, &state));
    }
    focus.set_if_neq(OverlayFocus {
        pointer: *over || wants.is_using_pointer() || wants.is_popup_open(),
        keyboard: state.dialog.is_some() || wants.wants_any_keyboard_input(),
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shielded>()
        .add_systems(PreUpdate, shield.in_set(PickingSystems::Backend))
        .add_systems(Update, focus.before(TableSystems::Input));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::overlay::state::Dialog;

    #[test]
    fn a_dialog_covers_the_whole_window() {
        let shielded = Shielded(vec![Rect::new(0.0, 0.0, 100.0, 50.0)]);
        let mut state = OverlayState::default();
        assert!(shielded.covers(Vec2::new(50.0, 25.0), &state));
        assert!(!shielded.covers(Vec2::new(150.0, 25.0), &state));
        state.dialog = Some(Dialog::Menu);
        assert!(shielded.covers(Vec2::new(150.0, 25.0), &state));
    }
}
