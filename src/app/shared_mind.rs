//! A mind for the game on the table, shared by the threads that think with it.

use std::sync::{Arc, Mutex, PoisonError};

use crate::{machine::Mind, rules::Rules};

/// A mind that is made by the first thread that needs it, because its memory takes a moment to be
/// laid out; another game gets another one.
#[derive(Clone, Debug)]
pub(super) struct SharedMind {
    threads: usize,
    mebibytes: usize,
    mind: Arc<Mutex<Option<Mind>>>,
}

impl SharedMind {
    /// A mind that will use so many threads and about so many mebibytes.
    pub(super) fn new(threads: usize, mebibytes: usize) -> Self {
        Self {
            threads,
            mebibytes,
            mind: Arc::default(),
        }
    }

    /// The mind for a game. Not for the thread that draws: it may have to be made.
    pub(super) fn of(&self, rules: &Arc<Rules>) -> Mind {
        let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
        match &*mind {
            Some(mind) if Arc::ptr_eq(mind.rules(), rules) => mind.clone(),
            _ => {
                let made = Mind::new(rules.clone(), self.threads, self.mebibytes);
                mind.insert(made).clone()
            }
        }
    }
}
