//! Keys become messages, without a window.

use bevy::{
    input::{
        ButtonState, InputPlugin,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    state::app::StatesPlugin,
};

use super::Cursor;
use crate::{
    app::{
        self,
        camera::CameraCommand,
        focus::OverlayFocus,
        motion::SkipMotion,
        referee::{Intent, Referee},
        screens::Screen,
    },
    rules::Square,
};

fn table() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .init_resource::<OverlayFocus>()
        .add_plugins((app::match_plugin, super::plugin));
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    app.update();
    app
}

fn key(app: &mut App, code: KeyCode, letter: Option<&str>, state: ButtonState) {
    let logical_key = letter.map_or(Key::Tab, |letter| Key::Character(letter.into()));
    app.world_mut().write_message(KeyboardInput {
        key_code: code,
        logical_key,
        state,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
}

fn press(app: &mut App, code: KeyCode, letter: Option<&str>) {
    key(app, code, letter, ButtonState::Pressed);
    key(app, code, letter, ButtonState::Released);
}

/// The intents of the last update.
fn intents(app: &App) -> Vec<Intent> {
    let messages = app.world().resource::<Messages<Intent>>();
    messages.iter_current_update_messages().cloned().collect()
}

fn cursor(app: &App) -> Option<Square> {
    app.world().resource::<Cursor>().0
}

#[test]
fn arrows_and_enter_play_a_move() {
    let mut app = table();
    press(&mut app, KeyCode::ArrowUp, None);
    press(&mut app, KeyCode::Enter, None);
    app.update();
    let from = cursor(&app).unwrap();
    assert!(matches!(intents(&app)[..], [Intent::Pick(at)] if at == from));
    let referee = app.world().resource::<Referee>();
    assert_eq!(referee.entry().selected(), Some(from));
    // One row up in the same pair of columns is a playing square next to it.
    press(&mut app, KeyCode::ArrowUp, None);
    press(&mut app, KeyCode::Enter, None);
    app.update();
    assert_eq!(app.world().resource::<Referee>().game().ply_count(), 1);
}

#[test]
fn a_chord_within_one_frame_is_still_a_chord() {
    let mut app = table();
    for letter in ["z", "y"] {
        key(&mut app, KeyCode::ControlLeft, None, ButtonState::Pressed);
        press(&mut app, KeyCode::KeyZ, Some(letter));
        key(&mut app, KeyCode::ControlLeft, None, ButtonState::Released);
    }
    press(&mut app, KeyCode::KeyZ, Some("z"));
    app.update();
    assert!(matches!(intents(&app)[..], [Intent::Undo, Intent::Redo]));
}

#[test]
fn nothing_is_done_while_the_overlay_has_the_keyboard_or_on_another_screen() {
    let mut app = table();
    app.world_mut().resource_mut::<OverlayFocus>().keyboard = true;
    press(&mut app, KeyCode::Escape, None);
    app.update();
    assert!(intents(&app).is_empty());
    app.world_mut().resource_mut::<OverlayFocus>().keyboard = false;
    // What was typed into the overlay is not done afterwards.
    app.update();
    assert!(intents(&app).is_empty());
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    press(&mut app, KeyCode::Escape, None);
    app.update();
    assert!(intents(&app).is_empty());
}

#[test]
fn camera_animation_and_game_have_their_keys() {
    let mut app = table();
    press(&mut app, KeyCode::KeyC, Some("c"));
    press(&mut app, KeyCode::Home, None);
    press(&mut app, KeyCode::Space, None);
    press(&mut app, KeyCode::End, None);
    press(&mut app, KeyCode::Escape, None);
    // Nothing to look back at, nothing to choose from.
    press(&mut app, KeyCode::PageUp, None);
    press(&mut app, KeyCode::Digit1, Some("1"));
    app.update();
    assert!(matches!(intents(&app)[..], [Intent::LookNow, Intent::Back]));
    let world = app.world();
    let camera = world.resource::<Messages<CameraCommand>>();
    let commands: Vec<_> = camera.iter_current_update_messages().copied().collect();
    assert_eq!(commands, [CameraCommand::Cycle, CameraCommand::Reset]);
    assert!(!world.resource::<Messages<SkipMotion>>().is_empty());
}
