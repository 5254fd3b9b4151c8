//! The 3D table: everything that says Bevy.
//!
//! The `referee` owns the match and knows no meshes; board, pieces, trays, marks, camera, overlay
//! and trace read it, follow its announcements and send it intents.

pub mod board;
pub mod camera;
pub mod files;
pub mod focus;
pub mod hint;
pub mod keyboard;
mod light;
mod logs;
pub mod marks;
pub mod materials;
pub mod motion;
mod nudge;
mod open;
pub mod opponent;
mod options;
pub mod overlay;
pub mod pieces;
pub mod power;
pub mod probe;
pub mod referee;
mod render;
mod render_still;
mod schedule;
pub mod screens;
pub mod settings;
mod shared_mind;
pub mod storage;
mod table_set;
pub mod trace;
pub mod trays;
mod wiring;
pub mod words;
mod worker;

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
        files::plugin,
        opponent::plugin,
        hint::plugin,
        screens::plugin,
    ));
}

/// The match as entities: pieces, marks, board and trays. Needs the asset types of meshes and
/// materials, but no renderer.
pub fn projection_plugin(app: &mut App) {
    app.add_plugins((
        motion::plugin,
        table_set::plugin,
        board::scene_plugin,
        pieces::plugin,
        marks::plugin,
        trays::plugin,
    ));
}

/// What is seen of the match: the projection with camera, materials and light. Needs a renderer.
pub fn view_plugin(app: &mut App) {
    app.add_plugins((
        focus::plugin,
        power::plugin,
        materials::plugin,
        projection_plugin,
        camera::plugin,
        light::plugin,
        wiring::view_plugin,
    ));
}

/// Hands and voice: picking, keys, overlay, trace, and the frames they need. Add after Bevy's own
/// plugins, [`match_plugin`] and [`view_plugin`].
pub fn hands_plugin(app: &mut App) {
    app.add_plugins((
        board::picking_plugin,
        keyboard::plugin,
        nudge::plugin,
        overlay::plugin,
        trace::plugin,
        wiring::hands_plugin,
    ));
}
