//! What a game says in two ways is found with its line, and the game is read all the same.

use damas::{
    notation::pdn::{self, ReadGame},
    rules,
};

fn read(text: &str) -> ReadGame {
    pdn::games(text.as_bytes(), None).next().unwrap().unwrap()
}

#[track_caller]
fn check(text: &str, expected: Option<&str>) {
    let found = read(text).fault().map(|error| error.to_string());
    assert_eq!(found.as_deref(), expected, "{text}");
}

const HOUSE: &str = r#"[HouseRules "(name: \"mi-casa\", title: (es: \"a\", en: \"b\"), origin: House(of: \"spanish\"), changes: ())"]"#;

#[test]
fn tags_that_say_two_things_are_faults() {
    check(
        "[FEN \"W:W31:B20\"]\n[FEN \"W:W32:B20\"]\n*",
        Some(
            "game 1, line 2: a second FEN tag says 'W:W32:B20', but the first says 'W:W31:B20'; \
             leave one out",
        ),
    );
    check("[FEN \"W:W31:B20\"]\n[FEN \"W:W31:B20.\"]\n*", None);
    check(
        "[GameType \"20\"]\n[GameType \"25\"]\n1. 32-28 *",
        Some(
            "game 1, line 2: a second GameType tag says '25', but the first says '20'; \
             leave one out",
        ),
    );
    check(
        "[GameType \"20\"]\n[GameType \"20,W,10,10,N2,0\"]\n1. 32-28 *",
        None,
    );
    let house = format!("[GameType \"20\"]\n{HOUSE}\n*");
    check(
        &house,
        Some(
            "game 1, line 1: the GameType tag says '20', but the house rules of this game are \
             made from spanish; correct one of them",
        ),
    );
    check(&house.replace("20", "24"), None);
    assert_eq!(read(&house).game.rules().name(), "mi-casa");
}

#[test]
fn results_that_say_two_things_are_faults() {
    check(
        "[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 0-2",
        Some(
            "game 1, line 2: the Result tag says 2-0, but 0-2 stands behind the moves; \
             correct one of them",
        ),
    );
    check("[Result \"2-0\"]\n1. 32-28 *", None);
    check("[Result \"*\"]\n1. 32-28 2-0", None);
}

/// Two kings that go to and fro.
fn shuffled(cycles: usize, result: &str) -> String {
    let moves = "1-6 50-45 6-1 45-50 ".repeat(cycles);
    format!("[GameType \"20\"]\n[FEN \"W:WK1:BK50\"]\n[Result \"{result}\"]\n{moves}*")
}

#[test]
fn a_win_contradicts_a_draw_by_the_rules_with_the_last_move() {
    let faults: Vec<String> = (1..=12)
        .filter_map(|cycles| read(&shuffled(cycles, "2-0")).fault())
        .map(|error| error.to_string())
        .collect();
    assert!(faults.len() <= 1, "{faults:?}");
    for cycles in 1..=12 {
        check(&shuffled(cycles, "1-1"), None);
    }
    let odd: Vec<String> = (1..=60)
        .filter_map(|plies| {
            let whole = shuffled(15, "2-0");
            let words: Vec<&str> = whole.split(' ').collect();
            let cut = words[..words.len() - plies].join(" ");
            Some(read(&format!("{cut} *")).fault()?.to_string())
        })
        .collect();
    assert_eq!(odd.len(), 1, "{odd:?}");
    assert!(
        odd[0].starts_with("game 1, line 3: the result is 2-0, but ")
            && odd[0].ends_with("so that nobody has won; write [Result \"1-1\"]"),
        "{odd:?}"
    );
}

#[test]
fn rules_that_are_given_and_tags_that_name_others_are_told() {
    let given = rules::find("spanish").unwrap();
    let read = |text: &str| {
        let mut games = pdn::games(text.as_bytes(), Some(given.clone()));
        games.next().unwrap().unwrap()
    };
    let other = read("[GameType \"20\"]\n1. 9-13 *").other_rules();
    assert_eq!(
        other.map(|error| error.to_string()).as_deref(),
        Some(
            "game 1, line 1: the GameType tag says '20', but the game is read by the rules of \
             spanish; correct one of them"
        )
    );
    assert_eq!(read("[GameType \"24\"]\n1. 9-13 *").other_rules(), None);
    assert_eq!(read("1. 9-13 *").other_rules(), None);
}

#[test]
fn wrong_move_numbers_are_odd_and_no_fault() {
    let odd = |text: &str| Some(read(text).wrong_number()?.to_string());
    assert_eq!(odd("1. 32-28 19-23 2. 28x19 14x23 *"), None);
    assert_eq!(odd("1. 32-28 1... 19-23 2. 28x19 2... 14x23 *"), None);
    assert_eq!(
        odd("[FEN \"W:W31:B20\"]\n34. 31-27 20-24 35. 27-22 *"),
        None
    );
    assert_eq!(
        odd("1. 32-28 19-23\n3. 28x19 14x23 *").as_deref(),
        Some(
            "game 1, line 2: the number 3 stands where 2 comes next; \
             the game is read all the same"
        )
    );
    check("1. 32-28 19-23\n3. 28x19 14x23 *", None);
}

#[test]
fn files_that_are_no_text_say_what_they_are() {
    for (first, what) in [
        (&b"\x1f\x8b\x08\0\0\0\0\0"[..], "compressed by gzip"),
        (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
        (b"\xff\xfe\0\0[\0\0\0", "in UTF-32"),
    ] {
        let mut games = pdn::games(first, None);
        let error = games.next().unwrap().unwrap_err().to_string();
        assert!(
            error.contains(&format!("not a text file but {what}")),
            "{error}"
        );
        assert!(games.next().is_none());
    }
}

#[test]
fn a_line_without_end_is_one_game() {
    let line = "1. 32-28 ".repeat(5_000_000);
    let text = format!("{line}\n1. 33-29 *\n");
    assert_eq!(pdn::games(text.as_bytes(), None).count(), 2);
}
