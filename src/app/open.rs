//! Opens the table: what the machine lacks is said before there is a window.

use std::process::ExitCode;

use bevy::{
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    window::WindowResolution,
};

use super::{
    TableOptions, hands_plugin, logs, match_plugin,
    materials::Quality,
    probe::{self, Lack},
    referee::Referee,
    screens::Screen,
    settings::{Language, Settings, SettingsFile},
    storage::{HouseShelf, Place, Saves},
    view_plugin,
};

/// The window's size where nothing else is asked for, in logical pixels.
const WINDOW: (u32, u32) = (1280, 720);

/// Opens the table and plays until it is closed.
///
/// # Errors
///
/// What the machine [`Lack`]s.
pub fn open(options: TableOptions) -> Result<ExitCode, Lack> {
    probe::check_display()?;
    let graphics = probe::start_graphics(&WgpuSettings::default())?;
    let (width, height) = options.window.unwrap_or(WINDOW);
    let window = Window {
        title: "Damas".to_owned(),
        resolution: WindowResolution::new(width, height),
        ..default()
    };
    let mut app = App::new();
    let settings = insert_what_is_kept(&mut app, &options);
    app.insert_resource(Quality::of(settings.quality, &graphics));
    let plugins = DefaultPlugins
        .set(logs::plugin())
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(RenderPlugin {
            render_creation: graphics.into(),
            ..default()
        });
    let _hushed = logs::hush_sound_library();
    probe::quietly(|| app.add_plugins(plugins).is_plugin_added::<WindowPlugin>())
        .map_err(Lack::Window)?;
    app.insert_resource(options.trace)
        .add_plugins((match_plugin, view_plugin, hands_plugin));
    if let Some(game) = options.game {
        app.insert_resource(Referee::new(game))
            .insert_state(Screen::Table);
    }
    Ok(match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    })
}

/// Saves and settings from the user's folders, and over them what the command line says.
fn insert_what_is_kept(app: &mut App, options: &TableOptions) -> Settings {
    let language = Language::of_environment();
    let (saves, file, mut settings) = match Place::find() {
        Some(place) => {
            let (file, settings) = SettingsFile::open(&place.config, language);
            app.insert_resource(HouseShelf::open(&place.data.join("rulesets")));
            (Saves::open(&place.data), file, settings)
        }
        None => {
            let settings = Settings {
                language,
                ..default()
            };
            (Saves::without_folder(), SettingsFile::default(), settings)
        }
    };
    settings.language = options.language.unwrap_or(settings.language);
    settings.quality = options.quality.unwrap_or(settings.quality);
    app.insert_resource(saves)
        .insert_resource(file)
        .insert_resource(settings.clone());
    settings
}
