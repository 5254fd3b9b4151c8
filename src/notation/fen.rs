//! Positions as one line of text: PDN's FEN, with values after the squares (`W:W5=0,K48=7:B46=0`).

use std::{collections::BTreeMap, sync::Arc};

use thiserror::Error;

use super::{square_name, square_named};
use crate::rules::{
    BySide, Kind, Piece, Position, PositionError, Rules, Setup, Side, Square, SquareNames, Value,
};

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The side to move is missing or unknown.
    #[error("FEN: '{0}' at the start is not a side to move; write W: or B: first")]
    Turn(String),
    /// A field is neither a side's pieces nor a known ending.
    #[error(
        "FEN: field '{0}' is not a side's pieces; write W or B and the squares, as in W:W31,K40:B5"
    )]
    Field(String),
    /// A side is listed twice.
    #[error("FEN: {0}'s pieces are listed twice; write each side once")]
    SideTwice(Side),
    /// A square that the board does not have.
    #[error("FEN: '{token}' is not a square of this board; the squares are 1 to {last}")]
    Square {
        /// What was found.
        token: String,
        /// The highest number of a square.
        last: usize,
    },
    /// Two pieces on one square.
    #[error("FEN: two pieces stand on square {0}; leave one out")]
    SquareTwice(String),
    /// A value that no piece carries.
    #[error(
        "FEN: '{token}' has a value outside 0 to {}; correct what follows '='",
        Value::MAX
    )]
    Value {
        /// What was found.
        token: String,
    },
    /// The pieces cannot stand like that.
    #[error("FEN: {0}")]
    Position(#[from] PositionError),
}

/// Reads a position.
///
/// Read besides the canonical form: ranges (`31-50`), algebraic squares for every game, an empty
/// side, `?` for an unknown side to move (the one that begins), a trailing full stop, quotes, blanks,
/// and the move counters that some servers append (`:H0:F1`).
///
/// # Errors
///
/// A [`FenError`] that names the offending part and the cure.
pub fn parse(rules: &Arc<Rules>, text: &str) -> Result<Position, FenError> {
    Ok(Position::new(rules.clone(), &parse_setup(rules, text)?)?)
}

/// Reads an arrangement of pieces, which may be impossible as a position.
///
/// # Errors
///
/// As [`parse`], save [`FenError::Position`].
pub fn parse_setup(rules: &Rules, text: &str) -> Result<Setup, FenError> {
    let compact: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '"')
        .collect();
    let compact = compact.trim_end_matches('.');
    let mut fields = compact.split(':');
    let turn = fields.next().unwrap_or_default();
    let turn = match turn {
        "W" | "w" => Side::White,
        "B" | "b" => Side::Black,
        "?" => rules.ruleset().first,
        _ => return Err(FenError::Turn(shorten(turn))),
    };
    let mut setup = Setup::empty(turn);
    let mut seen = Vec::new();
    for field in fields {
        let Some(side) = side_of(field) else {
            if is_counter(field) {
                continue;
            }
            if let Some(runs) = read_runs(rules, field) {
                setup.runs = runs;
                continue;
            }
            return Err(FenError::Field(shorten(field)));
        };
        if seen.contains(&side) {
            return Err(FenError::SideTwice(side));
        }
        seen.push(side);
        read_side(rules, side, &field[1..], &mut setup.pieces)?;
    }
    if seen.is_empty() {
        return Err(FenError::Field(String::new()));
    }
    Ok(setup)
}

/// Writes a position, squares by number and in their order.
#[must_use]
pub fn print(position: &Position) -> String {
    print_setup(position.rules(), &position.setup())
}

/// Writes an arrangement of pieces, which may be impossible as a position.
#[must_use]
pub fn print_setup(rules: &Rules, setup: &Setup) -> String {
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
                format!("{king}{}{value}", geometry.number(square))
            })
            .collect();
        pieces.join(",")
    };
    let run = |side| match setup.runs[side] {
        Some((square, count)) => format!("+{count}{:02}", geometry.number(square)),
        None => "+0".to_owned(),
    };
    let runs = if Side::ALL.iter().any(|&side| setup.runs[side].is_some()) {
        format!(":{}{}", run(Side::Black), run(Side::White))
    } else {
        String::new()
    };
    format!(
        "{}:W{}:B{}{runs}",
        setup.turn.letter(),
        side(Side::White),
        side(Side::Black)
    )
}

/// The runs of single kings, Black's first: `+0+346`.
fn read_runs(rules: &Rules, field: &str) -> Option<BySide<Option<(Square, u8)>>> {
    let (black, white) = field.strip_prefix('+')?.split_once('+')?;
    let run = |text: &str| match text {
        "0" => Some(None),
        _ => {
            let count = text.get(..1)?.parse().ok()?;
            let square = rules.geometry().numbered(text.get(1..)?.parse().ok()?)?;
            Some(Some((square, count)))
        }
    };
    Some(BySide {
        white: run(white)?,
        black: run(black)?,
    })
}

fn side_of(field: &str) -> Option<Side> {
    match field.as_bytes().first()? {
        b'W' | b'w' => Some(Side::White),
        b'B' | b'b' => Some(Side::Black),
        _ => None,
    }
}

/// Half-move and full-move counters as servers append them: `H0`, `F12`. Not needed, not wrong.
fn is_counter(field: &str) -> bool {
    let number = field.trim_start_matches(['H', 'F']);
    number.len() + 1 == field.len() && number.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_side(
    rules: &Rules,
    side: Side,
    list: &str,
    pieces: &mut BTreeMap<Square, Piece>,
) -> Result<(), FenError> {
    for token in list.split(',').filter(|token| !token.is_empty()) {
        let (place, value) = match token.split_once('=') {
            None => (token, None),
            Some((place, value)) => {
                let value = value.parse().ok().and_then(Value::new);
                let value = value.ok_or_else(|| FenError::Value {
                    token: shorten(token),
                })?;
                (place, Some(value))
            }
        };
        let (kind, place) = match place.strip_prefix(['K', 'k']) {
            Some(place) => (Kind::King, place),
            None => (Kind::Man, place),
        };
        for square in squares_of(rules, token, place)? {
            let piece = Piece { side, kind, value };
            if pieces.insert(square, piece).is_some() {
                let name = square_name(rules.geometry(), square, SquareNames::Numeric);
                return Err(FenError::SquareTwice(name));
            }
        }
    }
    Ok(())
}

/// One square, or a range of numbers.
fn squares_of(rules: &Rules, token: &str, place: &str) -> Result<Vec<Square>, FenError> {
    let geometry = rules.geometry();
    let wrong = || FenError::Square {
        token: shorten(token),
        last: geometry.squares().len(),
    };
    let square = |name: &str| square_named(geometry, name).ok_or_else(wrong);
    let Some((first, last)) = place.split_once('-') else {
        return Ok(vec![square(place)?]);
    };
    let (first, last) = (
        geometry.number(square(first)?),
        geometry.number(square(last)?),
    );
    if last < first {
        return Err(wrong());
    }
    (first..=last)
        .map(|number| geometry.numbered(number).ok_or_else(wrong))
        .collect()
}

/// The beginning of a text that may be very long, for use in a message.
fn shorten(text: &str) -> String {
    const MOST: usize = 24;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let head: String = text.chars().take(MOST).collect();
    format!("{head}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[track_caller]
    fn refused(ruleset: &str, fen: &str, message: &str) {
        let rules = rules::find(ruleset).unwrap();
        assert_eq!(parse(&rules, fen).unwrap_err().to_string(), message);
    }

    #[track_caller]
    fn read(ruleset: &str, fen: &str, canonical: &str) {
        let rules = rules::find(ruleset).unwrap();
        assert_eq!(print(&parse(&rules, fen).unwrap()), canonical);
    }

    #[test]
    fn faults_are_named_with_place_and_cure() {
        refused(
            "gt502",
            "W:W5,51:B40",
            "FEN: '51' is not a square of this board; the squares are 1 to 50",
        );
        refused(
            "gt502",
            "W:W5:B5",
            "FEN: two pieces stand on square 5; leave one out",
        );
        refused(
            "gt502",
            "W:W48:B40",
            "FEN: a man of White stands on square 48, its crowning row; a piece there must be a king (K48)",
        );
        refused(
            "gt502",
            "W:W5=3,6=3:B40=1",
            "FEN: White has the value 3 twice, on squares 5 and 6; every value stands on one piece of a side",
        );
        refused(
            "gt502",
            "W:W5=20:B40=1",
            "FEN: '5=20' has a value outside 0 to 19; correct what follows '='",
        );
        refused(
            "gt502",
            "W:W5=2,6:B40=1",
            "FEN: square 5 has a value but square 6 has none; give values to all pieces or to none",
        );
        refused(
            "spanish",
            "W:W5=2:B30=1",
            "FEN: square 5 has a value, but the pieces of Spanish draughts carry none; leave out '=' and what follows it",
        );
        refused(
            "spanish",
            "hello",
            "FEN: 'hello' at the start is not a side to move; write W: or B: first",
        );
        refused(
            "spanish",
            "W:W5:W6",
            "FEN: White's pieces are listed twice; write each side once",
        );
        refused(
            "spanish",
            "W",
            "FEN: field '' is not a side's pieces; write W or B and the squares, as in W:W31,K40:B5",
        );
    }

    #[test]
    fn tolerant_forms_are_read() {
        read(
            "international",
            "W:W31-50:B1-20.",
            &print(&Position::start(rules::find("international").unwrap())),
        );
        read("spanish", "?:W Kh1, 5:B:H0:F1", "W:WK1,5:B");
        read("gt502", "B:W5,K48:B46", "B:W5,K48:B46");
    }
}
