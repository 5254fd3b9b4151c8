//! What is wrong in a file is named with game, line, move, reason and cure.

use damas::notation::pdn;

#[track_caller]
fn check(text: impl AsRef<[u8]>, message: &str) {
    let error = pdn::read(text.as_ref(), None).unwrap_err();
    assert_eq!(error.to_string(), message);
}

/// A fault in a game of International draughts.
#[track_caller]
fn in_international(moves: &str, message: &str) {
    check(format!("[GameType \"20\"]\n{moves}"), message);
}

#[test]
fn illegal_moves_come_with_the_reason_and_what_would_be_legal() {
    in_international(
        "1. 32-28 19-23\n2. 33-29 *",
        "game 1, line 3, move 2 of White: '33-29' is not legal: \
         capturing is compulsory, with the piece on 28; only 28x19 is",
    );
    in_international(
        "1. 32-22 *",
        "game 1, line 2, move 1 of White: '32-22' is not legal: \
         the man on 32 cannot reach 22; legal are 32-27 and 32-28",
    );
    in_international(
        "1. 32-28 33-29",
        "game 1, line 2, move 1 of Black: '33-29' is not legal: \
         the piece on 33 is White's, but Black is to move; \
         legal are 16-21, 17-21, 17-22, 18-22 and 5 more",
    );
    in_international(
        "1. 25-20 *",
        "game 1, line 2, move 1 of White: '25-20' is not legal: no piece stands on 25; \
         legal are 31-26, 31-27, 32-27, 32-28 and 5 more",
    );
    in_international(
        "1. 46-41 *",
        "game 1, line 2, move 1 of White: '46-41' is not legal: the piece on 46 has no move; \
         legal are 31-26, 31-27, 32-27, 32-28 and 5 more",
    );
    in_international(
        "1. 32x28 *",
        "game 1, line 2, move 1 of White: '32x28' is not legal: it captures nothing; only 32-28 is",
    );
    in_international(
        "[FEN \"W:W31,33:B27,17,29\"] 23. 33x24 *",
        "game 1, line 2, move 23 of White: '33x24' is not legal: \
         it takes 1 where 2 can be taken (law of quantity); only 31x11 is",
    );
}

#[test]
fn ambiguous_captures_are_never_chosen_for_the_reader() {
    check(
        "[GameType \"20\"] [FEN \"B:W9,22,24,32,37:BK4\"] 1... 4x15 *",
        "game 1, line 1, move 1 of Black: '4x15' fits 2 captures; \
         write the whole path (4x13x31x42x15)",
    );
    check(
        "[GameType \"20\"] [FEN \"W:WK47:B14,19,27,29,42\"] 1. 47x42x29x36 *",
        "game 1, line 1, move 1 of White: '47x42x29x36' fits 2 captures; \
         write the whole path (47x38x24x13x36)",
    );
    check(
        "[GameType \"20\"] [FEN \"W:WK47:B14,19,27,29,42\"] 1. 47x33x24x13x36 *",
        "game 1, line 1, move 1 of White: '47x33x24x13x36' is not legal: \
         no capture from 47 to 36 passes the squares between; \
         legal are 47x38x24x13x36 and 47x38x20x9x36",
    );
}

#[test]
fn moves_without_form_or_square_are_named() {
    in_international(
        "1. 32-28, 19-23",
        "game 1, line 2, move 1 of White: '32-28,' is not a move; write it like 18-22 or 18x27",
    );
    in_international(
        "1. 32-55",
        "game 1, line 2, move 1 of White: '32-55' names the square '55', \
         but the squares are 1 to 50; correct it",
    );
    check(
        "[GameType \"25\"]\n1. c3-d9",
        "game 1, line 2, move 1 of White: 'c3-d9' names the square 'd9', \
         but the squares are a1 to h8, or 1 to 32; correct it",
    );
    in_international(
        "1. 32-28 - 2. 33-29",
        "game 1, line 2: '33-29' follows an unknown move, \
         so that it cannot be checked; write /FEN \"...\"/ before it",
    );
    in_international(
        "[FEN \"W:W28:B23\"] 1. 28x19 1-2 *",
        "game 1, line 2, move 1 of Black: '1-2' comes after the end of the game: \
         Black has no pieces left; remove it",
    );
}

#[test]
fn the_fault_is_counted_in_the_file_and_the_first_one_is_named() {
    in_international(
        "1. 32-28 *\r\n[GameType \"20\"]\r\n{two\r\nlines} 1. 33-29\r\n1-20 }",
        "game 2, line 6, move 1 of Black: '1-20' is not legal: the piece on 1 has no move; \
         legal are 16-21, 17-21, 17-22, 18-22 and 5 more",
    );
    check(
        "1. 32-22 *",
        "game 1, line 1, move 1 of White: '32-22' is not legal: \
         the man on 32 cannot reach 22; legal are 32-27 and 32-28 \
         (by the rules of International draughts, since no GameType tag names others)",
    );
}

#[test]
fn truncated_and_broken_files_are_named() {
    in_international(
        "1. 32-28 19-2",
        "game 1, line 2, move 1 of Black: '19-2' is not legal: \
         the man on 19 cannot reach 2; legal are 19-23 and 19-24",
    );
    in_international(
        "1. 32-28 {to be",
        "game 1, line 2: the comment that begins here is never closed; end it with a brace",
    );
    in_international(
        "1. 33-29 19-23 {nested {comment} }",
        "game 1, line 2: a brace closes a comment that is not open; \
         remove it, for comments do not nest",
    );
    in_international(
        "1. 32-28\n(1. 33-29\n(1. 34-30",
        "game 1, line 3: the variation that begins here is never closed; \
         end it with a parenthesis",
    );
    in_international(
        "1. 32-28) 19-23",
        "game 1, line 2: a parenthesis closes a variation that is not open; remove it",
    );
    in_international(
        "1. 32-28 *\n[Event \"Club ni",
        "game 2, line 3: '[Event \"Club ni' is not a tag; \
         write it on one line, like [Event \"Club night\"]",
    );
    in_international(
        "1. 32-28 $65536",
        "game 1, line 2: '$65536' is not an annotation; write a number from $0 to $65535",
    );
    in_international(
        "1. 32-28 wins",
        "game 1, line 2: 'wins' is no move, number or result; \
         remove it, or write it as a comment in braces",
    );
}

#[test]
fn positions_and_games_that_cannot_be_are_named() {
    in_international(
        "[FEN \"W:W5:B51\"] *",
        "game 1, line 2: FEN, field 3, character 7: '51' is not a square of this board; the squares are 1 to 50",
    );
    in_international(
        "1. 32-28 /FEN \"X:W1\"/",
        "game 1, line 2: FEN, field 1, character 1: 'X' at the start is not a side to move; write W: or B: first",
    );
    let error = pdn::read(
        b"[Event \"x\"]\n[GameType \"21,B,8,8,N1,0\"]\n1. 9-14 *",
        None,
    );
    let error = error.unwrap_err().to_string();
    assert!(
        error.starts_with(
            "game 1, line 2: [GameType \"21,B,8,8,N1,0\"] is not a game of this program; \
             it plays the types 20"
        ),
        "{error}"
    );
    assert!(
        error.contains("and others with [Variant \"GT502"),
        "{error}"
    );
}

#[test]
fn latin_1_is_read_and_named_as_text() {
    check(
        b"[GameType \"20\"] [White \"Andr\xe9\"] 1. 32-28 ca\xf1\xf3n *",
        "game 1, line 1: 'cañón' is no move, number or result; \
         remove it, or write it as a comment in braces",
    );
}

#[track_caller]
fn check_result(text: &str, message: Option<&str>) {
    let read = pdn::games(text.as_bytes(), None).next().unwrap().unwrap();
    let found = read.contradiction().map(|error| error.to_string());
    assert_eq!(found.as_deref(), message);
}

#[test]
fn only_an_end_on_the_board_can_contradict_a_result() {
    let won = |result: &str| {
        format!("[GameType \"24\"] [FEN \"W:W9:B13\"]\n[Result \"{result}\"]\n1. 9x18 *")
    };
    for fine in ["1-0", "2-0", "*", "0-0", "4-6"] {
        check_result(&won(fine), None);
    }
    let fault = |found: &str| {
        format!(
            "game 1, line 2: the result is {found}, but Black has no pieces left, \
             so that White has won; write [Result \"1-0\"]"
        )
    };
    check_result(&won("0-1"), Some(&fault("0-1")));
    check_result(&won("1-1"), Some(&fault("1/2-1/2")));
    check_result("[GameType \"24\"] [Result \"0-1\"] 1. 9-13 *", None);
    // In GT502 a draw may be decided by values, and then the result names the winner.
    check_result(
        "[GameType \"42\"] [Variant \"GT502\"] [FEN \"W:WK1=1:BK50=2\"] [Result \"0-1\"] \
         [Termination \"values 1-2\"] *",
        None,
    );
    check_result(
        "[GameType \"24\"] [FEN \"W:W9:B13,18\"]\n[Result \"1-0\"]\n*",
        Some(
            "game 1, line 2: the result is 1-0, but White has no move left, \
             so that Black has won; write [Result \"0-1\"]",
        ),
    );
}

#[track_caller]
fn check_unknown_result(text: &str, message: Option<&str>) {
    let read = pdn::games(text.as_bytes(), None).next().unwrap().unwrap();
    let found = read.fault().map(|error| error.to_string());
    assert_eq!(found.as_deref(), message, "{text}");
}

#[test]
fn a_result_that_is_none_is_named_with_those_that_there_are() {
    for fine in ["2-0", "1/2-1/2", "4-6", "1+ - 1-", "?", "*", "-", ""] {
        let text = format!("[GameType \"20\"]\n[Result \"{fine}\"] 1. 32-28 *");
        check_unknown_result(&text, None);
    }
    check_unknown_result(
        "[GameType \"20\"]\n[Result \"White wins\"] 1. 32-28 2-0",
        Some(
            "game 1, line 2: 'White wins' is not a result; \
             write 2-0, 0-2, 1-1, 0-0, or * where it is not known",
        ),
    );
    check_unknown_result(
        "[GameType \"24\"]\n[Result \"1-2-3\"] *",
        Some(
            "game 1, line 2: '1-2-3' is not a result; \
             write 1-0, 0-1, 1/2-1/2, 0-0, or * where it is not known",
        ),
    );
    check_unknown_result(
        "[ResultFormat \"Of the club\"] [Result \"White wins\"] 1. 32-28 2-0",
        None,
    );
}

#[test]
fn without_tags_the_rules_that_go_farthest_are_named() {
    check(
        "1. c3-d4 d6-e5 2. b2-c3 c7-d6 3. g3-f4 e5:g3 4. a1-b2 *",
        "game 1, line 1, move 4 of White: 'a1-b2' is not legal: capturing is compulsory, \
         with the piece on f2 or h2; legal are f2:h4 and h2:f4 \
         (by the rules of Russian draughts (shashki), since no GameType tag names others)",
    );
}

#[test]
fn a_fault_in_one_game_does_not_keep_the_next_from_being_read() {
    let text =
        "[GameType \"20\"] 1. 1-2 [x] {} (\n[GameType \"20\"] 1. 32-28 2-0\n wins 1-1\n33-29";
    let read: Vec<bool> = pdn::games(text.as_bytes(), None)
        .map(|game| game.is_ok())
        .collect();
    assert_eq!(read, [false, true, false, true]);
}
