//! Moves as text: `18-22`, `18x27`, and the whole path where origin and goal do not tell enough.

use thiserror::Error;

use super::{
    square_named,
    squares::{SquareRef, first_square, push_square_name},
};
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
/// has both in common. `names` of the ruleset chooses between numbers and letters.
///
/// Where several ways are one move, the one over the highest numbers is written, so that the text
/// does not depend on the order in which the ways are found.
#[must_use]
pub fn move_text(position: &Position, step: &Move) -> String {
    let notation = &position.rules().ruleset().notation;
    let ambiguous = step.is_capture()
        && 1 < position
            .legal_moves()
            .iter()
            .filter(|other| other.from == step.from && other.to == step.to)
            .count();
    if !ambiguous {
        let ends = [step.from, step.to];
        return path_text(position, &ends, step.is_capture(), notation.squares);
    }
    let geometry = position.rules().geometry();
    let numbers = |path: &Vec<Square>| path.iter().map(|&s| geometry.number(s)).collect::<Vec<_>>();
    let path = position
        .routes()
        .into_iter()
        .filter(|route| route.step == *step)
        .map(|route| route.path)
        .max_by_key(numbers)
        .unwrap_or_else(|| vec![step.from, step.to]);
    path_text(position, &path, true, notation.squares)
}

fn path_text(position: &Position, path: &[Square], capture: bool, names: SquareNames) -> String {
    let sign = if capture {
        position.rules().ruleset().notation.capture
    } else {
        '-'
    };
    let geometry = position.rules().geometry();
    let mut text = String::new();
    for &square in path {
        if !text.is_empty() {
            text.push(sign);
        }
        push_square_name(&mut text, geometry, square, names);
    }
    text
}

/// The signs that may stand between the squares of a move.
const fn is_sign(c: char) -> bool {
    matches!(c, '-' | '–' | 'x' | 'X' | ':' | '×' | '*')
}

/// What the sign between two squares says of a capture. Some games write captures with the sign of
/// quiet moves, so that this sign says nothing.
const fn says_capture(sign: char) -> Option<bool> {
    match sign {
        '-' | '–' => None,
        _ => Some(true),
    }
}

/// Reads the form of a move: squares by number or letter, `-`, `x` or `:` between them, or
/// algebraic squares or two pairs of digits with nothing between them.
///
/// # Errors
///
/// A [`MoveTextError`] where the text is no move or names no square.
pub fn parse_move(position: &Position, text: &str) -> Result<MoveToken, MoveTextError> {
    let geometry = position.rules().geometry();
    let form = || MoveTextError::Form(text.to_owned());
    let sign = text.chars().find(|&c| is_sign(c));
    let names: Vec<&str> = if sign.is_some() {
        text.split(is_sign).collect()
    } else {
        names_side_by_side(text).ok_or_else(form)?
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
    Ok(MoveToken {
        squares,
        capture: sign.and_then(says_capture),
    })
}

/// The names of squares with nothing between them: `3228`, `c3d4`, `a10b11`.
fn names_side_by_side(text: &str) -> Option<Vec<&str>> {
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(vec![&text[..2], &text[2..]]);
    }
    let mut names = Vec::new();
    let mut left = text;
    while !left.is_empty() {
        let (name, rest) = first_square(left)?;
        names.push(name);
        left = rest;
    }
    Some(names)
}

/// Whether a text consists of two or more algebraic squares with nothing between them.
#[must_use]
pub(super) fn is_letters_side_by_side(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && names_side_by_side(text).is_some_and(|names| 2 <= names.len())
}

/// The legal move that a text means.
///
/// Squares between origin and goal may be turning squares, in full or in part, or the captured
/// pieces in any order, as some countries write them; these may also stand behind the goal
/// (`48x45x42x17x40`), or alone behind the origin. A path in full is tried first, then the others
/// in this order, and the first reading that fits any move decides.
///
/// # Errors
///
/// A [`MoveTextError`] where none or several fit.
pub fn resolve_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    if let Some(step) = only_move(position, text) {
        return Ok(step);
    }
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
    let readings = [is_path, follows, takes_all, takes, lists, lists_alone];
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

/// The legal move that a text names by origin and goal alone, if it is the only one with both. That
/// is how nearly all moves are written, and it needs no ways: checking a large file lives on it.
fn only_move(position: &Position, text: &str) -> Option<Move> {
    let at = text.find(is_sign)?;
    let (from, rest) = text.split_at(at);
    let sign = rest.chars().next()?;
    let from = SquareRef::parse(from)?;
    let to = SquareRef::parse(&rest[sign.len_utf8()..])?;
    let geometry = position.rules().geometry();
    let mut only = None;
    for step in position.legal_moves() {
        if from.is(geometry, step.from) && to.is(geometry, step.to) {
            if only.is_some() {
                return None;
            }
            only = Some(step);
        }
    }
    only.filter(|step| says_capture(sign).is_none_or(|capture| capture == step.is_capture()))
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

/// Whether the squares between are all the pieces that the route captures, in any order.
fn takes_all(route: &Route, squares: &[Square]) -> bool {
    inner(squares).is_some_and(|(inner, to)| route.step.to == to && is_all_captured(route, inner))
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
    squares[1] == route.step.to && is_all_captured(route, &squares[2..])
}

/// Whether the squares behind the origin are all the captured pieces, in any order, without the
/// goal. A single one is taken for a goal that is wrong.
fn lists_alone(route: &Route, squares: &[Square]) -> bool {
    3 <= squares.len() && is_all_captured(route, &squares[1..])
}

fn is_all_captured(route: &Route, squares: &[Square]) -> bool {
    let captured: SquareSet = squares.iter().copied().collect();
    !captured.is_empty() && captured == route.step.captured
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
