//! What is wrong with a position given as text, as one sentence.

use super::{side_words, text, words};
use crate::{
    app::settings::Language,
    notation::fen::FenError,
    rules::{PositionError, Rules, Value},
};

/// The sentence for a position that cannot be read.
#[must_use]
pub fn fen_sentence(error: &FenError, rules: &Rules, language: Language) -> String {
    let words = &words(language).fen;
    let side = |side| side_words(rules, side, language);
    match error {
        FenError::Turn(found) => (words.turn)(found),
        FenError::Field(found) => (words.field)(found),
        FenError::SideTwice(twice) => (words.side_twice)(side(*twice).the),
        FenError::Square { token, last } => (words.square)(token, *last),
        FenError::SquareTwice(square) => (words.square_twice)(square),
        FenError::Value { token } => (words.value)(token, Value::MAX),
        FenError::Position(error) => match error {
            PositionError::ManOnCrownRow { side: of, square } => {
                (words.man_on_crown_row)(side(*of).the, *square)
            }
            PositionError::SomeValues { with, without } => (words.some_values)(*with, *without),
            PositionError::ValueTwice {
                side: of,
                value,
                first,
                second,
            } => (words.value_twice)(side(*of).the, *value, *first, *second),
            PositionError::NoValues { square, .. } => {
                (words.no_values)(*square, text(&rules.ruleset().title, language))
            }
            PositionError::Run { side: of, square } => (words.run)(side(*of).the, *square),
            PositionError::OffBoard => words.off_board.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, rules};

    #[track_caller]
    fn check(game: &str, fen: &str, es: &str, en: &str) {
        let rules = rules::find(game).unwrap();
        let error = fen::parse(&rules, fen).unwrap_err();
        assert_eq!(fen_sentence(&error, &rules, Language::Es), es);
        assert_eq!(fen_sentence(&error, &rules, Language::En), en);
    }

    #[test]
    fn faults_are_said_in_both_languages() {
        check(
            "gt502",
            "W:W5=1,6=1:B40=2",
            "FEN: las rojas tienen el valor 1 dos veces, en 5 y 6",
            "FEN: red has the value 1 twice, on 5 and 6",
        );
        check(
            "spanish",
            "X:W5:B20",
            "FEN: «X» al comienzo no dice de quién es el turno; ponga W: o B:",
            "FEN: 'X' at the start is not a side to move; write W: or B: first",
        );
        check(
            "spanish",
            "W:W5=3:B20",
            "FEN: la casilla 5 tiene valor, pero las piezas de Damas españolas no lo llevan",
            "FEN: square 5 has a value, but the pieces of Spanish draughts carry none",
        );
    }
}
