//! Laws that hold in every position of every random game.

use std::collections::BTreeSet;

use damas::{
    notation::fen,
    play::{Claims, Match, SavedMatch},
    rules::{self, BySide, Move, PerftMode, Piece, Playing, Position, Setup, Side, Square, perft},
};
use proptest::prelude::*;

/// No game of these rules lasts longer: the counters end it.
const MOST_PLIES: usize = 20_000;

fn random_game(ruleset: usize, choices: &[u16], plies: usize) -> Match {
    let rules = rules::every().nth(ruleset).unwrap().clone();
    let mut game = Match::new(rules, Claims::ByPlayers);
    for ply in 0..plies {
        if game.result().is_some() {
            break;
        }
        let routes = game.position().routes();
        // The choices are used over and over with a stride, so that a short list gives a long game.
        let choice = usize::from(choices[ply % choices.len()]) + ply / choices.len();
        game.play(&routes[choice % routes.len()]).unwrap();
    }
    game
}

fn any_game(plies: usize) -> impl Strategy<Value = Match> {
    let games = rules::every().count();
    (0..games, prop::collection::vec(any::<u16>(), 40..80))
        .prop_map(move |(ruleset, choices)| random_game(ruleset, &choices, plies))
}

/// The same position with the squares moved and, if asked for, the colours exchanged.
fn moved(position: &Position, to: impl Fn(Square) -> Square, exchange: bool) -> Position {
    let side = |side: Side| if exchange { side.other() } else { side };
    let setup = position.setup();
    let run = |of: Side| setup.runs[of].map(|(square, count)| (to(square), count));
    let moved = Setup {
        pieces: setup
            .pieces
            .iter()
            .map(|(&square, &piece)| {
                let side = side(piece.side);
                (to(square), Piece { side, ..piece })
            })
            .collect(),
        turn: side(setup.turn),
        runs: BySide::new(|of| run(side(of))),
    };
    Position::new(position.rules().clone(), &moved).unwrap()
}

type Plain = (Square, Square, Vec<Square>, bool);

fn moves_of(position: &Position, to: impl Fn(Square) -> Square) -> BTreeSet<Plain> {
    let plain = |step: &Move| {
        let mut captured: Vec<Square> = step.captured.iter().map(&to).collect();
        captured.sort_unstable();
        (to(step.from), to(step.to), captured, step.promotes)
    };
    position.legal_moves().iter().map(plain).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_random_game_ends_for_a_named_reason(game in any_game(MOST_PLIES)) {
        let result = game.result();
        prop_assert!(result.is_some());
        prop_assert!(!result.unwrap().name().is_empty());
    }

    #[test]
    fn incremental_hash_is_fresh_hash(game in any_game(120)) {
        for ply in game.plies() {
            prop_assert_eq!(ply.position.hash(), ply.position.fresh_hash());
        }
    }

    #[test]
    fn undoing_everything_is_the_start_and_redoing_everything_is_the_game(game in any_game(80)) {
        let mut copy = game.clone();
        let persons = BySide::new(|_| true);
        while copy.undo(persons) {}
        prop_assert_eq!(copy.position(), game.start());
        while copy.redo(persons) {}
        prop_assert_eq!(copy, game);
    }

    #[test]
    fn fen_reads_what_it_prints(game in any_game(150)) {
        for ply in game.plies().step_by(5) {
            let text = fen::print(&ply.position);
            let read = fen::parse(ply.position.rules(), &text).unwrap();
            prop_assert_eq!(&read, &ply.position);
            prop_assert_eq!(read.hash(), ply.position.hash());
        }
    }

    #[test]
    fn a_saved_match_is_restored_with_its_undone_moves(game in any_game(60), back in 0_usize..9) {
        let mut game = game;
        for _ in 0..back {
            game.undo(BySide::new(|_| true));
        }
        let saved = SavedMatch::of(&game, &[]);
        let text = ron::to_string(&saved).unwrap();
        let read: SavedMatch = ron::from_str(&text).unwrap();
        prop_assert_eq!(read.restore().unwrap().0, game);
    }

    #[test]
    fn bulk_counting_is_counting(game in any_game(90)) {
        let position = game.position();
        let count = |raw, bulk| perft(position, 2, PerftMode { raw, bulk });
        prop_assert_eq!(count(false, true), count(false, false));
        prop_assert_eq!(count(true, true), count(true, false));
        prop_assert!(count(false, true) <= count(true, true));
    }

    #[test]
    fn legal_moves_are_exactly_what_can_be_played(game in any_game(100)) {
        let position = game.position();
        let legal = position.legal_moves();
        for (n, step) in legal.iter().enumerate() {
            prop_assert!(position.play(step).is_ok());
            prop_assert!(!legal[..n].contains(step), "a move stands twice");
        }
        let mut of_routes: Vec<_> = position.routes().into_iter().map(|route| route.step).collect();
        of_routes.retain(|step| !legal.contains(step));
        prop_assert!(of_routes.is_empty());
        let all = position.rules().geometry().squares();
        for (&from, &to) in all.iter().zip(all.iter().rev()) {
            let playable = legal.iter().any(|step| step.from == from && step.to == to);
            prop_assert_eq!(position.refusal(from, to).is_none(), playable);
        }
    }

    #[test]
    fn values_never_appear_or_change(game in any_game(150)) {
        let Some(start) = game.start().sums() else { return Ok(()) };
        for ply in game.plies() {
            let sums = ply.position.sums().unwrap();
            for side in Side::ALL {
                let by_piece: u32 = ply.position.pieces()
                    .filter(|(_, piece)| piece.side == side)
                    .map(|(_, piece)| u32::from(piece.value.unwrap().get()))
                    .sum();
                prop_assert_eq!(sums[side], by_piece);
                prop_assert!(sums[side] <= start[side]);
            }
        }
    }

    #[test]
    fn both_sides_play_by_the_same_rules(game in any_game(120)) {
        let position = game.position();
        let geometry = position.rules().geometry();
        let turned = |square| geometry.turned(square);
        let other_seat = moved(position, turned, true);
        prop_assert_eq!(moves_of(position, turned), moves_of(&other_seat, |square| square));
    }

    #[test]
    fn left_is_like_right_where_all_squares_play(game in any_game(120)) {
        let position = game.position();
        let geometry = position.rules().geometry();
        if geometry.board().playing != Playing::All {
            return Ok(());
        }
        let mirrored = |square| {
            let (row, column) = geometry.cell(square);
            geometry.square_at(row, geometry.board().width - 1 - column).unwrap()
        };
        let mirror = moved(position, mirrored, false);
        prop_assert_eq!(moves_of(position, mirrored), moves_of(&mirror, |square| square));
    }
}
