//! The names of squares: numbers, or a letter for the column and a number for the row.

use crate::rules::{Geometry, Square, SquareNames};

/// The name of a square.
#[must_use]
pub fn square_name(geometry: &Geometry, square: Square, names: SquareNames) -> String {
    let mut name = String::with_capacity(3);
    push_square_name(&mut name, geometry, square, names);
    name
}

/// Puts the name of a square behind a text.
pub(super) fn push_square_name(
    text: &mut String,
    geometry: &Geometry,
    square: Square,
    names: SquareNames,
) {
    let number = match names {
        SquareNames::Numeric => geometry.number(square),
        SquareNames::Algebraic => {
            let (row, column) = geometry.cell(square);
            text.push(char::from(b'a' + column));
            row + 1
        }
    };
    // No board has more than 128 squares; the files that are written have millions of their names.
    let digit = |digit: u8| char::from(b'0' + digit);
    if 100 <= number {
        text.push(digit(number / 100));
    }
    if 10 <= number {
        text.push(digit(number / 10 % 10));
    }
    text.push(digit(number % 10));
}

/// The square of a name, in either kind of naming: both are read for every game.
#[must_use]
pub fn square_named(geometry: &Geometry, name: &str) -> Option<Square> {
    match SquareRef::parse(name)? {
        SquareRef::Number(number) => geometry.numbered(number),
        SquareRef::Cell { row, column } => geometry.square_at(row, column),
    }
}

/// The names of a board's squares, for a message: `1 to 50`, or `a1 to h8` and the numbers too.
#[must_use]
pub(super) fn range_of_names(geometry: &Geometry, names: SquareNames) -> String {
    let last = geometry.squares().len();
    match names {
        SquareNames::Numeric => format!("1 to {last}"),
        SquareNames::Algebraic => {
            let board = geometry.board();
            let column = char::from(b'a' + board.width.saturating_sub(1));
            format!("a1 to {column}{}, or 1 to {last}", board.height)
        }
    }
}

/// What a name says, before any board is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SquareRef {
    Number(u8),
    /// Row and column from 0.
    Cell {
        row: u8,
        column: u8,
    },
}

impl SquareRef {
    pub(super) fn parse(name: &str) -> Option<Self> {
        let (&first, rest) = name.as_bytes().split_first()?;
        if first.is_ascii_alphabetic() {
            let column = first.to_ascii_lowercase() - b'a';
            let row = number(rest)?.checked_sub(1)?;
            return Some(Self::Cell { row, column });
        }
        Some(Self::Number(number(name.as_bytes())?))
    }

    /// Whether it names this square.
    pub(super) fn is(self, geometry: &Geometry, square: Square) -> bool {
        match self {
            Self::Number(number) => geometry.number(square) == number,
            Self::Cell { row, column } => geometry.cell(square) == (row, column),
        }
    }
}

/// Digits alone, with leading zeros perhaps; nothing where they are none, or more than a byte holds.
fn number(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u8, |number, digit| {
        let value = digit.checked_sub(b'0').filter(|value| *value <= 9)?;
        number.checked_mul(10)?.checked_add(value)
    })
}

/// The algebraic square at the beginning of a text, and what follows it: a letter and its digits.
pub(super) fn first_square(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    (0 < digits).then(|| text.split_at(1 + digits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_square_of_every_board_is_read_by_both_its_names() {
        for rules in rules::all() {
            let geometry = rules.geometry();
            for &square in geometry.squares() {
                for names in [SquareNames::Numeric, SquareNames::Algebraic] {
                    let name = square_name(geometry, square, names);
                    assert_eq!(square_named(geometry, &name), Some(square), "{name}");
                    let loud = name.to_uppercase();
                    assert_eq!(square_named(geometry, &loud), Some(square), "{loud}");
                    let reference = SquareRef::parse(&name).unwrap();
                    for &other in geometry.squares() {
                        assert_eq!(reference.is(geometry, other), other == square, "{name}");
                    }
                }
            }
        }
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in [
            "", "a", "a0", "0", "256", "1a", "a1b", "-1", "+1", " 1", "é1", "a-1",
        ] {
            let geometry = rules::all()[0].geometry();
            assert_eq!(square_named(geometry, text), None, "{text}");
        }
        assert_eq!(first_square("a10b11"), Some(("a10", "b11")));
        assert_eq!(first_square("10"), None);
        assert_eq!(first_square("ab"), None);
    }
}
