//! Names of squares and moves as a table shows them: the standard ones, or those that a game's seed
//! text draws.

use super::{move_text, parse_move, square_name};
use crate::rules::{DrawnSquares, Geometry, Move, Position, Rules, Square, SquareNames};

/// How squares and captures are written on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names {
    squares: Squares,
    capture: char,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Squares {
    Standard(SquareNames),
    Drawn(DrawnSquares),
}

impl Names {
    /// The standard names, as in files.
    #[must_use]
    pub fn standard(rules: &Rules) -> Self {
        let notation = &rules.ruleset().notation;
        Self {
            squares: Squares::Standard(notation.squares),
            capture: notation.capture,
        }
    }

    /// The names that the game's seed text draws, where it draws others than the standard ones.
    #[must_use]
    pub fn as_drawn(rules: &Rules) -> Self {
        match rules.ruleset().notation.drawn {
            None => Self::standard(rules),
            Some(drawn) => Self {
                squares: Squares::Drawn(drawn.squares),
                capture: drawn.capture,
            },
        }
    }

    /// The name of a square.
    #[must_use]
    pub fn square(self, geometry: &Geometry, square: Square) -> String {
        match self.squares {
            Squares::Standard(names) => square_name(geometry, square, names),
            Squares::Drawn(DrawnSquares::Numeric) => geometry.number(square).to_string(),
            Squares::Drawn(DrawnSquares::AlgebraicFromBlack) => {
                square_name(geometry, geometry.turned(square), SquareNames::Algebraic)
            }
        }
    }

    /// The squares of a way, joined as captures or quiet moves are.
    #[must_use]
    pub fn path(self, geometry: &Geometry, path: &[Square], capture: bool) -> String {
        let sign = if capture { self.capture } else { '-' };
        let names: Vec<String> = path
            .iter()
            .map(|&square| self.square(geometry, square))
            .collect();
        names.join(&sign.to_string())
    }

    /// The text of a legal move.
    #[must_use]
    pub fn move_text(self, position: &Position, step: &Move) -> String {
        let text = move_text(position, step);
        if matches!(self.squares, Squares::Standard(_)) {
            return text;
        }
        // The same squares that the standard text needs, under other names.
        match parse_move(position, &text) {
            Ok(token) => self.path(
                position.rules().geometry(),
                &token.squares,
                step.is_capture(),
            ),
            Err(_) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        notation::{fen, resolve_move},
        rules,
    };

    #[track_caller]
    fn check(game: &str, position: &str, text: &str, standard: &str, drawn: &str) {
        let rules = rules::find(game).unwrap();
        let position = fen::parse(&rules, position).unwrap();
        let step = resolve_move(&position, text).unwrap();
        assert_eq!(
            Names::standard(&rules).move_text(&position, &step),
            standard
        );
        assert_eq!(Names::as_drawn(&rules).move_text(&position, &step), drawn);
    }

    #[test]
    fn moves_are_shown_as_the_seed_texts_draw_them() {
        // Letters from right to left, numbers from top to bottom.
        check("turkish", "W:Wa3:Bh8", "a3-a4", "a3-a4", "h6-h5");
        // Numbers from Black's side, and two dots for a capture.
        check("brazilian", "B:Wd6:Ba7,c7", "c7xe5", "c7xe5", "6:15");
        check("brazilian", "B:W:Bf6", "f6-g5", "f6-g5", "11-16");
        check("spanish", "W:W9:B30", "9-13", "9-13", "9-13");
    }
}
