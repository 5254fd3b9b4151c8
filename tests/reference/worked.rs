//! Positions worked by hand for the rules that no corpus shows: the readings according to the seed texts.

use std::collections::BTreeSet;

use crate::{
    catalog::game,
    fen,
    listed::listed,
    moves::{legal_moves, play},
};

/// One text a path: `1-10-19 x5,14`, and `crowned` where a man is.
fn paths(name: &str, text: &str) -> BTreeSet<String> {
    let game = game(name);
    let moves = legal_moves(&game, &fen::read(&game, text));
    let mut paths = BTreeSet::new();
    for step in listed(&game, &moves) {
        let join = |numbers: Vec<&u8>, sign: &str| {
            let texts: Vec<String> = numbers.into_iter().map(u8::to_string).collect();
            texts.join(sign)
        };
        let captured = match step.captured.len() {
            0 => String::new(),
            _ => format!(" x{}", join(step.captured.iter().collect(), ",")),
        };
        let crowned = if step.promotes { " crowned" } else { "" };
        for path in &step.paths {
            let path = join(path.iter().collect(), "-");
            paths.insert(format!("{path}{captured}{crowned}"));
        }
    }
    paths
}

#[track_caller]
fn check(name: &str, text: &str, expected: &[&str]) {
    let expected: BTreeSet<String> = expected.iter().map(ToString::to_string).collect();
    assert_eq!(paths(name, text), expected, "{name} {text}");
}

#[test]
fn a_king_passes_again_over_what_it_captured() {
    // Between two men: over one of them, and back over it to the other.
    let both_ways = [
        "14-1-23 x10,19",
        "14-1-28 x10,19",
        "14-1-32 x10,19",
        "14-5-23 x10,19",
        "14-5-28 x10,19",
        "14-5-32 x10,19",
        "14-23-1 x10,19",
        "14-23-5 x10,19",
        "14-28-1 x10,19",
        "14-28-5 x10,19",
        "14-32-1 x10,19",
        "14-32-5 x10,19",
    ];
    check("spanish-s0", "W:WK14:B10,19", &both_ways);
    check(
        "spanish",
        "W:WK14:B10,19",
        &[
            "14-1 x10",
            "14-5 x10",
            "14-23 x19",
            "14-28 x19",
            "14-32 x19",
        ],
    );
}

#[test]
fn a_king_passes_again_only_to_capture() {
    // 19 and 23 stand together: there is nothing to go back for.
    check("spanish-s0", "W:WK14:B10,19,23", &["14-1 x10", "14-5 x10"]);
}

#[test]
fn a_king_passes_again_as_often_as_it_finds_a_new_capture() {
    check(
        "spanish-s0",
        "W:WK14:B10,19,28",
        &[
            "14-1-23-32 x10,19,28",
            "14-5-23-32 x10,19,28",
            // On its way back over all that it took.
            "14-23-32-1 x10,19,28",
            "14-23-32-5 x10,19,28",
            // Over 19 three times.
            "14-23-1-32 x10,19,28",
            "14-23-5-32 x10,19,28",
        ],
    );
}

#[test]
fn a_king_passes_again_only_on_the_line_of_the_capture() {
    // 22-13-2-29-43-32 could go on to 5 across 18, which was taken on the other diagonal.
    let found = paths("gt502-s0", "W:W11,K22:B7,9,17,18,20,28,K37,38,50");
    assert!(
        found.contains("22-13-2-29-43-32 x7,17,18,37,38"),
        "{found:?}"
    );
}

#[test]
fn a_king_takes_one_piece_and_may_end_on_its_square() {
    check(
        "spanish-s2",
        "W:WK1:B14",
        &["1-14 x14", "1-19 x14", "1-23 x14", "1-28 x14", "1-32 x14"],
    );
    // Nothing is passed over where two stand together or one stands at the edge.
    check("spanish-s2", "W:WK1:B14,19", &["1-14 x14"]);
    check("spanish-s2", "W:WK1:B32", &["1-32 x32"]);
    // Men capture as usual, and more pieces come first.
    check("spanish-s2", "W:WK1,9:B13,14,21", &["9-18-25 x13,21"]);
    check(
        "spanish-s2",
        "W:W6,K14:BK10,19",
        &["6-13 x10", "14-1 x10", "14-5 x10", "14-10 x10"],
    );
}

#[test]
fn a_king_stands_where_the_captured_piece_stood() {
    let game = game("spanish-s2");
    let position = fen::read(&game, "W:WK1:B14,19");
    let step = &legal_moves(&game, &position)[0];
    assert_eq!(fen::print(&play(&game, &position, step)), "B:WK14:B19");
}

#[test]
fn the_first_capture_of_a_king_is_its_last() {
    check("thai-s2", "W:WK18:B15,22", &["18-11 x15", "18-25 x22"]);
    check(
        "thai",
        "W:WK18:B15,22",
        &["18-11-25 x15,22", "18-25-11 x15,22"],
    );
    // A man takes two.
    check("thai-s2", "W:WK18,30:B15,19,26", &["30-23-16 x19,26"]);
}

#[test]
fn two_moves_of_a_king_are_enough_unless_there_is_no_other() {
    let all = [
        "46-10", "46-14", "46-19", "46-23", "46-28", "46-32", "46-37", "46-41",
    ];
    check("frisian-s2", "W:W6,K46:B1,11,17,K5:+0+246", &all);
    check("frisian-s2", "W:W6,K46:B1,17,K5:+0+246", &["6-11"]);
    check("frisian", "W:W6,K46:B1,11,17,K5:+0+346", &[]);
    check("frisian", "W:W6,K46:B1,11,17,K5:+0+246", &all);
    // A side without men is not limited.
    check("frisian-s2", "W:WK6,K46:B1,11,17,K5:+0+246", &all);
}

#[test]
fn frisian_men_step_backwards_and_take_more_pieces() {
    check(
        "frisian-s2",
        "W:W28:B1",
        &["28-22", "28-23", "28-32", "28-33"],
    );
    check(
        "frisian-s2",
        "W:W23:B2,7,8,9,19,K33,K37,K38",
        &[
            "23-14-3-1-12-3 x2,7,8,9,19 crowned",
            "23-14-3-12-1-3 x2,7,8,9,19 crowned",
        ],
    );
}

#[test]
fn a_king_turns_back() {
    check(
        "turkish-s2",
        "W:WK36:B20,52",
        &[
            "36-4-60 x20,52",
            "36-12-60 x20,52",
            "36-60-4 x20,52",
            "36-60-12 x20,52",
        ],
    );
}

#[test]
fn a_man_is_crowned_in_mid_capture_or_goes_on() {
    // Over g2 to h1, and as a king straight back over h2.
    check(
        "gothic-s0",
        "B:WK55,K56:B3,37,46",
        &["46-64-48 x55,56 crowned"],
    );
    check("russian-s2", "W:W11:B6,7", &["11-2-9 x6,7"]);
}

#[test]
fn quality_comes_after_quantity_and_before_free_choice() {
    check("brazilian-s2", "W:W18:BK14,15", &["18-9 x14"]);
    check(
        "international-s2",
        "W:W48:B24,K31,34,K42,43",
        &["48-39-30-19 x24,34,43"],
    );
    // Without the other Italian laws man and king are alike.
    check(
        "italian-s2",
        "W:WK23,31:B19,26,27",
        &["23-30-21 x26,27", "31-22-15 x19,27"],
    );
}
