//! A position to its canonical text.

use super::{super::square_name, runs::print_runs};
use crate::rules::{BySide, Kind, Position, Side, Square, SquareNames};

/// Writes a position, squares by number and in their order.
#[must_use]
pub fn print(position: &Position) -> String {
    print_named(position, SquareNames::Numeric)
}

/// Writes a position with squares by number or by letter, in the order of the numbers.
#[must_use]
pub fn print_named(position: &Position, names: SquareNames) -> String {
    let geometry = position.rules().geometry();
    let side = |side: Side| {
        let mut squares: Vec<Square> = position.side(side).iter().collect();
        squares.sort_by_key(|&square| geometry.number(square));
        let pieces: Vec<String> = squares
            .into_iter()
            .filter_map(|square| Some((square, position.piece(square)?)))
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
        position.turn().letter(),
        side(Side::White),
        side(Side::Black),
        print_runs(&BySide::new(|side| position.run(side)), geometry)
    )
}
