//! The referee: the one place that holds the match and decides what is legal.
//!
//! Intents come in as messages, from picking, keys, the overlay and tests alike; announcements go
//! out. The model changes at once; whatever is shown follows.

mod announcement;
mod edit;
mod hear;
mod intent;
mod machine;

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};

use bevy::prelude::*;

pub use announcement::Announcement;
pub use edit::Edit;
pub use intent::{Intent, NewGame};
pub use machine::{Moment, Reply};

use super::{TableSystems, hint::Hint};
use crate::{
    play::{Claims, Entry, Match},
    rules::{Position, Refusal, Rules, Side, Square, default_rules},
};

/// How many matches have been put on the table.
static TABLES: AtomicU64 = AtomicU64::new(0);

/// The match on the table with its rules, and the move that is being entered.
#[derive(Resource, Debug)]
pub struct Referee {
    game: Match,
    entry: Entry,
    looking_at: Option<usize>,
    refusal: Option<Refused>,
    drafting: Option<Box<edit::Drafting>>,
    hint: Option<(Moment, Hint)>,
    declined: Option<Side>,
    /// Tells this match from all others, so that no answer to another is taken for one to it.
    table: u64,
}

/// What was refused last: shown until the next intent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The square that was picked.
    pub square: Square,
    /// Why it was refused.
    pub reason: Refusal,
}

impl Referee {
    /// A referee of a new game.
    #[must_use]
    pub fn new(game: Match) -> Self {
        Self {
            game,
            entry: Entry::default(),
            looking_at: None,
            refusal: None,
            drafting: None,
            hint: None,
            declined: None,
            table: TABLES.fetch_add(1, Relaxed),
        }
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The move that is being entered.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The number of moves after which the shown position stood, while looking back.
    #[must_use]
    pub const fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    /// What was refused last, until the next intent.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refused> {
        self.refusal.as_ref()
    }

    /// How many moves the shown position has behind it.
    #[must_use]
    pub fn shown_plies(&self) -> usize {
        self.looking_at.unwrap_or_else(|| self.game.ply_count())
    }

    /// The position to be shown: the present one, or the one looked back at.
    #[must_use]
    pub fn shown(&self) -> &Position {
        self.game.position_after(self.shown_plies())
    }

    /// The side to move now.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.game.position().turn()
    }

    /// Whether moves can be entered: the game goes on and nobody is looking back.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.looking_at.is_none() && self.game.result().is_none()
    }
}

impl Default for Referee {
    fn default() -> Self {
        Self::new(Match::new(default_rules(), Claims::ByPlayers))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Referee>()
        .add_message::<Intent>()
        .add_message::<Announcement>()
        .add_systems(Update, hear::hear.in_set(TableSystems::Referee));
}
