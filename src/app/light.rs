//! Warm light from behind White's left shoulder, a cool fill from the other side, and a soft sky.

use bevy::{
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, GlobalAmbientLight},
    prelude::*,
};

use super::materials::Quality;

/// The key light, the one that casts shadows.
#[derive(Component)]
pub(super) struct KeyLight;

/// Lights every camera's world once: two lamps, a sky on each 3D camera, and the costs that [`Quality`] allows.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight {
        color: Color::srgb(1.0, 0.94, 0.86),
        brightness: 285.0,
        ..default()
    })
    .insert_resource(ClearColor(Color::srgb(0.035, 0.03, 0.035)))
    .add_systems(PreStartup, spawn_lamps)
    .add_systems(PreUpdate, prepare_camera)
    .add_systems(PostStartup, prepare_camera);
}

/// Illuminances are in lux, for Bevy's default exposure: 3100 alone makes a white matte surface that faces it just white.
fn spawn_lamps(mut commands: Commands, quality: Res<Quality>) {
    if let Some(size) = quality.shadow_map {
        commands.insert_resource(DirectionalLightShadowMap { size });
    }
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        DirectionalLight {
            color: Color::srgb(1.0, 0.94, 0.85),
            illuminance: 3600.0,
            shadow_maps_enabled: quality.shadow_map.is_some(),
            shadow_depth_bias: 0.02,
            shadow_normal_bias: 1.2,
            ..default()
        },
        // One cascade: the camera never looks further than the table.
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 0.1,
            maximum_distance: 30.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-7.5, 9.5, 2.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    if quality.fill_light {
        commands.spawn((
            Name::new("Fill light"),
            DirectionalLight {
                color: Color::srgb(0.72, 0.84, 1.0),
                illuminance: 650.0,
                ..default()
            },
            Transform::from_xyz(7.0, 6.0, -5.0).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    }
}

/// Gives each new 3D camera what [`Quality`] allows and the table's tone curve, so that camera code need not know about either.
fn prepare_camera(
    mut commands: Commands,
    cameras: Query<Entity, Added<Camera3d>>,
    quality: Res<Quality>,
) {
    // Dithering against bands costs two powers a pixel, which only a GPU has to spare.
    let deband = if quality.fill_light {
        DebandDither::Enabled
    } else {
        DebandDither::Disabled
    };
    for camera in &cameras {
        commands.entity(camera).insert((
            quality.msaa,
            quality.shadow_filter,
            Tonemapping::KhronosPbrNeutral,
            deband,
        ));
    }
}
