//! What a search starts from: a position, and what of the game so far can still matter.

use crate::rules::{Counters, Position};

/// A position with its game behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// The position.
    pub position: Position,
    /// The fingerprints of the earlier positions of the game, oldest first: a repetition of one of
    /// them is a draw. Those before the last capture or man's move may be left out.
    pub before: Vec<u64>,
    /// The counters towards a draw.
    pub counters: Counters,
}

impl Situation {
    /// A game that begins with this position.
    #[must_use]
    pub fn fresh(position: Position) -> Self {
        Self {
            counters: Counters::start(&position),
            position,
            before: Vec::new(),
        }
    }

    /// The situation after a legal move.
    #[must_use]
    pub fn after(&self, step: &crate::rules::Move) -> Self {
        let position = self.position.play_unchecked(step);
        let mut before = self.before.clone();
        before.push(self.position.hash());
        Self {
            counters: self.counters.next(&self.position, step, &position),
            position,
            before,
        }
    }
}
