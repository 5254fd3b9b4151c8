//! Why moves are forced and refused.

use damas::{
    notation::fen,
    rules::{self, Law, Refusal},
};

#[track_caller]
fn decides(game: &str, position: &str, law: Option<Law>) {
    let rules = rules::find(game).unwrap();
    let position = fen::parse(&rules, position).unwrap();
    assert_eq!(position.deciding_law(), law, "{position:?}");
}

#[test]
fn the_law_that_forces_a_capture_is_known() {
    decides("spanish", "W:W9:B14,30", None);
    decides("spanish", "W:W5,12:B9,15,18", None);
    decides("spanish", "W:W5,9:B10,13,22", Some(Law::MostPieces));
    decides("italian", "W:W22,K24:B18,K20", Some(Law::WithKing));
    decides("frisian", "W:W33,46:B28,K41", Some(Law::MostWorth));
}

#[test]
fn a_king_that_has_moved_three_times_must_rest() {
    let rules = rules::find("frisian").unwrap();
    let position = fen::parse(&rules, "W:W31,K46:B5:+0+346").unwrap();
    let square = |number| rules.geometry().numbered(number).unwrap();
    let rest = Some(Refusal::KingRun { most: 3 });
    assert_eq!(position.refusal_of_piece(square(46)), rest);
    assert_eq!(position.refusal(square(46), square(41)), rest);
    assert_eq!(position.refusal_of_piece(square(31)), None);
}
