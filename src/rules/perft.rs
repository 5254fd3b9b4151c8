//! Counting the leaves of the tree of legal moves: how move generators are compared.

use super::{
    Position,
    cells::Cells,
    compiled::Width,
    generate::{self, Steps},
    position::{Board, at_width},
    tables::Tables,
    word::Word,
};

/// What counts as one leaf, and how the last ply is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerftMode {
    /// Count every way of a move instead of every move.
    pub raw: bool,
    /// Count the moves of the last ply without making them.
    pub bulk: bool,
}

/// The number of leaves `depth` plies from a position. Draw rules are ignored.
#[must_use]
pub fn perft(position: &Position, depth: u32, mode: PerftMode) -> u64 {
    at_width!(position, |tables, cells| {
        let mut stack: Vec<_> = (0..depth).map(|_| Steps::new()).collect();
        let search = Perft {
            tables,
            mode,
            values: position.has_values(),
        };
        search.leaves(cells, &mut stack)
    })
}

struct Perft<'a, W> {
    tables: &'a Tables<W>,
    mode: PerftMode,
    values: bool,
}

impl<W: Word> Perft<'_, W> {
    /// The leaves below a board, one list of the stack a ply.
    fn leaves(&self, cells: &Cells<W>, stack: &mut [Steps<W>]) -> u64 {
        let Some((steps, rest)) = stack.split_first_mut() else {
            return 1;
        };
        if rest.is_empty() && self.mode.bulk && !self.mode.raw {
            return generate::count(self.tables, cells, steps);
        }
        if self.mode.raw {
            generate::legal_ways(self.tables, cells, steps);
        } else {
            generate::legal(self.tables, cells, steps);
        }
        if rest.is_empty() && self.mode.bulk {
            return steps.list.len() as u64;
        }
        steps
            .list
            .iter()
            .map(|&step| self.leaves(&cells.after(step, self.values), rest))
            .sum()
    }
}
