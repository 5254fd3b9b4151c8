//! Random games, positions and texts, for the laws that hold for all of them.

use std::sync::Arc;

use damas::{
    notation::pdn::{Game, GameResult},
    play::{Claims, Match},
    rules::{self, Kind, Piece, Position, Rules, Setup, Side},
};
use proptest::{collection::vec, prelude::*, sample::select};

/// The rules of a game, or of another reading of it.
pub(crate) fn any_rules() -> impl Strategy<Value = Arc<Rules>> {
    select(rules::every().cloned().collect::<Vec<_>>())
}

/// A match of random legal moves, which may have ended.
pub(crate) fn any_match() -> impl Strategy<Value = Match> {
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

/// A few pieces anywhere, many of them kings: here captures are long, and their ways many.
pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    let pieces = vec((any::<u16>(), any::<bool>(), any::<bool>()), 0..18);
    (any_rules(), any::<bool>(), pieces).prop_map(|(rules, turn, pieces)| {
        let side = |is_white| if is_white { Side::White } else { Side::Black };
        let geometry = rules.geometry();
        let mut setup = Setup::empty(side(turn));
        for (place, is_white, is_king) in pieces {
            let squares = geometry.squares();
            let square = squares[usize::from(place) % squares.len()];
            let side = side(is_white);
            let is_king = is_king || geometry.crown_row(side).contains(square);
            let kind = if is_king { Kind::King } else { Kind::Man };
            let value = None;
            setup.pieces.insert(square, Piece { side, kind, value });
        }
        Position::new(rules.clone(), &setup).unwrap()
    })
}

/// Any text, with signs that mean something to PDN more often than by chance.
pub(crate) fn any_words() -> impl Strategy<Value = String> {
    let sign = select("{}[]()\"\\%; \n\rab½é".chars().collect::<Vec<char>>());
    vec(prop_oneof![any::<char>(), sign], 0..30)
        .prop_map(|signs| signs.into_iter().collect::<String>())
}

/// A record with comments, annotations and tags.
pub(crate) fn any_game() -> impl Strategy<Value = Game> {
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
        game.result = GameResult::of(result).unwrap();
        if matches!(game.result, GameResult::Other(_)) {
            game.tags.set("ResultFormat", "Of the club");
        }
        game
    })
}

/// Text that is made of what PDN files are made of.
pub(crate) fn any_text() -> impl Strategy<Value = String> {
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
        "c3-d4",
        "c3d4",
        "d6:b4",
        "3228",
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
        "1/2 - 1/2",
        "- -",
        "/FEN \"W:W31,K5:B20\"/",
        "/FEN \"B::\"/",
        "/FEN \"W:W31:B20:H0:F1:+0+0\"/",
        "\n[Event \"e\"]\n",
        "[FEN \"B:W31:B20,K1\"]",
        "[FEN \"W:W9:B13\"]",
        "9x18",
        "[GameType \"24\"]",
        "[Result \"0-2\"]",
        "[Result \"banana\"]",
        "[Result \"4 - 6\"]",
        "[Result \"1-0 by time\"]",
        "[ResultFormat \"Delfts\"]",
        "20-24",
        "20-25",
        "5-10",
        "1-6",
        "1-7",
    ];
    vec(select(words), 0..40).prop_map(|words| words.join(" "))
}
