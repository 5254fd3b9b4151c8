//! Moves as Hub writes them: origin, goal, and all captured pieces in any order.

use super::super::{MoveTextError, parse_move, resolve_move};
use crate::rules::{Move, Position, SquareSet};

/// The text of a legal move: `32-28`, `28x19x23`. Squares are numbers in every game.
#[must_use]
pub fn hub_move(position: &Position, step: &Move) -> String {
    let geometry = position.rules().geometry();
    let (from, to) = (geometry.number(step.from), geometry.number(step.to));
    if !step.is_capture() {
        return format!("{from}-{to}");
    }
    let mut captured: Vec<u8> = step.captured.iter().map(|s| geometry.number(s)).collect();
    captured.sort_unstable();
    let mut text = format!("{from}x{to}");
    for number in captured {
        text.push_str(&format!("x{number}"));
    }
    text
}

/// The legal move of a text: as Hub writes it, or else in any other way in which moves are written.
///
/// # Errors
///
/// A [`MoveTextError`] where none or several fit.
pub fn resolve_hub_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let token = parse_move(position, text)?;
    let captured: SquareSet = token.squares[2..].iter().copied().collect();
    let fits = |step: &&Move| {
        step.from == token.squares[0] && step.to == token.squares[1] && step.captured == captured
    };
    let moves = position.legal_moves();
    // Two ways with the same captures can differ in the crowning, which the text does not tell.
    match moves.iter().filter(fits).max_by_key(|step| step.promotes) {
        Some(step) => Ok(*step),
        None => resolve_move(position, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, rules};

    #[test]
    fn captures_are_read_in_any_order_and_written_in_one() {
        let rules = rules::find("international").unwrap();
        let position = fen::parse(&rules, "W:W48:B42,32,22").unwrap();
        let step = position.legal_moves()[0];
        let text = hub_move(&position, &step);
        assert_eq!(text, "48x17x22x32x42");
        for text in [&text, "48x17x42x22x32", "48x37x28x17", "48x17"] {
            assert_eq!(resolve_hub_move(&position, text), Ok(step), "{text}");
        }
        assert!(resolve_hub_move(&position, "48-17x1").is_err());
        assert!(resolve_hub_move(&position, "0-0").is_err());
    }

    #[test]
    fn every_move_of_a_long_game_is_read_as_it_was_written() {
        for rules in rules::all() {
            let mut position = Position::start(rules.clone());
            for ply in 0..80 {
                let moves = position.legal_moves();
                for step in &moves {
                    let text = hub_move(&position, step);
                    let read = resolve_hub_move(&position, &text).unwrap();
                    assert_eq!(
                        (read.from, read.to, read.captured),
                        (step.from, step.to, step.captured)
                    );
                }
                let Some(step) = moves.get(ply * 7 % moves.len().max(1)) else {
                    break;
                };
                position = position.play_unchecked(step);
            }
        }
    }
}
