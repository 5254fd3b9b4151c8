//! Everything that other programs write is read, and means what they meant.

use damas::notation::pdn::{self, Game};

/// The strict body of a game, without its star: what a text was understood as.
fn body(game: &Game) -> String {
    let text = pdn::write_game(game);
    let (_, body) = text.split_once("]\n\n").unwrap();
    let words: Vec<&str> = body.split_whitespace().collect();
    words.join(" ").trim_end_matches('*').trim_end().to_owned()
}

/// Checks the games of a text: result and moves of each, as they are written strictly.
#[track_caller]
fn check(text: impl AsRef<[u8]>, expected: &[&str]) {
    let games = pdn::read(text.as_ref(), None).unwrap_or_else(|error| panic!("{error}"));
    let found: Vec<String> = games
        .iter()
        .map(|game| {
            let style = game.rules().ruleset().notation.results;
            let result = game.result.text(style);
            format!("{result} {}", body(game)).trim_end().to_owned()
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn games_are_told_apart_by_results_stars_and_tags() {
    check(
        "1. 32-28 2-0 1. 33-29 0-2 1. 34-30 1-1",
        &["2-0 1. 32-28", "0-2 1. 33-29", "1-1 1. 34-30"],
    );
    check(
        "1. 32-28 1-0\n\n1. 33-29 0-1\n\n1. 34-30 1/2-1/2",
        &["2-0 1. 32-28", "0-2 1. 33-29", "1-1 1. 34-30"],
    );
    check("1. 32-28 0-0 1. 33-29 *", &["0-0 1. 32-28", "* 1. 33-29"]);
    check(
        "1. 32-28 2-0 *\n* * 1. 33-29 *",
        &["2-0 1. 32-28", "* 1. 33-29"],
    );
    check(
        "[White \"a\"] 1. 32-28 [White \"b\"] 1. 33-29",
        &["* 1. 32-28", "* 1. 33-29"],
    );
    check("[Event \"a\"]\n[Event \"b\"]\n1. 32-28", &["* 1. 32-28"]);
    check(
        "[Event \"a\"]\n\n[Event \"b\"]\n1. 32-28",
        &["*", "* 1. 32-28"],
    );
    check(
        "[FEN \"?:W29,13:B22\"]\n*\n\n[FEN \"W:W31-50:B1-20\"]\n*",
        &["*", "*"],
    );
    check("", &[]);
    check("* * 1-1 {only words}", &[]);
}

#[test]
fn results_are_told_from_moves() {
    // A man on 1 could go to 18 if it were a king: the text is a move, and the result is one.
    check("[FEN \"W:WK1:B45\"] 1. 1-18 1-1", &["1-1 1. 1-18"]);
    check("[FEN \"W:WK1:B45\"] 1. 1-6 1-0", &["2-0 1. 1-6"]);
    check("1. 2-0", &["2-0"]);
    check("1. 32 - 28 1 - 0", &["2-0 1. 32-28"]);
    check("1. 32-28 1/2 - 1/2", &["1-1 1. 32-28"]);
}

#[test]
fn the_tag_goes_before_the_result_behind_the_moves() {
    check("[Result \"0-2\"] 1. 32-28 2-0", &["0-2 1. 32-28"]);
    check("[Result \"*\"] 1. 32-28 2-0", &["2-0 1. 32-28"]);
    check("[Result \"?\"] 1. 32-28 *", &["* 1. 32-28"]);
    check("[Result \"1/2 - 1/2\"] 1. 32-28", &["1-1 1. 32-28"]);
    check(
        "[Result \"4-6\"] 1. 32-28 19-23 4-6",
        &["4-6 1. 32-28 19-23"],
    );
    check("[Result \"4-6\"] 1. 32-28 19-23 *", &["4-6 1. 32-28 19-23"]);
}

#[test]
fn moves_are_read_in_every_dress() {
    let plain = "* 1. 32-28 19-23 2. 28x19 14x23";
    check("1.32-28 19-23 2.28x19 14x23", &[plain]);
    check("32-28 19-23 28x19 14x23", &[plain]);
    check("01. 32-28 19-23 02. 28:19 14:23", &[plain]);
    check("1. 32-28 1... 19-23 2. 28-19 2. ... 14-23", &[plain]);
    check("1 32-28 19-23 2 28x19 14x23", &[plain]);
    check("3228 1923 2819 1423", &[plain]);
    check("1. 32 - 28 19- 23 2. 28 x 19 14X23", &[plain]);
    check("1. 32-28 19-23 2. 28x23x19 14x19x23", &[plain]);
}

#[test]
fn moves_that_are_not_known_end_what_can_be_played() {
    check("1. 32-28 19-23 2. - -", &["* 1. 32-28 19-23"]);
    check("1. 32-28 19-23 2. -- 1-1", &["1-1 1. 32-28 19-23"]);
}

/// 47x36 can take by 24 and 13 or by 20 and 9; 4x15 is the same from the other side.
const TWO_WAYS: &str = "[FEN \"W:WK47:B14,19,27,29,42\"]";

#[test]
fn captures_are_found_by_path_by_part_of_it_and_by_what_they_take() {
    let by_13 = "* 1. 47x38x24x13x36";
    let by_9 = "* 1. 47x38x20x9x36";
    for (text, expected) in [
        ("47x38x24x13x36", by_13),
        ("47x24x36", by_13),
        ("47x42x29x19x27x36", by_13),
        ("47x27x19x36", by_13),
        ("47x36x42x29x19x27", by_13),
        ("47x36x27x19x29x42", by_13),
        ("47x38x20x9x36", by_9),
        ("47x9x36", by_9),
        ("47x14x36", by_9),
        ("47x36x14x27x29x42", by_9),
    ] {
        check(format!("{TWO_WAYS} 1. {text} *"), &[expected]);
    }
    let other_side = "[FEN \"B:W9,22,24,32,37:BK4\"] 1... 4x31x15 *";
    check(other_side, &["* 1... 4x13x31x42x15"]);
    // The way of French files: origin, captured pieces, and the goal before, behind or nowhere.
    for text in ["48x17x42x31x21", "48x31x42x21x17", "48x21x42x31"] {
        check(format!("[FEN \"W:W48:B42,31,21\"] {text}"), &["* 1. 48x17"]);
    }
}

#[test]
fn files_are_read_in_the_encodings_that_there_are() {
    let text = "[White \"Méndez\"]\r\n1. 32-28 {ñandú}\r\n";
    let units = || text.encode_utf16();
    let latin = text.chars().map(|c| u32::from(c) as u8).collect();
    let files: [Vec<u8>; 6] = [
        text.bytes().collect(),
        [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        latin,
        units().flat_map(u16::to_le_bytes).collect(),
        units().flat_map(u16::to_be_bytes).collect(),
        [0xfeff]
            .into_iter()
            .chain(units())
            .flat_map(u16::to_le_bytes)
            .collect(),
    ];
    for file in files {
        let games = pdn::read(&file, None).unwrap_or_else(|error| panic!("{error}: {file:?}"));
        assert_eq!(games[0].tags.get("White"), Some("Méndez"), "{file:?}");
        assert_eq!(body(&games[0]), "1. 32-28 {ñandú}", "{file:?}");
    }
}

#[test]
fn points_are_announced_by_a_tag() {
    let format = |text: &str| {
        let games = pdn::read(text.as_bytes(), None).unwrap();
        games[0].tags.get("ResultFormat").map(str::to_owned)
    };
    assert_eq!(
        format("[Result \"4-6\"] 1. 32-28"),
        Some("Points".to_owned())
    );
    let own = "[ResultFormat \"Delfts\"] [Result \"1 1/2 - 1/2\"] 1. 32-28";
    assert_eq!(format(own), Some("Delfts".to_owned()));
    check(own, &["1 1/2 - 1/2 1. 32-28"]);
    assert_eq!(format("[Result \"2-0\"] 1. 32-28"), None);
}

#[test]
fn marks_and_annotations_stay_with_their_moves() {
    check(
        "1. 32-28! 19-23?? 2. 28x19(?)",
        &["* 1. 32-28! 19-23?? 2. 28x19(?)"],
    );
    check(
        "1. 32-28 ! 19-23 $7 $2 2. 28x19*",
        &["* 1. 32-28! 19-23 $7 $2 2. 28x19"],
    );
    check("1. 32-28* 19-23 *", &["* 1. 32-28 $7 19-23"]);
    check("1. 32-28!* 19-23", &["* 1. 32-28! $7 19-23"]);
}

#[test]
fn comments_clocks_and_evaluations_are_kept() {
    check(
        "{a} 1. 32-28 {b\n  c} 19-23",
        &["* {a} 1. 32-28 {b c} 1... 19-23"],
    );
    check(
        "1. 32-28 ; to the end } of the line\n19-23",
        &["* 1. 32-28 {to the end ) of the line} 1... 19-23"],
    );
    check(
        "1. 32-28 {[%clk 1:55:21]} 19-23 {[%clock w0:00:10 B0:00:03] [%eval 0.3]}",
        &["* 1. 32-28 {[%clk 1:55:21]} 1... 19-23 {[%clock w0:00:10 B0:00:03] [%eval 0.3]}"],
    );
    check(
        "% a line for programs: 1-0 [ {\n1. 32-28\n%1\n19-23",
        &["* 1. 32-28 19-23"],
    );
    check(
        "1. 32-28 1-1 {agreed}\n{of the next} 1. 33-29 *",
        &["1-1 1. 32-28 {agreed}", "* {of the next} 1. 33-29"],
    );
}

#[test]
fn variations_are_kept_and_never_harm_the_main_line() {
    check(
        "32-28 19-23 (18-23 38-32 (37-32? 23-29! {good}) 12-18) 28x19 14x23",
        &[
            "* 1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32? 23-29! {good}) 2... 12-18) 2. 28x19 14x23",
        ],
    );
    check(
        "1. 32-28 (1. 33-29 1-1) (1. 34-30 *) 19-23",
        &["* 1. 32-28 (1. 33-29) (1. 34-30) 1... 19-23"],
    );
    check(
        "1. 32-28 () ({only words}) 19-23",
        &["* 1. 32-28 ({only words}) 1... 19-23"],
    );
    // What cannot be played in a variation becomes a comment.
    check(
        "1. 32-28 (1. 33-29 20-11 2. 1-2 (2. x) {b}) 19-23",
        &["* 1. 32-28 (1. 33-29 {20-11 2. 1-2 (2. x) (b)}) 1... 19-23"],
    );
    let deep = format!("1. 32-28 {}33-29{} 19-23", "(".repeat(40), ")".repeat(40));
    let text = pdn::write(&pdn::read(deep.as_bytes(), None).unwrap());
    assert!(
        text.contains("{(((((((33-29)))))))}") && text.contains("1... 19-23"),
        "{text}"
    );
}

#[test]
fn positions_are_set_up_at_the_start_and_on_the_way() {
    check(
        "[SetUp \"1\"]\n[FEN \"B:W28:B19.\"]\n1... 19-24",
        &["* 1... 19-24"],
    );
    check("/FEN \"W:W28:B9\"/ 1. 28-22", &["* 1. 28-22"]);
    check(
        "1. 32-28 /FEN \"B:W33:\nB19\"/ 1... 19-24 2. 33-29",
        &["* 1. 32-28 /FEN \"B:W33:B19\"/ 1... 19-24 2. 33-29"],
    );
    check(
        "[FEN \"W:W28,33:B9\"] 1. 28-22 /FEN \"W::\"/ 2. 33-29",
        &["* 1. 28-22 /FEN \"W:W22,33:B9\"/ 2. 33-29"],
    );
    let games = pdn::read(
        b"[GameType \"42\"] [Variant \"GT502\"] [FEN \"W:W5=0,K48=7:B46=3.\"] 1. 5-9 *",
        None,
    );
    let sums = games.unwrap()[0].position().sums().unwrap();
    assert_eq!((sums.white, sums.black), (7, 3));
}

#[track_caller]
fn check_ruleset(text: &str, ruleset: &str) {
    let games = pdn::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(games[0].rules().name(), ruleset);
}

#[test]
fn the_game_is_told_by_its_tags_or_by_its_moves() {
    check_ruleset("[GameType \"24,W,8,8,N1,1\"] 1. 9-13 *", "spanish");
    check_ruleset("[gametype \"20\"] 1. 32-28 *", "international");
    check_ruleset(
        "[GameType \"42,W,10,10,N1,1\"]\n[Variant \"GT502\"] 1. 16-21 *",
        "gt502",
    );
    check_ruleset("[Variant \"gt502\"] 1. 16-21 *", "gt502");
    check_ruleset("1. 32-28 *", "international");
    check_ruleset("1. 9-13 24-20 *", "spanish");
    check_ruleset("1. c3-d4 d6-e5 2. b2-c3 c7-d6 *", "brazilian");
    check_ruleset("1. c3-d4 d6-e5 2. b2-c3 c7-d6 3. g3-f4 e5:g3 *", "russian");
    check_ruleset("[GameType \"25\"] [Variant \"poddavki\"] *", "poddavki");
    check_ruleset(
        "[GameType \"20\"] [Variant \"international-s2\"] *",
        "international-s2",
    );
    check_ruleset("[FEN \"W:W5=1:B46=2\"] 1. 5-9 *", "gt502");
    let spanish = damas::rules::find("spanish").unwrap();
    let forced = pdn::read(b"[GameType \"20\"] 1. 9-13 *", Some(spanish)).unwrap();
    assert_eq!(forced[0].rules().name(), "spanish");
}

#[test]
fn tags_are_read_whatever_their_order_and_spelling() {
    let text = "\u{feff}[white \"Ixchel \\\"la Grande\\\"\"][BLACK \"the \"other\" one\"]\r\n\
                [PlyCount \"99\"]\r\n[Annotator \"C:\\\\x\"]\r\n[Date \"2010.05.20\"]\r\n\r\n1. 32-28 *";
    let games = pdn::read(text.as_bytes(), None).unwrap();
    let tags: Vec<_> = games[0].tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Date", "2010.05.20"),
            ("White", "Ixchel \"la Grande\""),
            ("Black", "the \"other\" one"),
            ("Annotator", "C:\\x"),
        ]
    );
}
