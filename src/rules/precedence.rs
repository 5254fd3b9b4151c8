//! Which captures are allowed: the laws of capture as one key that sorts captures.

use super::{
    Law,
    cargo::Cargo,
    cells::{Cells, Step},
    conduct::Laws,
    word::Word,
};

/// A finished capture as the laws see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finished<W> {
    /// The move.
    pub step: Step<W>,
    /// Whether the piece was a king when it started.
    pub with_king: bool,
    /// The kinds of the captured pieces in their order, first capture in the highest bit; a king is
    /// 1. Kept only where a law asks for it.
    pub kings_in_order: u64,
}

/// The rank of a capture under a list of laws: of two captures the higher one must be made.
///
/// Each law takes its own bits, earlier laws higher ones, so that one comparison settles all.
#[inline(always)]
pub(super) fn rank<W: Word, C: Cargo<W>>(
    laws: Laws,
    cells: &Cells<W, C>,
    finished: &Finished<W>,
) -> u128 {
    let mut rank = 0;
    let mut rest = laws;
    while let Some((law, later)) = rest.split() {
        let (bits, part) = measure(law, cells, finished);
        rank = rank << bits | u128::from(part);
        rest = later;
    }
    rank
}

/// What one law measures, and how many bits that takes.
#[inline(always)]
pub(super) fn measure<W: Word, C: Cargo<W>>(
    law: Law,
    cells: &Cells<W, C>,
    finished: &Finished<W>,
) -> (u32, u64) {
    let captured = finished.step.captured;
    let pieces = || u64::from(captured.count());
    let kings = || u64::from((captured & cells.kings).count());
    match law {
        Law::MostPieces => (8, pieces()),
        Law::MostKings => (8, kings()),
        Law::WithKing => (1, u64::from(finished.with_king)),
        Law::KingsSoonest => (64, finished.kings_in_order),
        // Men 100 and kings 199: n kings lie between 2n-1 and 2n men for every n below 100.
        Law::MostWorth => (16, 100 * pieces() + 99 * kings()),
        Law::HighestValues => (16, u64::from(cells.cargo.sum_of(captured))),
    }
}
