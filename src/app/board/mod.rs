//! The board in the room: where squares lie, and what is picked on them.

pub mod projection;
