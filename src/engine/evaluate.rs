//! What a quiet position is worth, by what has been learned.

use super::{
    score::Score,
    weights::{Term, UNIT, Weight, Weights},
    windows::{ARRANGEMENTS, Arrangement, Windows},
};
use crate::rules::{Cargo, Dispatch, Field, Node, Rules, Side, Word, indices};

/// How finely the stages between a full and an empty board are told apart.
pub(super) const STAGES: i32 = 64;

/// The evaluation of one game.
#[derive(Debug)]
pub(super) struct Evaluator {
    pub windows: Windows,
    weights: Weights,
    /// The square as the other side sees it.
    turned: [u8; 128],
    /// How many pieces a full board has.
    full: i32,
}

impl Evaluator {
    /// The evaluation with given weights, or with those of material alone where they are made for
    /// another board.
    pub(super) fn new(rules: &Rules, weights: Option<Weights>) -> Self {
        let geometry = rules.geometry();
        let windows = Windows::new(geometry);
        let fitting = weights
            .filter(|weights| weights.windows.len() == windows.tables() * ARRANGEMENTS)
            .unwrap_or_else(|| Weights::material(rules, windows.tables()));
        let mut turned = [0; 128];
        for &square in geometry.squares() {
            turned[square.index()] = geometry.turned(square).index() as u8;
        }
        let full: usize = Side::ALL.map(|side| rules.home(side).len()).iter().sum();
        Self {
            windows,
            weights: fitting,
            turned,
            full: (full as i32).max(1),
        }
    }

    pub(super) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// How full the board is, from 0 to [`STAGES`].
    #[inline]
    pub(super) fn stage<W: Word, C: Cargo<W>>(&self, node: &Node<W, C>) -> i32 {
        (node.count() as i32 * STAGES / self.full).min(STAGES)
    }

    /// What the position is worth to the side to move.
    #[inline]
    pub(super) fn score<W: Dispatch, C: Cargo<W>>(
        &self,
        field: &Field<'_, W, C>,
        node: &Node<W, C>,
        seen: &Arrangement,
    ) -> Score {
        let mut sum = Sum::default();
        for (n, window) in self.windows.all().iter().enumerate() {
            let weight = self.weights.windows[window.table * ARRANGEMENTS + seen.of(n)];
            sum.add(weight, if window.from_black { -1 } else { 1 });
        }
        self.each_term(field, node, seen, |term, times| {
            sum.add(self.weights.terms[term as usize], times);
        });
        if let Some((ending, times)) = ending(node) {
            sum.add(self.weights.endings[ending], times);
        }
        self.each_king(node, |square, times| {
            sum.add(self.weights.kings[usize::from(square)], times);
        });
        let stage = self.stage(node);
        let white = (sum.full * stage + sum.empty * (STAGES - stage)) / (STAGES * UNIT);
        Score::estimate(match node.turn {
            Side::White => white,
            Side::Black => -white,
        })
    }

    /// Visits the terms with how often they count for White; less than nothing is for Black.
    #[inline]
    pub(super) fn each_term<W: Dispatch, C: Cargo<W>>(
        &self,
        field: &Field<'_, W, C>,
        node: &Node<W, C>,
        seen: &Arrangement,
        mut visit: impl FnMut(Term, i32),
    ) {
        let men = Side::ALL.map(|side| node.men(side).count() as i32);
        visit(Term::Man, men[0] - men[1]);
        let king = Side::ALL.map(|side| i32::from(node.kings(side).any()));
        visit(Term::FirstKing, king[0] - king[1]);
        visit(Term::Turn, if node.turn == Side::White { 1 } else { -1 });
        if C::HAS_VALUES {
            let sums = Side::ALL.map(|side| node.sum(node.side(side)) as i32);
            visit(Term::Value, sums[0] - sums[1]);
            visit(Term::Lead, (sums[0] - sums[1]).signum());
        }
        visit(Term::Skew, seen.skew());
        if king[0] + king[1] != 0 {
            let [white, black] = Side::ALL.map(|side| field.king_reach(node, side));
            visit(Term::SafeReach, white.0 as i32 - black.0 as i32);
            visit(Term::RiskyReach, white.1 as i32 - black.1 as i32);
        }
    }

    /// Visits the kings: their squares as their own side sees them.
    #[inline]
    pub(super) fn each_king<W: Word, C: Cargo<W>>(
        &self,
        node: &Node<W, C>,
        mut visit: impl FnMut(u8, i32),
    ) {
        for square in indices(node.kings(Side::White)) {
            visit(square, 1);
        }
        for square in indices(node.kings(Side::Black)) {
            visit(self.turned[usize::from(square)], -1);
        }
    }
}

/// Which balance of few pieces a position has, and for whom it counts; none where there are many,
/// or as many on both sides.
#[inline]
pub(super) fn ending<W: Word, C: Cargo<W>>(node: &Node<W, C>) -> Option<(usize, i32)> {
    if 16 < node.count() {
        return None;
    }
    let [white, black] = Side::ALL.map(|side| {
        let (men, kings) = (node.men(side).count(), node.kings(side).count());
        (men <= 4 && kings <= 4).then_some((men * 5 + kings) as usize)
    });
    let (white, black) = (white?, black?);
    // The larger number stands first, so that both sides learn from the same balance.
    match white.cmp(&black) {
        std::cmp::Ordering::Greater => Some((white * 25 + black, 1)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some((black * 25 + white, -1)),
    }
}

/// A sum of weights, for a full and for an empty board.
#[derive(Default)]
struct Sum {
    full: i32,
    empty: i32,
}

impl Sum {
    #[inline(always)]
    fn add(&mut self, weight: Weight, times: i32) {
        self.full += i32::from(weight[0]) * times;
        self.empty += i32::from(weight[1]) * times;
    }
}
