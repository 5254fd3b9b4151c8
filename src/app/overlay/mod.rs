//! The overlay: cards, sentence, move list, buttons and dialogs around the board.
//!
//! The only module that names egui. Everything is drawn in areas fixed to the window's edges, so
//! that a click on them never reaches the board. It reads the referee, sends intents, and says how
//! much of the window it covers.
//!
//! Data goes one way: referee -> `digest` (words and numbers, once per change) -> `zones` and
//! `dialogs` (what is drawn in every pass) -> intents.

mod clipboard;
mod desk;
mod dialogs;
mod digest;
mod editor;
mod files;
mod focus;
mod games;
mod hooks;
mod house;
mod idle;
mod paint;
mod publish;
mod state;
mod zones;

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

pub use hooks::{HoveredChoice, NearSide, SaveWarning, SetAside, Unfinished, WidgetRects};

use super::{camera, screens::Screen};

/// The overlay. Needs a window and a camera, the match, and the states of the screens.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.add_plugins((
        hooks::plugin,
        state::plugin,
        digest::plugin,
        idle::plugin,
        focus::plugin,
        clipboard::plugin,
        files::plugin,
        editor::plugin,
    ))
    .init_resource::<desk::Drawn>()
    .init_resource::<camera::FreeArea>()
    .add_message::<camera::CameraCommand>()
    .add_systems(
        EguiPrimaryContextPass,
        (
            publish::begin,
            zones::systems().run_if(in_state(Screen::Table)),
            zones::editor().run_if(in_state(Screen::Editor)),
            zones::title.run_if(in_state(Screen::Title)),
            zones::notices,
            zones::file_notice,
            dialogs::show,
            publish::finish,
        )
            .chain(),
    );
}
