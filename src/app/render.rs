//! Draws one picture of the table without a window.

use bevy::render::settings::WgpuSettings;
use thiserror::Error;

use super::{
    RenderOptions,
    probe::{self, Lack},
};

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RenderError {
    /// The machine cannot draw.
    #[error("{0}")]
    Machine(#[from] Lack),
    /// The picture could not be written.
    #[error("the picture cannot be written to {path}: {reason}; name another file")]
    Write {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The scene is not part of this build.
    #[error("this build cannot draw pictures yet")]
    NoScene,
}

/// Draws the last position of a game into a PNG.
///
/// # Errors
///
/// A [`RenderError`].
pub fn render(options: RenderOptions) -> Result<(), RenderError> {
    let _graphics = probe::start_graphics(&WgpuSettings::default())?;
    // WIRE scene: draw `options` and write it to `options.out`.
    let _ = options;
    Err(RenderError::NoScene)
}
