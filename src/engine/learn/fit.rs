//! Learning weights from games: logistic regression by stochastic gradient descent, each weight
//! with its own step (Duchi, Hazan and Singer's Adagrad).

use std::sync::Arc;

use super::Record;
use crate::{
    engine::{
        Dice,
        evaluate::{Evaluator, STAGES, ending},
        weights::{ENDINGS, Term, UNIT, Weight, Weights},
        windows::ARRANGEMENTS,
    },
    rules::{Cargo, Dispatch, Explore, Field, Node, Rules, Side},
};

/// So many hundredths of a man make one unit of the logistic scale: with them ahead, a side scores
/// 73 of 100 points.
const LOGIT: f32 = 100.0;
/// How often all positions are gone through.
const ROUNDS: u32 = 8;
/// The first step of a weight, in logistic units.
const STEP: f32 = 0.06;
/// What the squares of the gradients begin with: what is seen seldom moves slowly.
const CAUTION: f32 = 10.0;
/// How much of what a position is taught comes from the end of its game; the rest comes from the
/// search that was made in it.
const FROM_RESULT: f32 = 0.75;
/// One game in so many is kept back, to see how well positions are judged that were not learned
/// from: those of one game are too much alike.
const KEPT_BACK: usize = 20;

/// Features of one position: windows and kings of all, and the terms.
struct Sample {
    /// Where the weights of its features lie, with how often each counts.
    features: Box<[(u32, i16)]>,
    stage: u8,
    target: f32,
}

/// Positions to learn from.
pub struct Fit {
    rules: Arc<Rules>,
    evaluator: Evaluator,
    samples: Vec<Sample>,
    /// Positions of games that are kept back.
    kept: Vec<Sample>,
    games: usize,
}

/// How well the weights judge positions that they have not learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Quality {
    /// How many positions were learned from.
    pub positions: usize,
    /// The mean logarithmic loss of material alone, in bits.
    pub before: f32,
    /// The same of what was learned; less is better.
    pub after: f32,
}

impl Fit {
    /// Nothing to learn from yet.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            evaluator: Evaluator::new(&rules, None),
            rules,
            samples: Vec::new(),
            kept: Vec::new(),
            games: 0,
        }
    }

    /// Adds the quiet positions of a game.
    pub fn add(&mut self, record: &Record) {
        let result = f32::from(record.points) / 2.0;
        let is_kept = self.games.is_multiple_of(KEPT_BACK);
        self.games += 1;
        for (position, score) in record.positions(&self.rules) {
            let white = match position.turn() {
                Side::White => f32::from(score),
                Side::Black => -f32::from(score),
            };
            let found = sigmoid((white / LOGIT).clamp(-20.0, 20.0));
            let target = FROM_RESULT * result + (1.0 - FROM_RESULT) * found;
            let look = Look {
                evaluator: &self.evaluator,
                target,
            };
            let samples = if is_kept {
                &mut self.kept
            } else {
                &mut self.samples
            };
            samples.extend(position.explore(look));
        }
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there is nothing to learn from.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Learns from all positions, in an order that follows from the seed.
    #[must_use]
    pub fn learn(&self, seed: u64) -> (Weights, Quality) {
        let start = self.evaluator.weights();
        let mut model = Model::new(start);
        let before = model.loss(&self.kept);
        let mut order: Vec<usize> = (0..self.samples.len()).collect();
        let mut dice = Dice::new(seed);
        for round in 0..ROUNDS {
            for n in (1..order.len()).rev() {
                order.swap(n, dice.below(n as u64 + 1) as usize);
            }
            let step = STEP * (1.0 - round as f32 / ROUNDS as f32);
            for &n in &order {
                model.learn(&self.samples[n], step);
            }
        }
        let quality = Quality {
            positions: order.len(),
            before,
            after: model.loss(&self.kept),
        };
        (model.weights(start), quality)
    }
}

/// All weights in one row, in logistic units, with the sum of the squares of their gradients.
struct Model {
    weights: Vec<[f32; 2]>,
    squares: Vec<[f32; 2]>,
}

const KINGS: usize = Term::ALL.len();
const OF_FEW: usize = KINGS + 128;
const WINDOWS: usize = OF_FEW + ENDINGS;

impl Model {
    fn new(start: &Weights) -> Self {
        let all = start
            .terms
            .iter()
            .chain(start.kings.iter())
            .chain(start.endings.iter())
            .chain(&start.windows);
        let weights: Vec<_> = all
            .map(|weight| weight.map(|w| f32::from(w) / (UNIT as f32 * LOGIT)))
            .collect();
        Self {
            squares: vec![[CAUTION; 2]; weights.len()],
            weights,
        }
    }

    fn score(&self, sample: &Sample) -> f32 {
        let full = f32::from(sample.stage) / STAGES as f32;
        sample
            .features
            .iter()
            .map(|&(place, times)| {
                let weight = self.weights[place as usize];
                (weight[0] * full + weight[1] * (1.0 - full)) * f32::from(times)
            })
            .sum()
    }

    fn learn(&mut self, sample: &Sample, step: f32) {
        let error = sigmoid(self.score(sample)) - sample.target;
        let full = f32::from(sample.stage) / STAGES as f32;
        for &(place, times) in &sample.features {
            for (n, share) in [full, 1.0 - full].into_iter().enumerate() {
                let gradient = error * share * f32::from(times);
                let square = &mut self.squares[place as usize][n];
                *square += gradient * gradient;
                self.weights[place as usize][n] -= step * gradient / square.sqrt();
            }
        }
    }

    fn loss(&self, samples: &[Sample]) -> f32 {
        let (mut sum, mut count) = (0.0_f64, 0_u32);
        for sample in samples {
            let chance = sigmoid(self.score(sample)).clamp(1e-6, 1.0 - 1e-6);
            let target = sample.target;
            let loss = -(target * chance.log2() + (1.0 - target) * (1.0 - chance).log2());
            sum += f64::from(loss);
            count += 1;
        }
        (sum / f64::from(count.max(1))) as f32
    }

    fn weights(&self, start: &Weights) -> Weights {
        let whole = |weight: &[f32; 2]| -> Weight {
            weight.map(|w| {
                let most = f32::from(i16::MAX);
                (w * UNIT as f32 * LOGIT).round().clamp(-most, most) as i16
            })
        };
        let mut learned = start.clone();
        for (weight, found) in learned.terms.iter_mut().zip(&self.weights) {
            *weight = whole(found);
        }
        for (weight, found) in learned.kings.iter_mut().zip(&self.weights[KINGS..]) {
            *weight = whole(found);
        }
        for (weight, found) in learned.endings.iter_mut().zip(&self.weights[OF_FEW..]) {
            *weight = whole(found);
        }
        for (weight, found) in learned.windows.iter_mut().zip(&self.weights[WINDOWS..]) {
            *weight = whole(found);
        }
        learned
    }
}

/// Looks at a position: its features, if it is quiet.
struct Look<'a> {
    evaluator: &'a Evaluator,
    target: f32,
}

impl Explore for Look<'_> {
    type Output = Option<Sample>;

    fn explore<W: Dispatch, C: Cargo<W>>(
        self,
        field: &Field<'_, W, C>,
        node: Node<W, C>,
    ) -> Option<Sample> {
        let noisy = Side::ALL
            .into_iter()
            .any(|side| field.can_capture(&node, side));
        if noisy {
            return None;
        }
        let mut features = Vec::with_capacity(40);
        let mut add = |place: usize, times: i32| {
            if times != 0 {
                features.push((place as u32, times as i16));
            }
        };
        let seen = self.evaluator.windows.arrangement(&node);
        self.evaluator
            .each_term(field, &node, &seen, |term, times| add(term as usize, times));
        if let Some((ending, times)) = ending(&node) {
            add(OF_FEW + ending, times);
        }
        self.evaluator.each_king(&node, |square, times| {
            add(KINGS + usize::from(square), times);
        });
        for (n, window) in self.evaluator.windows.all().iter().enumerate() {
            let place = WINDOWS + window.table * ARRANGEMENTS + seen.of(n);
            add(place, if window.from_black { -1 } else { 1 });
        }
        Some(Sample {
            features: features.into(),
            stage: self.evaluator.stage(&node) as u8,
            target: self.target,
        })
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{
            Engine,
            learn::{Habits, play_game},
        },
        rules,
    };

    #[test]
    fn what_is_learned_judges_unseen_positions_better_and_is_the_same_every_time() {
        let rules = rules::find("spanish").unwrap();
        let engine = Engine::with_weights(rules.clone(), 1, None);
        let habits = Habits {
            nodes: 40,
            ..Habits::default()
        };
        let mut fit = Fit::new(rules);
        for record in (0..400).filter_map(|seed| play_game(&engine, habits, seed)) {
            fit.add(&record);
        }
        let (weights, quality) = fit.learn(7);
        assert!(quality.after < quality.before, "{quality:?}");
        assert_eq!(fit.learn(7).0, weights);
    }
}
