//! Pieces on a board, the side to move, and what else decides which moves are legal.

use crate::{
    board::{Board, Cell, Piece, Side},
    game::Game,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Side,
    /// White's and Black's, in games that limit it.
    pub(crate) runs: [Option<Run>; 2],
}

/// A king that has made its side's last moves, none of them a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) king: Cell,
    /// Not counted further than the most that the rules allow.
    pub(crate) moves: u8,
}

impl Position {
    pub(crate) fn start(game: &Game) -> Self {
        let mut board = Board::empty(game.form);
        let (first, last) = game.men_rows;
        for cell in game.form.squares() {
            let row_of_white = cell.row + 1;
            let row_of_black = game.form.size - cell.row;
            for (side, row) in [(Side::White, row_of_white), (Side::Black, row_of_black)] {
                if (first..=last).contains(&row) {
                    let value = game.has_values.then(|| start_value(game, side, cell));
                    board.put(
                        cell,
                        Piece {
                            side,
                            is_king: false,
                            value,
                        },
                    );
                }
            }
        }
        Self {
            board,
            turn: Side::White,
            runs: [None, None],
        }
    }

    pub(crate) fn run(&self, side: Side) -> Option<Run> {
        self.runs[side as usize]
    }
}

/// From 0 in the own left corner, to the right, then row by row (C3).
fn start_value(game: &Game, side: Side, cell: Cell) -> u8 {
    let last = game.form.size - 1;
    let (row, column) = match side {
        Side::White => (cell.row, cell.column),
        Side::Black => (last - cell.row, last - cell.column),
    };
    u8::try_from(row * game.form.size / 2 + column / 2).unwrap()
}
