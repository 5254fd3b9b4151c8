//! The start positions of games, each made once.

use std::sync::Arc;

use crate::rules::{Position, Rules};

/// More rulesets than one file is likely to have.
const MOST: usize = 64;

/// The start positions that were needed so far.
#[derive(Clone, Default, Debug)]
pub(super) struct Starts(Vec<Position>);

impl Starts {
    /// The position in which games by these rules begin.
    pub(super) fn of(&mut self, rules: &Arc<Rules>) -> &Position {
        let known = |start: &Position| Arc::ptr_eq(start.rules(), rules);
        let at = self.0.iter().position(known).unwrap_or_else(|| {
            // Many house rules in one file must not fill the memory.
            if MOST <= self.0.len() {
                self.0.clear();
            }
            self.0.push(Position::start(rules.clone()));
            self.0.len() - 1
        });
        &self.0[at]
    }

    /// The same rules as those of an earlier game, so that their tables are made once.
    pub(super) fn known(&self, rules: Rules) -> Arc<Rules> {
        let earlier = self.0.iter().map(Position::rules);
        let same = earlier
            .into_iter()
            .find(|known| known.ruleset() == rules.ruleset());
        same.cloned().unwrap_or_else(|| Arc::new(rules))
    }
}
