//! Pointer events on the colliders become intents.
//!
//! Pointer events bubble from the collider to the window; these observers answer at the collider
//! alone. Where the overlay lies they hit the `shield`.

use bevy::{
    picking::{hover::HoverMap, pointer::PointerId},
    prelude::*,
};

use super::{
    Dragging, Hovered, OnSquare, SquareCollider,
    gesture::{DRAG_PIXELS, Gesture},
};
use crate::{
    app::{
        TableSystems,
        camera::TableCamera,
        focus::OverlayFocus,
        referee::{Intent, Referee},
        screens::{Screen, on_board},
    },
    rules::Square,
};

type Colliders<'w, 's> = Query<'w, 's, &'static OnSquare, With<SquareCollider>>;

/// The gesture that goes on; none once it has been answered.
#[derive(Resource, Default)]
struct Current(Option<Gesture>);

fn press(
    press: On<Pointer<Press>>,
    colliders: Colliders,
    referee: Res<Referee>,
    mut current: ResMut<Current>,
) {
    if press.button == PointerButton::Primary
        && let Ok(at) = colliders.get(press.entity)
    {
        current.0 = Some(Gesture {
            from: Some(at.0),
            carries: can_carry(&referee, at.0),
            to: None,
        });
    }
}

/// A release where the press was: a click, also if the pointer wandered in between.
fn click(
    click: On<Pointer<Click>>,
    colliders: Colliders,
    mut current: ResMut<Current>,
    mut intents: MessageWriter<Intent>,
) {
    if click.button == PointerButton::Primary
        && let Ok(at) = colliders.get(click.entity)
        && current.0.take().is_some()
    {
        intents.write(Intent::Pick(at.0));
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    colliders: Colliders,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    current: Res<Current>,
    mut dragging: ResMut<Dragging>,
) {
    if drag.button != PointerButton::Primary || !colliders.contains(drag.entity) {
        return;
    }
    let Some(Gesture {
        from: Some(from),
        carries: true,
        ..
    }) = current.0
    else {
        return;
    };
    if drag.distance.length() < DRAG_PIXELS && dragging.0.is_none() {
        return;
    }
    let (camera, place) = *camera;
    let ray = camera.viewport_to_world(place, drag.pointer_location.position);
    let point = ray
        .ok()
        .and_then(|ray| ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y)));
    if let Some(point) = point {
        dragging.0 = Some((from, point));
    }
}

fn drop(drop: On<Pointer<DragDrop>>, colliders: Colliders, mut current: ResMut<Current>) {
    if drop.button == PointerButton::Primary
        && let Ok(at) = colliders.get(drop.entity)
        && let Some(gesture) = &mut current.0
    {
        gesture.to = Some(at.0);
    }
}

/// The last event of a gesture that moved. A click has taken the gesture before.
fn drag_end(
    end: On<Pointer<DragEnd>>,
    colliders: Colliders,
    mut current: ResMut<Current>,
    mut dragging: ResMut<Dragging>,
    mut intents: MessageWriter<Intent>,
) {
    if end.button != PointerButton::Primary || !colliders.contains(end.entity) {
        return;
    }
    dragging.0 = None;
    let meaning = current
        .0
        .take()
        .and_then(|gesture| gesture.meaning(end.distance.length()));
    if let Some(intent) = meaning {
        intents.write(intent);
    }
}

/// Whether a drag may take a piece from a square: one of the side to move; in the middle of a
/// capture only the capturing piece, from where it stands now.
fn can_carry(referee: &Referee, square: Square) -> bool {
    if referee.draft().is_some() {
        return referee.shown_piece(square).is_some();
    }
    let turn = referee.turn();
    if !referee.is_open() || !referee.persons()[turn] {
        return false;
    }
    match referee.entry().path() {
        [_, .., here] => square == *here,
        _ => referee
            .shown()
            .piece(square)
            .is_some_and(|piece| piece.side == turn),
    }
}

fn forget(mut current: ResMut<Current>, mut dragging: ResMut<Dragging>) {
    current.0 = None;
    dragging.0 = None;
}

fn cancel(_: On<Pointer<Cancel>>, current: ResMut<Current>, dragging: ResMut<Dragging>) {
    forget(current, dragging);
}

fn hover(
    mut hovered: ResMut<Hovered>,
    hover: Option<Res<HoverMap>>,
    colliders: Colliders,
    focus: Res<OverlayFocus>,
    screen: Res<State<Screen>>,
) {
    let square = hover
        .as_ref()
        .and_then(|hover| hover.0.get(&PointerId::Mouse))
        .and_then(|hits| hits.keys().find_map(|&entity| colliders.get(entity).ok()))
        .filter(|_| *screen.get() != Screen::Title && !focus.pointer);
    hovered.set_if_neq(Hovered(square.map(|at| at.0)));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Current>()
        .add_observer(press.run_if(on_board))
        .add_observer(click.run_if(on_board))
        .add_observer(drag.run_if(on_board))
        .add_observer(drop.run_if(on_board))
        .add_observer(drag_end)
        .add_observer(cancel)
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(OnExit(Screen::Editor), forget)
        .add_systems(Update, hover.in_set(TableSystems::Input));
}
