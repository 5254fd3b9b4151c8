//! Why moves are forced and refused.

use damas::{
    notation::fen,
    rules::{self, Bar, Law, Refusal},
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

/// Why a leap is no capture, and over which square.
fn barred(game: &str, position: &str, from: u8, to: u8) -> Option<(u8, Bar)> {
    let rules = rules::find(game).unwrap();
    let square = |number: u8| rules.geometry().numbered(number).unwrap();
    let position = fen::parse(&rules, position).unwrap();
    match position.refusal(square(from), square(to)) {
        Some(Refusal::Barred { over, why, .. }) => (1..=32)
            .find(|&number| square(number) == over)
            .map(|number| (number, why)),
        _ => None,
    }
}

#[test]
fn each_obstacle_has_its_own_name() {
    let king = barred("italian", "W:W18,23:BK14,5", 18, 11);
    assert_eq!(king, Some((14, Bar::KingByMan)));
    let cases = [
        ("W:W13,18:B46", 13, 24, (18, Bar::OwnPiece)),
        ("W:W13:B24,46", 13, 29, (24, Bar::TooFar)),
        ("W:WK13:B18,24", 13, 29, (18, Bar::Several)),
        ("W:W24:B18,46", 24, 13, (18, Bar::Direction)),
        ("W:W13:B18,46", 13, 18, (18, Bar::Onto)),
    ];
    for (position, from, to, why) in cases {
        let found = barred("gt502", position, from, to);
        assert_eq!(found, Some(why), "{position} {from} {to}");
    }
}
