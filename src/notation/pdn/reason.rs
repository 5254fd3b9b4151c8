//! Why a written move is not legal, in plain words, with what would be.

use super::{
    super::{
        MoveTextError, MoveToken, move_text, parse_move, square_name, squares::range_of_names,
    },
    Fault,
};
use crate::rules::{
    Ending, Kind, Law, Move, Position, Refusal, Side, Square, SquareSet, board_ending, quoted,
};

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
                ending: ending_of(position.turn(), ending),
            },
            None => Fault::Illegal {
                text: quoted(text),
                reason: parse_move(position, text)
                    .map_or_else(|error| error.to_string(), |token| reason(position, &token)),
                cure: cure(position, text),
            },
        },
    }
}

/// How the side to move has come to its end: "Black has no pieces left".
pub(super) fn ending_of(turn: Side, ending: Ending) -> String {
    match ending {
        Ending::NoPieces => format!("{turn} has no pieces left"),
        Ending::Blocked => format!("{turn} has no move left"),
    }
}

fn reason(position: &Position, token: &MoveToken) -> String {
    let (from, to) = ends(token);
    let name = |square| name(position, square);
    match position.refusal(from, to) {
        None if token.capture == Some(true) && !position.must_capture() => {
            "it captures nothing".to_owned()
        }
        None => format!(
            "no capture from {} to {} passes the squares between",
            name(from),
            name(to)
        ),
        Some(Refusal::EmptySquare) => format!("no piece stands on {}", name(from)),
        Some(Refusal::NotYourTurn { turn }) => {
            format!(
                "the piece on {} is {}'s, but {turn} is to move",
                name(from),
                turn.other()
            )
        }
        Some(Refusal::Blocked) => format!("the piece on {} has no move", name(from)),
        Some(Refusal::MustCapture { with }) => {
            format!(
                "capturing is compulsory, with the piece on {}",
                either(position, with)
            )
        }
        Some(Refusal::Law { law, best, tried }) => by_law(law, best, tried),
        // Touch-move binds people at the table, never a written game.
        Some(Refusal::Unfinished | Refusal::Touched { .. }) => {
            format!("the capture goes on from {}", name(to))
        }
        Some(Refusal::KingRun { most }) => format!(
            "the king on {} has made {most} moves in a row and must rest while there are men",
            name(from)
        ),
        Some(Refusal::NotItsMove { piece }) => {
            let kind = match piece.kind {
                Kind::Man => "man",
                Kind::King => "king",
            };
            format!("the {kind} on {} cannot reach {}", name(from), name(to))
        }
    }
}

fn by_law(law: Law, best: u64, tried: u64) -> String {
    match law {
        Law::MostPieces => {
            format!("it takes {tried} where {best} can be taken (law of quantity)")
        }
        Law::MostKings => format!(
            "of equal captures the one of most kings is compulsory, {best} and not {tried} \
             (law of quality)"
        ),
        Law::WithKing => "of equal captures the one by a king is compulsory".to_owned(),
        Law::KingsSoonest => {
            "of equal captures the one that meets kings soonest is compulsory".to_owned()
        }
        Law::MostWorth => "another capture is worth more".to_owned(),
        Law::HighestValues => {
            format!("it takes values of {tried} in all where {best} can be taken")
        }
    }
}

/// The legal moves to choose from: those with the same ends or of the same piece, if there are any.
fn cure(position: &Position, text: &str) -> String {
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
    let more = all.len() - named.len();
    match (&named[..], more) {
        ([only], 0) => format!("only {only} is"),
        ([head @ .., last], 0) => format!("legal are {} and {last}", head.join(", ")),
        (head, more) => format!("legal are {} and {more} more", head.join(", ")),
    }
}

fn ends(token: &MoveToken) -> (Square, Square) {
    (token.squares[0], token.squares[token.squares.len() - 1])
}

/// "18", "18 or 22".
fn either(position: &Position, squares: SquareSet) -> String {
    let mut squares: Vec<Square> = squares.iter().collect();
    squares.sort_by_key(|&square| number(position, square));
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| name(position, square))
        .collect();
    names.join(" or ")
}

fn number(position: &Position, square: Square) -> u8 {
    position.rules().geometry().number(square)
}

fn name(position: &Position, square: Square) -> String {
    let rules = position.rules();
    square_name(rules.geometry(), square, rules.ruleset().notation.squares)
}
