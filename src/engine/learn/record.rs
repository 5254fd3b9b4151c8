//! One game as a line of text: which of the legal moves was played, and what it was worth.

use thiserror::Error;

use crate::rules::{Position, Rules};
use std::{fmt, str::FromStr, sync::Arc};

/// A game that the engine played against itself.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Record {
    /// Which move was played in each position, by its place in the list of legal moves, and what
    /// the search found it worth to the side to move, in hundredths of a man.
    pub plies: Vec<(u8, i16)>,
    /// How many moves at the beginning were made by chance.
    pub random: usize,
    /// The result for White: 2 a win, 1 a draw, 0 a loss.
    pub points: u8,
}

/// Why a line is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the line is not a game as damas train writes it")]
pub struct RecordError;

impl Record {
    /// The positions of the game with the score that was found in each, from the first one that was
    /// not made by chance on. A game of other rules ends where its moves do.
    pub fn positions(&self, rules: &Arc<Rules>) -> impl Iterator<Item = (Position, i16)> {
        let mut position = Position::start(rules.clone());
        self.plies
            .iter()
            .map_while(move |&(place, score)| {
                let step = *position.legal_moves().get(usize::from(place))?;
                let next = position.play_unchecked(&step);
                Some((std::mem::replace(&mut position, next), score))
            })
            .skip(self.random)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.points, self.random)?;
        for (place, score) in &self.plies {
            write!(f, "{place:02x}{:04x}", *score as u16)?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<Self, RecordError> {
        let mut fields = line.split(' ');
        let mut field = || fields.next().ok_or(RecordError);
        let points = field()?.parse().map_err(|_| RecordError)?;
        let random = field()?.parse().map_err(|_| RecordError)?;
        let digits = field()?.as_bytes();
        if 2 < points || !digits.len().is_multiple_of(6) {
            return Err(RecordError);
        }
        let plies = digits
            .chunks_exact(6)
            .map(|ply| {
                let text = std::str::from_utf8(ply).map_err(|_| RecordError)?;
                let number = u32::from_str_radix(text, 16).map_err(|_| RecordError)?;
                Ok(((number >> 16) as u8, number as u16 as i16))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self {
            plies,
            random,
            points,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let record = Record {
            plies: vec![(0, 0), (17, -345), (3, 24_990)],
            random: 2,
            points: 1,
        };
        assert_eq!(record.to_string().parse(), Ok(record));
        for wrong in ["", "3 0 ", "1 0 00000", "1 0 zzzzzz", "1"] {
            assert_eq!(wrong.parse::<Record>(), Err(RecordError), "{wrong}");
        }
    }
}
