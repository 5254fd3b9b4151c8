//! What people have set to their liking, kept between sessions.

mod file;
mod locale;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use file::SettingsFile;

use crate::{
    notation::Names,
    rules::{BySide, Rules},
};

/// The language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Language {
    /// Spanish.
    #[default]
    Es,
    /// English.
    En,
}

/// Which numbers of squares are shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum SquareNumbers {
    /// None.
    None,
    /// Those at the border.
    #[default]
    Border,
    /// All.
    All,
}

/// How squares are called on the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Coordinates {
    /// As in files and books.
    #[default]
    Standard,
    /// As the game's seed text draws them, where it draws others.
    AsDrawn,
}

/// What happens to the view when the turn passes, with two players at one screen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Facing {
    /// Nothing.
    #[default]
    Fixed,
    /// The board turns to the player to move.
    BoardTurns,
    /// Each side's pieces stand upright for their own player.
    PiecesFacePlayers,
}

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum MotionSpeed {
    /// Not at all: pieces jump to their places.
    Off,
    /// At half speed.
    Slow,
    /// As a hand would.
    #[default]
    Normal,
    /// At double speed.
    Fast,
}

/// How much the picture may cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum QualityChoice {
    /// What this machine can carry.
    #[default]
    Auto,
    /// For software Vulkan.
    Low,
    /// For small graphics cards.
    Medium,
    /// Everything.
    High,
}

/// The settings. Everything else on the table belongs to the match.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The numbers of the squares.
    pub numbers: SquareNumbers,
    /// How squares are called.
    pub coordinates: Coordinates,
    /// What happens when the turn passes.
    pub facing: Facing,
    /// How fast moves are shown.
    pub motion: MotionSpeed,
    /// "Pieza tocada, pieza jugada".
    pub touch_move: bool,
    /// "Reglas de caballeros": the program announces attacks, men about to be crowned, crownings.
    pub courtesies: bool,
    /// How much the picture may cost.
    pub quality: QualityChoice,
    /// The levels of the last new game, offered for the next one; none for a person.
    pub levels: BySide<Option<u8>>,
}

impl Settings {
    /// How squares and moves of a game are called.
    #[must_use]
    pub fn names(&self, rules: &Rules) -> Names {
        match self.coordinates {
            Coordinates::Standard => Names::standard(rules),
            Coordinates::AsDrawn => Names::as_drawn(rules),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SettingsFile>()
        .add_systems(
            Last,
            file::save
                .run_if(resource_changed::<Settings>.and_eager(not(resource_added::<Settings>))),
        );
}
