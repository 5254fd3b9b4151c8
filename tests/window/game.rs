//! A game at the window with everything in it, a closed window and a power cut in its middle.

use crate::{desktop::Desktop, hands::Hands};

/// A position from which seventeen plies lead through all that is special in GT502.
const START: &str = "W:W11=18,16=5,20=12,22=1,25=2,39=8,44=14,45=9:\
                     B12=1,15=12,23=9,26=5,29=11,30=18,42=14,43=2,50=16";

#[test]
fn a_game_with_captures_choices_crowning_undo_and_two_interruptions() {
    let desktop = Desktop::new();
    let program = desktop.start("first.jsonl", &["--fen", START]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();

    // Plies 1 and 2: captures.
    hands.moves(&[25, 34], "25x34");
    hands.moves(&[26, 17], "26x17");
    // Ply 3: a crowning. Ply 4. Ply 5: the sideways move.
    hands.moves(&[44, 49], "44-49");
    hands.moves(&[43, 37], "43-37");
    let sideways = hands.moves(&[49, 48], "49-48");
    assert!(
        sideways["fen"]
            .as_str()
            .is_some_and(|fen| fen.contains("K48=14"))
    );
    // Ply 6, dragged.
    hands.watch.until_quiet();
    hands.drag(30, 25);
    hands.sees_move("30-25");

    // A man that could take one piece is refused: the law of quantity, in words.
    hands.watch.until_quiet();
    hands.click_square(20);
    let refused = hands.watch.until_event("refused");
    assert_eq!(refused["reason"], "quantity");
    let sentence = refused["sentence"]
        .as_str()
        .unwrap_or_default()
        .to_lowercase();
    assert!(sentence.contains("ley de la cantidad"), "{sentence}");

    // Ply 7: several captures lead to one square; the player chooses.
    hands.click_square(48);
    hands.watch.until_event("selected");
    hands.click_square(30);
    let choose = hands.watch.until_event("choose");
    let choices = choose["choices"].as_array().expect("choices");
    let wanted = choices.iter().position(|choice| choice["path"][1] == 32);
    hands.watch.until_quiet();
    hands.click_button(&format!("choice {}", wanted.expect("the way over 32")));
    let chosen = hands.sees_move("48x32x14x30");

    // Undo and redo, by key and by button.
    hands.watch.until_quiet();
    hands.press("ctrl+z");
    hands.watch.until_event("changed");
    hands.watch.until_quiet();
    hands.click_button("redo");
    let redone = hands.watch.until_event("changed");
    assert_eq!(redone["fen"], chosen["fen"]);

    // Ply 8, then the power fails.
    hands.watch.until_quiet();
    let before = hands.moves(&[42, 36], "42-36");
    program.kill();

    let program = desktop.start("second.jsonl", &[]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();
    hands.click_button("continue");
    let resumed = hands.watch.until_event("changed");
    assert_eq!(resumed["fen"], before["fen"], "not a move is lost");
    hands.watch.until_quiet();
    // Plies 9 to 12.
    hands.moves(&[16, 21], "16-21");
    hands.watch.until_quiet();
    hands.moves(&[36, 32], "36-32");
    hands.watch.until_quiet();

    // A click on the overlay never reaches the board: the menu covers squares.
    let moves_before = hands.watch.count("move") + hands.watch.count("selected");
    hands.click_button("menu");
    hands.watch.until_quiet();
    // Beside the buttons, which stand in the middle.
    let covered = (491.0, 360.0);
    hands.click_at(covered);
    hands.watch.until_quiet();
    let moves_after = hands.watch.count("move") + hands.watch.count("selected");
    assert_eq!(moves_before, moves_after, "a click went through the menu");
    hands.press("Escape");
    hands.watch.until_quiet();

    hands.moves(&[11, 16], "11-16");
    hands.watch.until_quiet();
    let before = hands.moves(&[32, 27], "32-27");

    // The window is closed in mid-game, and the game goes on the next time.
    hands.watch.until_quiet();
    hands.click_button("menu");
    hands.watch.until_quiet();
    hands.click_button("quit");
    assert_eq!(program.wait(), Some(0));
    let program = desktop.start("third.jsonl", &[]);
    let mut hands = Hands::at(&desktop, &program);
    hands.sit_down();
    hands.click_button("continue");
    let resumed = hands.watch.until_event("changed");
    assert_eq!(resumed["fen"], before["fen"]);
    hands.watch.until_quiet();
    // Ply 13. Ply 14: a double capture, landing by landing. Plies 15 and 16.
    hands.moves(&[39, 44], "39-44");
    hands.watch.until_quiet();
    hands.moves(&[50, 39, 28], "50x28");
    hands.watch.until_quiet();
    hands.moves(&[44, 49], "44-49");
    hands.watch.until_quiet();
    hands.moves(&[15, 10], "15-10");
    // Ply 17: a double capture by its end square.
    hands.watch.until_quiet();
    let last = hands.moves(&[49, 13], "49x13");
    let path = last["path"].as_array().map_or(0, Vec::len);
    assert_eq!(path, 3, "{last}");
}
