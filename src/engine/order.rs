//! In which order moves are tried: those that have proved good come first.

use crate::rules::{Cargo, Node, Side, Step, Word};

/// The rank of the move that was best before.
pub(super) const FIRST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const CROWNING: i32 = 1 << 22;
const KILLER: i32 = 1 << 21;
/// No history reaches the killers.
const MOST_HISTORY: i32 = 1 << 14;

/// What moves have been worth elsewhere in the tree.
pub(super) struct Order {
    history: Box<[[i32; 1 << 14]; 2]>,
    killers: Vec<[Option<(u8, u8)>; 2]>,
}

fn place(from: u8, to: u8) -> usize {
    usize::from(from & 127) << 7 | usize::from(to & 127)
}

impl Order {
    pub(super) fn new(plies: usize) -> Self {
        Self {
            history: Box::new([[0; 1 << 14]; 2]),
            killers: vec![[None; 2]; plies],
        }
    }

    /// How early a move is to be tried.
    #[inline]
    pub(super) fn rank<W: Word, C: Cargo<W>>(
        &self,
        node: &Node<W, C>,
        step: Step<W>,
        ply: usize,
    ) -> i32 {
        let history = self.history[node.turn.index()][place(step.from, step.to)];
        if step.captured.any() {
            let kings = (step.captured & node.kings(node.turn.other())).count();
            let worth = 128 * (step.captured.count() + kings) + node.sum(step.captured);
            return CAPTURE + worth as i32 * 64 + history / 512;
        }
        if step.promotes {
            return CROWNING + history;
        }
        let killers = self.killers[ply];
        if killers[0] == Some((step.from, step.to)) {
            KILLER + 1
        } else if killers[1] == Some((step.from, step.to)) {
            KILLER
        } else {
            history
        }
    }

    /// A quiet move has cut the tree: it comes earlier from now on, those tried before it later.
    pub(super) fn reward<W: Word>(
        &mut self,
        turn: Side,
        step: Step<W>,
        tried: impl Iterator<Item = Step<W>>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth * depth).clamp(1, 400);
        self.change(turn, step, bonus);
        for step in tried {
            self.change(turn, step, -bonus);
        }
        let killers = &mut self.killers[ply];
        let killer = Some((step.from, step.to));
        if killers[0] != killer {
            killers[1] = killers[0];
            killers[0] = killer;
        }
    }

    /// Moves the history towards a bonus, never beyond the limit.
    fn change<W: Word>(&mut self, turn: Side, step: Step<W>, bonus: i32) {
        let entry = &mut self.history[turn.index()][place(step.from, step.to)];
        *entry += bonus * 32 - *entry * bonus.abs() / (MOST_HISTORY / 32);
    }
}
