//! The screens: title, table and editor.

use bevy::prelude::*;

use super::{
    TableSystems,
    referee::{Announcement, Referee},
};

/// Where the players are.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Screen {
    /// Continue, new game, settings, quit; the table stands behind it.
    #[default]
    Title,
    /// A game.
    Table,
    /// A position is put together.
    Editor,
}

/// Run condition: the board is there to be used, for a game or for a position.
pub fn on_board(screen: Res<State<Screen>>) -> bool {
    *screen.get() != Screen::Title
}

/// The editor is where a position is put together, and leads back to where it was opened.
fn follow_draft(
    mut announcements: MessageReader<Announcement>,
    mut commands: Commands,
    mut from: Local<Screen>,
    screen: Res<State<Screen>>,
    referee: Res<Referee>,
) {
    let begun = |announcement: &Announcement| matches!(announcement, Announcement::Started);
    let (mut changed, mut started) = (false, false);
    for announcement in announcements.read() {
        changed |= matches!(announcement, Announcement::Draft);
        started |= begun(announcement);
    }
    let here = *screen.get();
    // A new game ends the editing too.
    let ended = started && here == Screen::Editor;
    if !changed && !ended {
        return;
    }
    if referee.draft().is_some() {
        if here != Screen::Editor {
            *from = here;
            commands.set_state(Screen::Editor);
        }
    } else if started {
        commands.set_state(Screen::Table);
    } else if here == Screen::Editor {
        commands.set_state(*from);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_message::<Announcement>()
        .add_systems(Update, follow_draft.in_set(TableSystems::View));
}
