//! The way in: one engine for one game.

use std::{fmt, ops::ControlFlow, sync::Arc};

use super::{
    Budget, Report, Situation, Watch, Weights, evaluate::Evaluator, root::Run, table::Table,
};
use crate::rules::Rules;

/// An opponent for one game: its evaluation, and what it remembers of the positions it has seen.
/// Several threads may think at the same time; they share what they find.
pub struct Engine {
    rules: Arc<Rules>,
    evaluator: Evaluator,
    table: Table,
}

impl Engine {
    /// An engine with a table of about so many mebibytes.
    #[must_use]
    pub fn new(rules: Arc<Rules>, mebibytes: usize) -> Self {
        let weights = super::catalog::weights_of(&rules);
        Self::with_weights(rules, mebibytes, weights)
    }

    /// The same with other weights; with those of material alone where there are none.
    #[must_use]
    pub fn with_weights(rules: Arc<Rules>, mebibytes: usize, weights: Option<Weights>) -> Self {
        Self {
            evaluator: Evaluator::new(&rules, weights),
            table: Table::new(mebibytes),
            rules,
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What its evaluation has learned.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        self.evaluator.weights()
    }

    /// Forgets every position, so that the next search is the same in every run.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Searches for the best move. What has been found is told after every iteration; the search
    /// ends when it is told to break, with its budget, or when the watch says so.
    ///
    /// With one thread and no watch the search is reproducible.
    pub fn think(
        &self,
        situation: &Situation,
        budget: Budget,
        watch: &dyn Watch,
        hear: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        if budget.thread == 0 {
            self.table.grow_old();
        }
        situation.position.explore(Run {
            evaluator: &self.evaluator,
            table: &self.table,
            situation,
            budget,
            watch,
            hear,
        })
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("game", &self.rules.name())
            .finish_non_exhaustive()
    }
}
