//! A board of cells by row and column, what stands on them, and the numbers that players read.

use std::ops::{Add, Neg};

/// A cell, counted from 0 at White's left corner, upwards and to the right as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Cell {
    pub(crate) row: i32,
    pub(crate) column: i32,
}

/// The way from one cell to the next one on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Direction {
    pub(crate) rows: i32,
    pub(crate) columns: i32,
}

impl Add<Direction> for Cell {
    type Output = Self;
    fn add(self, direction: Direction) -> Self {
        Self {
            row: self.row + direction.rows,
            column: self.column + direction.columns,
        }
    }
}

impl Direction {
    /// The same direction as the side sees it: this one is White's.
    pub(crate) fn of(self, side: Side) -> Self {
        match side {
            Side::White => self,
            Side::Black => Self {
                rows: -self.rows,
                ..self
            },
        }
    }
}

impl Neg for Direction {
    type Output = Self;
    fn neg(self) -> Self {
        Self {
            rows: -self.rows,
            columns: -self.columns,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) const BOTH: [Self; 2] = [Self::White, Self::Black];

    pub(crate) fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    pub(crate) fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) side: Side,
    pub(crate) is_king: bool,
    /// The number on the piece, where it carries one.
    pub(crate) value: Option<u8>,
}

/// Which cells are squares of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Playing {
    /// Every second one, the corner at each player's left among them.
    LeftCorner,
    /// Every second one, the corner at each player's right among them.
    RightCorner,
    All,
}

/// Where the squares are counted from (rule book, section 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Numbering {
    /// N-TL: from White's top left, to the right, then down.
    TopLeft,
    /// N-BR: from White's bottom right, to the left, then up.
    BottomRight,
}

/// A board without pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    /// Rows, and as many columns.
    pub(crate) size: i32,
    pub(crate) playing: Playing,
    pub(crate) numbering: Numbering,
}

impl Form {
    pub(crate) fn contains(self, cell: Cell) -> bool {
        let is_inside = (0..self.size).contains(&cell.row) && (0..self.size).contains(&cell.column);
        let is_of_the_left_corner = (cell.row + cell.column) % 2 == 0;
        is_inside
            && match self.playing {
                Playing::LeftCorner => is_of_the_left_corner,
                Playing::RightCorner => !is_of_the_left_corner,
                Playing::All => true,
            }
    }

    /// All squares in the order of their numbers.
    pub(crate) fn squares(self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for down in 0..self.size {
            for right in 0..self.size {
                cells.push(Cell {
                    row: self.size - 1 - down,
                    column: right,
                });
            }
        }
        if self.numbering == Numbering::BottomRight {
            cells.reverse();
        }
        cells.retain(|&cell| self.contains(cell));
        cells
    }

    pub(crate) fn number(self, cell: Cell) -> u8 {
        let place = self.squares().iter().position(|&square| square == cell);
        u8::try_from(place.unwrap() + 1).unwrap()
    }

    /// The row on which a man of the side is crowned.
    pub(crate) fn crown_row(self, side: Side) -> i32 {
        match side {
            Side::White => self.size - 1,
            Side::Black => 0,
        }
    }
}

/// A board with pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) form: Form,
    /// Row by row.
    cells: Vec<Option<Piece>>,
}

impl Board {
    pub(crate) fn empty(form: Form) -> Self {
        let count = usize::try_from(form.size * form.size).unwrap();
        Self {
            form,
            cells: vec![None; count],
        }
    }

    fn index(&self, cell: Cell) -> usize {
        assert!(self.form.contains(cell), "{cell:?} is no square");
        usize::try_from(cell.row * self.form.size + cell.column).unwrap()
    }

    pub(crate) fn piece(&self, cell: Cell) -> Option<Piece> {
        self.cells[self.index(cell)]
    }

    pub(crate) fn put(&mut self, cell: Cell, piece: Piece) {
        let index = self.index(cell);
        assert_eq!(self.cells[index], None, "{cell:?} is taken");
        self.cells[index] = Some(piece);
    }

    pub(crate) fn lift(&mut self, cell: Cell) -> Piece {
        let index = self.index(cell);
        self.cells[index].take().unwrap()
    }

    /// The pieces of a side with their cells.
    pub(crate) fn pieces(&self, side: Side) -> Vec<(Cell, Piece)> {
        let mut found = Vec::new();
        for row in 0..self.form.size {
            for column in 0..self.form.size {
                let cell = Cell { row, column };
                if self.form.contains(cell)
                    && let Some(piece) = self.piece(cell)
                    && piece.side == side
                {
                    found.push((cell, piece));
                }
            }
        }
        found
    }

    pub(crate) fn has_men(&self, side: Side) -> bool {
        self.pieces(side).iter().any(|(_, piece)| !piece.is_king)
    }
}
