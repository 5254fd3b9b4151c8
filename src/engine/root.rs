//! The root of the search: deepening step by step, one or several lines.

use std::ops::ControlFlow;

use super::{
    budget::{Budget, DEEPEST, Watch},
    evaluate::Evaluator,
    report::{Line, Report},
    score::Score,
    search::{Here, Search},
    situation::Situation,
    table::Table,
};
use crate::rules::{Cargo, Dispatch, Explore, Field, Node, Step};

/// A search to be run at the position's own width.
pub(super) struct Run<'a> {
    pub evaluator: &'a Evaluator,
    pub table: &'a Table,
    pub situation: &'a Situation,
    pub budget: Budget,
    pub watch: &'a dyn Watch,
    pub hear: &'a mut dyn FnMut(&Report) -> ControlFlow<()>,
}

/// A move at the root, with what it was worth in the last iteration.
struct RootMove<W> {
    step: Step<W>,
    score: Score,
    line: Vec<Step<W>>,
}

impl Explore for Run<'_> {
    type Output = Report;

    fn explore<W: Dispatch, C: Cargo<W>>(
        self,
        field: &Field<'_, W, C>,
        root: Node<W, C>,
    ) -> Report {
        let mut search = Search::new(
            field,
            self.evaluator,
            self.table,
            self.watch,
            self.budget,
            &self.situation.before,
        );
        let here = Here {
            node: root,
            seen: self.evaluator.windows.arrangement(&root),
            counters: self.situation.counters,
            reversible: u16::try_from(self.situation.before.len()).unwrap_or(u16::MAX),
        };
        let (_, steps) = search.legal(&here);
        let mut moves: Vec<_> = steps
            .into_iter()
            .map(|step| RootMove {
                step,
                score: -Score::MOST,
                line: Vec::new(),
            })
            .collect();
        let mut report = Report::default();
        if moves.is_empty() {
            return report;
        }
        let wanted = self.budget.lines.clamp(1, moves.len());
        for depth in 1..=self.budget.depth.min(DEEPEST) {
            // Other threads run ahead, so that not all of them do the same work.
            let ahead = u8::from(self.budget.thread % 2 == 1);
            let done = search.iterate(&here, &mut moves, i32::from(depth + ahead), wanted);
            report.nodes = search.nodes;
            if done == 0 {
                break;
            }
            let finished = done == wanted;
            if finished {
                report.depth = depth;
            }
            // An iteration that was stopped has still improved the lines that it finished.
            report.lines = moves[..done]
                .iter()
                .map(|root| Line {
                    score: root.score,
                    moves: root.line.iter().map(|step| step.widen()).collect(),
                })
                .chain(report.lines.into_iter().skip(done))
                .collect();
            search.may_stop = true;
            let proven = report.lines.iter().all(|line| line.score.is_proven())
                && report
                    .lines
                    .iter()
                    .all(|line| line.moves.len() < usize::from(depth));
            if !finished || (self.hear)(&report).is_break() || (proven && wanted == 1) {
                break;
            }
        }
        report
    }
}

impl<W: Dispatch, C: Cargo<W>> Search<'_, '_, W, C> {
    /// One iteration over the moves at the root; sorts the wanted best ones to the front, and says
    /// how many of them were finished.
    fn iterate(
        &mut self,
        here: &Here<W, C>,
        moves: &mut [RootMove<W>],
        depth: i32,
        wanted: usize,
    ) -> usize {
        for line in 0..wanted {
            let before = moves[line].score;
            let mut margin = 30;
            let certain = 4 <= depth && -Score::MOST < before && !before.is_proven();
            let (mut alpha, mut beta) = if certain {
                (before - margin, before + margin)
            } else {
                (-Score::MOST, Score::MOST)
            };
            loop {
                let best = self.root_value(here, &mut moves[line..], alpha, beta, depth);
                if self.stopped {
                    // What was found better before the stop stands in front already.
                    return if best.is_some_and(|score| alpha < score) && line == 0 {
                        1
                    } else {
                        line
                    };
                }
                let Some(best) = best else { return line };
                margin *= 4;
                if best <= alpha && -Score::MOST < alpha {
                    alpha = if margin < 1000 {
                        best - margin
                    } else {
                        -Score::MOST
                    };
                } else if beta <= best && beta < Score::MOST {
                    beta = if margin < 1000 {
                        best + margin
                    } else {
                        Score::MOST
                    };
                } else {
                    break;
                }
            }
        }
        wanted
    }

    /// Searches the moves at the root within a window, and puts the best one first.
    fn root_value(
        &mut self,
        here: &Here<W, C>,
        moves: &mut [RootMove<W>],
        mut alpha: Score,
        beta: Score,
        depth: i32,
    ) -> Option<Score> {
        let mut best: Option<Score> = None;
        let mut first = 0;
        self.path.push(here.node.hash);
        for (n, tried) in moves.iter_mut().enumerate() {
            let after = self.follow(here, tried.step);
            let score = if n == 0 {
                -self.value(&after, -beta, -alpha, depth - 1, 1)
            } else {
                let late = i32::from(4 <= n && 4 <= depth && !tried.step.captured.any());
                let mut score = -self.value(&after, -(alpha + 1), -alpha, depth - 1 - late, 1);
                if alpha < score && 0 < late {
                    score = -self.value(&after, -(alpha + 1), -alpha, depth - 1, 1);
                }
                if alpha < score && score < beta {
                    score = -self.value(&after, -beta, -alpha, depth - 1, 1);
                }
                score
            };
            if self.stopped {
                break;
            }
            if best.is_none_or(|best| best < score) {
                best = Some(score);
                first = n;
                self.extend_line(tried.step, 0);
                tried.score = score;
                if alpha < score {
                    tried.line = self.lines[0].clone();
                } else {
                    tried.line = vec![tried.step];
                }
                alpha = alpha.max(score);
                if beta <= score {
                    break;
                }
            }
        }
        self.path.pop();
        moves[..=first].rotate_right(1);
        best
    }
}
