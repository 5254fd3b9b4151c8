//! A text to a position, whoever wrote it.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    super::{square_name, square_named, squares::range_of_names},
    error::{FenFault, FenReason},
    runs::read_runs,
    signs::{Part, Signs},
};
use crate::rules::{Kind, Piece, Position, PositionError, Rules, Setup, Side, Square, Value};

/// Reads a position.
///
/// Read besides the canonical form: ranges (`31-50`), squares by number or letter for every game,
/// an empty side, `?` for an unknown side to move (the one that begins), a trailing full stop,
/// quotes, blanks beside the signs, a byte order mark, the tag of a PDN file around it, and the counters that some servers append (`:H0:F1`, and
/// `:+0+346` for Frisian king moves).
///
/// # Errors
///
/// A [`FenFault`] that names the offending part, its place and the cure.
pub fn read(rules: &Arc<Rules>, text: &str) -> Result<Position, FenFault> {
    let signs = Signs::of(text);
    let reader = read_pieces(rules, &signs)?;
    Position::new(rules.clone(), &reader.setup).map_err(|error| {
        let cause = reader.cause_of(&error).unwrap_or(signs.all());
        let token = cause.as_written();
        reader.fault(cause, FenReason::Position { token, error })
    })
}

/// Reads an arrangement of pieces, which may be impossible as a position.
///
/// # Errors
///
/// As [`read`], for all but what the rules say of the arrangement.
pub fn read_setup(rules: &Rules, text: &str) -> Result<Setup, FenFault> {
    Ok(read_pieces(rules, &Signs::of(text))?.setup)
}

fn read_pieces<'a>(rules: &'a Rules, signs: &'a Signs<'a>) -> Result<Reader<'a>, FenFault> {
    let at = |part: Part<'_>, reason| FenFault {
        place: part.place(),
        reason,
    };
    if let Some(strange) = signs.rest_at_first('\0') {
        return Err(at(strange, FenReason::Encoding));
    }
    if let Some(cut) = signs.cut_number() {
        let reason = FenReason::CutNumber {
            token: cut.as_written(),
            last: rules.geometry().squares().len(),
        };
        return Err(at(cut, reason));
    }
    let mut fields = signs.fields();
    let first = fields.next().unwrap_or(signs.all());
    let turn = match first.text {
        "W" | "w" => Side::White,
        "B" | "b" => Side::Black,
        "?" => rules.ruleset().first,
        _ => return Err(at(first, FenReason::Turn(first.as_written()))),
    };
    let mut reader = Reader {
        rules,
        setup: Setup::empty(turn),
        tokens: BTreeMap::new(),
        seen: Vec::new(),
        runs: None,
    };
    for field in fields {
        reader.take(field)?;
    }
    if reader.seen.is_empty() {
        return Err(at(first, FenReason::NoPieces));
    }
    Ok(reader)
}

struct Reader<'a> {
    rules: &'a Rules,
    setup: Setup,
    /// What set the piece on each square, by the number of the square.
    tokens: BTreeMap<u8, Part<'a>>,
    /// The sides whose pieces were listed.
    seen: Vec<Side>,
    /// What gave the runs of kings.
    runs: Option<Part<'a>>,
}

impl<'a> Reader<'a> {
    fn take(&mut self, field: Part<'a>) -> Result<(), FenFault> {
        if field.text.is_empty() {
            return Ok(());
        }
        let Some(side) = side_of(field.text) else {
            return self.take_counter(field);
        };
        if self.seen.contains(&side) {
            return Err(self.fault(field, FenReason::SideTwice(side)));
        }
        self.seen.push(side);
        for token in field.without_first().split(',') {
            // Some programs end their lists with a comma.
            if !token.text.is_empty() {
                self.take_pieces(side, token)?;
            }
        }
        Ok(())
    }

    /// Counters behind the pieces: half-moves and moves (`H0`, `F12`), which are not needed and not
    /// wrong, and the moves that kings have made running.
    fn take_counter(&mut self, field: Part<'a>) -> Result<(), FenFault> {
        if field.text.starts_with('+') {
            self.setup.runs = read_runs(field.text, self.rules.geometry())
                .ok_or_else(|| self.fault(field, FenReason::Runs(field.as_written())))?;
            self.runs = Some(field);
            return Ok(());
        }
        let number = field.text.trim_start_matches(['H', 'F']);
        let is_counter = number.len() + 1 == field.text.len()
            && number.bytes().all(|byte| byte.is_ascii_digit());
        if is_counter {
            return Ok(());
        }
        Err(self.fault(field, FenReason::Field(field.as_written())))
    }

    /// One piece, or a range of them: `31`, `K40`, `31-50`, `5=0`.
    fn take_pieces(&mut self, side: Side, token: Part<'a>) -> Result<(), FenFault> {
        let (place, value) = match token.text.split_once('=') {
            None => (token.text, None),
            Some((place, value)) => {
                let value = value.parse().ok().and_then(Value::new);
                let value =
                    value.ok_or_else(|| self.fault(token, FenReason::Value(token.as_written())))?;
                (place, Some(value))
            }
        };
        let (kind, place) = match place.strip_prefix(['K', 'k']) {
            Some(rest) if !self.is_square_of_column_k(place) => (Kind::King, rest),
            _ => (Kind::Man, place),
        };
        let squares = self.squares(token, place)?;
        if value.is_some() && 1 < squares.len() {
            return Err(self.fault(token, FenReason::ValueOfRange(token.as_written())));
        }
        for square in squares {
            let piece = Piece { side, kind, value };
            if self.setup.pieces.insert(square, piece).is_some() {
                let reason = FenReason::SquareTwice {
                    token: token.as_written(),
                    square: self.name(square),
                };
                return Err(self.fault(token, reason));
            }
            let number = self.rules.geometry().number(square);
            self.tokens.insert(number, token);
        }
        Ok(())
    }

    /// Whether a text names a square of the eleventh column, which wide boards have: written small,
    /// because the large letter is that of kings.
    fn is_square_of_column_k(&self, place: &str) -> bool {
        place.starts_with('k') && square_named(self.rules.geometry(), place).is_some()
    }

    /// One square, or a range of numbers.
    fn squares(&self, token: Part<'_>, place: &str) -> Result<Vec<Square>, FenFault> {
        let geometry = self.rules.geometry();
        let last = geometry.squares().len();
        let named = |name: &str| {
            square_named(geometry, name).ok_or_else(|| {
                let names = self.rules.ruleset().notation.squares;
                let reason = FenReason::Square {
                    token: token.as_written(),
                    squares: range_of_names(geometry, names),
                    last,
                };
                self.fault(token, reason)
            })
        };
        let Some((from, to)) = place.split_once('-') else {
            return Ok(vec![named(place)?]);
        };
        let (from, to) = (geometry.number(named(from)?), geometry.number(named(to)?));
        if to < from {
            let reason = FenReason::Range {
                token: token.as_written(),
                last,
            };
            return Err(self.fault(token, reason));
        }
        Ok((from..=to).filter_map(|n| geometry.numbered(n)).collect())
    }

    /// The square as the game names it.
    fn name(&self, square: Square) -> String {
        let names = self.rules.ruleset().notation.squares;
        square_name(self.rules.geometry(), square, names)
    }

    fn fault(&self, part: Part<'_>, reason: FenReason) -> FenFault {
        FenFault {
            place: part.place(),
            reason,
        }
    }

    /// What sets the piece that makes the position impossible.
    fn cause_of(&self, error: &PositionError) -> Option<Part<'a>> {
        let square = match error {
            PositionError::ManOnCrownRow { square, .. }
            | PositionError::NoValues { square, .. }
            | PositionError::SomeValues {
                without: square, ..
            }
            | PositionError::ValueTwice { second: square, .. } => square,
            PositionError::Run { .. } => return self.runs,
            PositionError::OffBoard => return None,
        };
        self.tokens.get(square).copied()
    }
}

fn side_of(field: &str) -> Option<Side> {
    match field.as_bytes().first()? {
        b'W' | b'w' => Some(Side::White),
        b'B' | b'b' => Some(Side::Black),
        _ => None,
    }
}
