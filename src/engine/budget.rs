//! How much a search may cost, and who may stop it.

/// The deepest search.
pub const DEEPEST: u8 = 96;

/// Says when a search must end: a stop flag, a deadline, or both. The engine itself reads no clock.
pub trait Watch: Sync {
    /// Whether the search must end now. Asked every thousand positions or so.
    fn is_over(&self) -> bool;
}

/// Nothing stops the search but its budget.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn is_over(&self) -> bool {
        false
    }
}

impl Watch for std::sync::atomic::AtomicBool {
    fn is_over(&self) -> bool {
        self.load(std::sync::atomic::Ordering::Relaxed)
    }
}

/// How much a search may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The deepest iteration, in plies.
    pub depth: u8,
    /// The most positions visited; the first iteration is always finished.
    pub nodes: u64,
    /// How many of the best moves are looked into, each with its line.
    pub lines: usize,
    /// Which of several threads this is: all but the first vary their way through the tree.
    pub thread: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            depth: DEEPEST,
            nodes: u64::MAX,
            lines: 1,
            thread: 0,
        }
    }
}
