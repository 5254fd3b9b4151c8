//! Positions as text, in the one form that the fixtures use (rule book, section 3).

use crate::{
    board::{Board, Cell, Piece, Side},
    game::Game,
    position::{Position, Run},
};

#[track_caller]
pub(crate) fn read(game: &Game, text: &str) -> Position {
    let mut fields = text.split(':');
    let turn = match fields.next() {
        Some("W") => Side::White,
        Some("B") => Side::Black,
        _ => panic!("no side to move in {text}"),
    };
    let mut position = Position {
        board: Board::empty(game.form),
        turn,
        runs: [None, None],
    };
    for field in fields {
        match field.split_at(1) {
            ("W", list) => read_side(game, &mut position.board, Side::White, list),
            ("B", list) => read_side(game, &mut position.board, Side::Black, list),
            ("+", counts) => {
                let (black, white) = counts.split_once('+').unwrap();
                position.runs = [read_run(game, white), read_run(game, black)];
            }
            _ => panic!("unknown field {field} in {text}"),
        }
    }
    position
}

fn square(game: &Game, number: &str) -> Cell {
    let number: usize = number.parse().unwrap();
    game.form.squares()[number - 1]
}

fn read_side(game: &Game, board: &mut Board, side: Side, list: &str) {
    for token in list.split(',').filter(|token| !token.is_empty()) {
        let (place, value) = match token.split_once('=') {
            Some((place, value)) => (place, Some(value.parse().unwrap())),
            None => (token, None),
        };
        let man = place.strip_prefix('K');
        let piece = Piece {
            side,
            is_king: man.is_some(),
            value,
        };
        board.put(square(game, man.unwrap_or(place)), piece);
    }
}

/// `346`: three moves of the king on 46. `0`: none.
fn read_run(game: &Game, text: &str) -> Option<Run> {
    let (moves, king) = text.split_at(text.len().checked_sub(2)?);
    Some(Run {
        king: square(game, king),
        moves: moves.parse().unwrap(),
    })
}

pub(crate) fn print(position: &Position) -> String {
    let form = position.board.form;
    let mut text = position.turn.letter().to_string();
    for side in Side::BOTH {
        let mut pieces: Vec<_> = position
            .board
            .pieces(side)
            .into_iter()
            .map(|(cell, piece)| (form.number(cell), piece))
            .collect();
        pieces.sort_by_key(|&(number, _)| number);
        let list: Vec<String> = pieces
            .into_iter()
            .map(|(number, piece)| {
                let king = if piece.is_king { "K" } else { "" };
                let value = piece
                    .value
                    .map_or(String::new(), |value| format!("={value}"));
                format!("{king}{number}{value}")
            })
            .collect();
        text += &format!(":{}{}", side.letter(), list.join(","));
    }
    if position.runs != [None, None] {
        let run = |side| match position.run(side) {
            Some(Run { king, moves }) => format!("{moves}{:02}", form.number(king)),
            None => "0".to_owned(),
        };
        text += &format!(":+{}+{}", run(Side::Black), run(Side::White));
    }
    text
}
