//! The rules of draughts as data and the one generator that plays them all.
//!
//! Read in this order: [`Geometry`] (which squares play), [`Piece`], [`Ruleset`] (the vocabulary of
//! rule values), [`Setup`] and [`Position`] (checked construction), the generator, [`Counters`] and
//! the endings. **Invariant:** nothing here reads a clock, a file or chance.

mod catalog;
mod cells;
mod compiled;
mod counters;
mod direction;
mod explain;
mod generate;
mod geometry;
mod hash;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod precedence;
mod ruleset;
mod setup;
mod square;
mod tables;
mod validity;
mod word;

pub use catalog::{DEFAULT, UnknownRuleset, all, default_rules, find, nearest, parse};
pub use compiled::{Rules, RulesetError};
pub use counters::Counters;
pub use direction::{Direction, Heading};
pub use explain::Refusal;
pub use geometry::{Board, BoardError, Geometry, Numbering, Playing};
pub use moves::{Move, Route};
pub use outcome::{DrawVerdict, Ending, board_ending, draw_verdict};
pub use perft::{PerftMode, perft};
pub use piece::{BySide, Kind, Piece, Side, Value};
pub use position::{IllegalMove, Position};
pub use ruleset::{
    Counting, Crowning, Force, Goal, King, Landing, Law, Limit, Man, Manner, Material, Notation,
    Reach, Removal, Repetition, ResultStyle, Ruleset, Source, SquareNames, Text, TieBreak,
    ValueOrder,
};
pub use setup::Setup;
pub use square::{Square, SquareSet};
pub use validity::PositionError;
