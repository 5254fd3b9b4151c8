//! What the overlay itself remembers: which zones are folded and which dialog is open.

use std::{collections::BTreeSet, sync::Arc};

use bevy::prelude::*;

use super::{dialogs::FilesDialog, games::RulesView, house::HouseForm};
use crate::{
    app::{
        referee::{Announcement, Referee},
        settings::Settings,
    },
    play::PlayedBy,
    rules::{self, BySide, Rules},
};

/// A zone that can be folded away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Zone {
    /// The card of the player opposite.
    Far,
    /// Turn, duty and counters.
    State,
    /// The card of the player at this side.
    Near,
    /// The referee's sentence.
    Sentence,
    /// The move list.
    Moves,
    /// The buttons below.
    Actions,
}

impl Zone {
    /// The name by which tests find its fold button.
    pub(super) const fn fold_name(self) -> &'static str {
        match self {
            Self::Far => "fold far",
            Self::State => "fold state",
            Self::Near => "fold near",
            Self::Sentence => "fold sentence",
            Self::Moves => "fold moves",
            Self::Actions => "fold actions",
        }
    }
}

/// A dialog over the table or the title.
#[derive(Clone, Debug)]
pub(super) enum Dialog {
    /// The menu of the table.
    Menu,
    /// The settings.
    Settings,
    /// A new game.
    NewGame(NewGameForm),
    /// The rules page of a game.
    Rules(RulesView),
    /// House rules.
    House(Box<HouseForm>),
    /// Games and positions, to files and from them.
    Files(FilesDialog),
    /// Whether the position that is being put together is to be left.
    AskLeaveEditor,
    /// Whether the side to move gives up.
    AskResign,
    /// Whether the side to move offers a draw.
    AskDraw,
    /// Who plays which side.
    Players,
}

/// What has been filled in for a new game.
#[derive(Clone, Debug)]
pub(super) struct NewGameForm {
    /// The game.
    pub(super) rules: Arc<Rules>,
    /// The players' names; White begins in most games.
    pub(super) players: BySide<String>,
    /// Who plays which side.
    pub(super) played_by: BySide<PlayedBy>,
    /// The position to begin with; empty for the game's own.
    pub(super) position: String,
    /// The games whose other readings are unfolded, by name.
    pub(super) unfolded: BTreeSet<String>,
    /// Whether the folder of house rules was read since the dialog was opened.
    pub(super) shelf_is_read: bool,
}

impl Default for NewGameForm {
    fn default() -> Self {
        Self {
            rules: rules::default_rules(),
            players: BySide::default(),
            played_by: BySide::default(),
            position: String::new(),
            unfolded: BTreeSet::new(),
            shelf_is_read: false,
        }
    }
}

impl NewGameForm {
    /// A form in which the levels of the last new game are offered again.
    pub(super) fn offered(settings: &Settings) -> Self {
        Self {
            played_by: BySide::new(|side| PlayedBy::of_number(settings.levels[side])),
            ..Self::default()
        }
    }
}

/// What the overlay remembers.
#[derive(Resource, Default, Debug)]
pub(super) struct OverlayState {
    /// The zones that are folded away.
    pub(super) folded: BTreeSet<Zone>,
    /// The dialog that is open.
    pub(super) dialog: Option<Dialog>,
    /// Whether the result card was put away to look at the game.
    pub(super) result_hidden: bool,
    /// Whether the note about a damaged save was closed.
    pub(super) note_closed: bool,
    /// Whether a game has begun since the program did.
    pub(super) has_begun: bool,
}

/// A game that begins or ends shows its card anew.
fn follow(
    mut announcements: MessageReader<Announcement>,
    mut state: ResMut<OverlayState>,
    referee: Res<Referee>,
) {
    for announcement in announcements.read() {
        match announcement {
            Announcement::Started => {
                state.has_begun = true;
                state.result_hidden = false;
            }
            Announcement::Ended(_) => state.result_hidden = false,
            Announcement::NothingToTakeBack if state.dialog.is_none() => {
                if referee.draft().is_some() {
                    state.dialog = Some(Dialog::AskLeaveEditor);
                    continue;
                }
                // The result card is nearer than the menu.
                if referee.game().result().is_some() && !state.result_hidden {
                    state.result_hidden = true;
                } else {
                    state.dialog = Some(Dialog::Menu);
                }
            }
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverlayState>()
        .add_systems(Update, follow.in_set(crate::app::TableSystems::View));
}
