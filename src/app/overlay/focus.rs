//! Who has the pointer and the keys: the overlay or the table.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContextSettings, input::EguiWantsInput};

use super::state::OverlayState;
use crate::app::{
    TableSystems,
    focus::{OverlayFocus, OverlayRects},
};

/// The pointer is judged by where it is now: what egui knows is a frame old, and on a slow machine a
/// click falls into that frame. A dialog has the keys even when nothing is typed, because Esc closes
/// it.
fn focus(
    wants: Res<EguiWantsInput>,
    window: Single<&Window, With<PrimaryWindow>>,
    rects: Res<OverlayRects>,
    state: Res<OverlayState>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut over: Local<bool>,
    mut focus: ResMut<OverlayFocus>,
) {
    // A drag belongs to where it began: turning the camera does not stop at a card.
    if buttons.get_pressed().len() == 0 || buttons.get_just_pressed().len() != 0 {
        *over = window
            .cursor_position()
            .is_some_and(|point| rects.covers(point));
    }
    focus.set_if_neq(OverlayFocus {
        pointer: *over || wants.is_using_pointer() || wants.is_popup_open(),
        keyboard: state.dialog.is_some() || wants.wants_any_keyboard_input(),
    });
}

/// The library's own shield is a frame late: clicks go through a card, and clicks beside one are
/// lost. The board has a shield that asks where the pointer is.
fn leave_picking_alone(mut contexts: Query<&mut EguiContextSettings, Added<EguiContextSettings>>) {
    for mut settings in &mut contexts {
        settings.capture_pointer_input = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayRects>()
        .init_resource::<OverlayFocus>()
        .add_systems(
            Update,
            (leave_picking_alone, focus).before(TableSystems::Input),
        );
}
