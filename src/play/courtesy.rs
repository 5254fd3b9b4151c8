//! "Reglas de caballeros": what a courteous player announces after a move (seed 003).

use super::Match;
use crate::rules::{Kind, Side, Square, SquareSet};

/// Something to be announced to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Courtesy {
    /// These of its pieces can be captured.
    UnderAttack(SquareSet),
    /// An enemy man has come to the row before its crown row: "pronto habrá una dama".
    SoonCrowned(Square),
    /// An enemy man has been crowned.
    Crowned(Square),
}

/// What the last move gives cause to announce.
#[must_use]
pub fn courtesies(game: &Match) -> Vec<Courtesy> {
    let Some(ply) = game.plies().next_back() else {
        return Vec::new();
    };
    let position = game.position();
    let mover = position.turn().other();
    let step = &ply.route.step;
    let mut announced = Vec::new();
    if step.promotes {
        announced.push(Courtesy::Crowned(step.to));
    } else if is_man_before_crown_row(game, mover, step.to) {
        announced.push(Courtesy::SoonCrowned(step.to));
    }
    let attacked = position.under_attack();
    if !attacked.is_empty() {
        announced.push(Courtesy::UnderAttack(attacked));
    }
    announced
}

fn is_man_before_crown_row(game: &Match, side: Side, square: Square) -> bool {
    let is_man = game
        .position()
        .piece(square)
        .is_some_and(|piece| piece.kind == Kind::Man);
    let geometry = game.rules().geometry();
    let row_before = match side {
        Side::White => geometry.board().height - 2,
        Side::Black => 1,
    };
    is_man && geometry.cell(square).0 == row_before
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        notation::{fen, resolve_move},
        play::Claims,
        rules,
    };

    #[track_caller]
    fn check(start: &str, text: &str, expected: &str) {
        let rules = rules::find("turkish").unwrap();
        let start = fen::parse(&rules, start).unwrap();
        let mut game = Match::from_position(start, Claims::ByPlayers);
        assert_eq!(courtesies(&game), []);
        let step = resolve_move(game.position(), text).unwrap();
        game.play_move(&step).unwrap();
        let name = |square| {
            crate::notation::square_name(rules.geometry(), square, rules::SquareNames::Algebraic)
        };
        let found: Vec<String> = courtesies(&game)
            .iter()
            .map(|courtesy| match *courtesy {
                Courtesy::UnderAttack(squares) => {
                    let names: Vec<String> = squares.iter().map(name).collect();
                    format!("attack {}", names.join(" "))
                }
                Courtesy::SoonCrowned(square) => format!("soon {}", name(square)),
                Courtesy::Crowned(square) => format!("crowned {}", name(square)),
            })
            .collect();
        assert_eq!(found.join(", "), expected, "{text}");
    }

    #[test]
    fn attacks_and_crownings_are_announced() {
        check("W:Wa6,a2:Bh5,h4", "a6-a7", "soon a7");
        check("W:Wa7,a2:Bh5,h4", "a7-a8", "crowned a8");
        check("W:Wb3,a2:Bb5,h6", "b3-b4", "attack b5");
        check("W:Wb3,a2:Bb7,h6", "b3-b4", "");
    }
}
