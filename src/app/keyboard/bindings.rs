//! Which key does what.
//!
//! Letters go by what is printed on the key, all others by their place: on a French keyboard undo is
//! still Ctrl and the key with the Z, and the digits need no Shift.

use bevy::input::{
    ButtonState,
    keyboard::{Key, KeyCode, KeyboardInput},
};

use super::Step;
use crate::app::camera::CameraCommand;

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// A step of the cursor.
    Step(Step),
    /// Pick the square under the cursor.
    Pick,
    /// Choose one of the captures, from 0.
    Choose(usize),
    /// Take back the last thing entered.
    Back,
    /// Take a move back.
    Undo,
    /// Ask for a hint, or stop looking for one.
    Hint,
    /// Play a move again that was taken back.
    Redo,
    /// Show the present position.
    LookNow,
    /// One move back through the game.
    LookBack,
    /// One move forward.
    LookForward,
    /// Something of the camera.
    Camera(CameraCommand),
    /// Show the end of an animation.
    SkipMotion,
    /// Take the piece under the cursor away, while a position is put together.
    Remove,
    /// Put the shown position on the clipboard.
    CopyPosition,
    /// Put the game on the clipboard.
    CopyGame,
    /// Open what is on the clipboard.
    Paste,
}

impl Action {
    /// Whether it is done again and again while the key is held down.
    #[must_use]
    pub const fn repeats(&self) -> bool {
        matches!(self, Self::Step(_) | Self::LookBack | Self::LookForward)
    }
}

/// The keys that change the meaning of others.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Modifiers {
    /// Ctrl, or the command key of a Mac.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

impl Modifiers {
    /// Follows a key down or up.
    pub fn follow(&mut self, key: &KeyboardInput) {
        let down = key.state == ButtonState::Pressed;
        match key.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.control = down,
            KeyCode::SuperLeft | KeyCode::SuperRight if cfg!(target_os = "macos") => {
                self.control = down;
            }
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = down,
            _ => {}
        }
    }
}

/// What a key asks for, together with the modifiers that are held.
#[must_use]
pub fn action(key: &KeyboardInput, held: Modifiers) -> Option<Action> {
    if held.alt {
        return None;
    }
    let letter = match &key.logical_key {
        Key::Character(text) => text.chars().next().map(|c| c.to_ascii_lowercase()),
        _ => None,
    };
    if held.control {
        return match (letter?, held.shift) {
            ('z', false) => Some(Action::Undo),
            ('y', _) | ('z', true) => Some(Action::Redo),
            ('c', false) => Some(Action::CopyPosition),
            ('c', true) => Some(Action::CopyGame),
            ('v', _) => Some(Action::Paste),
            _ => None,
        };
    }
    match letter {
        Some('h') => return Some(Action::Hint),
        Some('c') => return Some(Action::Camera(CameraCommand::Cycle)),
        Some(',') => return Some(Action::LookBack),
        Some('.') => return Some(Action::LookForward),
        _ => {}
    }
    Some(match key.key_code {
        KeyCode::ArrowLeft => Action::Step(Step::Left),
        KeyCode::ArrowRight => Action::Step(Step::Right),
        KeyCode::ArrowUp => Action::Step(Step::Up),
        KeyCode::ArrowDown => Action::Step(Step::Down),
        KeyCode::Enter | KeyCode::NumpadEnter => Action::Pick,
        KeyCode::Escape => Action::Back,
        KeyCode::Delete | KeyCode::Backspace => Action::Remove,
        KeyCode::Space => Action::SkipMotion,
        KeyCode::Home => Action::Camera(CameraCommand::Reset),
        KeyCode::End => Action::LookNow,
        KeyCode::PageUp => Action::LookBack,
        KeyCode::PageDown => Action::LookForward,
        code => Action::Choose(digit(code)?.checked_sub(1)?),
    })
}

/// The digit on a key.
const fn digit(code: KeyCode) -> Option<usize> {
    Some(match code {
        KeyCode::Digit1 | KeyCode::Numpad1 => 1,
        KeyCode::Digit2 | KeyCode::Numpad2 => 2,
        KeyCode::Digit3 | KeyCode::Numpad3 => 3,
        KeyCode::Digit4 | KeyCode::Numpad4 => 4,
        KeyCode::Digit5 | KeyCode::Numpad5 => 5,
        KeyCode::Digit6 | KeyCode::Numpad6 => 6,
        KeyCode::Digit7 | KeyCode::Numpad7 => 7,
        KeyCode::Digit8 | KeyCode::Numpad8 => 8,
        KeyCode::Digit9 | KeyCode::Numpad9 => 9,
        _ => return None,
    })
}
