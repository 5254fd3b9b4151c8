//! Games as text: Portable Draughts Notation 3.0, read tolerantly and written strictly.
//!
//! Read in this order: [`Game`] and its [`Item`]s, [`Tags`], [`GameResult`]; then the way of a file
//! through the decoder (bytes to text), the source (as much text as is needed), the lexer (text to
//! tokens), the splitter (tokens to raw games) and the resolver (raw games to moves that the rules
//! allow); then [`write()`].
//!
//! **Laws:** what is written is read back as the same game, and written again as the same text.
//! Where a file is cut into pieces on its way makes no difference.
//! **Invariant:** which game a file holds is decided by the ruleset's own notation data.

mod annotation;
mod contradiction;
mod cursor;
mod decode;
mod error;
mod game;
mod game_type;
mod house;
mod illegal;
mod lexer;
mod read;
mod reason;
mod resolve;
mod result;
mod source;
mod split;
mod starts;
mod tags;
mod token;
mod write;

pub use annotation::{Comment, Strength};
pub use decode::decode;
pub use error::{Fault, MoveNumber, PdnError, WrongNumber};
pub use game::{Game, Item};
pub use illegal::{Cure, Ended, Reason};
pub use read::{Games, ReadGame, games, read};
pub use result::GameResult;
pub use tags::Tags;
pub use write::{Writer, write, write_game};
