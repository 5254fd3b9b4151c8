//! What the evaluation has learned, as data.

use std::fmt::Write as _;

use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use thiserror::Error;

use super::windows::{ARRANGEMENTS, MOST};
use crate::rules::{Goal, Rules};

/// Weights are eighths of a hundredth of a man, so that small ones are not rounded away.
pub(super) const UNIT: i32 = 8;

/// One weight: what it is while the board is full, and what it becomes as it empties.
pub(super) type Weight = [i16; 2];

/// How many balances of few pieces there are: up to four men and four kings on each side.
pub(super) const ENDINGS: usize = 625;

/// What is weighed besides men in windows and kings on squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Term {
    /// Each man.
    Man,
    /// Having a king at all.
    FirstKing,
    /// Being to move.
    Turn,
    /// Each point of value, in games whose pieces carry values.
    Value,
    /// Having the larger sum of values.
    Lead,
    /// Each square that a king reaches and where nothing stands ready to capture it.
    SafeReach,
    /// Each other square that a king reaches.
    RiskyReach,
    /// Each column by which the men stand more to one side than to the other.
    Skew,
}

impl Term {
    pub(super) const ALL: [Self; 8] = [
        Self::Man,
        Self::FirstKing,
        Self::Turn,
        Self::Value,
        Self::Lead,
        Self::SafeReach,
        Self::RiskyReach,
        Self::Skew,
    ];
}

/// The weights of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// How they were made, in plain words.
    pub history: String,
    pub(super) terms: [Weight; Term::ALL.len()],
    /// A king by its square, as its own side sees it.
    pub(super) kings: Box<[Weight; 128]>,
    /// What a balance of few pieces is worth besides: who has how many men and kings.
    pub(super) endings: Box<[Weight; ENDINGS]>,
    /// One table after the other.
    pub(super) windows: Vec<Weight>,
}

/// Why weights cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WeightsError {
    /// The file does not begin as such a file does.
    #[error("the file does not begin with '{MAGIC}'; it is no evaluation made by damas train")]
    Magic,
    /// The numbers are cut off or damaged.
    #[error("the weights are damaged; make them again with damas train")]
    Damaged,
}

const MAGIC: &str = "damas evaluation 1";
/// The most numbers that any board needs.
const MOST_NUMBERS: usize = 2 * (Term::ALL.len() + 128 + ENDINGS + MOST * ARRANGEMENTS);

impl Weights {
    /// Weights that know nothing but the worth of men and kings, for boards with so many tables
    /// of windows.
    pub(super) fn material(rules: &Rules, tables: usize) -> Self {
        let sign = match rules.ruleset().goal {
            Goal::Capture => 1,
            Goal::GiveAway => -1,
        };
        let worth = |hundredths: i16| [sign * hundredths * UNIT as i16; 2];
        let flying = rules.ruleset().king.reach == crate::rules::Reach::Flying;
        let mut terms = [[0; 2]; Term::ALL.len()];
        terms[Term::Man as usize] = worth(100);
        Self {
            history: "Material alone.".to_owned(),
            terms,
            kings: Box::new([worth(if flying { 300 } else { 170 }); 128]),
            endings: Box::new([[0; 2]; ENDINGS]),
            windows: vec![[0; 2]; tables * ARRANGEMENTS],
        }
    }

    /// The weights as a file: a few lines that people can read, then the packed numbers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{MAGIC}\n{}\n", self.history.trim());
        let mut bytes = text.into_bytes();
        let numbers = self
            .terms
            .iter()
            .chain(self.kings.iter())
            .chain(self.endings.iter())
            .chain(&self.windows)
            .flatten()
            .flat_map(|weight| weight.to_le_bytes())
            .collect::<Vec<_>>();
        bytes.extend(compress_to_vec(&numbers, 9));
        bytes
    }

    /// Reads what [`Weights::to_bytes`] has written.
    ///
    /// # Errors
    ///
    /// A [`WeightsError`] that says what is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes
            .strip_prefix(MAGIC.as_bytes())
            .and_then(|rest| rest.strip_prefix(b"\n"))
            .ok_or(WeightsError::Magic)?;
        let end = rest
            .windows(2)
            .position(|pair| pair == b"\n\n")
            .ok_or(WeightsError::Damaged)?;
        let history = String::from_utf8_lossy(&rest[..end]).into_owned();
        let numbers = decompress_to_vec_with_limit(&rest[end + 2..], 2 * MOST_NUMBERS)
            .map_err(|_| WeightsError::Damaged)?;
        let mut weights = numbers
            .chunks_exact(4)
            .map(|pair| [[pair[0], pair[1]], [pair[2], pair[3]]].map(i16::from_le_bytes));
        let mut terms = [[0; 2]; Term::ALL.len()];
        let mut kings = Box::new([[0; 2]; 128]);
        let mut endings = Box::new([[0; 2]; ENDINGS]);
        let fixed = terms.iter_mut().chain(kings.iter_mut());
        for weight in fixed.chain(endings.iter_mut()) {
            *weight = weights.next().ok_or(WeightsError::Damaged)?;
        }
        let windows: Vec<_> = weights.collect();
        if !windows.len().is_multiple_of(ARRANGEMENTS) {
            return Err(WeightsError::Damaged);
        }
        Ok(Self {
            history,
            terms,
            kings,
            endings,
            windows,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let mut weights = Weights::material(&rules::default_rules(), 3);
        weights.history = "Two lines\nof words.".to_owned();
        weights.windows[77] = [-300, 45];
        assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
    }

    #[test]
    fn what_is_not_a_file_of_weights_is_refused() {
        assert_eq!(Weights::from_bytes(b"GIF89a"), Err(WeightsError::Magic));
        let bytes = Weights::material(&rules::default_rules(), 1).to_bytes();
        for end in [20, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(
                Weights::from_bytes(&bytes[..end]),
                Err(WeightsError::Damaged)
            );
        }
    }
}
