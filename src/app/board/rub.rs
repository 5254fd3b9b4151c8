//! The right button takes a piece away while a position is put together; held and moved it turns the view.

use bevy::prelude::*;

use super::{OnSquare, SquareCollider, gesture::DRAG_PIXELS};
use crate::app::{
    referee::{Edit, Intent, Referee},
    screens::Screen,
};

/// Where the right button was pressed.
#[derive(Resource, Default)]
struct Pressed(Option<Vec2>);

fn press(press: On<Pointer<Press>>, mut pressed: ResMut<Pressed>) {
    if press.button == PointerButton::Secondary {
        pressed.0 = Some(press.pointer_location.position);
    }
}

fn click(
    click: On<Pointer<Click>>,
    colliders: Query<&OnSquare, With<SquareCollider>>,
    pressed: Res<Pressed>,
    referee: Res<Referee>,
    mut intents: MessageWriter<Intent>,
) {
    if click.button != PointerButton::Secondary || referee.draft().is_none() {
        return;
    }
    let stayed = pressed
        .0
        .is_some_and(|at| at.distance(click.pointer_location.position) < DRAG_PIXELS);
    if stayed && let Ok(at) = colliders.get(click.entity) {
        intents.write(Intent::Edit(Edit::Remove(at.0)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pressed>()
        .add_observer(press.run_if(in_state(Screen::Editor)))
        .add_observer(click.run_if(in_state(Screen::Editor)));
}
