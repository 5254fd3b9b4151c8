//! Legal moves by the numbers of squares, in the form in which two lists are compared.

use std::collections::BTreeSet;

use crate::{game::Game, moves::Move};

/// A move of a list, by the numbers of its squares.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Listed {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: BTreeSet<u8>,
    pub(crate) promotes: bool,
    pub(crate) paths: BTreeSet<Vec<u8>>,
}

/// A move that the slow generator found.
pub(crate) fn description(game: &Game, step: &Move) -> Listed {
    let number = |&cell| game.form.number(cell);
    Listed {
        from: number(&step.from),
        to: number(&step.to),
        captured: step.captured.iter().map(number).collect(),
        promotes: step.promotes,
        paths: step
            .paths
            .iter()
            .map(|path| path.iter().map(number).collect())
            .collect(),
    }
}

/// All moves that the slow generator found, in an order that depends on nothing else.
pub(crate) fn listed(game: &Game, moves: &[Move]) -> Vec<Listed> {
    let mut listed: Vec<Listed> = moves.iter().map(|step| description(game, step)).collect();
    listed.sort();
    listed
}

/// One move a line, for messages.
pub(crate) fn lines(moves: &[Listed]) -> String {
    let line = |step: &Listed| {
        let crowned = if step.promotes { ", crowned" } else { "" };
        format!(
            "  {} to {} taking {:?}{crowned}, paths {:?}\n",
            step.from, step.to, step.captured, step.paths
        )
    };
    moves.iter().map(line).collect()
}
