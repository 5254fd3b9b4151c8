//! A place in a game, with what is needed to go on from it and to branch off before the last move.

use crate::rules::{Move, Position, Side};

/// A place in a line of moves.
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    /// The position before the last move: there a variation begins.
    before: Position,
    /// The position now.
    pub(super) now: Position,
    /// The number of the next move.
    pub(super) number: usize,
    number_before: usize,
}

impl Cursor {
    pub(super) fn new(position: Position) -> Self {
        Self {
            before: position.clone(),
            now: position,
            number: 1,
            number_before: 1,
        }
    }

    /// The side that begins: its moves get the numbers.
    pub(super) fn first(&self) -> Side {
        self.now.rules().ruleset().first
    }

    /// Goes on by a legal move.
    pub(super) fn play(&mut self, step: &Move) {
        let after = self.now.play_unchecked(step);
        self.number_before = self.number;
        if self.now.turn() != self.first() {
            self.number = self.number.saturating_add(1);
        }
        self.before = std::mem::replace(&mut self.now, after);
    }

    /// Goes on from another position.
    pub(super) fn set_up(&mut self, position: &Position) {
        if self.now.turn() != self.first() && position.turn() == self.first() {
            self.number = self.number.saturating_add(1);
        }
        self.number_before = self.number;
        self.before = position.clone();
        self.now = position.clone();
    }

    /// The place where a variation of the last move begins.
    pub(super) fn branch(&self) -> Self {
        Self {
            before: self.before.clone(),
            now: self.before.clone(),
            number: self.number_before,
            number_before: self.number_before,
        }
    }
}
