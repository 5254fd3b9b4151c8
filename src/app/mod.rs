//! The 3D table: everything that says Bevy.
//!
//! The `referee` owns the match and knows no meshes; board, pieces, trays, marks, camera, overlay
//! and trace read it, follow its announcements and send it intents.

pub mod board;
pub mod camera;
pub mod focus;
mod logs;
mod open;
mod options;
pub mod probe;
pub mod referee;
mod render;
mod schedule;
pub mod screens;
pub mod settings;
pub mod storage;

use bevy::prelude::*;

pub use open::open;
pub use options::{RenderOptions, TableOptions};
pub use render::{RenderError, render};
pub use schedule::TableSystems;

/// The match without any view: what headless tests drive through the same messages that picking
/// sends.
pub fn match_plugin(app: &mut App) {
    app.add_plugins((
        schedule::plugin,
        settings::plugin,
        storage::plugin,
        referee::plugin,
        screens::plugin,
    ));
}
