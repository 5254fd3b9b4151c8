//! The start positions of games, each made once.

use std::sync::Arc;

use crate::rules::{Position, Rules};

/// The start positions that were needed so far.
#[derive(Clone, Default, Debug)]
pub(super) struct Starts(Vec<Position>);

impl Starts {
    /// The position in which games by these rules begin.
    pub(super) fn of(&mut self, rules: &Arc<Rules>) -> &Position {
        let known = |start: &Position| Arc::ptr_eq(start.rules(), rules);
        let at = self.0.iter().position(known).unwrap_or_else(|| {
            self.0.push(Position::start(rules.clone()));
            self.0.len() - 1
        });
        &self.0[at]
    }
}
