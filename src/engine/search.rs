//! The search: principal variation search with a table, quiet leaves and reductions.

use super::{
    budget::{Budget, Watch},
    evaluate::Evaluator,
    order::{FIRST, Order},
    score::Score,
    table::{Bound, Entry, Table},
    windows::Arrangement,
};
use crate::rules::{Cargo, Counters, Dispatch, Field, Node, Progress, Seen, Step, Steps};

/// The furthest from the root that the search goes.
pub(super) const MOST_PLIES: usize = 200;
/// How many plies below the horizon a side that is attacked looks for an answer.
const ANSWERS: i32 = 1;
/// How often the watch is asked, in positions.
const PATIENCE: u64 = 1024;

/// A position on the way through the tree, with all that is kept up to date move by move.
#[derive(Clone, Copy)]
pub(super) struct Here<W, C> {
    pub node: Node<W, C>,
    pub seen: Arrangement,
    pub counters: Counters,
    /// How many plies back a repetition can lie.
    pub reversible: u16,
}

/// A move that is still to be tried.
#[derive(Clone, Copy)]
struct Candidate<W> {
    /// How early it is to be tried.
    rank: i32,
    /// Its place in the list of legal moves, by which the table names it.
    place: u8,
    step: Step<W>,
}

/// One thread of a search.
pub(super) struct Search<'s, 't, W: Dispatch, C: Cargo<W>> {
    pub field: &'s Field<'t, W, C>,
    pub evaluator: &'s Evaluator,
    pub table: &'s Table,
    pub watch: &'s dyn Watch,
    pub budget: Budget,
    pub nodes: u64,
    /// Whether the first iteration is done, so that the search may be stopped.
    pub may_stop: bool,
    pub stopped: bool,
    /// The fingerprints of the game and of the way from the root to here.
    pub path: Vec<u64>,
    pub order: Order,
    /// The best line from each ply on.
    pub lines: Vec<Vec<Step<W>>>,
    stack: Vec<Candidate<W>>,
    pub(super) steps: Steps<W>,
}

impl<'s, 't, W: Dispatch, C: Cargo<W>> Search<'s, 't, W, C> {
    pub(super) fn new(
        field: &'s Field<'t, W, C>,
        evaluator: &'s Evaluator,
        table: &'s Table,
        watch: &'s dyn Watch,
        budget: Budget,
        before: &[u64],
    ) -> Self {
        Self {
            field,
            evaluator,
            table,
            watch,
            budget,
            nodes: 0,
            may_stop: false,
            stopped: false,
            path: before.to_vec(),
            order: Order::new(MOST_PLIES + 1),
            lines: vec![Vec::new(); MOST_PLIES + 1],
            stack: Vec::with_capacity(4096),
            steps: Steps::new(),
        }
    }

    /// The legal moves of a position; whether they are captures.
    pub(super) fn legal(&mut self, here: &Here<W, C>) -> (bool, Vec<Step<W>>) {
        let captures = self.field.legal(&here.node, &mut self.steps);
        (captures, self.steps.list.clone())
    }

    /// What follows a move.
    #[inline]
    pub(super) fn follow(&self, here: &Here<W, C>, step: Step<W>) -> Here<W, C> {
        let node = self.field.after(&here.node, step);
        let man_moves = (here.node.men(here.node.turn) & W::bit(step.from)).any();
        let irreversible = step.captured.any() || step.promotes;
        let progress = Progress {
            king_move: !man_moves && !step.captured.any(),
            irreversible,
        };
        let seen = self.evaluator.windows.follow(here.seen, &here.node, &node);
        let scene = Seen {
            field: self.field,
            node: &node,
        };
        Here {
            seen,
            counters: here.counters.after(progress, &scene),
            reversible: if man_moves || irreversible {
                0
            } else {
                here.reversible + 1
            },
            node,
        }
    }

    /// What the position is worth by what has been learned.
    #[inline]
    fn estimate(&self, here: &Here<W, C>) -> Score {
        self.evaluator.score(self.field, &here.node, &here.seen)
    }

    fn is_time_up(&mut self) -> bool {
        if self.may_stop && !self.stopped {
            self.stopped = self.budget.nodes <= self.nodes
                || (self.nodes.is_multiple_of(PATIENCE) && self.watch.is_over());
        }
        self.stopped
    }

    /// The value of a position, within a window: if it lies outside, a bound for it.
    pub(super) fn value(
        &mut self,
        here: &Here<W, C>,
        mut alpha: Score,
        beta: Score,
        mut depth: i32,
        ply: usize,
    ) -> Score {
        self.lines[ply].clear();
        if self.is_time_up() {
            return Score::EVEN;
        }
        self.nodes += 1;
        if let Some(score) = self.ended(here, ply) {
            return score;
        }
        if MOST_PLIES <= ply {
            return self.estimate(here);
        }
        // No end nearer than the next ply can be better than winning there, or worse than losing
        // here.
        if Score::win_at(ply + 1) <= alpha {
            return Score::win_at(ply + 1);
        }
        let node = &here.node;
        if depth <= 0 && !self.field.can_capture(node, node.turn) {
            if node.side(node.turn).is_empty() {
                return self.cannot_go_on(ply);
            }
            let attacked = self.field.can_capture(node, node.turn.other());
            if !attacked || depth <= -ANSWERS {
                return self.estimate(here);
            }
        }
        let principal = alpha + 1 < beta;
        let key = self.key(here);
        let known = self.table.get(key);
        if let Some(entry) = known
            && !principal
            && depth <= i32::from(entry.depth)
        {
            let score = entry.score.as_used(ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => beta <= score,
                Bound::AtMost => score <= alpha,
            };
            if enough {
                return score;
            }
        }
        let captures = self.field.legal(node, &mut self.steps);
        if self.steps.list.is_empty() {
            return self.cannot_go_on(ply);
        }
        if self.steps.list.len() == 1 {
            // A forced reply decides nothing.
            depth += 1;
        } else if !captures && !principal && 6 <= depth && known.is_none() {
            // Without a move to begin with, a shallower search finds one for the next time.
            depth -= 1;
        }
        let best_before = known.and_then(|entry| entry.best);
        let begin = self.stack.len();
        for (n, &step) in self.steps.list.iter().enumerate() {
            let rank = if best_before.is_some_and(|best| usize::from(best) == n) {
                FIRST
            } else {
                self.order.rank(node, step, ply)
            };
            let place = n.min(255) as u8;
            self.stack.push(Candidate { rank, place, step });
        }
        let end = self.stack.len();
        if !principal
            && !captures
            && 5 <= depth
            && !beta.is_proven()
            && let Some(score) = self.probable_cut(here, beta, depth, ply)
        {
            self.stack.truncate(begin);
            return score;
        }

        self.path.push(node.hash);
        let alpha_before = alpha;
        let mut best = -Score::MOST;
        let mut best_place = None;
        for n in 0..end - begin {
            let Candidate { step, place, .. } = self.pick(begin + n, end);
            let after = self.follow(here, step);
            let full = if captures && depth <= 0 {
                depth
            } else {
                depth - 1
            };
            let score = if n == 0 {
                -self.value(&after, -beta, -alpha, full, ply + 1)
            } else {
                let quiet = !captures && !step.promotes;
                let reduction = if quiet && 3 <= depth && (3 <= n || !principal) {
                    let late = i32::from(6 <= n) + i32::from(12 <= n && 8 <= depth);
                    (1 + late - i32::from(principal)).max(0)
                } else {
                    0
                };
                let reduced = full - reduction;
                let mut score = -self.value(&after, -(alpha + 1), -alpha, reduced, ply + 1);
                if alpha < score && 0 < reduction {
                    score = -self.value(&after, -(alpha + 1), -alpha, full, ply + 1);
                }
                if alpha < score && score < beta {
                    score = -self.value(&after, -beta, -alpha, full, ply + 1);
                }
                score
            };
            if self.stopped {
                break;
            }
            if best < score {
                best = score;
                best_place = Some(place);
                if alpha < score {
                    alpha = score;
                    if principal {
                        self.extend_line(step, ply);
                    }
                }
                if beta <= score {
                    if !captures && !step.promotes {
                        let tried = self.stack[begin..begin + n].iter().map(|tried| tried.step);
                        self.order.reward(node.turn, step, tried, depth.max(1), ply);
                    }
                    break;
                }
            }
        }
        self.path.pop();
        self.stack.truncate(begin);
        if self.stopped {
            return Score::EVEN;
        }
        let bound = if beta <= best {
            Bound::AtLeast
        } else if best <= alpha_before {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table.put(
            key,
            Entry {
                score: best.as_held(ply),
                bound,
                depth: depth.clamp(0, 255) as u8,
                best: best_place.filter(|&place| bound != Bound::AtMost && place < u8::MAX),
            },
        );
        best
    }

    /// Brings the best of the moves that are left to the front.
    #[inline]
    fn pick(&mut self, first: usize, end: usize) -> Candidate<W> {
        let mut best = first;
        for n in first + 1..end {
            if self.stack[best].rank < self.stack[n].rank {
                best = n;
            }
        }
        self.stack.swap(first, best);
        self.stack[first]
    }

    /// A cut that a shallower search finds so clear that the full one would hardly differ.
    fn probable_cut(
        &mut self,
        here: &Here<W, C>,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        let margin = 12 + 5 * depth;
        let higher = beta + margin;
        if self.estimate(here) < beta {
            return None;
        }
        let shallow = depth / 2 - 1;
        let score = self.value(here, higher - 1, higher, shallow, ply);
        (!self.stopped && higher <= score).then_some(score - margin)
    }

    /// The best line from a ply on is a move and the best line after it.
    pub(super) fn extend_line(&mut self, step: Step<W>, ply: usize) {
        let (here, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(step);
        if let Some(after) = after.first() {
            line.extend_from_slice(after);
        }
    }
}
