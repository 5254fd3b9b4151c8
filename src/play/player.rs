//! Who plays a side, and how much help a side has had.

use serde::{Deserialize, Serialize};

use crate::engine::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PlayedBy {
    /// Somebody at the table.
    #[default]
    Person,
    /// The machine, at a level.
    Machine(Level),
}

impl PlayedBy {
    /// Whether somebody at the table plays.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }

    /// The machine's level, where it plays.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Machine(level) => Some(level),
        }
    }

    /// The number of the machine's level; none for a person. Files keep it so.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        self.level().map(Level::number)
    }

    /// What a file says by a level's number. A level that there is not is played by a person.
    #[must_use]
    pub fn of_number(number: Option<u8>) -> Self {
        number
            .and_then(Level::new)
            .map_or(Self::Person, Self::Machine)
    }
}

/// How often a side has been helped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Aids {
    /// Hints that were shown.
    pub hints: u32,
    /// Moves that were taken back.
    pub undos: u32,
}
