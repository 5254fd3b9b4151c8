//! Why a written move is not legal, found in the position, with what would be.

use super::{
    super::{
        MoveTextError, MoveToken, move_text, parse_move, square_name, squares::range_of_names,
    },
    Fault,
    illegal::{Cure, Ended, Reason},
};
use crate::rules::{Move, Position, Refusal, Square, SquareSet, board_ending, quoted};

/// How many legal moves are named at most.
const MOST_NAMED: usize = 4;

/// The fault of a move that could not be resolved in a position.
pub(super) fn fault(position: &Position, text: &str, error: MoveTextError) -> Fault {
    let geometry = position.rules().geometry();
    let names = position.rules().ruleset().notation.squares;
    match error {
        MoveTextError::Form(_) => Fault::Move(MoveTextError::Form(quoted(text))),
        MoveTextError::Ambiguous { .. } => Fault::Move(error),
        MoveTextError::Square { square, .. } => Fault::Square {
            text: quoted(text),
            square: quoted(&square),
            range: range_of_names(geometry, names),
        },
        MoveTextError::Illegal(_) => match board_ending(position) {
            Some((_, ending)) => Fault::Over {
                text: quoted(text),
                ending: Ended {
                    turn: position.turn(),
                    ending,
                },
            },
            None => Fault::Illegal {
                text: quoted(text),
                reason: parse_move(position, text)
                    .map_or(Reason::CapturesNothing, |token| reason(position, &token)),
                cure: cure(position, text),
            },
        },
    }
}

fn reason(position: &Position, token: &MoveToken) -> Reason {
    let (from, to) = ends(token);
    let name = |square| name(position, square);
    match position.refusal(from, to) {
        None if token.capture == Some(true) && !position.must_capture() => Reason::CapturesNothing,
        None => Reason::NoSuchWay {
            from: name(from),
            to: name(to),
        },
        Some(Refusal::EmptySquare) => Reason::Empty { from: name(from) },
        Some(Refusal::NotYourTurn { turn }) => Reason::NotItsTurn {
            from: name(from),
            turn,
        },
        Some(Refusal::Blocked) => Reason::Blocked { from: name(from) },
        Some(Refusal::MustCapture { with }) => Reason::MustCapture {
            with: names(position, with),
        },
        Some(Refusal::Law { law, best, tried }) => Reason::Law { law, best, tried },
        // Touch-move binds people at the table, never a written game.
        Some(Refusal::Unfinished | Refusal::Touched { .. }) => Reason::GoesOn { to: name(to) },
        Some(Refusal::KingRun { most }) => Reason::KingRun {
            from: name(from),
            most,
        },
        Some(Refusal::Barred { piece, over, why }) => Reason::Barred {
            kind: piece.kind,
            from: name(from),
            over: name(over),
            why,
        },
        Some(Refusal::NotItsMove { piece }) => Reason::NotItsMove {
            kind: piece.kind,
            from: name(from),
            to: name(to),
        },
    }
}

/// The legal moves to choose from: those with the same ends or of the same piece, if there are any.
fn cure(position: &Position, text: &str) -> Cure {
    let ends = parse_move(position, text).map(|token| ends(&token)).ok();
    let legal = position.legal_moves();
    let nearest = |is_near: fn(&Move, (Square, Square)) -> bool| {
        let near = legal
            .iter()
            .filter(|step| ends.is_some_and(|ends| is_near(step, ends)));
        Some(near.copied().collect::<Vec<Move>>()).filter(|near| !near.is_empty())
    };
    let mut all = nearest(|step, (from, to)| step.from == from && step.to == to)
        .or_else(|| nearest(|step, (from, _)| step.from == from))
        .unwrap_or_else(|| legal.clone());
    all.sort_by_key(|step| (number(position, step.from), number(position, step.to)));
    let named: Vec<String> = all
        .iter()
        .take(MOST_NAMED)
        .map(|step| move_text(position, step))
        .collect();
    Cure {
        more: all.len() - named.len(),
        named,
    }
}

fn ends(token: &MoveToken) -> (Square, Square) {
    (token.squares[0], token.squares[token.squares.len() - 1])
}

fn names(position: &Position, squares: SquareSet) -> Vec<String> {
    let mut squares: Vec<Square> = squares.iter().collect();
    squares.sort_by_key(|&square| number(position, square));
    squares
        .into_iter()
        .map(|square| name(position, square))
        .collect()
}

fn number(position: &Position, square: Square) -> u8 {
    position.rules().geometry().number(square)
}

fn name(position: &Position, square: Square) -> String {
    let rules = position.rules();
    square_name(rules.geometry(), square, rules.ruleset().notation.squares)
}
