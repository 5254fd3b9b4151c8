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
    /// and [`GameResult::in_format_of_its_own`] make it.
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

    /// The result that the value of a Result tag states: one of PDN's, none, or points such as
    /// `4-6` and `1+ - 1-`. Nothing if it is a text that no program could know.
    #[must_use]
    pub fn of(value: &str) -> Option<Self> {
        let words = words(value);
        let compact: String = words
            .chars()
            .filter(|c| *c != ' ')
            .map(|c| if matches!(c, ':' | '–') { '-' } else { c })
            .collect();
        if matches!(compact.as_str(), "" | "?" | "-") {
            return Some(Self::Unfinished);
        }
        Self::parse(&compact).or_else(|| is_points(&words).then_some(Self::Other(words)))
    }

    /// The result that the value of a Result tag states where a `ResultFormat` tag says that the
    /// tournament has a scoring of its own, whatever it is.
    #[must_use]
    pub fn in_format_of_its_own(value: &str) -> Self {
        Self::of(value).unwrap_or_else(|| Self::Other(words(value)))
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

/// The words of a text with single blanks between them.
fn words(text: &str) -> String {
    let is_blank = |c: char| c.is_whitespace() || c.is_control();
    let words: Vec<&str> = text
        .split(is_blank)
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// Whether a text consists of the points of two players.
fn is_points(words: &str) -> bool {
    words.match_indices('-').any(|(at, _)| {
        let (white, black) = (&words[..at], &words[at + 1..]);
        is_number_of_points(white) && is_number_of_points(black)
    })
}

/// `4`, `1.02`, `-0.98`, `1+`, `1 1/2`, `½`.
fn is_number_of_points(text: &str) -> bool {
    let text = text.trim();
    let text = text.strip_prefix(['+', '-']).unwrap_or(text);
    let text = text.strip_suffix(['+', '-']).unwrap_or(text);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| match text.split_once(['.', ',']) {
        Some((whole, part)) => digits(whole) && digits(part),
        None => digits(text),
    };
    let is_half = |text: &str| matches!(text, "1/2" | "½");
    is_half(text)
        || match text.split_once(' ') {
            Some((whole, half)) => digits(whole) && is_half(half),
            None => number(text.strip_suffix('½').unwrap_or(text)),
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_read_back_in_both_styles() {
        let points = ["1+ - 1-", "4-6", "-0.98-1.02", "1 1/2 - 1/2"].map(|points| {
            let other = GameResult::of(points);
            assert_eq!(other, Some(GameResult::Other(points.to_owned())));
            other
        });
        let known = [
            GameResult::WhiteWins,
            GameResult::BlackWins,
            GameResult::Draw,
            GameResult::BothLose,
            GameResult::Unfinished,
            GameResult::in_format_of_its_own("a  b"),
        ];
        for result in known.into_iter().chain(points.into_iter().flatten()) {
            for style in [ResultStyle::One, ResultStyle::Two] {
                let text = result.text(style);
                assert_eq!(GameResult::in_format_of_its_own(text), result, "{text}");
            }
        }
    }

    #[track_caller]
    fn check(value: &str, expected: Option<GameResult>) {
        assert_eq!(GameResult::of(value), expected, "{value}");
    }

    #[test]
    fn results_are_read_in_every_dress() {
        for white_wins in ["1-0", " 2 - 0 ", "2:0", "1–0"] {
            check(white_wins, Some(GameResult::WhiteWins));
        }
        check("½ - ½", Some(GameResult::Draw));
        check("1 : 1", Some(GameResult::Draw));
        for unknown in ["", " ? ", "-", "*"] {
            check(unknown, Some(GameResult::Unfinished));
        }
    }

    #[test]
    fn other_texts_are_no_results() {
        for text in [
            "banana",
            "white wins",
            "1-x",
            "1",
            "1-",
            "-1",
            "--",
            "1-2-3",
            "2010-05-20",
            "a-1",
            "1/2/3-1",
            "1..2-1",
            "½½-1",
            "1 2-3",
        ] {
            check(text, None);
        }
    }
}
