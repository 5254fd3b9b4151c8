//! Learning the evaluation from games that the engine plays against itself.
//!
//! [`play_game`] plays one, [`Fit`] learns weights from many. Everything follows from a seed.

mod fit;
mod record;
mod self_play;

pub use fit::{Fit, Quality};
pub use record::{Record, RecordError};
pub use self_play::{Habits, play_game};
