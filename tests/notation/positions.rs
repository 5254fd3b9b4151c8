//! Laws of FEN: what is printed is read back, in any dress; what is refused is refused at a place.

use damas::{
    notation::fen,
    rules::{self, Position, SquareNames},
};
use proptest::{collection::vec, prelude::*, sample::select};

use crate::any::{any_match, any_position};

/// Checks that a text is read as a position.
fn means(text: &str, position: &Position) -> Result<(), TestCaseError> {
    let read = fen::read(position.rules(), text);
    prop_assert_eq!(read.as_ref(), Ok(position), "{}", text);
    Ok(())
}

fn check(position: &Position) -> Result<(), TestCaseError> {
    for names in [SquareNames::Numeric, SquareNames::Algebraic] {
        let text = fen::print_named(position, names);
        means(&text, position)?;
        means(&format!("\u{feff}{text}:H0:F12"), position)?;
        let (turn, rest) = text.split_once(':').unwrap();
        let mut fields: Vec<&str> = rest.split(':').collect();
        fields.swap(0, 1);
        let fields = fields.join(" : ").replace(',', " , ");
        means(&format!(" \"{turn} : {fields}.\" "), position)?;
    }
    Ok(())
}

/// Text of what positions are made of.
fn any_text() -> impl Strategy<Value = String> {
    let pieces = select(vec![
        "W", "B", ":", ",", "K", "-", "=", "?", ".", "1", "20", "31", "50", "51", "7", "a1", "h8",
        "k5", "H0", "F1", "+0", "+346", " ", "\"", "é", "\0", "\u{feff}", "x",
    ]);
    prop_oneof![
        vec(pieces, 0..20).prop_map(|pieces| pieces.concat()),
        vec(any::<char>(), 0..30).prop_map(|signs| signs.into_iter().collect()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn positions_of_games_are_read_back(game in any_match()) {
        check(game.position())?;
    }

    #[test]
    fn any_position_is_read_back(position in any_position()) {
        check(&position)?;
    }

    #[test]
    fn a_fault_has_its_place_in_the_text(text in any_text(), game in 0..14_usize) {
        let rules = &rules::all()[game % rules::all().len()];
        match fen::read(rules, &text) {
            Ok(position) => check(&position)?,
            Err(fault) => {
                let place = fault.place;
                prop_assert!((1..=text.chars().count() + 1).contains(&place.character), "{fault}");
                let colons = text.matches(':').count();
                prop_assert!((1..=colons + 1).contains(&place.field), "{fault}");
                let sentence = fault.to_string();
                prop_assert!(sentence.len() < 400 && !sentence.contains(['\n', '\0']), "{fault}");
            }
        }
    }
}
