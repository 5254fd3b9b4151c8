//! An idle table draws nothing: frames are drawn only after events, and while something moves.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use bevy::{
    diagnostic::FrameCount,
    platform::time::Instant,
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
    time::{TimeSystems, TimeUpdateStrategy},
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};

use super::motion::Motion;

/// How long the window sleeps if nothing at all happens: a day.
const LONGEST_SLEEP: Duration = Duration::from_secs(24 * 60 * 60);
/// Frames drawn after the start, while textures and meshes arrive.
const FIRST_FRAMES: u32 = 30;
/// Those of them that are drawn also where they take long.
const FEWEST_FIRST_FRAMES: u32 = 8;
/// How long the first frames may take altogether, in seconds.
const FIRST_SECONDS: f32 = 2.0;
/// Frames drawn after the last pipeline is ready: the first shows what it draws, the rest let
/// the picture come to the screen.
const FRAMES_AFTER_PIPELINES: u32 = 3;
/// How long an unchanging number of unready pipelines keeps the table awake, in seconds. A shader
/// that never loads must not cost a core for ever.
const PATIENCE: f32 = 60.0;

/// Asks for frames. Whoever moves something calls [`for_frames`](Self::for_frames) in each frame
/// in which it moved.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct KeepDrawing {
    frames: u32,
}

impl KeepDrawing {
    /// Draws at least so many more frames after this one.
    pub fn for_frames(&mut self, frames: u32) {
        self.frames = self.frames.max(frames);
    }

    /// Whether another frame follows this one at once.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        0 < self.frames
    }
}

/// How many pipelines the graphics card cannot draw with yet; shared with the render world.
#[derive(Resource, Clone, Default, Debug)]
pub struct Compiling(Arc<AtomicUsize>);

impl Compiling {
    /// How many pipelines are not ready.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// When the need for another frame is decided, in `Last`.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PowerSystems;

/// Reads the clock when a frame begins.
///
/// By default Bevy's time comes from the thread that draws, two frames late: after a sleep the
/// frames that follow would be told of it, in the middle of what they began to move.
fn read_clock(mut strategy: ResMut<TimeUpdateStrategy>) {
    if matches!(
        *strategy,
        TimeUpdateStrategy::Automatic | TimeUpdateStrategy::ManualInstant(_)
    ) {
        *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// Sleep until something happens in the window; motion of the mouse elsewhere does not count, and
/// neither does what `nudge` sends.
const fn sleeping() -> UpdateMode {
    UpdateMode::Reactive {
        wait: LONGEST_SLEEP,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: true,
    }
}

fn stay_awake(
    mut keep: ResMut<KeepDrawing>,
    motion: Res<Motion>,
    compiling: Res<Compiling>,
    time: Res<Time<Real>>,
    frame: Res<FrameCount>,
    mut seen: Local<(usize, f32)>,
) {
    let first = if time.elapsed_secs() < FIRST_SECONDS {
        FIRST_FRAMES
    } else {
        FEWEST_FIRST_FRAMES
    };
    if frame.0 < first {
        keep.for_frames(1);
    }
    if motion.busy {
        keep.for_frames(2);
    }
    let count = compiling.count();
    if count != seen.0 {
        *seen = (count, time.elapsed_secs());
    }
    if 0 < count && time.elapsed_secs() - seen.1 < PATIENCE {
        keep.for_frames(FRAMES_AFTER_PIPELINES);
    }
}

fn ask_for_frame(mut keep: ResMut<KeepDrawing>, mut redraw: MessageWriter<RequestRedraw>) {
    if keep.is_on() {
        keep.frames -= 1;
        redraw.write(RequestRedraw);
    }
}

fn count_unready(cache: Option<Res<PipelineCache>>, compiling: Res<Compiling>) {
    let count = cache.map_or(0, |cache| cache.waiting_pipelines().count());
    compiling.0.store(count, Ordering::Relaxed);
}

/// Add after Bevy's own plugins: it reaches into the render world.
pub(super) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    app.insert_resource(WinitSettings {
        focused_mode: sleeping(),
        unfocused_mode: sleeping(),
    })
    .init_resource::<KeepDrawing>()
    .init_resource::<Motion>()
    .insert_resource(compiling.clone())
    .add_message::<RequestRedraw>()
    .add_systems(First, read_clock.before(TimeSystems))
    .add_systems(
        Last,
        (stay_awake, ask_for_frame).chain().in_set(PowerSystems),
    );
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(compiling)
            .add_systems(Render, count_unready.in_set(RenderSystems::Cleanup));
    }
}
