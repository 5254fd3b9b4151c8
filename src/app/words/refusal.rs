//! Why something was refused, as one sentence that names the law.

use super::{BarWords, RefusalWords, WayWords, side_words, words};
use crate::{
    app::settings::Settings,
    notation::Names,
    rules::{Bar, Heading, Kind, Law, Reach, Refusal, Rules, SquareSet},
};

/// The sentence for a refusal.
#[must_use]
pub fn refusal_sentence(refusal: &Refusal, rules: &Rules, settings: &Settings) -> String {
    let language = settings.language;
    let names = settings.names(rules);
    let words = &words(language).refusal;
    match refusal {
        Refusal::EmptySquare => words.empty.to_owned(),
        Refusal::NotYourTurn { turn } => {
            (words.not_your_turn)(side_words(rules, *turn, language).the)
        }
        Refusal::Blocked => words.blocked.to_owned(),
        Refusal::MustCapture { with } => (words.must_capture)(&squares_text(*with, rules, names)),
        &Refusal::Law { law, best, tried } => match law {
            Law::MostPieces => (words.law.most_pieces)(best, tried),
            Law::MostKings => (words.law.most_kings)(best, tried),
            Law::WithKing => words.law.with_king.to_owned(),
            Law::KingsSoonest => words.law.kings_soonest.to_owned(),
            Law::MostWorth => words.law.most_worth.to_owned(),
            Law::HighestValues => (words.law.highest_values)(best, tried),
        },
        Refusal::Unfinished => words.unfinished.to_owned(),
        Refusal::Touched { square } => (words.touched)(&names.square(rules.geometry(), *square)),
        &Refusal::KingRun { most } => (words.king_run)(most),
        &Refusal::Barred { piece, over, why } => {
            let over = names.square(rules.geometry(), over);
            bar_sentence(why, piece.kind, &over, rules, words)
        }
        Refusal::NotItsMove { piece } => {
            let (man, king) = (&rules.ruleset().man, &rules.ruleset().king);
            match piece.kind {
                Kind::Man => (words.not_a_mans)(&ways(&man.steps, &words.ways)),
                Kind::King => {
                    let flies = king.reach == Reach::Flying;
                    (words.not_a_kings)(&ways(&king.steps, &words.ways), flies)
                }
            }
        }
    }
}

/// The sentence for a leap that is no capture.
fn bar_sentence(why: Bar, kind: Kind, over: &str, rules: &Rules, words: &RefusalWords) -> String {
    let bar: &BarWords = &words.bar;
    match (why, kind) {
        (Bar::OwnPiece, _) => (bar.own_piece)(over),
        (Bar::Twice, _) => (bar.twice)(over),
        (Bar::KingByMan, _) => (bar.king_by_man)(over),
        (Bar::Direction, Kind::Man) => {
            (bar.mans_direction)(&ways(&rules.ruleset().man.captures, &words.ways))
        }
        (Bar::Direction, Kind::King) => {
            (bar.kings_direction)(&ways(&rules.ruleset().king.captures, &words.ways))
        }
        (Bar::TooFar, _) => bar.too_far.to_owned(),
        (Bar::Several, _) => bar.several.to_owned(),
        (Bar::Landing, _) => (bar.landing)(over),
        (Bar::TurnsBack, _) => bar.turns_back.to_owned(),
        (Bar::Onto, _) => (bar.onto)(over),
    }
}

/// The directions in which a piece moves, in words.
fn ways(headings: &[Heading], words: &WayWords) -> String {
    use Heading::{Backward, DiagonalBackward, DiagonalForward, Forward, Sideways};
    let has = |wanted: &[Heading]| wanted.iter().all(|heading| headings.contains(heading));
    let all_diagonal = has(&[DiagonalForward, DiagonalBackward]);
    let all_straight = has(&[Forward, Sideways, Backward]);
    if all_diagonal && all_straight {
        return words.eight.to_owned();
    }
    let mut names: Vec<&str> = Vec::new();
    if all_diagonal {
        names.push(words.diagonal);
    }
    if all_straight {
        names.push(words.straight);
    }
    names.extend(headings.iter().filter_map(|heading| match heading {
        DiagonalForward if !all_diagonal => Some(words.diagonal_forward),
        DiagonalBackward if !all_diagonal => Some(words.diagonal_backward),
        Forward if !all_straight => Some(words.forward),
        Sideways if !all_straight => Some(words.sideways),
        Backward if !all_straight => Some(words.backward),
        _ => None,
    }));
    names.join(words.or)
}

/// The names of some squares, by number.
pub(super) fn squares_text(squares: SquareSet, rules: &Rules, names: Names) -> String {
    let geometry = rules.geometry();
    let mut squares: Vec<_> = squares.iter().collect();
    squares.sort_by_key(|&square| geometry.number(square));
    let texts: Vec<String> = squares
        .into_iter()
        .map(|square| names.square(geometry, square))
        .collect();
    texts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Language;
    use crate::rules::{self, Piece, Side};

    fn in_language(language: Language) -> Settings {
        Settings {
            language,
            ..Settings::default()
        }
    }

    #[track_caller]
    fn check(refusal: &Refusal, es: &str, en: &str) {
        let rules = rules::default_rules();
        assert_eq!(
            refusal_sentence(refusal, &rules, &in_language(Language::Es)),
            es
        );
        assert_eq!(
            refusal_sentence(refusal, &rules, &in_language(Language::En)),
            en
        );
    }

    #[test]
    fn the_laws_are_named_with_their_numbers() {
        let law = |law, best, tried| Refusal::Law { law, best, tried };
        check(
            &law(Law::MostPieces, 3, 2),
            "Ley de la cantidad: otra captura toma 3 (esta, 2)",
            "Law of quantity: another capture takes 3 (this one, 2)",
        );
        check(
            &law(Law::MostKings, 1, 0),
            "Ley de la calidad: otra captura toma una dama (esta, ninguna)",
            "Law of quality: another capture takes a king (this one, none)",
        );
        check(
            &law(Law::HighestValues, 31, 12),
            "Regla de la casa: otra captura suma 31 (esta, 12)",
            "House rule: another capture sums to 31 (this one, 12)",
        );
    }

    #[test]
    fn a_compulsory_capture_names_its_squares_in_order() {
        let rules = rules::default_rules();
        let geometry = rules.geometry();
        let with = [23, 8]
            .into_iter()
            .filter_map(|number| geometry.numbered(number))
            .collect();
        check(
            &Refusal::MustCapture { with },
            "Hay que comer: es obligatorio capturar desde las casillas 8 o 23",
            "Capturing is compulsory: it must be done from 8, 23",
        );
    }

    #[test]
    fn turn_and_kind_are_worded() {
        check(
            &Refusal::NotYourTurn { turn: Side::White },
            "No es su turno: juegan las rojas",
            "Not your turn: red to move",
        );
        let piece = Piece {
            side: Side::White,
            kind: Kind::King,
            value: None,
        };
        check(
            &Refusal::NotItsMove { piece },
            "Una dama no se mueve así: va en diagonal, por casillas libres",
            "A king does not move like that: it goes diagonally, over free squares",
        );
    }

    #[test]
    fn sides_are_light_and_dark_where_pieces_carry_no_values() {
        let rules = rules::find("spanish").unwrap();
        let refusal = Refusal::NotYourTurn { turn: Side::Black };
        assert_eq!(
            refusal_sentence(&refusal, &rules, &in_language(Language::Es)),
            "No es su turno: juegan las oscuras"
        );
    }
}
