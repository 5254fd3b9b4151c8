//! Legal moves with all their paths, what they lead to, and how many leaves lie below.

use std::collections::BTreeSet;

use crate::{
    board::{Cell, Piece, Side},
    captures::finished_ways,
    game::Game,
    laws::allowed,
    position::{Position, Run},
    quiet::quiet_steps,
};

/// Ways with equal origin, goal, captured pieces and crowning are one move (rule book, section 6).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Move {
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    pub(crate) captured: BTreeSet<Cell>,
    pub(crate) promotes: bool,
    pub(crate) paths: BTreeSet<Vec<Cell>>,
}

impl Move {
    fn is_the_same_as(&self, other: &Self) -> bool {
        self.from == other.from
            && self.to == other.to
            && self.captured == other.captured
            && self.promotes == other.promotes
    }
}

pub(crate) fn legal_moves(game: &Game, position: &Position) -> Vec<Move> {
    let ways = allowed(game, finished_ways(game, position));
    if ways.is_empty() {
        return quiet_moves(game, position);
    }
    let mut moves: Vec<Move> = Vec::new();
    for way in ways {
        let step = Move {
            from: way.from(),
            to: way.to(),
            captured: way.taken.iter().map(|taken| taken.cell).collect(),
            promotes: way.promotes(game),
            paths: BTreeSet::from([way.path.clone()]),
        };
        match moves.iter_mut().find(|other| other.is_the_same_as(&step)) {
            Some(other) => other.paths.extend(step.paths),
            None => moves.push(step),
        }
    }
    moves
}

fn quiet_moves(game: &Game, position: &Position) -> Vec<Move> {
    let steps = quiet_steps(game, position);
    steps
        .into_iter()
        .map(|(from, to)| {
            let piece = position.board.piece(from).unwrap();
            Move {
                from,
                to,
                captured: BTreeSet::new(),
                promotes: !piece.is_king && to.row == game.form.crown_row(piece.side),
                paths: BTreeSet::from([vec![from, to]]),
            }
        })
        .collect()
}

pub(crate) fn play(game: &Game, position: &Position, step: &Move) -> Position {
    let mut after = position.clone();
    let piece = after.board.lift(step.from);
    for &cell in &step.captured {
        after.board.lift(cell);
    }
    let is_king = piece.is_king || step.promotes;
    after.board.put(step.to, Piece { is_king, ..piece });
    after.turn = position.turn.other();
    if game.king_run.is_some() {
        for side in Side::BOTH {
            after.runs[side as usize] = run_after(game, position, step, &after, side);
        }
    }
    after
}

/// C17: the count ends with a capture by the side, a move of another piece, the loss of the king or
/// of the last man.
fn run_after(
    game: &Game,
    before: &Position,
    step: &Move,
    after: &Position,
    side: Side,
) -> Option<Run> {
    let run = before.run(side);
    if !after.board.has_men(side) {
        return None;
    }
    if side != before.turn {
        return run.filter(|run| !step.captured.contains(&run.king));
    }
    if !step.captured.is_empty() || !before.board.piece(step.from).unwrap().is_king {
        return None;
    }
    let so_far = run.filter(|run| run.king == step.from);
    let moves = so_far.map_or(0, |run| run.moves) + 1;
    let most = game.king_run.unwrap().most;
    Some(Run {
        king: step.to,
        moves: moves.min(most),
    })
}

/// Leaves some plies below: every move, or with `raw` every path of every move.
pub(crate) fn leaves(game: &Game, position: &Position, depth: u32, raw: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(game, position);
    let weight = |step: &Move| if raw { step.paths.len() as u64 } else { 1 };
    if depth == 1 {
        return moves.iter().map(weight).sum();
    }
    moves
        .iter()
        .map(|step| weight(step) * leaves(game, &play(game, position, step), depth - 1, raw))
        .sum()
}
