//! One picture without a window: draws off screen until every pipeline is ready, writes a PNG and ends the program.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bevy::{
    app::ScheduleRunnerPlugin,
    camera::RenderTarget,
    prelude::*,
    render::{
        Render, RenderApp,
        render_resource::{PipelineCache, TextureFormat},
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    window::ExitCondition,
    winit::WinitPlugin,
};

/// Frames in a row without a waiting pipeline before the picture is taken.
const QUIET_FRAMES: u32 = 4;
/// How long shaders and textures may take to become ready.
const PATIENCE: Duration = Duration::from_secs(120);

/// Bevy's plugins for a program that draws but has no window and no display server.
pub(super) fn windowless_plugins() -> impl PluginGroup {
    let window = WindowPlugin {
        primary_window: None,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .set(window)
        .add(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
}

/// Turns every camera that would draw to the window to a picture of `size` pixels, saves it as a PNG and ends the program.
///
/// Call it after the plugins of [`windowless_plugins`] and then `app.run()`; a picture that cannot be made ends in
/// [`AppExit::Error`] with one sentence on standard error.
pub(super) fn capture_when_ready(app: &mut App, size: UVec2, path: &Path) {
    let busy = Busy::default();
    let image = Image::new_target_texture(
        size.x.max(1),
        size.y.max(1),
        TextureFormat::Rgba8UnormSrgb,
        None,
    );
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.insert_resource(Still {
        target,
        path: path.to_owned(),
        quiet: 0,
        begun: Instant::now(),
        taken: false,
    })
    .insert_resource(busy.clone())
    .add_systems(PreUpdate, redirect_cameras)
    .add_systems(PostStartup, redirect_cameras)
    .add_systems(Last, take_picture);
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .insert_resource(busy)
            .add_systems(Render, watch_pipelines);
    }
}

/// The picture being made.
#[derive(Resource)]
struct Still {
    target: Handle<Image>,
    path: PathBuf,
    quiet: u32,
    begun: Instant,
    taken: bool,
}

/// Whether the render world still waits for a pipeline; shared with it.
#[derive(Resource, Clone)]
struct Busy(Arc<AtomicBool>);

impl Default for Busy {
    fn default() -> Self {
        Self(Arc::new(AtomicBool::new(true)))
    }
}

fn watch_pipelines(busy: Res<Busy>, cache: Res<PipelineCache>) {
    let none_yet = cache.pipelines().next().is_none();
    busy.0.store(
        none_yet || cache.waiting_pipelines().next().is_some(),
        Ordering::Relaxed,
    );
}

/// Cameras are written for the window; here each draws to the picture instead.
fn redirect_cameras(
    mut commands: Commands,
    still: Res<Still>,
    cameras: Query<(Entity, &RenderTarget), With<Camera>>,
) {
    for (camera, target) in &cameras {
        if matches!(target, RenderTarget::Window(_)) {
            commands
                .entity(camera)
                .insert(RenderTarget::Image(still.target.clone().into()));
        }
    }
}

fn take_picture(
    mut commands: Commands,
    mut still: ResMut<Still>,
    busy: Res<Busy>,
    mut exit: MessageWriter<AppExit>,
) {
    if !still.taken && still.begun.elapsed() > PATIENCE {
        eprintln!(
            "the picture was not ready after {} s: a shader may be broken, or the machine is too slow",
            PATIENCE.as_secs()
        );
        exit.write(AppExit::error());
    }
    still.quiet = if busy.0.load(Ordering::Relaxed) {
        0
    } else {
        still.quiet + 1
    };
    if still.taken || still.quiet < QUIET_FRAMES {
        return;
    }
    still.taken = true;
    commands
        .spawn(Screenshot::image(still.target.clone()))
        .observe(save);
}

fn save(captured: On<ScreenshotCaptured>, still: Res<Still>, mut exit: MessageWriter<AppExit>) {
    let saved = match captured.image.clone().try_into_dynamic() {
        Ok(picture) => picture
            .to_rgb8()
            .save(&still.path)
            .map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    exit.write(match saved {
        Ok(()) => AppExit::Success,
        Err(error) => {
            eprintln!(
                "the picture could not be written to {}: {error}",
                still.path.display()
            );
            AppExit::error()
        }
    });
}
