//! The rules of draughts as data and the one generator that plays them all.
//!
//! Read in this order: [`Geometry`] (which squares play), [`Piece`], [`Ruleset`] (the vocabulary of
//! rule values), [`Setup`] and [`Position`] (checked construction), the generator, [`Counters`] and
//! the endings. **Invariant:** nothing here reads a clock, a file or chance.

mod barred;
mod cargo;
mod catalog;
mod cells;
mod compiled;
mod conduct;
mod counters;
mod derived;
mod direction;
mod explain;
mod generate;
mod geometry;
mod hash;
mod house;
mod known;
mod layout;
mod moves;
mod node;
mod outcome;
mod perft;
mod piece;
mod position;
mod precedence;
mod quote;
mod ruleset;
mod setup;
mod square;
mod style;
mod tables;
mod validity;
mod word;

pub use barred::Bar;
pub(crate) use cargo::Cargo;
pub use catalog::{
    DEFAULT, UnknownRuleset, all, default_rules, derived, every, find, nearest, parse, the_nearest,
};
pub(crate) use cells::Step;
pub use compiled::{Rules, RulesetError};
pub use counters::{Counters, verdict_of};
pub(crate) use counters::{Progress, verdict_in};
pub use derived::{Changes, Derived};
pub use direction::{Direction, Heading};
pub use explain::Refusal;
pub(crate) use generate::Steps;
pub use geometry::{Board, BoardError, Geometry, Numbering, Playing};
pub(crate) use hash::split_mix;
pub use house::{derive, house_name, parse_house};
pub(crate) use known::Dispatch;
pub use moves::{Move, Route};
pub(crate) use node::{Explore, Field, Node, Seen};
pub use outcome::{DrawVerdict, Ending, board_ending, draw_verdict};
pub use perft::{PerftMode, perft};
pub use piece::{BySide, Kind, Piece, Side, Value};
pub use position::{IllegalMove, Position};
pub use quote::{plain, quoted, shortened};
pub use ruleset::{
    Counting, Crowning, Drawn, DrawnSquares, Force, Goal, King, KingRun, Landing, Law, Limit, Man,
    Manner, Material, Notation, Origin, Part, Reach, Removal, Repetition, ResultStyle, Ruleset,
    Source, SquareNames, Text, TieBreak, ValueOrder, Verdict,
};
pub use setup::Setup;
pub use square::{Square, SquareSet};
pub use validity::PositionError;
pub(crate) use word::{Word, indices};
