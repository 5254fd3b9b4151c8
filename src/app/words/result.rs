//! How a game ended, in words.

use super::{aids_text, capitalised, side_words, text, words};
use crate::{
    app::settings::Language,
    play::{DrawReason, Match, MatchResult, Reason},
    rules::{Ending, Goal, Side},
};

/// A result in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultText {
    /// Who has won.
    pub headline: String,
    /// Why.
    pub reason: String,
    /// Both sums with their sides, where the values were added up.
    pub sums: Option<String>,
    /// The help that was used, if any.
    pub aids: Option<String>,
}

impl ResultText {
    /// All of it in one line.
    #[must_use]
    pub fn sentence(&self) -> String {
        let mut sentence = format!("{}. {}", self.headline, self.reason);
        if let Some(sums) = &self.sums {
            sentence += &format!(": {sums}");
        }
        sentence
    }
}

/// The words for a result.
#[must_use]
pub fn result_text(game: &Match, result: &MatchResult, language: Language) -> ResultText {
    let all = words(language);
    let words = &all.result;
    let rules = game.rules();
    let side = |side| side_words(rules, side, language);
    let headline = match result.winner {
        None => words.drawn.to_owned(),
        Some(winner) => {
            let won = (words.won)(side(winner).the);
            match game.players[winner].trim() {
                "" => won,
                name => format!("{won}: {name}"),
            }
        }
    };
    let reason = match &result.reason {
        Reason::Board(ending) => {
            let turn = game.position().turn();
            debug_assert!(result.winner.is_some_and(|winner| {
                (winner == turn) == (rules.ruleset().goal == Goal::GiveAway)
            }));
            match ending {
                Ending::NoPieces => (words.no_pieces)(side(turn).the),
                Ending::Blocked => (words.blocked)(side(turn).the),
            }
        }
        Reason::Resigned => {
            let loser = result
                .winner
                .map_or_else(|| game.position().turn(), Side::other);
            (words.resigned)(side(loser).the)
        }
        Reason::Material(limit) => text(&limit.title, language).to_owned(),
        Reason::Draw(reason) => {
            let drawn = match reason {
                DrawReason::Agreed => words.agreed.to_owned(),
                DrawReason::Repetition => words.repetition.to_owned(),
                DrawReason::Limit(limit) => (words.limit)(text(&limit.title, language)),
            };
            match (result.winner, result.sums) {
                (Some(_), Some(_)) => format!("{drawn}; {}", words.by_values),
                (None, Some(_)) => format!("{drawn}; {}", words.even),
                _ => drawn,
            }
        }
    };
    let sums = result.sums.map(|sums| {
        let [white, black] = Side::ALL.map(|of| capitalised(side(of).name));
        format!(
            "{white} {} – {} {}",
            sums.white,
            sums.black,
            black.to_lowercase()
        )
    });
    ResultText {
        headline,
        reason,
        sums,
        aids: aids_text(game, language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, play::Claims, rules};

    #[track_caller]
    fn check(game: &Match, es: &str, en: &str) {
        let result = game.result().unwrap();
        assert_eq!(result_text(game, &result, Language::Es).sentence(), es);
        assert_eq!(result_text(game, &result, Language::En).sentence(), en);
    }

    fn game(name: &str, position: &str) -> Match {
        let rules = rules::find(name).unwrap();
        Match::from_position(fen::parse(&rules, position).unwrap(), Claims::ByPlayers)
    }

    #[test]
    fn an_agreed_draw_goes_to_the_values() {
        let mut game = game("gt502", "W:W5=9,6=10:B40=2,41=3");
        game.players.white = "Ana".to_owned();
        game.offer_draw(Side::Black).unwrap();
        game.answer_draw(true).unwrap();
        check(
            &game,
            "Ganan las rojas: Ana. Tablas de común acuerdo; decide la suma de valores: Rojas 19 – 5 negras",
            "Red wins: Ana. Draw by agreement; the sum of values decides: Red 19 – 5 black",
        );
    }

    #[test]
    fn the_side_without_pieces_is_named() {
        check(
            &game("spanish", "B:W5:B"),
            "Ganan las claras. Las oscuras se quedan sin piezas",
            "Light wins. Dark has no pieces left",
        );
    }

    #[test]
    fn who_resigns_is_named() {
        let mut game = game("spanish", "W:W5:B20");
        game.resign(Side::White).unwrap();
        check(
            &game,
            "Ganan las oscuras. Las claras abandonan",
            "Dark wins. Light resigns",
        );
    }
}
