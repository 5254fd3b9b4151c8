//! The 3D table: everything that says Bevy.
//!
//! The `referee` owns the match and knows no meshes; board, pieces, trays, marks, camera, overlay
//! and trace read it, follow its announcements and send it intents.

pub mod board;
pub mod camera;
pub mod focus;
mod light;
pub mod marks;
pub mod materials;
pub mod motion;
pub mod pieces;
pub mod referee;
mod render_still;
mod schedule;
pub mod screens;
pub mod settings;
pub mod storage;
mod table_set;
pub mod trays;

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

/// What is seen of the match: room, board, pieces, marks and trays.
pub fn view_plugin(app: &mut App) {
    app.add_plugins((
        materials::plugin,
        light::plugin,
        table_set::plugin,
        motion::plugin,
        focus::plugin,
        board::plugin,
        pieces::plugin,
        marks::plugin,
        trays::plugin,
    ));
}
