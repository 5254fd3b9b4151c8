//! What the command line asks of the table, and of one picture.

use std::path::PathBuf;

use super::{
    camera::CameraPreset,
    settings::{Language, QualityChoice},
    trace::Trace,
};
use crate::play::Match;

/// How the table is to be opened. What is not said here is as the settings have it.
#[derive(Debug, Default)]
pub struct TableOptions {
    /// The game to open with, instead of the title screen.
    pub game: Option<Match>,
    /// How much the picture may cost.
    pub quality: Option<QualityChoice>,
    /// Width and height of the window, in pixels.
    pub window: Option<(u32, u32)>,
    /// The language.
    pub language: Option<Language>,
    /// Where what happens is written.
    pub trace: Trace,
}

/// One picture of the table.
#[derive(Debug)]
pub struct RenderOptions {
    /// The PNG to write.
    pub out: PathBuf,
    /// The game whose last position is drawn, with its trays.
    pub game: Match,
    /// From where.
    pub camera: CameraPreset,
    /// Width and height, in pixels.
    pub size: (u32, u32),
    /// How much the picture may cost.
    pub quality: QualityChoice,
}
