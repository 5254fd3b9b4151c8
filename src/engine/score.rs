//! What a position is worth, and what such a number means.

use std::fmt;

/// The score of a win on the spot.
const WIN: i32 = 30_000;

/// The score of a drawn game that the values decide on the spot.
const DECIDED: i32 = 25_000;

/// How many plies from now an end can lie.
const FURTHEST: i32 = 1_000;

/// Scores from here on are proven ends.
const PROVEN: i32 = DECIDED - FURTHEST;

/// What a position is worth to the side to move: hundredths of a man, or a proven end. More is
/// better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(pub(super) i32);

/// A score in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// An estimate in hundredths of a man.
    Estimate(i32),
    /// The side to move wins in so many plies at the latest.
    Wins(u32),
    /// The side to move loses in so many plies at the earliest.
    Loses(u32),
    /// The game will be drawn in so many plies, and the side to move has more value left.
    WinsByValues(u32),
    /// The game will be drawn in so many plies, and the other side has more value left.
    LosesByValues(u32),
}

impl Score {
    /// Neither side is better.
    pub const EVEN: Self = Self(0);
    /// Above every score.
    pub(super) const MOST: Self = Self(WIN + 1);

    /// The side to move has won, so many plies from the root of the search.
    pub(super) const fn win_at(ply: usize) -> Self {
        Self(WIN - ply as i32)
    }

    /// The side to move has the larger sum in a game that is drawn, so many plies from the root.
    pub(super) const fn decided_at(ply: usize) -> Self {
        Self(DECIDED - ply as i32)
    }

    /// An estimate, kept apart from the proven ends.
    pub(super) const fn estimate(hundredths: i32) -> Self {
        let most = PROVEN - 1;
        Self(if hundredths < -most {
            -most
        } else if most < hundredths {
            most
        } else {
            hundredths
        })
    }

    /// Whether the score is a proven end, not an estimate.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        PROVEN <= self.0 || self.0 <= -PROVEN
    }

    /// The number itself: hundredths of a man; proven ends lie beyond 24,000.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// What the score means.
    #[must_use]
    pub const fn outlook(self) -> Outlook {
        let size = self.0.abs();
        let ours = 0 < self.0;
        if WIN - FURTHEST <= size {
            let plies = (WIN - size).unsigned_abs();
            if ours {
                Outlook::Wins(plies)
            } else {
                Outlook::Loses(plies)
            }
        } else if PROVEN <= size {
            let plies = (DECIDED - size).unsigned_abs();
            if ours {
                Outlook::WinsByValues(plies)
            } else {
                Outlook::LosesByValues(plies)
            }
        } else {
            Outlook::Estimate(self.0)
        }
    }

    /// The score as a table holds it: proven ends count from the position, not from the root.
    pub(super) const fn as_held(self, ply: usize) -> Self {
        self.moved(ply as i32)
    }

    /// The score as a search uses it: proven ends count from the root.
    pub(super) const fn as_used(self, ply: usize) -> Self {
        self.moved(-(ply as i32))
    }

    const fn moved(self, plies: i32) -> Self {
        if PROVEN <= self.0 {
            Self(self.0 + plies)
        } else if self.0 <= -PROVEN {
            Self(self.0 - plies)
        } else {
            self
        }
    }
}

impl std::ops::Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl std::ops::Add<i32> for Score {
    type Output = Self;
    fn add(self, more: i32) -> Self {
        Self(self.0 + more)
    }
}

impl std::ops::Sub<i32> for Score {
    type Output = Self;
    fn sub(self, less: i32) -> Self {
        Self(self.0 - less)
    }
}

impl fmt::Display for Score {
    /// `+0.35` men, `win in 7`, `loss by values in 12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outlook() {
            Outlook::Estimate(hundredths) => write!(f, "{:+.2}", f64::from(hundredths) / 100.0),
            Outlook::Wins(plies) => write!(f, "win in {plies}"),
            Outlook::Loses(plies) => write!(f, "loss in {plies}"),
            Outlook::WinsByValues(plies) => write!(f, "win by values in {plies}"),
            Outlook::LosesByValues(plies) => write!(f, "loss by values in {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_say_what_they_mean() {
        for (score, outlook) in [
            (Score::win_at(7), Outlook::Wins(7)),
            (-Score::win_at(8), Outlook::Loses(8)),
            (Score::decided_at(3), Outlook::WinsByValues(3)),
            (-Score::decided_at(0), Outlook::LosesByValues(0)),
            (Score::estimate(-120), Outlook::Estimate(-120)),
            (Score::estimate(99_999), Outlook::Estimate(PROVEN - 1)),
        ] {
            assert_eq!(score.outlook(), outlook);
            assert_eq!(score.is_proven(), !matches!(outlook, Outlook::Estimate(_)));
            assert_eq!(score.as_held(5).as_used(5), score);
        }
        assert!(Score::decided_at(0) < Score::win_at(999));
        assert_eq!(Score::estimate(35).to_string(), "+0.35");
        assert_eq!((-Score::decided_at(12)).to_string(), "loss by values in 12");
    }

    #[test]
    fn a_proven_end_counts_from_the_position_in_the_table() {
        assert_eq!(Score::win_at(9).as_held(4), Score::win_at(5));
        assert_eq!((-Score::win_at(9)).as_held(4), -Score::win_at(5));
    }
}
