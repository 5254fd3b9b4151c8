//! Random positions of a game, always the same for a seed: half from random games, half placed.

use crate::{
    board::{Board, Cell, Piece, Side},
    chance::Chance,
    game::Game,
    moves::{legal_moves, play},
    position::{Position, Run},
};

const MOST_PLIES: usize = 160;
/// One side's values are all different.
const VALUES: usize = 20;

pub(crate) fn positions(game: &Game, seed: u64, count: usize) -> Vec<Position> {
    let mut chance = Chance::new(seed, game.name);
    let mut positions = from_games(game, &mut chance, count / 2);
    while positions.len() < count {
        positions.push(placed(game, &mut chance));
    }
    positions
}

/// Every eighth position of random games.
fn from_games(game: &Game, chance: &mut Chance, count: usize) -> Vec<Position> {
    let mut chosen = Vec::new();
    while chosen.len() < count {
        let mut position = Position::start(game);
        for _ in 0..MOST_PLIES {
            let moves = legal_moves(game, &position);
            if moves.is_empty() {
                chosen.push(position);
                break;
            }
            if chance.below(8) == 0 {
                chosen.push(position.clone());
            }
            let step = &moves[chance.below(moves.len())];
            position = play(game, &position, step);
        }
    }
    chosen.truncate(count);
    chosen
}

fn placed(game: &Game, chance: &mut Chance) -> Position {
    let mut board = Board::empty(game.form);
    let turn = chance.one_of(&Side::BOTH);
    let kings = chance.one_of(&[0, 10, 30, 60, 100]);
    if chance.percent(30) {
        place_a_hunt(&mut board, chance, turn, kings);
    } else {
        place_anywhere(&mut board, chance, kings);
    }
    if game.has_values && chance.percent(75) {
        give_values(&mut board, chance);
    }
    let runs = Side::BOTH.map(|side| random_run(game, chance, &board, side));
    Position { board, turn, runs }
}

/// From a nearly empty to a nearly full board.
fn place_anywhere(board: &mut Board, chance: &mut Chance, kings: usize) {
    let mut squares = board.form.squares();
    chance.shuffle(&mut squares);
    let all = squares.len();
    let count = match chance.below(4) {
        0 => chance.between(2, 6),
        1 => chance.between(all / 8, all / 3),
        2 => chance.between(all / 3, all * 3 / 4),
        _ => chance.between(all * 3 / 4, all - 1),
    };
    let white = chance.one_of(&[20, 50, 50, 80]);
    for &cell in &squares[..count] {
        let side = if chance.percent(white) {
            Side::White
        } else {
            Side::Black
        };
        place(board, chance, cell, side, kings);
    }
}

/// A few pieces that hunt, among pieces that have free squares on all sides: long captures.
fn place_a_hunt(board: &mut Board, chance: &mut Chance, turn: Side, kings: usize) {
    let mut squares = board.form.squares();
    chance.shuffle(&mut squares);
    let is_even = |cell: Cell| (cell.row % 2 == 0, cell.column % 2 == 0);
    let of_the_hunted = is_even(squares[0]);
    let (mut hunted, mut free): (Vec<Cell>, Vec<Cell>) = squares
        .into_iter()
        .partition(|&cell| is_even(cell) == of_the_hunted);
    hunted.truncate(chance.between(3, 9));
    for cell in hunted {
        place(board, chance, cell, turn.other(), kings);
    }
    free.truncate(chance.between(1, 3));
    for cell in free {
        let kings = kings.max(50);
        place(board, chance, cell, turn, kings);
    }
}

/// Puts a piece on a square; a man only where it would not have been crowned.
fn place(board: &mut Board, chance: &mut Chance, cell: Cell, side: Side, kings: usize) {
    let is_king = chance.percent(kings);
    if is_king || cell.row != board.form.crown_row(side) {
        let value = None;
        board.put(
            cell,
            Piece {
                side,
                is_king,
                value,
            },
        );
    }
}

/// Leaves a side out that has more pieces than there are values, and with it the other one too.
fn give_values(board: &mut Board, chance: &mut Chance) {
    if Side::BOTH
        .iter()
        .any(|&side| VALUES < board.pieces(side).len())
    {
        return;
    }
    for side in Side::BOTH {
        let mut values: Vec<u8> = (0..).take(VALUES).collect();
        chance.shuffle(&mut values);
        for ((cell, _), value) in board.pieces(side).into_iter().zip(values) {
            let piece = board.lift(cell);
            let value = Some(value);
            board.put(cell, Piece { value, ..piece });
        }
    }
}

/// Sometimes one of the kings has moved up to as often as it may.
fn random_run(game: &Game, chance: &mut Chance, board: &Board, side: Side) -> Option<Run> {
    let limit = game.king_run?;
    let mut kings = board.pieces(side);
    kings.retain(|(_, piece)| piece.is_king);
    if kings.is_empty() || !board.has_men(side) || chance.percent(25) {
        return None;
    }
    Some(Run {
        king: chance.one_of(&kings).0,
        moves: u8::try_from(chance.between(1, limit.most.into())).unwrap(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalog::games, fen};

    #[test]
    fn the_same_seed_gives_the_same_positions_and_another_seed_gives_others() {
        for game in games() {
            let texts = |seed| -> Vec<String> {
                positions(&game, seed, 12).iter().map(fen::print).collect()
            };
            assert_eq!(texts(1), texts(1), "{}", game.name);
            assert_ne!(texts(1), texts(2), "{}", game.name);
        }
    }

    #[test]
    fn positions_are_what_their_text_says() {
        for game in games() {
            for position in positions(&game, 3, 30) {
                assert_eq!(fen::read(&game, &fen::print(&position)), position);
            }
        }
    }

    /// What the comparison would be worth little without.
    #[test]
    fn there_are_long_captures_choices_and_blocked_sides() {
        for game in games() {
            let (mut long, mut choices, mut quiet, mut blocked) = (0, 0, 0, 0);
            for position in positions(&game, 4, 200) {
                let moves = legal_moves(&game, &position);
                let Some(first) = moves.first() else {
                    blocked += 1;
                    continue;
                };
                let captured = first.captured.len();
                quiet += usize::from(captured == 0);
                long += usize::from(3 <= captured);
                choices += usize::from(0 < captured && 1 < moves.len());
            }
            let seen = [long, choices, quiet, blocked];
            println!("{}: long, choices, quiet, blocked {seen:?}", game.name);
            assert!(
                seen.iter().all(|&count| 0 < count),
                "{} {seen:?}",
                game.name
            );
        }
    }
}
