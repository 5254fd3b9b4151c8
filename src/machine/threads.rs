//! How many threads a search may use.

/// All processors but one, and at least one: the table needs a core to stay smooth.
#[must_use]
pub fn spare_threads() -> usize {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    all.saturating_sub(1).max(1)
}
