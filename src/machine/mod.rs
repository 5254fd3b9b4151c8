//! Where the engine meets the clock and the processor: deadlines, threads, and a move in any case.
//!
//! The engine itself reads no clock and starts no thread; the table and the command line both think
//! through here. Engines of other programs are spoken to from here as well.

mod hub;
mod mind;
mod threads;
mod time;

pub use hub::{HubEngine, HubError, HubReply};
pub use mind::{Answer, Mind};
pub use threads::spare_threads;
pub use time::{Allowance, Deadline};
