//! What is written is strict PDN 3.0.

use damas::notation::pdn;

#[track_caller]
fn check(text: &str, expected: &str) {
    let games = pdn::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(pdn::write(&games), expected);
}

#[test]
fn a_game_is_written_with_all_its_tags_in_order() {
    check(
        "[annotator \"x\"][Termination \"values 57-41\"][Black \"the \"other\" one\"][White \"C:\\\\x\"]\
         [GameType \"42\"][Variant \"gt502\"][FEN \"W:W05=0,K48=07:B46=3\"] \
         1.05-09 46-42 1-0",
        "[Event \"?\"]\n\
         [Site \"?\"]\n\
         [Date \"????.??.??\"]\n\
         [Round \"?\"]\n\
         [White \"C:\\\\x\"]\n\
         [Black \"the \\\"other\\\" one\"]\n\
         [Result \"1-0\"]\n\
         [GameType \"42,W,10,10,N1,1\"]\n\
         [Variant \"GT502\"]\n\
         [SetUp \"1\"]\n\
         [FEN \"W:W5=0,K48=7:B46=3\"]\n\
         [PlyCount \"2\"]\n\
         [Termination \"values 57-41\"]\n\
         [Annotator \"x\"]\n\
         \n\
         1. 5-9 46-42 *\n",
    );
}

/// The head of a game without known tags.
fn head(result: &str, rest: &str) -> String {
    format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"{result}\"]\n{rest}"
    )
}

#[test]
fn results_are_in_the_style_of_the_game_and_games_end_with_a_star() {
    let international = |result: &str, plies: &str| {
        head(
            result,
            &format!("[GameType \"20,W,10,10,N2,0\"]\n[PlyCount \"{plies}\"]\n\n"),
        )
    };
    let spanish = |result: &str| head(result, "[GameType \"24,W,8,8,N1,1\"]\n[PlyCount \"1\"]\n\n");
    check(
        "1. 32-28 1-0 1. 0-1 1. 33-29 1/2-1/2 ",
        &format!(
            "{}1. 32-28 *\n\n{}*\n\n{}1. 33-29 *\n",
            international("2-0", "1"),
            international("0-2", "0"),
            international("1-1", "1"),
        ),
    );
    check(
        "[GameType \"24\"] 1. 9-13 2-0 [GameType \"24\"] 1. 9-13 1-1",
        &format!(
            "{}1. 9-13 *\n\n{}1. 9-13 *\n",
            spanish("1-0"),
            spanish("1/2-1/2")
        ),
    );
}

#[test]
fn an_ambiguous_capture_has_its_whole_path_and_no_other() {
    let body = |text: &str| {
        let games = pdn::read(text.as_bytes(), None).unwrap();
        let text = pdn::write(&games);
        text.split_once("]\n\n").unwrap().1.to_owned()
    };
    let two_ways = "[FEN \"B:W9,22,24,32,37:BK4\"]";
    assert_eq!(
        body(&format!("{two_ways} 4x31x15")),
        "1... 4x13x31x42x15 *\n"
    );
    assert_eq!(
        body("1. 32-28 19-23 2. 28x23x19"),
        "1. 32-28 19-23 2. 28x19 *\n"
    );
    // Two ways to the same end that take the same pieces are one move, and need no path.
    let round = "[FEN \"W:WK47:B42,38\"]";
    assert_eq!(body(&format!("{round} *")), "*\n");
}

#[test]
fn lines_stay_below_80_letters_and_tags_stand_alone() {
    let comment = "[%clk 1:55:21] niño % of words ".repeat(20);
    let text = format!(
        "1. 32-28 {{{comment}}} (1. 33-29 {{{comment}}} (1. 34-30)) 19-23 2. 28x19 14x23 3. 33-29 \
         10-14 *"
    );
    let games = pdn::read(text.as_bytes(), None).unwrap();
    let written = pdn::write(&games);
    for line in written.lines() {
        assert!(line.chars().count() < 80, "{line}");
        assert!(!line.starts_with('%') && line.trim() == line, "{line}");
    }
    let (_, body) = written.split_once("]\n\n").unwrap();
    assert!(!body.contains("\n["), "{body}");
    assert_eq!(pdn::read(written.as_bytes(), None), Ok(games));
}
