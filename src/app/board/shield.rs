//! What lies under the overlay is not under the pointer.
//!
//! The overlay's library shields the world by itself, but one or two frames late: it asks whether
//! the pointer *was* over a panel. On a slow machine a click falls into those frames and goes through
//! the panel, or one beside the panel is lost. This shield asks where the pointer *is*.

use bevy::{
    picking::{
        PickingSystems,
        backend::{HitData, PointerHits},
        pointer::{PointerId, PointerLocation},
    },
    prelude::*,
};

use crate::app::{camera::TableCamera, focus::OverlayRects};

/// How far in front of all that the camera shows; the overlay's own hits are at 0.6.
const IN_FRONT: f32 = 0.9;

/// What the pointer hits where the overlay lies.
#[derive(Component)]
struct Shield;

fn raise_shield(
    rects: Res<OverlayRects>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    camera: Single<(Entity, &Camera), With<TableCamera>>,
    shield: Single<Entity, With<Shield>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (camera, Camera { order, .. }) = *camera;
    for (pointer, place) in &pointers {
        let covered = place
            .location()
            .is_some_and(|location| rects.covers(location.position));
        if covered {
            let hit = (*shield, HitData::new(camera, 0.0, None, None));
            hits.write(PointerHits::new(
                *pointer,
                vec![hit],
                *order as f32 + IN_FRONT,
            ));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayRects>()
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Overlay shield"), Shield));
        })
        .add_systems(
            PreUpdate,
            raise_shield
                .in_set(PickingSystems::Backend)
                .run_if(resource_exists::<Messages<PointerHits>>),
        );
}
