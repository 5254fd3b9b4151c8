//! A position that is being put together, piece by piece, and may be impossible meanwhile.

use std::sync::Arc;

use crate::{
    notation::fen::{self, FenError},
    rules::{BySide, Kind, Piece, Position, PositionError, Rules, Setup, Side, Square, Value},
};

/// How many steps can be taken back.
const MOST_STEPS: usize = 500;

/// The piece that is put where somebody points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brush {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
    /// Its value, in games whose pieces carry one.
    pub value: BrushValue,
}

/// The value of the piece that is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrushValue {
    /// The lowest that its side does not use yet.
    Next,
    /// This one; the piece that had it goes.
    Of(Value),
    /// None.
    Without,
}

impl Brush {
    /// Men and kings of both sides in the order of the keys: light man, light king, dark man, dark
    /// king.
    #[must_use]
    pub fn of_index(index: usize) -> Option<Self> {
        let (side, kind) = *[
            (Side::White, Kind::Man),
            (Side::White, Kind::King),
            (Side::Black, Kind::Man),
            (Side::Black, Kind::King),
        ]
        .get(index)?;
        Some(Self {
            side,
            kind,
            value: BrushValue::Next,
        })
    }
}

/// A position that is being put together.
#[derive(Clone, Debug)]
pub struct Draft {
    rules: Arc<Rules>,
    setup: Setup,
    brush: Brush,
    past: Vec<Setup>,
}

impl Draft {
    /// Begins with an arrangement of pieces.
    #[must_use]
    pub fn new(rules: Arc<Rules>, setup: Setup) -> Self {
        Self {
            rules,
            setup,
            brush: Brush {
                side: Side::White,
                kind: Kind::Man,
                value: BrushValue::Next,
            },
            past: Vec::new(),
        }
    }

    /// The rules by which it is judged.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The pieces as they stand.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The piece that is put next.
    #[must_use]
    pub const fn brush(&self) -> Brush {
        self.brush
    }

    /// Takes another piece in hand.
    pub const fn take(&mut self, brush: Brush) {
        self.brush = brush;
    }

    /// Whether anything has been changed.
    #[must_use]
    pub const fn has_changed(&self) -> bool {
        !self.past.is_empty()
    }

    /// The position, if it can be one.
    ///
    /// # Errors
    ///
    /// The [`PositionError`] that says what is wrong.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(self.rules.clone(), &self.setup)
    }

    /// It as FEN, also while it is impossible.
    #[must_use]
    pub fn text(&self) -> String {
        fen::print_setup(&self.rules, &self.setup)
    }

    /// Whether a piece of a side carries a value.
    #[must_use]
    pub fn uses(&self, side: Side, value: Value) -> bool {
        let mut pieces = self.setup.pieces.values();
        pieces.any(|piece| piece.side == side && piece.value == Some(value))
    }

    /// Puts the piece in hand on a square. Where such a piece stands already it is taken away, so
    /// that a second click undoes the first.
    pub fn put(&mut self, square: Square) {
        let Brush { side, kind, value } = self.brush;
        let there = self.setup.pieces.get(&square).copied();
        let same = there.filter(|piece| piece.side == side && piece.kind == kind);
        let takes_away = same.is_some_and(|piece| match value {
            _ if !self.rules.has_values() => true,
            BrushValue::Next => true,
            BrushValue::Of(value) => piece.value == Some(value),
            BrushValue::Without => piece.value.is_none(),
        });
        self.change(|draft| {
            draft.setup.pieces.remove(&square);
            if takes_away {
                return;
            }
            // A man that becomes a king keeps its number.
            let own = there.filter(|piece| piece.side == side);
            let value = draft.value_for(own);
            if value.is_some() {
                let has_it = |piece: &Piece| piece.side == side && piece.value == value;
                draft.setup.pieces.retain(|_, piece| !has_it(piece));
            }
            let piece = Piece { side, kind, value };
            draft.setup.pieces.insert(square, piece);
        });
        if let BrushValue::Of(_) = value {
            self.brush.value = BrushValue::Next;
        }
    }

    fn value_for(&self, replaced: Option<Piece>) -> Option<Value> {
        if !self.rules.has_values() {
            return None;
        }
        match self.brush.value {
            BrushValue::Of(value) => Some(value),
            BrushValue::Without => None,
            BrushValue::Next => replaced.and_then(|piece| piece.value).or_else(|| {
                (0..=Value::MAX)
                    .filter_map(Value::new)
                    .find(|&value| !self.uses(self.brush.side, value))
            }),
        }
    }

    /// Takes away what stands on a square.
    pub fn remove(&mut self, square: Square) {
        self.change(|draft| {
            draft.setup.pieces.remove(&square);
        });
    }

    /// Moves a piece to another square, in place of what stands there.
    pub fn carry(&mut self, from: Square, to: Square) {
        self.change(|draft| {
            if let Some(piece) = draft.setup.pieces.remove(&from) {
                draft.setup.pieces.insert(to, piece);
            }
        });
    }

    /// Says whose turn it is.
    pub fn give_turn(&mut self, side: Side) {
        self.change(|draft| draft.setup.turn = side);
    }

    /// Takes all pieces away.
    pub fn clear(&mut self) {
        self.change(|draft| draft.setup.pieces.clear());
    }

    /// Sets up the position in which the game begins.
    pub fn restart(&mut self) {
        let start = Position::start(self.rules.clone()).setup();
        self.change(|draft| draft.setup = start);
    }

    /// Swaps the sides: the board turns by half a turn, and every piece changes hands.
    pub fn mirror(&mut self) {
        let geometry = self.rules.clone();
        self.change(|draft| {
            let pieces = std::mem::take(&mut draft.setup.pieces);
            draft.setup.pieces = pieces
                .into_iter()
                .map(|(square, piece)| {
                    let other = Piece {
                        side: piece.side.other(),
                        ..piece
                    };
                    (geometry.geometry().turned(square), other)
                })
                .collect();
            draft.setup.turn = draft.setup.turn.other();
        });
    }

    /// Reads it from a FEN, also an impossible one.
    ///
    /// # Errors
    ///
    /// The [`FenError`] of a text that names no arrangement at all; then nothing changes.
    pub fn read(&mut self, text: &str) -> Result<(), FenError> {
        let setup = fen::parse_setup(&self.rules, text)?;
        self.change(|draft| draft.setup = setup);
        Ok(())
    }

    /// Takes the last change back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        match self.past.pop() {
            Some(setup) => {
                self.setup = setup;
                true
            }
            None => false,
        }
    }

    fn change(&mut self, how: impl FnOnce(&mut Self)) {
        let before = self.setup.clone();
        how(self);
        if self.setup == before {
            return;
        }
        // Runs of kings belong to the position that was there.
        if self.setup.pieces != before.pieces && self.setup.runs == before.runs {
            self.setup.runs = BySide::default();
        }
        if self.past.len() == MOST_STEPS {
            self.past.remove(0);
        }
        self.past.push(before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    fn draft(ruleset: &str, text: &str) -> Draft {
        let rules = rules::find(ruleset).unwrap();
        let setup = fen::parse_setup(&rules, text).unwrap();
        Draft::new(rules, setup)
    }

    fn at(draft: &Draft, number: u8) -> Square {
        draft.rules().geometry().numbered(number).unwrap()
    }

    #[track_caller]
    fn put(draft: &mut Draft, number: u8, expected: &str) {
        draft.put(at(draft, number));
        assert_eq!(draft.text(), expected);
    }

    #[test]
    fn a_click_puts_replaces_and_takes_away() {
        let mut draft = draft("spanish", "W:W:B");
        put(&mut draft, 9, "W:W9:B");
        put(&mut draft, 9, "W:W:B");
        put(&mut draft, 9, "W:W9:B");
        draft.take(Brush::of_index(3).unwrap());
        put(&mut draft, 9, "W:W:BK9");
        let (nine, ten) = (at(&draft, 9), at(&draft, 10));
        draft.carry(nine, ten);
        assert_eq!(draft.text(), "W:W:BK10");
        draft.remove(ten);
        assert_eq!(draft.text(), "W:W:B");
        while draft.undo() {}
        assert_eq!(
            (draft.text(), draft.has_changed()),
            ("W:W:B".to_owned(), false)
        );
    }

    #[test]
    fn values_come_one_after_the_other_and_each_once() {
        let mut draft = draft("gt502", "W:W5=0:B46=0");
        put(&mut draft, 6, "W:W5=0,6=1:B46=0");
        draft.take(Brush {
            value: BrushValue::Of(Value::new(7).unwrap()),
            ..draft.brush()
        });
        put(&mut draft, 6, "W:W5=0,6=7:B46=0");
        assert!(draft.uses(Side::White, Value::new(7).unwrap()));
        // Its number goes where it is put again.
        draft.take(Brush {
            value: BrushValue::Of(Value::new(7).unwrap()),
            ..draft.brush()
        });
        put(&mut draft, 8, "W:W5=0,8=7:B46=0");
        // A king keeps the man's number.
        draft.take(Brush::of_index(1).unwrap());
        put(&mut draft, 8, "W:W5=0,K8=7:B46=0");
    }

    #[test]
    fn what_is_impossible_is_kept_and_said() {
        let mut draft = draft("gt502", "W:W5:B40");
        draft.take(Brush {
            value: BrushValue::Without,
            ..draft.brush()
        });
        put(&mut draft, 48, "W:W5,48:B40");
        let error = draft.position().unwrap_err();
        assert_eq!(
            error,
            PositionError::ManOnCrownRow {
                side: Side::White,
                square: 48
            }
        );
        assert!(draft.read("W:W99:B40").is_err());
        assert_eq!(draft.text(), "W:W5,48:B40");
    }

    #[test]
    fn sides_are_swapped_twice_to_the_same() {
        let mut draft = draft("gt502", "W:W5=3,K9=4:B46=7");
        draft.mirror();
        assert_eq!(draft.text(), "B:W5=7:BK42=4,46=3");
        draft.mirror();
        assert_eq!(draft.text(), "W:W5=3,K9=4:B46=7");
        draft.restart();
        assert!(draft.position().is_ok());
        draft.clear();
        assert!(draft.setup().pieces.is_empty());
    }
}
