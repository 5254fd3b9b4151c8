//! Chance that a seed repeats.

use crate::rules::split_mix;

/// Steele, Lea and Flood's `SplitMix64`: the same seed makes the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that begin at a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn roll(&mut self) -> u64 {
        split_mix(&mut self.0)
    }

    /// The next number, brought below `end`, which is at least 1.
    pub const fn below(&mut self, end: u64) -> u64 {
        self.roll() % end
    }
}
