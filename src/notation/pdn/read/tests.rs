//! Where a file is cut into pieces on its way makes no difference, and what is too much is refused.

use std::io;

use proptest::{collection::vec, prelude::*, sample::select};

use super::*;

fn read_in_pieces(bytes: &[u8], least: usize) -> Vec<Result<ReadGame, PdnError>> {
    Games::of(Source::in_pieces(bytes, least), None).collect()
}

#[track_caller]
fn check(text: &str) {
    let whole = read_in_pieces(text.as_bytes(), text.len() + 1);
    for least in 1..text.len() {
        assert_eq!(read_in_pieces(text.as_bytes(), least), whole, "{least}");
    }
}

#[test]
fn files_may_be_cut_anywhere() {
    check(
        "[Event \"a \\\"b\\\" c\"]\r\n[GameType \"20\"]\r\n\r\n1. 32-28 19-23 2. 28 x 19 {c}\r\n\
         14x23 1/2 - 1/2 {agreed} % 1-0\r\n\r\n[Event \"d\"]\r\n\r\n1. 33-29! (1. 34-30 (1. 1-2) \
         20-25) 20-24*\r\n2. 29x20 15x24 $1 1-1\r\n; the end\r\n/FEN \"W:W31:B20\"/ 31-27 20-24 *\r\n",
    );
    check("1. 2-0 1. 32-28 1/2 - 1/2 1. 1-2 [a\n1. 32-28 {é");
}

/// What files are made of, with what may be cut badly.
fn any_pieces() -> impl Strategy<Value = String> {
    let pieces = select(vec![
        "1.",
        " ",
        "\n",
        "\r\n",
        "32-28",
        "32 - 28",
        "19-23",
        "1-0",
        "1-1",
        "1/2",
        " - 1/2",
        "0-1",
        "*",
        "!",
        "(?",
        ")",
        "(",
        "{",
        "}",
        "{a}",
        ";",
        "%",
        "[Event \"",
        "e",
        "\"]",
        "\n[FEN \"W:W31:B20\"]",
        "/FEN \"W:W31:B20\"",
        "/",
        "$",
        "7",
        "é",
        "\u{feff}",
        "x",
        "28",
        "c3",
        "d4",
        "...",
        "\\\"",
    ]);
    vec(pieces, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_text_may_be_cut_anywhere(text in any_pieces(), least in 1..40_usize) {
        let whole = read_in_pieces(text.as_bytes(), text.len() + 1);
        prop_assert_eq!(read_in_pieces(text.as_bytes(), least), whole);
    }
}

struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk has gone"))
    }
}

#[test]
fn a_file_that_cannot_be_read_to_its_end_gives_what_came_before() {
    let file = "1. 32-28 1-1\n1. 33-29 1-1\n1. 34-30 {of the\n"
        .as_bytes()
        .chain(Broken);
    let mut games = games(file, None);
    assert!(games.next().unwrap().is_ok());
    assert!(games.next().unwrap().is_ok());
    assert_eq!(
        games.next().unwrap().unwrap_err().to_string(),
        "game 3, line 3: the file cannot be read on from here (the disk has gone); \
         check the disk, or copy the file again"
    );
    assert!(games.next().is_none());
}

#[test]
fn a_game_without_end_is_refused_and_takes_no_more_memory() {
    let comment = io::repeat(b'a').take(3 * LONGEST_GAME as u64);
    let file = b"1. 32-28 {"
        .chain(comment)
        .chain(&b"} 1-1\n1. 33-29 *"[..]);
    let mut games = games(file, None);
    let mut read = Vec::new();
    while let Some(game) = games.next() {
        assert!(games.source.text().len() < 3 * LONGEST_GAME);
        read.push(game.map_err(|error| error.to_string()));
    }
    let first = read[0].as_ref().unwrap_err();
    assert_eq!(
        first,
        "game 1, line 1: the game is longer than any game can be; is this a PDN file?"
    );
    assert!(read.last().unwrap().is_ok());
}
