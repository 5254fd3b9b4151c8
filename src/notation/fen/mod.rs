//! Positions as one line of text: PDN's FEN, with values after the squares (`W:W5=0,K48=7:B46=0`).
//!
//! [`read()`] says what is wrong and where; [`parse`] says it in the coarser terms that the table
//! has words for. **Law:** what is printed is read back as the same position.

mod error;
mod print;
mod read;
mod runs;
mod signs;

use std::sync::Arc;

pub use error::{FenError, FenFault, FenReason, Place};
pub use print::{print, print_named, print_setup};
pub use read::{read, read_setup};

use crate::rules::{Position, Rules, Setup};

/// Reads a position, as [`read()`] does.
///
/// # Errors
///
/// The [`FenError`] that says what kind of fault it is, without its place.
pub fn parse(rules: &Arc<Rules>, text: &str) -> Result<Position, FenError> {
    read(rules, text).map_err(FenError::from)
}

/// Reads an arrangement of pieces, which may be impossible as a position.
///
/// # Errors
///
/// As [`parse`], save [`FenError::Position`].
pub fn parse_setup(rules: &Rules, text: &str) -> Result<Setup, FenError> {
    read_setup(rules, text).map_err(FenError::from)
}

#[cfg(test)]
mod tests;
