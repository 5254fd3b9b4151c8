//! A position to its canonical text.

use super::{super::square_name, runs::print_runs};
use crate::rules::{Kind, Piece, Position, Rules, Setup, Side, Square, SquareNames};

/// Writes a position, squares by number and in their order.
#[must_use]
pub fn print(position: &Position) -> String {
    print_named(position, SquareNames::Numeric)
}

/// Writes a position with squares by number or by letter, in the order of the numbers.
#[must_use]
pub fn print_named(position: &Position, names: SquareNames) -> String {
    write(position.rules(), &position.setup(), names)
}

/// Writes an arrangement of pieces, which may be impossible as a position.
#[must_use]
pub fn print_setup(rules: &Rules, setup: &Setup) -> String {
    write(rules, setup, SquareNames::Numeric)
}

fn write(rules: &Rules, setup: &Setup, names: SquareNames) -> String {
    let geometry = rules.geometry();
    let side = |side: Side| {
        let mut pieces: Vec<(Square, Piece)> = setup
            .pieces
            .iter()
            .filter(|(_, piece)| piece.side == side)
            .map(|(&square, &piece)| (square, piece))
            .collect();
        pieces.sort_by_key(|&(square, _)| geometry.number(square));
        let pieces: Vec<String> = pieces
            .into_iter()
            .map(|(square, piece)| {
                let king = if piece.kind == Kind::King { "K" } else { "" };
                let value = piece
                    .value
                    .map_or_else(String::new, |value| format!("={}", value.get()));
                format!("{king}{}{value}", square_name(geometry, square, names))
            })
            .collect();
        pieces.join(",")
    };
    format!(
        "{}:W{}:B{}{}",
        setup.turn.letter(),
        side(Side::White),
        side(Side::Black),
        print_runs(&setup.runs, geometry)
    )
}
