//! How a game ended, as PDN's Result tag says it.

use crate::rules::{ResultStyle, Side};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub enum GameResult {
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// Nobody has won.
    Draw,
    /// The game was declared lost for both.
    BothLose,
    /// The game is not finished, or its result is not known.
    #[default]
    Unfinished,
    /// The points of a tournament with a scoring of its own, such as `4-6`; only [`GameResult::of`]
    /// makes it.
    Other(String),
}

impl GameResult {
    /// The result in which a side has won, or nobody.
    #[must_use]
    pub const fn won_by(winner: Option<Side>) -> Self {
        match winner {
            Some(Side::White) => Self::WhiteWins,
            Some(Side::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }

    /// The winner and the draw that this result states: `Some(None)` is a draw, and nothing stands
    /// for a result that does not tell.
    #[must_use]
    pub const fn winner(&self) -> Option<Option<Side>> {
        match self {
            Self::WhiteWins => Some(Some(Side::White)),
            Self::BlackWins => Some(Some(Side::Black)),
            Self::Draw => Some(None),
            Self::BothLose | Self::Unfinished | Self::Other(_) => None,
        }
    }

    /// The result that a text in either style states; nothing if it is none of PDN's results.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "1-0" | "2-0" => Self::WhiteWins,
            "0-1" | "0-2" => Self::BlackWins,
            "1/2-1/2" | "1-1" | "1/2" | "½-½" | "½" => Self::Draw,
            "0-0" => Self::BothLose,
            "*" => Self::Unfinished,
            _ => return None,
        })
    }

    /// The result that the value of a Result tag states, whatever it is.
    #[must_use]
    pub fn of(value: &str) -> Self {
        let compact: String = value
            .chars()
            .filter(|c| !c.is_whitespace() && !c.is_control())
            .collect();
        if matches!(compact.as_str(), "" | "?" | "-") {
            return Self::Unfinished;
        }
        Self::parse(&compact).unwrap_or(Self::Other(compact))
    }

    /// The value of the Result tag.
    #[must_use]
    pub fn text(&self, style: ResultStyle) -> &str {
        match (self, style) {
            (Self::WhiteWins, ResultStyle::One) => "1-0",
            (Self::WhiteWins, ResultStyle::Two) => "2-0",
            (Self::BlackWins, ResultStyle::One) => "0-1",
            (Self::BlackWins, ResultStyle::Two) => "0-2",
            (Self::Draw, ResultStyle::One) => "1/2-1/2",
            (Self::Draw, ResultStyle::Two) => "1-1",
            (Self::BothLose, _) => "0-0",
            (Self::Unfinished, _) => "*",
            (Self::Other(text), _) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_read_back_in_both_styles() {
        let other = GameResult::of("1+ - 1-");
        for result in [
            GameResult::WhiteWins,
            GameResult::BlackWins,
            GameResult::Draw,
            GameResult::BothLose,
            GameResult::Unfinished,
            other,
        ] {
            for style in [ResultStyle::One, ResultStyle::Two] {
                assert_eq!(GameResult::of(result.text(style)), result);
            }
        }
        assert_eq!(GameResult::of(" ? "), GameResult::Unfinished);
    }
}
