//! The board: which squares play, how they are numbered and which lie next to which.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Direction, Side, Square, SquareSet, layout::Shape};

/// The corner, as each player sees the board, that is a playing square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Playing {
    /// Every second square, the corner at the player's left hand among them.
    LeftCorner,
    /// Every second square, the corner at the player's right hand among them.
    RightCorner,
    /// Every square.
    All,
}

/// Where square 1 lies and how the numbers run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Numbering {
    /// Square 1 at the top left as White sees it, row by row downwards: Black stands on low numbers.
    TopLeft,
    /// Square 1 at White's bottom right, leftwards and then up: White stands on low numbers.
    BottomRight,
}

/// The shape of a board, as a ruleset states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Columns, 4 to 12.
    pub width: u8,
    /// Rows, 4 to 12.
    pub height: u8,
    /// Which squares play.
    pub playing: Playing,
    /// How they are numbered.
    pub numbering: Numbering,
}

/// Why a board cannot be built.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    /// A side is out of range.
    #[error("board of {0}x{1}: both sides must be 4 to 12 squares long")]
    Size(u8, u8),
    /// Every second square plays, but the sides are odd.
    #[error("board of {0}x{1}: both sides must be even where every second square plays")]
    Odd(u8, u8),
    /// Too many squares for one set.
    #[error("board of {0}x{1}: at most 128 squares can play")]
    TooLarge(u8, u8),
}

/// A board with its tables. Rows count from White's base row, columns from White's left, both from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    board: Board,
    shape: Shape,
    squares: Vec<Square>,
    cells: [Option<(u8, u8)>; 128],
    numbers: [u8; 128],
    neighbours: [[Option<Square>; 8]; 128],
}

impl Geometry {
    /// Builds the tables of a board.
    ///
    /// # Errors
    ///
    /// A [`BoardError`] where the board is out of range.
    pub fn new(board: Board) -> Result<Self, BoardError> {
        let Board { width, height, .. } = board;
        if !(4..=12).contains(&width) || !(4..=12).contains(&height) {
            return Err(BoardError::Size(width, height));
        }
        let all = board.playing == Playing::All;
        if !all && (width % 2 == 1 || height % 2 == 1) {
            return Err(BoardError::Odd(width, height));
        }
        let shape = Shape {
            width,
            height,
            playing: board.playing,
        };
        if !shape.fits() {
            return Err(BoardError::TooLarge(width, height));
        }
        let mut geometry = Self {
            board,
            shape,
            squares: Vec::new(),
            cells: [None; 128],
            numbers: [0; 128],
            neighbours: [[None; 8]; 128],
        };
        for row in 0..height {
            for column in (0..width).filter(|&column| shape.plays(row, column)) {
                let square = Square(shape.bit(row, column));
                geometry.cells[square.index()] = Some((row, column));
                geometry.squares.push(square);
            }
        }
        geometry.number_squares();
        geometry.link_squares();
        Ok(geometry)
    }

    fn number_squares(&mut self) {
        let mut order = self.squares.clone();
        order.sort_by_key(|&square| {
            let (row, column) = self.cell(square);
            match self.board.numbering {
                Numbering::TopLeft => (self.board.height - 1 - row, column),
                Numbering::BottomRight => (row, self.board.width - 1 - column),
            }
        });
        for (square, number) in order.into_iter().zip(1..) {
            self.numbers[square.index()] = number;
        }
    }

    fn link_squares(&mut self) {
        for &square in &self.squares {
            let (row, column) = self.cell(square);
            for direction in Direction::ALL {
                self.neighbours[square.index()][direction as usize] = self
                    .shape
                    .neighbour(row, column, direction)
                    .map(|(row, column)| Square(self.shape.bit(row, column)));
            }
        }
    }

    /// The board's shape.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    pub(super) const fn shape(&self) -> Shape {
        self.shape
    }

    /// The playing squares, White's base row first, from White's left.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The playing squares as a set.
    #[must_use]
    pub fn all(&self) -> SquareSet {
        self.squares.iter().copied().collect()
    }

    /// Row and column of a square, from White's base row and White's left, from 0.
    #[must_use]
    pub const fn cell(&self, square: Square) -> (u8, u8) {
        match self.cells[square.index()] {
            Some(cell) => cell,
            None => panic!("a square of another board"),
        }
    }

    /// The playing square at a row and column, if it is one.
    #[must_use]
    pub fn square_at(&self, row: u8, column: u8) -> Option<Square> {
        let on_board = row < self.board.height && column < self.board.width;
        (on_board && self.shape.plays(row, column)).then(|| Square(self.shape.bit(row, column)))
    }

    /// The square's number, from 1.
    #[must_use]
    pub const fn number(&self, square: Square) -> u8 {
        self.numbers[square.index()]
    }

    /// The square of a number, if the board has it.
    #[must_use]
    pub fn numbered(&self, number: u8) -> Option<Square> {
        self.squares
            .iter()
            .copied()
            .find(|&square| self.number(square) == number)
    }

    /// The next playing square in a direction.
    #[must_use]
    pub const fn neighbour(&self, square: Square, direction: Direction) -> Option<Square> {
        self.neighbours[square.index()][direction as usize]
    }

    /// The row nearest the opponent, where a side's men are crowned.
    #[must_use]
    pub fn crown_row(&self, side: Side) -> SquareSet {
        let crown_row = match side {
            Side::White => self.board.height - 1,
            Side::Black => 0,
        };
        self.squares
            .iter()
            .copied()
            .filter(|&square| self.cell(square).0 == crown_row)
            .collect()
    }

    /// The long diagonal through the playing corner ("diagonal principal"); where every square
    /// plays, the one from White's left.
    #[must_use]
    pub fn main_diagonal(&self) -> SquareSet {
        self.squares
            .iter()
            .copied()
            .filter(|&square| {
                let (row, column) = self.cell(square);
                match self.board.playing {
                    Playing::RightCorner => row + column + 1 == self.board.width,
                    Playing::LeftCorner | Playing::All => row == column,
                }
            })
            .collect()
    }

    /// The square opposite, turning the board by half a turn.
    #[must_use]
    pub fn turned(&self, square: Square) -> Square {
        let (row, column) = self.cell(square);
        let turned = self.square_at(self.board.height - 1 - row, self.board.width - 1 - column);
        turned.unwrap_or(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry(side: u8, playing: Playing, numbering: Numbering) -> Geometry {
        Geometry::new(Board {
            width: side,
            height: side,
            playing,
            numbering,
        })
        .unwrap()
    }

    #[test]
    fn numbers_follow_the_corner() {
        let spanish = geometry(8, Playing::RightCorner, Numbering::BottomRight);
        let number = |row, column| spanish.number(spanish.square_at(row, column).unwrap());
        assert_eq!(
            [number(0, 7), number(0, 1), number(1, 6), number(7, 0)],
            [1, 4, 5, 32]
        );
        let international = geometry(10, Playing::LeftCorner, Numbering::TopLeft);
        let number =
            |row, column| international.number(international.square_at(row, column).unwrap());
        assert_eq!(
            [number(9, 1), number(9, 9), number(0, 0), number(0, 8)],
            [1, 5, 46, 50]
        );
    }

    #[test]
    fn every_direction_is_one_shift() {
        for (side, playing) in [
            (8, Playing::LeftCorner),
            (10, Playing::RightCorner),
            (12, Playing::LeftCorner),
            (8, Playing::All),
        ] {
            let geometry = geometry(side, playing, Numbering::TopLeft);
            for direction in Direction::ALL {
                let deltas: std::collections::HashSet<_> = geometry
                    .squares()
                    .iter()
                    .filter_map(|&square| {
                        let next = geometry.neighbour(square, direction)?;
                        Some(next.index() as i32 - square.index() as i32)
                    })
                    .collect();
                assert_eq!(deltas.len(), 1, "{direction:?} on {side} {playing:?}");
            }
        }
    }

    #[test]
    fn impossible_boards_are_refused() {
        let board = |width, height, playing| Board {
            width,
            height,
            playing,
            numbering: Numbering::TopLeft,
        };
        for (bad, error) in [
            (board(2, 8, Playing::All), BoardError::Size(2, 8)),
            (board(9, 10, Playing::LeftCorner), BoardError::Odd(9, 10)),
            (board(12, 12, Playing::All), BoardError::TooLarge(12, 12)),
        ] {
            assert_eq!(Geometry::new(bad), Err(error));
        }
    }
}
