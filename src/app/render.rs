//! Draws one picture of the table without a window.

use bevy::{
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
};
use thiserror::Error;

use super::{
    RenderOptions,
    camera::CameraCommand,
    logs, match_plugin,
    materials::Quality,
    probe::{self, Lack},
    referee::Referee,
    render_still::{capture_when_ready, windowless_plugins},
    screens::Screen,
    settings::Settings,
    view_plugin,
};

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RenderError {
    /// The machine cannot draw.
    #[error("{0}")]
    Machine(#[from] Lack),
    /// The picture could not be drawn or written; why has been said.
    #[error("the picture was not written to {0}; see above, or name another file")]
    NotWritten(String),
}

/// Draws the last position of a game into a PNG.
///
/// # Errors
///
/// A [`RenderError`].
pub fn render(options: RenderOptions) -> Result<(), RenderError> {
    let graphics = probe::start_graphics(&WgpuSettings::default())?;
    let quality = Quality::of(options.quality, &graphics);
    let mut app = App::new();
    let _hushed = logs::hush_sound_library();
    app.add_plugins(
        windowless_plugins()
            .build()
            .set(logs::plugin())
            .set(RenderPlugin {
                render_creation: graphics.into(),
                ..default()
            }),
    );
    app.insert_resource(Referee::new(options.game))
        .insert_resource(Settings {
            quality: options.quality,
            ..default()
        })
        .insert_resource(quality)
        .add_plugins((match_plugin, view_plugin))
        .insert_state(Screen::Table);
    app.world_mut()
        .write_message(CameraCommand::Go(options.camera));
    let (width, height) = options.size;
    capture_when_ready(&mut app, UVec2::new(width, height), &options.out);
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(_) => Err(RenderError::NotWritten(options.out.display().to_string())),
    }
}
