//! Moves that capture nothing.

use crate::{
    board::{Cell, Direction, Piece},
    game::Game,
    position::Position,
};

/// Where every piece of the side to move can go, if there is nothing to capture.
pub(crate) fn quiet_steps(game: &Game, position: &Position) -> Vec<(Cell, Cell)> {
    let mut steps = Vec::new();
    for (from, piece) in position.board.pieces(position.turn) {
        for to in goals(game, position, from, piece) {
            steps.push((from, to));
        }
    }
    without_the_king_that_must_rest(game, position, steps)
}

fn goals(game: &Game, position: &Position, from: Cell, piece: Piece) -> Vec<Cell> {
    let directions = if piece.is_king {
        game.king_steps
    } else {
        game.man_steps
    };
    let is_free = |cell: Cell| game.form.contains(cell) && position.board.piece(cell).is_none();
    let mut goals = Vec::new();
    for &direction in directions {
        let direction = direction.of(piece.side);
        let mut to = from + direction;
        while is_free(to) {
            goals.push(to);
            if !piece.is_king || !game.king_flies {
                break;
            }
            to = to + direction;
        }
    }
    let is_on_crown_row = from.row == game.form.crown_row(piece.side);
    if game.king_moves_sideways && piece.is_king && is_on_crown_row {
        // Between two playing squares of a row lies one of the other colour.
        for columns in [-2, 2] {
            let to = from + Direction { rows: 0, columns };
            if is_free(to) {
                goals.push(to);
            }
        }
    }
    goals
}

/// C17: while its side has men, a king does not move more often in a row than the rules say.
fn without_the_king_that_must_rest(
    game: &Game,
    position: &Position,
    steps: Vec<(Cell, Cell)>,
) -> Vec<(Cell, Cell)> {
    let (Some(limit), Some(run)) = (game.king_run, position.run(position.turn)) else {
        return steps;
    };
    if run.moves < limit.most || !position.board.has_men(position.turn) {
        return steps;
    }
    let others: Vec<_> = steps
        .iter()
        .copied()
        .filter(|&(from, _)| from != run.king)
        .collect();
    if others.is_empty() && limit.unless_no_other {
        steps
    } else {
        others
    }
}
