//! The 3D table: everything that says Bevy.
//!
//! The `referee` owns the match and knows no meshes; board, pieces, trays, marks, camera, overlay
//! and trace read it, follow its announcements and send it intents.

pub mod board;
pub mod camera;
pub mod focus;
pub mod keyboard;
pub mod motion;
pub mod power;
pub mod referee;
mod schedule;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod trace;

use bevy::prelude::*;

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

/// Eyes and hands: camera, picking, keys, trace and the frames they need. Add after Bevy's own
/// plugins and [`match_plugin`].
pub fn hands_plugin(app: &mut App) {
    app.add_plugins((
        focus::plugin,
        motion::plugin,
        power::plugin,
        camera::plugin,
        board::plugin,
        keyboard::plugin,
        trace::plugin,
    ));
}
