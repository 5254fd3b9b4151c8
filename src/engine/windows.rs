//! The windows through which men are seen: groups of eight neighbouring squares, and the number of
//! the arrangement in each, kept up to date move by move.

use crate::rules::{Geometry, Node, Playing, Side, Square, Word, indices};

/// The most windows on any board.
pub(super) const MOST: usize = 32;
/// Squares in a window.
const SQUARES: usize = 8;
/// Arrangements of men in a window: each square is empty or holds a man of either side.
pub(super) const ARRANGEMENTS: usize = 3_usize.pow(SQUARES as u32);

/// One window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// Which table of weights it reads. A window and the one opposite share a table: what one side
    /// sees in the one, the other side sees in the other.
    pub table: usize,
    /// Whether it is seen from Black's seat.
    pub from_black: bool,
}

/// The windows of a board.
#[derive(Debug)]
pub(super) struct Windows {
    windows: Vec<Window>,
    /// How many tables of weights they read.
    tables: usize,
    /// For each square, the windows that see it, with the weight of its digit.
    seen_by: Vec<Vec<(u8, u16)>>,
    /// Twice each square's distance to the right of the middle.
    skews: [i16; 128],
}

/// The number of the arrangement in each window, and how far to the side each side's men stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    numbers: [u16; MOST],
    /// The sum over the men of twice their distance to the right of the middle.
    skews: [i16; 2],
}

impl Windows {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let mut shown = Self {
            windows: Vec::new(),
            tables: 0,
            seen_by: vec![Vec::new(); 128],
            skews: [0; 128],
        };
        for &square in geometry.squares() {
            let (_, column) = geometry.cell(square);
            shown.skews[square.index()] =
                2 * i16::from(column) + 1 - i16::from(geometry.board().width);
        }
        for squares in places(geometry) {
            shown.add(geometry, &squares);
        }
        shown
    }

    /// Adds the window of these squares as White sees it, and the one opposite as Black sees it.
    fn add(&mut self, geometry: &Geometry, squares: &[Square; SQUARES]) {
        for from_black in [false, true] {
            let window = self.windows.len() as u8;
            self.windows.push(Window {
                table: self.tables,
                from_black,
            });
            for (n, &square) in squares.iter().enumerate() {
                let square = if from_black {
                    geometry.turned(square)
                } else {
                    square
                };
                self.seen_by[square.index()].push((window, 3_u16.pow(n as u32)));
            }
        }
        self.tables += 1;
    }

    pub(super) fn all(&self) -> &[Window] {
        &self.windows
    }

    pub(super) const fn tables(&self) -> usize {
        self.tables
    }

    /// The arrangements of a position.
    pub(super) fn arrangement<W: Word, C: crate::rules::Cargo<W>>(
        &self,
        node: &Node<W, C>,
    ) -> Arrangement {
        let mut seen = Arrangement {
            numbers: [0; MOST],
            skews: [0; 2],
        };
        for side in Side::ALL {
            for square in indices(node.men(side)) {
                self.place(&mut seen, square, side, true);
            }
        }
        seen
    }

    /// The arrangements after a move.
    #[inline]
    pub(super) fn follow<W: Word, C: crate::rules::Cargo<W>>(
        &self,
        mut seen: Arrangement,
        before: &Node<W, C>,
        after: &Node<W, C>,
    ) -> Arrangement {
        for side in Side::ALL {
            let (old, new) = (before.men(side), after.men(side));
            for square in indices(old & !new) {
                self.place(&mut seen, square, side, false);
            }
            for square in indices(new & !old) {
                self.place(&mut seen, square, side, true);
            }
        }
        seen
    }

    #[inline]
    fn place(&self, seen: &mut Arrangement, square: u8, side: Side, put: bool) {
        let skew = self.skews[usize::from(square)];
        seen.skews[side.index()] += if put { skew } else { -skew };
        for &(window, weight) in &self.seen_by[usize::from(square)] {
            let window = usize::from(window);
            // The own man is the digit 1, the other side's the digit 2.
            let own = (side == Side::Black) == self.windows[window].from_black;
            let change = if own { weight } else { 2 * weight };
            let number = &mut seen.numbers[window];
            *number = if put {
                number.wrapping_add(change)
            } else {
                number.wrapping_sub(change)
            };
        }
    }
}

impl Arrangement {
    #[inline]
    pub(super) fn of(&self, window: usize) -> usize {
        usize::from(self.numbers[window])
    }

    /// By how many columns Black's men stand more to one side than White's.
    #[inline]
    pub(super) fn skew(&self) -> i32 {
        let [white, black] = self.skews.map(|skew| i32::from(skew.abs()) / 2);
        black - white
    }
}

/// The windows of one half of the board, the other half being their mirror image: four rows of two
/// squares, or two of four where every square plays.
fn places(geometry: &Geometry) -> Vec<[Square; SQUARES]> {
    let board = geometry.board();
    let (rows, columns, row_step, column_step) = match board.playing {
        Playing::All => (2, 4, 1, 2),
        Playing::LeftCorner | Playing::RightCorner => (4, 2, 2, 1),
    };
    let mut places: Vec<[Square; SQUARES]> = Vec::new();
    let all: Vec<Vec<Square>> = (0..board.height)
        .map(|row| {
            (0..board.width)
                .filter_map(|column| geometry.square_at(row, column))
                .collect()
        })
        .collect();
    for top in (0..=all.len().saturating_sub(rows)).step_by(row_step) {
        let widest = all[top].len();
        for left in (0..=widest.saturating_sub(columns)).step_by(column_step) {
            let squares: Vec<Square> = all[top..top + rows]
                .iter()
                .flat_map(|row| row[left..left + columns].iter().copied())
                .collect();
            let Ok(squares) = <[Square; SQUARES]>::try_from(squares) else {
                continue;
            };
            let opposite = squares.map(|square| geometry.turned(square));
            let is_known = places
                .iter()
                .any(|known| known.iter().all(|square| opposite.contains(square)));
            if !is_known && 2 * places.len() + 2 <= MOST {
                places.push(squares);
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{self, Cargo, Dispatch, Explore, Field, Position, Step, Steps};

    struct Walk(Vec<usize>);

    impl Explore for Walk {
        type Output = ();
        fn explore<W: Dispatch, C: Cargo<W>>(self, field: &Field<'_, W, C>, root: Node<W, C>) {
            let windows = Windows::new(field.rules().geometry());
            let mut node = root;
            let mut seen = windows.arrangement(&node);
            let mut steps = Steps::new();
            for choice in self.0 {
                field.legal(&node, &mut steps);
                let Some(&step) = steps.list.get(choice % steps.list.len().max(1)) else {
                    return;
                };
                let _: Step<W> = step;
                let after = field.after(&node, step);
                seen = windows.follow(seen, &node, &after);
                node = after;
                assert_eq!(seen, windows.arrangement(&node));
                assert!(seen.numbers.iter().all(|&n| usize::from(n) < ARRANGEMENTS));
            }
        }
    }

    #[test]
    fn arrangements_are_kept_up_to_date() {
        for rules in rules::all() {
            for seed in 0..8 {
                let choices = (0..120)
                    .map(|n| (n * 7 + seed * 13) ^ (n * n / 3))
                    .collect();
                Position::start(rules.clone()).explore(Walk(choices));
            }
        }
    }

    #[test]
    fn every_square_is_seen_and_no_board_has_too_many_windows() {
        for rules in rules::all() {
            let windows = Windows::new(rules.geometry());
            assert!(windows.all().len() <= MOST);
            for &square in rules.geometry().squares() {
                assert!(!windows.seen_by[square.index()].is_empty());
            }
        }
    }
}
