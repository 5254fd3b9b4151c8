//! One match: what was played, what may be taken back, how a move is entered, and how it ends.
//!
//! **Invariant:** no clock, file or chance; the table hands in what it needs.

mod courtesy;
mod draft;
mod draws;
mod entry;
mod history;
mod player;
mod record;
mod result;
mod saved;
mod undo;

pub use courtesy::{Courtesy, courtesies};
pub use draft::{Brush, BrushValue, Draft};
pub use draws::Claims;
pub use entry::{Entry, EntryOptions, Outcome};
pub use history::{Declared, Event, Match, MatchError, Ply};
pub use player::{Aids, PlayedBy};
pub use record::{ReplayError, record, replay};
pub use result::{DrawReason, MatchResult, Reason};
pub use saved::{SAVE_VERSION, SavedEnd, SavedError, SavedMatch};
