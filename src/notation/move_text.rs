//! Moves as text: `18-22`, `18x27`, and the whole path where origin and goal do not tell enough.

use thiserror::Error;

use super::{square_name, square_named};
use crate::rules::{Move, Position, Route, Square, SquareNames, SquareSet};

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
/// pieces in any order, as some countries write them; these may also stand behind the goal
/// (`48x45x42x17x40`). A path in full is tried first, then the others in this order, and the first
/// reading that fits any move decides.
///
/// # Errors
///
/// A [`MoveTextError`] where none or several fit.
pub fn resolve_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let token = parse_move(position, text)?;
    let routes: Vec<Route> = position
        .routes()
        .into_iter()
        .filter(|route| {
            route.step.from == token.squares[0]
                && token
                    .capture
                    .is_none_or(|capture| capture == route.step.is_capture())
        })
        .collect();
    let readings = [is_path, follows, takes, lists];
    let picked = readings
        .into_iter()
        .map(|fits| {
            let fitting = routes.iter().filter(|route| fits(route, &token.squares));
            distinct(fitting.map(|route| route.step))
        })
        .find(|moves| !moves.is_empty())
        .unwrap_or_default();
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

/// Whether the squares are the route in full. Origin and goal alone are that for the capture of one
/// piece, which without a law of quantity may compete with a longer one.
fn is_path(route: &Route, squares: &[Square]) -> bool {
    route.path == squares
}

/// Whether the squares lie on the route in this order, from its origin to its goal.
fn follows(route: &Route, squares: &[Square]) -> bool {
    let Some((inner, to)) = inner(squares) else {
        return false;
    };
    let mut on_path = route.path[1..route.path.len() - 1].iter();
    route.step.to == to
        && inner
            .iter()
            .all(|square| on_path.any(|other| other == square))
}

/// Whether the squares between are pieces that the route captures, in any order.
fn takes(route: &Route, squares: &[Square]) -> bool {
    inner(squares).is_some_and(|(inner, to)| {
        route.step.to == to
            && inner
                .iter()
                .all(|&square| route.step.captured.contains(square))
    })
}

/// Whether the squares are the goal and, behind it, all the captured pieces, in any order.
fn lists(route: &Route, squares: &[Square]) -> bool {
    let captured: SquareSet = squares.iter().skip(2).copied().collect();
    squares[1] == route.step.to && !captured.is_empty() && captured == route.step.captured
}

/// The squares between origin and goal, and the goal.
fn inner(squares: &[Square]) -> Option<(&[Square], Square)> {
    let (&to, rest) = squares.split_last()?;
    Some((rest.get(1..)?, to))
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
