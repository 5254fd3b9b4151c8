//! What the editor shows, once per change, and the dialog that it was opened from.

use bevy::prelude::*;

use super::state::{Dialog, NewGameForm, OverlayState};
use crate::{
    app::{
        TableSystems,
        referee::{Announcement, Referee},
        settings::{Language, Settings},
        words::{capitalised, editor_words, fen_sentence, side_words},
    },
    notation::fen::FenError,
    play::{Brush, Claims, Draft, Match},
    rules::{Rules, Side, Value},
};

/// The position that is being put together, in words and numbers.
#[derive(Resource, Default, Debug)]
pub(super) struct EditorDigest {
    /// The position; none while there is no editor.
    pub(super) draft: Option<Draft>,
    /// What is wrong with it, or that it can be played.
    pub(super) verdict: String,
    /// Whether a game can begin from it.
    pub(super) can_play: bool,
    /// It as FEN.
    pub(super) text: String,
}

/// The form of a new game from which the editor was opened, until the editor is left.
#[derive(Resource, Default, Debug)]
pub(super) struct Parked(pub(super) Option<NewGameForm>);

impl EditorDigest {
    /// Whether a side has a piece with a value.
    pub(super) fn uses(&self, side: Side, value: Value) -> bool {
        self.draft
            .as_ref()
            .is_some_and(|draft| draft.uses(side, value))
    }

    /// The piece in hand.
    pub(super) fn brush(&self) -> Option<Brush> {
        self.draft.as_ref().map(Draft::brush)
    }
}

/// Why a text is no position, without the word that says it is one.
pub(super) fn fault(error: &FenError, rules: &Rules, language: Language) -> String {
    let text = fen_sentence(error, rules, language);
    capitalised(text.strip_prefix("FEN: ").unwrap_or(&text))
}

fn refresh(mut digest: ResMut<EditorDigest>, referee: Res<Referee>, settings: Res<Settings>) {
    let Some(draft) = referee.draft() else {
        if digest.draft.is_some() {
            *digest = EditorDigest::default();
        }
        return;
    };
    let words = editor_words(settings.language);
    let (verdict, can_play) = match draft.position() {
        Err(error) => {
            let error = FenError::Position(error);
            (fault(&error, draft.rules(), settings.language), false)
        }
        Ok(position) => {
            let turn = position.turn();
            let over = Match::from_position(position, Claims::ByPlayers).result();
            if over.is_some() {
                (words.over.to_owned(), false)
            } else {
                let side = side_words(draft.rules(), turn, settings.language).the;
                ((words.valid)(side), true)
            }
        }
    };
    *digest = EditorDigest {
        text: draft.text(),
        draft: Some(draft.clone()),
        verdict,
        can_play,
    };
}

/// Whoever leaves the editor finds the form of the new game as it was.
fn follow(
    mut announcements: MessageReader<Announcement>,
    mut state: ResMut<OverlayState>,
    mut parked: ResMut<Parked>,
    referee: Res<Referee>,
) {
    let (mut left, mut started) = (false, false);
    for announcement in announcements.read() {
        left |= matches!(announcement, Announcement::Draft) && referee.draft().is_none();
        started |= matches!(announcement, Announcement::Started);
    }
    if started {
        parked.0 = None;
    } else if left && let Some(form) = parked.0.take() {
        state.dialog = Some(Dialog::NewGame(form));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EditorDigest>()
        .init_resource::<Parked>()
        .add_systems(
            Update,
            (
                refresh.run_if(resource_changed::<Referee>.or_eager(resource_changed::<Settings>)),
                follow,
            )
                .in_set(TableSystems::View),
        );
}
