//! Positions as Hub writes them: the side to move, then one sign a square.

use std::sync::Arc;

use thiserror::Error;

use crate::rules::{Kind, Piece, Position, PositionError, Rules, Setup, Side};

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionTextError {
    /// There are too many or too few signs.
    #[error(
        "the position is {found} long and must be {wanted}: W or B for the side to move, then one sign a square"
    )]
    Length {
        /// How many there are.
        found: usize,
        /// How many the board needs.
        wanted: usize,
    },
    /// The side to move is none.
    #[error("the position begins with '{0}'; begin it with W or B for the side to move")]
    Turn(char),
    /// No piece has this sign.
    #[error("square {square} of the position is '{found}'; write w, b, W, B or e")]
    Sign {
        /// The square's number.
        square: usize,
        /// The sign.
        found: char,
    },
    /// The arrangement is impossible.
    #[error("{0}")]
    Impossible(#[from] PositionError),
}

/// Writes a position. What it cannot say is left out: the values of pieces, and how often a king
/// has moved in a row.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let geometry = position.rules().geometry();
    let mut text = String::from(position.turn().letter());
    for number in 1..=geometry.squares().len() {
        let square = u8::try_from(number).ok().and_then(|n| geometry.numbered(n));
        let piece = square.and_then(|square| position.piece(square));
        text.push(match piece {
            None => 'e',
            Some(piece) if piece.kind == Kind::King => piece.side.letter(),
            Some(piece) => piece.side.letter().to_ascii_lowercase(),
        });
    }
    text
}

/// Reads a position. The game's first one has its values, every other one has none.
///
/// # Errors
///
/// A [`PositionTextError`] with the place of the fault.
pub fn read_position(rules: &Arc<Rules>, text: &str) -> Result<Position, PositionTextError> {
    let geometry = rules.geometry();
    let found = text.chars().count();
    let wanted = 1 + geometry.squares().len();
    let mut signs = text.chars();
    let turn = match signs.next() {
        Some('W') => Side::White,
        Some('B') => Side::Black,
        Some(other) => return Err(PositionTextError::Turn(other)),
        None => return Err(PositionTextError::Length { found, wanted }),
    };
    if found != wanted {
        return Err(PositionTextError::Length { found, wanted });
    }
    let start = Position::start(rules.clone());
    if print_position(&start) == text {
        return Ok(start);
    }
    let mut setup = Setup::empty(turn);
    for (sign, number) in signs.zip(1..) {
        let (side, kind) = match sign {
            'e' => continue,
            'w' => (Side::White, Kind::Man),
            'W' => (Side::White, Kind::King),
            'b' => (Side::Black, Kind::Man),
            'B' => (Side::Black, Kind::King),
            found => {
                let square = usize::from(number);
                return Err(PositionTextError::Sign { square, found });
            }
        };
        if let Some(square) = geometry.numbered(number) {
            let value = None;
            setup.pieces.insert(square, Piece { side, kind, value });
        }
    }
    Ok(Position::new(rules.clone(), &setup)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_game_begins_as_its_text_says() {
        for rules in rules::every() {
            let start = Position::start(rules.clone());
            let text = print_position(&start);
            assert_eq!(read_position(rules, &text), Ok(start), "{text}");
        }
        let rules = rules::find("international").unwrap();
        assert_eq!(
            print_position(&Position::start(rules)),
            format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20))
        );
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let rules = rules::find("international").unwrap();
        let refused = |text: &str| read_position(&rules, text).unwrap_err().to_string();
        assert_eq!(
            refused("Wbe"),
            "the position is 3 long and must be 51: W or B for the side to move, then one sign a square"
        );
        assert_eq!(
            refused("xbe"),
            "the position begins with 'x'; begin it with W or B for the side to move"
        );
        let text = format!("W{}ö{}", "e".repeat(6), "e".repeat(43));
        assert_eq!(
            refused(&text),
            "square 7 of the position is 'ö'; write w, b, W, B or e"
        );
        let text = format!("Ww{}", "e".repeat(49));
        assert!(matches!(
            read_position(&rules, &text),
            Err(PositionTextError::Impossible(_))
        ));
    }
}
