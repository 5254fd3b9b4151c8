//! Moves as text: `18-22`, `18x27`, and the whole path where origin and goal do not tell enough.

use thiserror::Error;

use super::{square_name, square_named};
use crate::rules::{Move, Position, Route, Square, SquareNames};

/// Why a text is not a move here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveTextError {
    /// The text does not have the form of a move.
    #[error("'{0}' is not a move; write it like 18-22 or 18x27")]
    Form(String),
    /// A square that the board does not have.
    #[error("'{token}' names the square '{square}', which this board does not have")]
    Square {
        /// The move's text.
        token: String,
        /// The name that is not a square.
        square: String,
    },
    /// No legal move fits.
    #[error("'{0}' is not legal in this position")]
    Illegal(String),
    /// Several legal moves fit.
    #[error("'{token}' fits {count} captures; write the whole path ({example})")]
    Ambiguous {
        /// The move's text.
        token: String,
        /// How many moves fit.
        count: usize,
        /// One of them in full.
        example: String,
    },
}

/// A move as it is written: squares in order, and whether it is said to capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveToken {
    /// Origin, perhaps squares in between, goal.
    pub squares: Vec<Square>,
    /// Whether it is written as a capture; nothing where the sign does not tell.
    pub capture: Option<bool>,
}

/// The text of a legal move: origin and goal, with the whole path only where another legal move
/// has both in common. `names` chooses between numbers and letters.
#[must_use]
pub fn move_text(position: &Position, step: &Move) -> String {
    let notation = &position.rules().ruleset().notation;
    let ambiguous = step.is_capture()
        && 1 < position
            .legal_moves()
            .iter()
            .filter(|other| other.from == step.from && other.to == step.to)
            .count();
    let route = if ambiguous {
        position
            .routes()
            .into_iter()
            .find(|route| route.step == *step)
            .map(|route| route.path)
    } else {
        None
    };
    let path = route.unwrap_or_else(|| vec![step.from, step.to]);
    path_text(position, &path, step.is_capture(), notation.squares)
}

fn path_text(position: &Position, path: &[Square], capture: bool, names: SquareNames) -> String {
    let sign = if capture {
        position.rules().ruleset().notation.capture
    } else {
        '-'
    };
    let names: Vec<String> = path
        .iter()
        .map(|&square| square_name(position.rules().geometry(), square, names))
        .collect();
    names.join(&sign.to_string())
}

/// Reads the form of a move: squares by number or letter, `-`, `x` or `:` between them, or two
/// algebraic squares or two pairs of digits with nothing between them.
///
/// # Errors
///
/// A [`MoveTextError`] where the text is no move or names no square.
pub fn parse_move(position: &Position, text: &str) -> Result<MoveToken, MoveTextError> {
    let geometry = position.rules().geometry();
    let form = || MoveTextError::Form(text.to_owned());
    let is_sign = |c: char| matches!(c, '-' | 'x' | 'X' | ':' | '×' | '*');
    let names: Vec<&str> = if text.contains(is_sign) {
        text.split(is_sign).collect()
    } else if text.is_ascii() && text.len() == 4 {
        vec![&text[..2], &text[2..]]
    } else {
        return Err(form());
    };
    if names.len() < 2 || names.iter().any(|name| name.is_empty()) {
        return Err(form());
    }
    let squares = names
        .iter()
        .map(|name| {
            let known = name.chars().all(|c| c.is_ascii_alphanumeric());
            if !known {
                return Err(form());
            }
            square_named(geometry, name).ok_or_else(|| MoveTextError::Square {
                token: text.to_owned(),
                square: (*name).to_owned(),
            })
        })
        .collect::<Result<Vec<Square>, _>>()?;
    let signs: Vec<char> = text.chars().filter(|&c| is_sign(c)).collect();
    let capture = match signs.first() {
        // Thai draughts writes captures with the sign of quiet moves.
        Some('-') | None => None,
        Some(_) => Some(true),
    };
    Ok(MoveToken { squares, capture })
}

/// The legal move that a text means.
///
/// Squares between origin and goal may be turning squares, in full or in part, or the captured
/// pieces in any order, as some countries write them.
///
/// # Errors
///
/// A [`MoveTextError`] where none or several fit.
pub fn resolve_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let token = parse_move(position, text)?;
    let (from, to) = (token.squares[0], token.squares[token.squares.len() - 1]);
    let between = &token.squares[1..token.squares.len() - 1];
    let routes: Vec<Route> = position
        .routes()
        .into_iter()
        .filter(|route| {
            route.step.from == from
                && route.step.to == to
                && token
                    .capture
                    .is_none_or(|capture| capture == route.step.is_capture())
        })
        .collect();
    let moves = distinct(routes.iter().map(|route| route.step));
    if let [step] = moves[..]
        && (between.is_empty() || fits(&routes, between))
    {
        return Ok(step);
    }
    let along: Vec<Move> = distinct(
        routes
            .iter()
            .filter(|r| follows(r, between))
            .map(|r| r.step),
    );
    let picked = if along.is_empty() {
        distinct(routes.iter().filter(|r| takes(r, between)).map(|r| r.step))
    } else {
        along
    };
    match picked[..] {
        [step] => Ok(step),
        [] => Err(MoveTextError::Illegal(text.to_owned())),
        [first, ..] => Err(MoveTextError::Ambiguous {
            token: text.to_owned(),
            count: picked.len(),
            example: move_text(position, &first),
        }),
    }
}

fn fits(routes: &[Route], between: &[Square]) -> bool {
    routes
        .iter()
        .any(|route| follows(route, between) || takes(route, between))
}

/// Whether the squares lie on the route in this order.
fn follows(route: &Route, between: &[Square]) -> bool {
    let mut inner = route.path[1..route.path.len() - 1].iter();
    between
        .iter()
        .all(|square| inner.any(|on_path| on_path == square))
}

/// Whether the squares are pieces that the route captures, in any order.
fn takes(route: &Route, between: &[Square]) -> bool {
    !between.is_empty()
        && between
            .iter()
            .all(|&square| route.step.captured.contains(square))
}

fn distinct(moves: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut distinct = Vec::new();
    for step in moves {
        if !distinct.contains(&step) {
            distinct.push(step);
        }
    }
    distinct
}
