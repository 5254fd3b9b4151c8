//! What the search has found out about positions, shared by all its threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::score::Score;

/// What a score says about the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is at least the score.
    AtLeast,
    /// The value is at most the score.
    AtMost,
    /// The value is the score.
    Exact,
}

/// What is known about one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The score, seen from the position.
    pub score: Score,
    /// What the score says.
    pub bound: Bound,
    /// How deep it was searched.
    pub depth: u8,
    /// Where the best move stands in the list of legal moves.
    pub best: Option<u8>,
}

const NO_MOVE: u8 = u8::MAX;
/// Entries that compete for one place.
const WAYS: usize = 4;

impl Entry {
    fn pack(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
            Bound::Exact => 3,
        };
        let score = self.score.0 as i16 as u16;
        u64::from(score)
            | u64::from(self.depth) << 16
            | u64::from(self.best.unwrap_or(NO_MOVE)) << 24
            | u64::from(age) << 32
            | bound << 40
    }

    fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 40 & 3 {
            1 => Bound::AtLeast,
            2 => Bound::AtMost,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = (data >> 24) as u8;
        Some(Self {
            score: Score(i32::from(data as u16 as i16)),
            bound,
            depth: (data >> 16) as u8,
            best: (best != NO_MOVE).then_some(best),
        })
    }
}

/// One place: the key is kept mixed with the data, so that a place that two threads wrote to at
/// once belongs to no position.
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

/// A hash table of positions.
pub(super) struct Table {
    slots: Box<[Slot]>,
    age: AtomicU8,
}

impl Table {
    /// A table of about so many mebibytes, at least one.
    pub(super) fn new(mebibytes: usize) -> Self {
        let slots = (mebibytes.max(1) << 20) / size_of::<Slot>();
        // A power of two, so that a place is found by a mask.
        let slots = 1 << slots.ilog2();
        Self {
            slots: (0..slots).map(|_| Slot::default()).collect(),
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&self) {
        for slot in &self.slots {
            slot.mixed.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Makes what is known older: it gives way to what is found from now on.
    pub(super) fn grow_old(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    fn places(&self, hash: u64) -> &[Slot] {
        let first = (hash as usize & (self.slots.len() - 1)) & !(WAYS - 1);
        &self.slots[first..first + WAYS]
    }

    /// What is known about a position.
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        self.places(hash).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            let known = slot.mixed.load(Relaxed) ^ data == hash;
            known.then(|| Entry::unpack(data)).flatten()
        })
    }

    /// Remembers something: in place of what is known of the same position, or of what is oldest
    /// and shallowest.
    pub(super) fn put(&self, hash: u64, mut entry: Entry) {
        let age = self.age.load(Relaxed);
        let mut chosen = None;
        for slot in self.places(hash) {
            let data = slot.data.load(Relaxed);
            if slot.mixed.load(Relaxed) ^ data == hash {
                let before = Entry::unpack(data);
                entry.best = entry.best.or(before.and_then(|before| before.best));
                chosen = Some((0, slot));
                break;
            }
            let worth = Entry::unpack(data).map_or(0, |held| {
                let younger = age.wrapping_sub((data >> 32) as u8);
                1 + i32::from(held.depth) + 512 - 8 * i32::from(younger.min(63))
            });
            if chosen.is_none_or(|(least, _)| worth < least) {
                chosen = Some((worth, slot));
            }
        }
        if let Some((_, slot)) = chosen {
            let data = entry.pack(age);
            slot.data.store(data, Relaxed);
            slot.mixed.store(hash ^ data, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        score: Score(-321),
        bound: Bound::AtMost,
        depth: 9,
        best: Some(4),
    };

    #[test]
    fn what_is_put_in_comes_out() {
        let table = Table::new(1);
        assert_eq!(table.get(77), None);
        table.put(77, ENTRY);
        assert_eq!(table.get(77), Some(ENTRY));
        // The best move is kept where a later search found none.
        table.put(
            77,
            Entry {
                best: None,
                ..ENTRY
            },
        );
        assert_eq!(table.get(77), Some(ENTRY));
        table.clear();
        assert_eq!(table.get(77), None);
    }

    #[test]
    fn deep_entries_outlive_shallow_ones_until_they_are_old() {
        let table = Table::new(1);
        let stride = table.slots.len() as u64;
        let hash = |n: u64| 4 + n * stride;
        for n in 0..=WAYS as u64 {
            let depth = if n == 2 { 1 } else { 10 };
            table.put(hash(n), Entry { depth, ..ENTRY });
        }
        assert_eq!(table.get(hash(2)), None);
        for _ in 0..30 {
            table.grow_old();
        }
        table.put(hash(9), Entry { depth: 1, ..ENTRY });
        assert!(table.get(hash(9)).is_some());
    }
}
