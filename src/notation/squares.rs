//! The names of squares: numbers, or a letter for the column and a number for the row.

use crate::rules::{Geometry, Square, SquareNames};

/// The name of a square.
#[must_use]
pub fn square_name(geometry: &Geometry, square: Square, names: SquareNames) -> String {
    match names {
        SquareNames::Numeric => geometry.number(square).to_string(),
        SquareNames::Algebraic => {
            let (row, column) = geometry.cell(square);
            format!("{}{}", char::from(b'a' + column), row + 1)
        }
    }
}

/// The square of a name, in either kind of naming: both are read for every game.
#[must_use]
pub fn square_named(geometry: &Geometry, name: &str) -> Option<Square> {
    let first = name.chars().next()?;
    if first.is_ascii_alphabetic() {
        let column = first.to_ascii_lowercase() as u8 - b'a';
        let row: u8 = name[1..].parse().ok()?;
        return geometry.square_at(row.checked_sub(1)?, column);
    }
    if !name.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    geometry.numbered(name.parse().ok()?)
}
