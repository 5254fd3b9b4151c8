//! How squares, positions, moves and games are written and read.

mod drawn;
pub mod fen;
pub mod hub;
mod move_text;
pub mod pdn;
mod squares;

pub use drawn::Names;
pub use move_text::{MoveTextError, MoveToken, move_text, parse_move, resolve_move};
pub use squares::{square_name, square_named};
