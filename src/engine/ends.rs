//! Ends inside the tree: no move left, a counter run out, a repetition, a draw that values decide.

use super::{
    score::Score,
    search::{Here, Search},
};
use crate::rules::{Cargo, Dispatch, Goal, Node, Seen, TieBreak, Verdict, verdict_in};

impl<W: Dispatch, C: Cargo<W>> Search<'_, '_, W, C> {
    /// The score where the game is drawn here: the values may decide it.
    fn drawn(&self, node: &Node<W, C>, ply: usize) -> Score {
        if !C::HAS_VALUES || self.field.rules().ruleset().tie_break != Some(TieBreak::SumOfValues) {
            return Score::EVEN;
        }
        let sum = |side| node.sum(node.side(side));
        match sum(node.turn).cmp(&sum(node.turn.other())) {
            std::cmp::Ordering::Greater => Score::decided_at(ply),
            std::cmp::Ordering::Equal => Score::EVEN,
            std::cmp::Ordering::Less => -Score::decided_at(ply),
        }
    }

    /// The score of a side that cannot go on.
    pub(super) const fn cannot_go_on(&self, ply: usize) -> Score {
        match self.field.rules().ruleset().goal {
            Goal::Capture => Score(-Score::win_at(ply).0),
            Goal::GiveAway => Score::win_at(ply),
        }
    }

    /// The end that the counters or a repetition make, if they make one.
    pub(super) fn ended(&mut self, here: &Here<W, C>, ply: usize) -> Option<Score> {
        let limits = &self.field.rules().ruleset().limits;
        if let Some(limit) = here.counters.reached(limits) {
            // A side that cannot move has lost before the count is looked at.
            self.field.legal(&here.node, &mut self.steps);
            if self.steps.list.is_empty() {
                return Some(self.cannot_go_on(ply));
            }
            if limit.verdict == Verdict::Draw {
                return Some(self.drawn(&here.node, ply));
            }
            let scene = Seen {
                field: self.field,
                node: &here.node,
            };
            return Some(match verdict_in(limit, &scene) {
                Some(winner) if winner == here.node.turn => Score::win_at(ply),
                Some(_) => -Score::win_at(ply),
                None => self.drawn(&here.node, ply),
            });
        }
        let back = usize::from(here.reversible).min(self.path.len());
        let repeated = back >= 4
            && self.path[self.path.len() - back..]
                .iter()
                .rev()
                .skip(3)
                .step_by(2)
                .any(|&hash| hash == here.node.hash);
        repeated.then(|| self.drawn(&here.node, ply))
    }

    /// The key of a position in the table: where a counter nears its end, what it has counted
    /// belongs to the position.
    pub(super) fn key(&self, here: &Here<W, C>) -> u64 {
        let limits = &self.field.rules().ruleset().limits;
        here.counters
            .pressing(limits)
            .fold(here.node.hash, |key, plies| {
                (key ^ u64::from(plies)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            })
    }
}
