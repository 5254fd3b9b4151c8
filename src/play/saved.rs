//! A match as it is written to a file, and read back through the rules.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Aids, Claims, Declared, Event, Match, PlayedBy};
use crate::{
    notation::{fen, square_named},
    rules::{self, BySide, Derived, Rules, Side, Square},
};

/// The version of the format; files of a later one are refused, not guessed at.
pub const SAVE_VERSION: u32 = 1;

/// A match as data. Moves are kept as the squares the piece stood on, so that a reader needs no
/// rules to follow them; the rules check them when the file is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedMatch {
    /// The version of the format.
    pub version: u32,
    /// The ruleset's name.
    pub ruleset: String,
    /// What makes the house rules that the match is played by, so that it needs no other file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<Derived>,
    /// Who plays which side.
    pub players: BySide<String>,
    /// The level at which the machine plays a side; none for a person.
    #[serde(default, skip_serializing_if = "is_default")]
    pub levels: BySide<Option<u8>>,
    /// How often each side has been helped.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aids: BySide<Aids>,
    /// The position in which the game began, as FEN.
    pub start: String,
    /// The moves, undone ones included: numbers of the squares the piece stood on.
    pub moves: Vec<Vec<u8>>,
    /// How the game was ended, if not by a move.
    #[serde(default)]
    pub end: Option<SavedEnd>,
    /// How many of the events, the end among them, had happened.
    pub happened: usize,
    /// The steps of a move that had been entered but not finished.
    #[serde(default)]
    pub entered: Vec<u8>,
    /// The position now, as FEN: compared when the file is read.
    pub position: String,
}

/// What a game between persons without help has not, so that its file looks as it always did.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A declared end as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SavedEnd {
    /// A side gave up.
    Resigned(Side),
    /// The players agreed on a draw.
    DrawAgreed,
    /// The side to move claimed the draw by repetition.
    RepetitionClaimed,
}

/// Why a saved match cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SavedError {
    /// The format is of another version.
    #[error("the save has format {0}, this program reads format {SAVE_VERSION}")]
    Version(u32),
    /// The rules are unknown, or the first position is faulty.
    #[error("{0}")]
    Start(String),
    /// A move is not legal.
    #[error("move {0} of the save is not legal")]
    Move(usize),
    /// The moves do not lead to the position that was saved with them.
    #[error("the moves of the save do not lead to its last position")]
    Position,
}

impl SavedMatch {
    /// The match as data, with the squares entered of an unfinished move.
    #[must_use]
    pub fn of(game: &Match, entered: &[Square]) -> Self {
        let geometry = game.rules().geometry();
        let numbers = |path: &[Square]| path.iter().map(|&s| geometry.number(s)).collect();
        let end = game.events.iter().find_map(|event| match event {
            Event::Ply(_) => None,
            Event::End(Declared::Resigned(side)) => Some(SavedEnd::Resigned(*side)),
            Event::End(Declared::DrawAgreed) => Some(SavedEnd::DrawAgreed),
            Event::End(Declared::RepetitionClaimed) => Some(SavedEnd::RepetitionClaimed),
        });
        Self {
            version: SAVE_VERSION,
            ruleset: game.rules().name().to_owned(),
            house: game.rules().house_rules(),
            players: game.players.clone(),
            levels: BySide::new(|side| game.played_by[side].number()),
            aids: game.aids,
            start: fen::print(game.start()),
            moves: game
                .events
                .iter()
                .filter_map(Event::ply)
                .map(|ply| numbers(&ply.route.path))
                .collect(),
            end,
            happened: game.happened,
            entered: numbers(entered),
            position: fen::print(game.position()),
        }
    }

    fn rules(&self) -> Result<Arc<Rules>, SavedError> {
        match &self.house {
            None => rules::find(&self.ruleset).map_err(|e| SavedError::Start(e.to_string())),
            Some(house) => rules::derive(house)
                .map(Arc::new)
                .map_err(|e| SavedError::Start(e.to_string())),
        }
    }

    /// The match, with every move checked by the rules, and the squares entered of an unfinished
    /// move.
    ///
    /// # Errors
    ///
    /// A [`SavedError`] that says what does not fit.
    pub fn restore(&self) -> Result<(Match, Vec<Square>), SavedError> {
        if self.version != SAVE_VERSION {
            return Err(SavedError::Version(self.version));
        }
        let rules = self.rules()?;
        let start = fen::read(&rules, &self.start).map_err(|e| SavedError::Start(e.to_string()))?;
        let squares = |numbers: &[u8]| -> Option<Vec<Square>> {
            numbers
                .iter()
                .map(|number| square_named(rules.geometry(), &number.to_string()))
                .collect()
        };
        let mut game = Match::from_position(start, Claims::ByPlayers);
        game.players = self.players.clone();
        game.played_by = BySide::new(|side| PlayedBy::of_number(self.levels[side]));
        game.aids = self.aids;
        for (path, number) in self.moves.iter().zip(1..) {
            let path = squares(path).ok_or(SavedError::Move(number))?;
            let routes = game.position().routes();
            let route = routes.into_iter().find(|route| route.path == path);
            route
                .and_then(|route| game.play(&route).ok().map(|_| ()))
                .ok_or(SavedError::Move(number))?;
        }
        if let Some(end) = self.end {
            game.happen(Event::End(match end {
                SavedEnd::Resigned(side) => Declared::Resigned(side),
                SavedEnd::DrawAgreed => Declared::DrawAgreed,
                SavedEnd::RepetitionClaimed => Declared::RepetitionClaimed,
            }));
        }
        game.happened = self.happened.min(game.events.len());
        if fen::print(game.position()) != self.position {
            return Err(SavedError::Position);
        }
        let entered = squares(&self.entered).unwrap_or_default();
        Ok((game, entered))
    }
}
