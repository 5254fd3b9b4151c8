//! Steps of the cursor over the playing squares, as the viewer sees them.
//!
//! Where every second square plays, each pair of neighbouring columns has exactly one playing square
//! in every row. The pairs are the lanes in which the cursor goes up and down: it stays in its two
//! columns, every step can be taken back, and every square can be reached.

use crate::rules::{Geometry, Playing, Side, Square};

/// A step of the cursor, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the next playing square at the left, from the edge around to the other one.
    Left,
    /// To the next playing square at the right.
    Right,
    /// One row away from the viewer.
    Up,
    /// One row nearer to the viewer.
    Down,
}

/// The square that a step leads to, seen from a side's seat.
#[must_use]
pub fn step(geometry: &Geometry, from: Square, step: Step, near: Side) -> Square {
    let (lanes, rows) = lanes(geometry);
    let (row, column) = geometry.cell(from);
    let (lane, row) = (
        i16::from(column / columns_per_lane(geometry)),
        i16::from(row),
    );
    let forward = match near {
        Side::White => 1,
        Side::Black => -1,
    };
    let (lane, row) = match step {
        Step::Left => (lane - forward, row),
        Step::Right => (lane + forward, row),
        Step::Up => (lane, row + forward),
        Step::Down => (lane, row - forward),
    };
    square_of(
        geometry,
        lane.rem_euclid(i16::from(lanes)),
        row.rem_euclid(i16::from(rows)),
    )
    .unwrap_or(from)
}

/// The playing square nearest to the left hand of a side.
pub(super) fn nearest_corner(geometry: &Geometry, near: Side) -> Square {
    let squares = geometry.squares();
    match near {
        Side::White => squares[0],
        Side::Black => squares[squares.len() - 1],
    }
}

/// How many lanes and rows the board has.
fn lanes(geometry: &Geometry) -> (u8, u8) {
    let board = geometry.board();
    (board.width / columns_per_lane(geometry), board.height)
}

const fn columns_per_lane(geometry: &Geometry) -> u8 {
    match geometry.board().playing {
        Playing::All => 1,
        Playing::LeftCorner | Playing::RightCorner => 2,
    }
}

fn square_of(geometry: &Geometry, lane: i16, row: i16) -> Option<Square> {
    let width = columns_per_lane(geometry);
    let (lane, row) = (u8::try_from(lane).ok()?, u8::try_from(row).ok()?);
    (lane * width..(lane + 1) * width).find_map(|column| geometry.square_at(row, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Numbering, SquareSet};

    const STEPS: [(Step, Step); 4] = [
        (Step::Left, Step::Right),
        (Step::Right, Step::Left),
        (Step::Up, Step::Down),
        (Step::Down, Step::Up),
    ];

    fn boards() -> Vec<Geometry> {
        [
            (8, 8, Playing::LeftCorner),
            (8, 8, Playing::RightCorner),
            (10, 10, Playing::LeftCorner),
            (10, 10, Playing::RightCorner),
            (12, 12, Playing::LeftCorner),
            (8, 8, Playing::All),
            (9, 6, Playing::All),
            (10, 8, Playing::RightCorner),
        ]
        .map(|(width, height, playing)| {
            Geometry::new(Board {
                width,
                height,
                playing,
                numbering: Numbering::TopLeft,
            })
            .unwrap()
        })
        .into()
    }

    #[test]
    fn every_square_can_be_reached_from_every_other() {
        for geometry in boards() {
            for near in Side::ALL {
                for &from in geometry.squares() {
                    let mut reached = SquareSet::EMPTY.with(from);
                    let mut open = vec![from];
                    while let Some(at) = open.pop() {
                        for (way, _) in STEPS {
                            let next = step(&geometry, at, way, near);
                            if !reached.contains(next) {
                                reached = reached.with(next);
                                open.push(next);
                            }
                        }
                    }
                    assert_eq!(reached, geometry.all(), "{:?}", geometry.board());
                }
            }
        }
    }

    #[test]
    fn every_step_can_be_taken_back() {
        for geometry in boards() {
            for &from in geometry.squares() {
                for (way, back) in STEPS {
                    let there = step(&geometry, from, way, Side::White);
                    assert_ne!(there, from);
                    assert_eq!(step(&geometry, there, back, Side::White), from);
                }
            }
        }
    }

    #[test]
    fn up_leads_away_from_the_viewer_and_stays_within_a_column() {
        for geometry in boards() {
            let middle = geometry.squares()[geometry.squares().len() / 2];
            let (row, column) = geometry.cell(middle);
            for (near, next_row) in [(Side::White, row + 1), (Side::Black, row - 1)] {
                let up = geometry.cell(step(&geometry, middle, Step::Up, near));
                assert_eq!(up.0, next_row);
                assert!(up.1.abs_diff(column) <= 1);
            }
            let right = geometry.cell(step(&geometry, middle, Step::Right, Side::White));
            let left = geometry.cell(step(&geometry, middle, Step::Right, Side::Black));
            assert!(right.0 == row && left.0 == row);
        }
    }

    #[test]
    fn the_cursor_begins_at_the_viewers_left() {
        for geometry in boards() {
            let corner = |near| geometry.cell(nearest_corner(&geometry, near));
            assert!(corner(Side::White).1 <= 1);
            assert_eq!(corner(Side::White).0, 0);
            assert_eq!(corner(Side::Black).0, geometry.board().height - 1);
        }
    }
}
