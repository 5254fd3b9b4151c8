//! Short games on other boards: all squares with captures that clear the board at once, and 12x12.

use crate::{desktop::Desktop, hands::Hands};

#[test]
fn turkish_is_played_on_all_squares_and_captured_pieces_leave_at_once() {
    let desktop = Desktop::new();
    let program = desktop.start("turkish.jsonl", &["--ruleset", "turkish"]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();
    let opening: [(&[u8], &str); 6] = [
        (&[47, 39], "g3-g4"),
        (&[17, 25], "a6-a5"),
        (&[48, 47], "h3-g3"),
        (&[19, 27], "c6-c5"),
        (&[45, 37], "e3-e4"),
        (&[21, 29], "e6-e5"),
    ];
    for (squares, notation) in opening {
        hands.moves(squares, notation);
        hands.watch.until_quiet();
    }
    // Another man may not move: capturing is compulsory.
    hands.click_square(43);
    let refused = hands.watch.until_event("refused");
    assert_eq!(refused["reason"], "must-capture");
    // A man takes four pieces, turning twice, landing by landing, and is crowned where it ends.
    let taken = hands.moves(&[37, 21, 19, 17, 1], "e4xa8");
    let fen = taken["fen"].as_str().unwrap_or_default();
    assert!(fen.contains("WK1,"), "{fen}");
    assert!(
        fen.ends_with(":B10,11,12,13,14,15,16,22,23,24,25,27"),
        "{fen}"
    );
    hands.watch.until_quiet();
    hands.moves(&[24, 32], "h6-h5");
    // The king takes by its end square.
    hands.watch.until_quiet();
    hands.moves(&[1, 33], "a8xa4");
}

#[test]
fn canadian_is_played_on_twelve_by_twelve() {
    let desktop = Desktop::new();
    let program = desktop.start("canadian.jsonl", &["--ruleset", "canadian"]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();
    hands.moves(&[46, 40], "46-40");
    hands.watch.until_quiet();
    hands.moves(&[29, 36], "29-36");
    hands.watch.until_quiet();
    hands.moves(&[47, 41], "47-41");
    hands.watch.until_quiet();
    let taken = hands.moves(&[36, 47, 34], "36x34");
    assert_eq!(taken["path"].as_array().map_or(0, Vec::len), 3, "{taken}");
    hands.watch.until_quiet();
    hands.moves(&[53, 47], "53-47");
}
