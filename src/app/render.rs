//! Draws one picture of the table without a window.

use std::fs::File;

use bevy::{
    audio::AudioPlugin,
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
    /// The picture cannot be written.
    #[error("the picture cannot be written to {file} ({reason}); name another file after --out")]
    Unwritable {
        /// The file.
        file: String,
        /// What the system says.
        reason: String,
    },
    /// The picture was not finished; why has been said already.
    #[error("the picture was not finished, for the reason above")]
    Unfinished,
}

/// Draws the last position of a game into a PNG.
///
/// # Errors
///
/// A [`RenderError`].
pub fn render(options: RenderOptions) -> Result<(), RenderError> {
    let graphics = probe::start_graphics(&WgpuSettings::default())?;
    // Said before anything is drawn, which takes seconds.
    File::create(&options.out).map_err(|error| RenderError::Unwritable {
        file: options.out.display().to_string(),
        reason: error.to_string(),
    })?;
    let quality = Quality::of(options.quality, &graphics);
    let mut app = App::new();
    app.add_plugins(
        windowless_plugins()
            .build()
            .disable::<AudioPlugin>()
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
        AppExit::Error(_) => Err(RenderError::Unfinished),
    }
}
