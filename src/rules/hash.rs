//! A 64-bit fingerprint of a position, kept up to date move by move (Zobrist hashing).

use super::{
    Side,
    cargo::{Cargo, PLANES, Run},
    cells::Cells,
    word::{Word, indices},
};

/// The random numbers that fingerprints are made of.
#[derive(Debug)]
pub(crate) struct Keys {
    pieces: [[u64; 128]; 2],
    kings: [u64; 128],
    planes: [[u64; 128]; 5],
    black_to_move: u64,
}

impl Keys {
    /// The same numbers on every machine and in every run: saves and traces may hold fingerprints.
    pub(super) fn new() -> Self {
        let mut state = 0x0D15_EA5E_5EED_0502_u64;
        let mut next = || split_mix(&mut state);
        Self {
            pieces: [(); 2].map(|()| [(); 128].map(|()| next())),
            kings: [(); 128].map(|()| next()),
            planes: [(); 5].map(|()| [(); 128].map(|()| next())),
            black_to_move: next(),
        }
    }

    /// The fingerprint of a board, made afresh. The values belong to it: two kings of different
    /// value that have changed places make another position.
    pub(super) fn fingerprint<W: Word>(&self, cells: &Cells<W>, turn: Side) -> u64 {
        let whole = |keys: &[u64; 128], set: W| xor(keys, set);
        let mut hash = whole(&self.pieces[0], cells.sides[0])
            ^ whole(&self.pieces[1], cells.sides[1])
            ^ whole(&self.kings, cells.kings);
        for (keys, &plane) in self.planes.iter().zip(&cells.cargo.planes.0) {
            hash ^= whole(keys, plane);
        }
        for (side, run) in cells.cargo.runs.0.iter().enumerate() {
            hash ^= run_key(side, *run);
        }
        if turn == Side::Black {
            hash ^= self.black_to_move;
        }
        hash
    }

    /// The fingerprint after a move, from the one before it: only squares that changed are visited.
    #[inline]
    pub(super) fn update<W: Word, C: Cargo<W>>(
        &self,
        hash: u64,
        before: &Cells<W, C>,
        after: &Cells<W, C>,
    ) -> u64 {
        let mut hash = hash ^ self.black_to_move;
        for side in 0..2 {
            hash ^= xor(&self.pieces[side], before.sides[side] ^ after.sides[side]);
        }
        hash ^ xor(&self.kings, before.kings ^ after.kings)
            ^ before.cargo.change(&after.cargo, self)
    }

    /// What changed values change in a fingerprint.
    #[inline]
    pub(super) fn planes_change<W: Word>(&self, before: [W; PLANES], after: [W; PLANES]) -> u64 {
        self.planes
            .iter()
            .zip(before.into_iter().zip(after))
            .fold(0, |change, (keys, (before, after))| {
                change ^ xor(keys, before ^ after)
            })
    }
}

/// The number of a side's run: positions that differ in it allow different moves (C17).
pub(super) fn run_key(side: usize, run: Run) -> u64 {
    if run.count == 0 {
        return 0;
    }
    let mut state = u64::from(run.square) << 16 | u64::from(run.count) << 8 | side as u64 | 1 << 32;
    split_mix(&mut state)
}

fn xor<W: Word>(keys: &[u64; 128], set: W) -> u64 {
    indices(set).fold(0, |hash, index| hash ^ keys[index as usize])
}

/// One number of Steele, Lea and Flood's `SplitMix64` generator.
pub(crate) const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
