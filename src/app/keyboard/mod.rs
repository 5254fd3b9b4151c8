//! The whole table by keyboard: a cursor on the playing squares, and a key for each intent.

mod bindings;
mod cursor;
#[cfg(test)]
mod tests;

use bevy::{
    input::{
        ButtonState,
        keyboard::{KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};

pub use bindings::{Action, Modifiers, action};
pub use cursor::{Step, step};

use super::{
    TableSystems,
    camera::{CameraCommand, Seat},
    files::{ClipboardWish, FileWish},
    focus::OverlayFocus,
    hint::HintWish,
    motion::SkipMotion,
    referee::{Edit, Intent, Referee},
    screens::Screen,
};
use crate::{play::Brush, rules::Square};

/// The square that the keys point at; none until an arrow key is pressed, and after a click.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cursor(pub Option<Square>);

/// Turns keys into intents, in the order in which they were pressed: on a slow machine several can
/// fall into one frame, with the modifiers pressed and let go between them.
fn press_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Modifiers>,
    mut cursor: ResMut<Cursor>,
    mut intents: MessageWriter<Intent>,
    mut camera: MessageWriter<CameraCommand>,
    mut skip: MessageWriter<SkipMotion>,
    mut files: MessageWriter<FileWish>,
    mut clipboard: MessageWriter<ClipboardWish>,
    mut hints: MessageWriter<HintWish>,
    referee: Res<Referee>,
    seat: Res<Seat>,
    focus: Res<OverlayFocus>,
    screen: Res<State<Screen>>,
) {
    let at_title = *screen.get() == Screen::Title;
    // The referee answers after all keys of a frame, so a second step back is counted here.
    let mut plies = referee.shown_plies();
    let now = referee.game().ply_count();
    let mut choices = referee.entry().choices().len();
    for key in keys.read() {
        held.follow(key);
        if key.state != ButtonState::Pressed || focus.keyboard {
            continue;
        }
        let Some(action) = action(key, *held) else {
            continue;
        };
        // At the title there is no board to point at, but a game can be brought.
        if at_title && action != Action::Paste {
            continue;
        }
        // A key that is held down repeats its steps, not its deeds.
        if key.repeat && !action.repeats() {
            continue;
        }
        match action {
            Action::Step(direction) => {
                let geometry = referee.rules().geometry();
                let at = cursor.0.filter(|square| geometry.all().contains(*square));
                let next = match at {
                    Some(at) => step(geometry, at, direction, seat.near),
                    None => begin(&referee, &seat),
                };
                cursor.0 = Some(next);
            }
            Action::Pick => {
                let geometry = referee.rules().geometry();
                if let Some(at) = cursor.0.filter(|&at| geometry.all().contains(at)) {
                    intents.write(Intent::Pick(at));
                }
            }
            Action::Remove => {
                intents.write_batch(cursor.0.map(|at| Intent::Edit(Edit::Remove(at))));
            }
            Action::Choose(index) if referee.draft().is_some() => {
                intents.write_batch(Brush::of_index(index).map(|b| Intent::Edit(Edit::Brush(b))));
            }
            Action::Choose(index) if index < choices => {
                intents.write(Intent::Choose(index));
                choices = 0;
            }
            Action::Back => {
                intents.write(Intent::Back);
            }
            Action::Undo => {
                intents.write(Intent::Undo);
            }
            Action::Hint => {
                hints.write(HintWish);
            }
            Action::Redo => {
                intents.write(Intent::Redo);
            }
            Action::LookNow => {
                plies = now;
                intents.write(Intent::LookNow);
            }
            Action::LookBack if 0 < plies => {
                plies -= 1;
                intents.write(Intent::LookAt(plies));
            }
            Action::LookForward if plies < now => {
                plies += 1;
                intents.write(Intent::LookAt(plies));
            }
            Action::Choose(_) | Action::LookBack | Action::LookForward => {}
            Action::Camera(command) => {
                camera.write(command);
            }
            Action::SkipMotion => {
                skip.write(SkipMotion);
            }
            Action::CopyPosition => {
                files.write(FileWish::CopyPosition);
            }
            Action::CopyGame => {
                files.write(FileWish::CopyGame);
            }
            Action::Paste => {
                clipboard.write(ClipboardWish::Paste);
            }
        }
    }
    if 0 < lost.read().count() {
        *held = Modifiers::default();
    }
}

/// Where the cursor begins: on the piece in hand, else on one that can move, else nearest the
/// viewer's left hand.
fn begin(referee: &Referee, seat: &Seat) -> Square {
    let geometry = referee.rules().geometry();
    let in_hand = referee.entry().path().last().copied();
    let movable = || {
        let moves = referee.game().position().legal_moves();
        moves.first().map(|step| step.from)
    };
    in_hand
        .or_else(movable)
        .unwrap_or_else(|| cursor::nearest_corner(geometry, seat.near))
}

/// The pointer takes over: a mark that no longer leads anywhere would only confuse.
fn yield_to_pointer(mut cursor: ResMut<Cursor>, buttons: Option<Res<ButtonInput<MouseButton>>>) {
    if cursor.0.is_some() && buttons.is_some_and(|b| b.just_pressed(MouseButton::Left)) {
        cursor.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Seat>()
        .add_message::<CameraCommand>()
        .add_message::<SkipMotion>()
        .add_message::<FileWish>()
        .add_message::<ClipboardWish>()
        .add_message::<HintWish>()
        .add_systems(
            Update,
            (press_keys, yield_to_pointer)
                .chain()
                .in_set(TableSystems::Input),
        );
}
