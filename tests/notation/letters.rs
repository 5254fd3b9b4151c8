//! Games whose squares have letters, wide boards, and captures without a sign of their own: each
//! follows from the values of a ruleset, and is read in the other naming too.

use damas::notation::pdn::{self, Game};

fn read(game_type: &str, moves: &str) -> Game {
    let text = format!("[GameType \"{game_type}\"]\n{moves}");
    let games = pdn::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let [game] = <[Game; 1]>::try_from(games).unwrap();
    game
}

/// What is written of a game, without its tags before FEN.
#[track_caller]
fn check(game_type: &str, moves: &str, expected: &str) {
    let written = pdn::write_game(&read(game_type, moves));
    let at = written
        .find("[FEN")
        .or_else(|| written.find("\n\n"))
        .unwrap();
    assert_eq!(written[at..].trim_start(), format!("{expected}\n"));
    let again = pdn::read(written.as_bytes(), None).unwrap();
    assert_eq!(pdn::write(&again), written);
}

#[test]
fn letters_and_numbers_mean_the_same_game() {
    let plain = "1. c3-d4 d6-e5 2. b2-c3 c7-d6 3. g3-f4 e5:g3 4. h2:f4 *";
    for moves in [
        "1. c3-d4 d6-e5 2. b2-c3 c7-d6 3. g3-f4 e5:g3 4. h2:f4 *",
        "1.C3-D4 D6-E5 2.B2-C3 C7-D6 3.G3-F4 E5xG3 4.H2xF4 *",
        "1. c3d4 d6e5 2. b2c3 c7d6 3. g3f4 e5g3 4. h2f4 *",
        "1. c3 - d4 d6 - e5 2. b2 - c3 c7 - d6 3. g3 - f4 e5 : g3 4. h2 : f4 *",
        "1. 22-18 10-15 2. 25-22 6-10 3. 24-19 15x24 4. 28x19 *",
        "1. 2218 1015 2. 2522 0610 3. 2419 1524 4. 2819 *",
        "1. c3-d4 10-15 2. 25-22 c7-d6 3. g3-f4 15:24 4. 28:19 *",
        "1. c3-d4 d6-e5 2. b2-c3 c7-d6 3. g3-f4 e5:f4:g3 4. h2:g3:f4 *",
    ] {
        check("25", moves, plain);
        check("25,W,8,8,N2,0", moves, plain);
    }
}

#[test]
fn positions_are_written_as_the_game_names_its_squares() {
    check(
        "26",
        "[FEN \"W:W29,K4:B9.\"]\n1. 29-25 /FEN \"W:Wc1:BKd8\"/ c1-b2 *",
        "[FEN \"W:WKh8,a1:Bb6\"]\n[PlyCount \"2\"]\n\n1. a1-b2 /FEN \"W:Wc1:BKd8\"/ 2. c1-b2 *",
    );
    check(
        "27",
        "[FEN \"W:WKc1,67:Bk11\"]\n1. c1-b2 *",
        "[FEN \"W:W67,K68:B12\"]\n[PlyCount \"1\"]\n\n1. 68-61 *",
    );
    let error = pdn::read(b"[GameType \"26\"] [FEN \"W:Wa2:B1\"] *", None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 1, line 1: FEN, field 2, character 4: 'a2' is not a square of this board; \
         the squares are a1 to h8, or 1 to 32"
    );
}

#[test]
fn an_ambiguous_capture_has_its_path_in_letters() {
    let start = "[FEN \"B:Wa5,b4,e4,b3,f3,h3,a2,c2,d2,e2,f2,g2,h2:\
                 Ba7,b7,c7,d7,e7,f7,g7,h7,b6,c6,f6,g6,h6,d5,Kc1\"]";
    let strict = format!("{start}\n[PlyCount \"1\"]\n\n1... c1xc4xa4xa6 *");
    for text in ["c1xc4xa4xa6", "C1:C4:A4:A6", "59x35x33x17", "c1c4a4a6"] {
        check("30", &format!("{start} 1... {text} *"), &strict);
    }
}

#[test]
fn captures_may_have_the_sign_of_quiet_moves() {
    let start = "[FEN \"W:WK19,K26:BK8,K14,K15,K24\"]";
    for (text, expected) in [
        ("19-10-17", "19-10-17"),
        ("19x28x10x17", "19-28-10-17"),
        ("19-14-15-17", "19-10-17"),
    ] {
        let strict = format!("{start}\n[PlyCount \"1\"]\n\n1. {expected} *");
        check("31", &format!("{start} 1. {text} *"), &strict);
    }
    check(
        "31,W,8,8,N2,0",
        "[FEN \"W:W30:B26,18\"]\n1. 30 - 14 *",
        "[FEN \"W:W30:B18,26\"]\n[PlyCount \"1\"]\n\n1. 30-14 *",
    );
}

#[test]
fn wide_boards_have_squares_from_a1_to_l12() {
    for moves in ["1. k5-l6 b8-a7 *", "1. K5L6 B8A7 *", "1. 48-42 25-31 *"] {
        check("27", moves, "1. 48-42 25-31 *");
    }
    let start = "[FEN \"W:WKa1:Bk11\"]";
    let strict = "[FEN \"W:WK67:B12\"]\n[PlyCount \"1\"]\n\n1. 67x6 *";
    for text in ["a1xl12", "a1l12", "67x12x6"] {
        check("27", &format!("{start} 1. {text} *"), strict);
    }
}
