//! Laws that hold for every game: what is written is read back, and written again as the same text.

use std::sync::Arc;

use damas::{
    notation::{
        move_text,
        pdn::{self, Game, GameResult},
        resolve_move,
    },
    play::{Claims, Match, record, replay},
    rules::{self, Position, Rules, Side},
};
use proptest::{collection::vec, prelude::*, sample::select};

fn any_rules() -> impl Strategy<Value = Arc<Rules>> {
    select(rules::all().to_vec())
}

/// A match of random legal moves, which may have ended.
fn any_match() -> impl Strategy<Value = Match> {
    (any_rules(), vec(any::<u16>(), 0..120), 0..4_u8).prop_map(|(rules, choices, end)| {
        let mut game = Match::new(rules, Claims::ByPlayers);
        for choice in choices {
            let moves = game.position().legal_moves();
            if game.result().is_some() {
                break;
            }
            game.play_move(&moves[usize::from(choice) % moves.len()])
                .unwrap();
        }
        if game.result().is_none() {
            match end {
                0 => {}
                1 => game.resign(Side::White).unwrap(),
                2 => game.resign(Side::Black).unwrap(),
                _ => {
                    game.offer_draw(Side::White).unwrap();
                    game.answer_draw(true).unwrap();
                }
            }
        }
        game
    })
}

/// Any text, with signs that mean something to PDN more often than by chance.
fn any_words() -> impl Strategy<Value = String> {
    let sign = select("{}[]()\"\\%; \n\rab½é".chars().collect::<Vec<char>>());
    vec(prop_oneof![any::<char>(), sign], 0..30)
        .prop_map(|signs| signs.into_iter().collect::<String>())
}

/// A record with comments, annotations and tags.
fn any_game() -> impl Strategy<Value = Game> {
    let result = select(vec!["1-0", "0-1", "1-1", "0-0", "*", "4-6", "1+ - 1-"]);
    let added = vec((any::<bool>(), any::<u16>(), any_words()), 0..20);
    let name =
        vec(select(b"AZaz09_".to_vec()), 1..9).prop_map(|name| String::from_utf8(name).unwrap());
    let tags = vec((name, any_words()), 0..6);
    (any_match(), result, added, tags).prop_map(|(played, result, added, tags)| {
        let mut game = Game::new(played.start().clone());
        let mut added = added.into_iter();
        for ply in played.plies() {
            match added.next() {
                Some((true, nag, _)) => game.annotate(nag),
                Some((false, _, text)) => game.comment(&text),
                None => {}
            }
            game.play(&ply.route.step).unwrap();
        }
        for (name, value) in tags {
            game.tags.set(&name, &value);
        }
        game.result = GameResult::of(result);
        game
    })
}

/// Text that is made of what PDN files are made of.
fn any_text() -> impl Strategy<Value = String> {
    let words = vec![
        "1.",
        "1...",
        "2.",
        "32-28",
        "19-23",
        "28x19",
        "14x23",
        "33-29",
        "9-13",
        "24-20",
        "16-21",
        "(",
        ")",
        "(",
        ")",
        "{a b}",
        "; c\n",
        "% d\n",
        "!",
        "(?)",
        "$7",
        "*",
        "1-0",
        "1-1",
        "- -",
        "/FEN \"W:W31,K5:B20\"/",
        "/FEN \"B::\"/",
        "\n[Event \"e\"]\n",
        "[FEN \"B:W31:B20,K1\"]",
        "[GameType \"24\"]",
        "[Result \"0-2\"]",
        "20-24",
        "20-25",
        "5-10",
        "1-6",
        "1-7",
    ];
    vec(select(words), 0..40).prop_map(|words| words.join(" "))
}

fn check_laws(games: &[Game]) -> Result<(), TestCaseError> {
    let text = pdn::write(games);
    let read = pdn::read(text.as_bytes(), None);
    let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(&read[..], games, "{}", text);
    prop_assert_eq!(pdn::write(&read), text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn games_are_read_back_as_they_were_written(games in vec(any_game(), 0..4)) {
        check_laws(&games)?;
    }

    #[test]
    fn matches_are_replayed_as_they_were_recorded(game in any_match()) {
        let text = pdn::write_game(&record(&game));
        let read = pdn::read(text.as_bytes(), None).unwrap();
        let played = replay(&read[0]).unwrap();
        let path = |game: &Match| game.plies().map(|ply| ply.position.clone()).collect::<Vec<Position>>();
        prop_assert_eq!(path(&played), path(&game));
        prop_assert_eq!(played.result().map(|result| result.winner), game.result().map(|result| result.winner));
        prop_assert_eq!(pdn::write_game(&record(&played)), text);
    }

    #[test]
    fn the_text_of_a_legal_move_means_that_move(game in any_match()) {
        let position = game.position();
        for step in position.legal_moves() {
            prop_assert_eq!(resolve_move(position, &move_text(position, &step)), Ok(step));
        }
        for route in position.routes() {
            let geometry = position.rules().geometry();
            let sign = if route.step.is_capture() { "x" } else { "-" };
            let path: Vec<String> = route.path.iter().map(|&square| geometry.number(square).to_string()).collect();
            prop_assert_eq!(resolve_move(position, &path.join(sign)), Ok(route.step));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_was_read_of_any_text_is_written_and_read_again(text in any_text()) {
        let games: Vec<Game> = pdn::games(&text, None).flatten().map(|read| read.game).collect();
        check_laws(&games)?;
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _ = pdn::read(&bytes, None);
    }

    #[test]
    fn no_signs_make_the_reader_panic(
        bytes in vec(select("0123456789x:*.!?(){}[]\"$/; \r\n%FENWBK=,\\½é-".as_bytes().to_vec()), 0..200),
    ) {
        for read in pdn::games(&pdn::decode(&bytes), None) {
            if let Err(error) = read {
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}
