//! The opponent's mind: what a position is worth, and the search for the best move.
//!
//! Read in this order: [`Score`], `windows` and `evaluate` (what a position is worth), `table`,
//! `search`, [`Engine`] (the way in). **Invariant:** nothing here reads a clock or a file, and
//! nothing starts a thread: whoever asks brings a [`Watch`], and calls from as many threads as it
//! likes.

mod budget;
mod catalog;
mod dice;
mod ends;
mod evaluate;
pub mod learn;
mod level;
mod order;
mod report;
mod root;
mod score;
mod search;
mod situation;
mod table;
mod think;
mod weights;
mod windows;

pub use budget::{Budget, DEEPEST, Unwatched, Watch};
pub use dice::Dice;
pub use level::{Choice, Level};
pub use report::{Line, Report};
pub use score::{Outlook, Score};
pub use situation::Situation;
pub use think::Engine;
pub use weights::{Weights, WeightsError};
