//! Each rule value matters: where `perft.json` says that another rule would change the moves, it does.

use crate::{
    board::Side,
    catalog::{game, games},
    fen, fixtures,
    game::{
        Crowning, DIAGONALLY, DIAGONALLY_FORWARD, FORWARD_SIDEWAYS_AND_DIAGONALLY_FORWARD, Game,
        Landing, Law, to,
    },
    moves::legal_moves,
    random::positions,
};

/// The game under the other rule that a test position is named after.
fn switched(game: Game, other_rule: &str) -> Game {
    match other_rule {
        "captured pieces leave at once" => Game {
            removes_at_once: true,
            ..game
        },
        "captured pieces stay to the end" => Game {
            removes_at_once: false,
            ..game
        },
        "crowned in mid-capture" => Game {
            crowning: Crowning::GoesOnAsKing,
            ..game
        },
        "crowned at the end only" => Game {
            crowning: Crowning::GoesOnAsMan,
            ..game
        },
        "kings land directly behind" => Game {
            king_lands: Landing::DirectlyBehind,
            ..game
        },
        "kings land anywhere" => Game {
            king_lands: Landing::Anywhere,
            ..game
        },
        "short king" => Game {
            king_flies: false,
            ..game
        },
        "no sideways move" => Game {
            king_moves_sideways: false,
            ..game
        },
        "no limit of king moves" => Game {
            king_run: None,
            ..game
        },
        "men also step straight (BrainKing)" => Game {
            man_steps: FORWARD_SIDEWAYS_AND_DIAGONALLY_FORWARD,
            ..game
        },
        "men capture forward only" => Game {
            man_captures: DIAGONALLY_FORWARD,
            ..game
        },
        "men capture backwards" => Game {
            man_captures: DIAGONALLY,
            ..game
        },
        "men may capture kings" => Game {
            man_takes_kings: true,
            ..game
        },
        "men may not take kings (Italian)" => Game {
            man_takes_kings: false,
            ..game
        },
        "quality before quantity" => Game {
            laws: &[Law::MostKings, Law::MostPieces],
            ..game
        },
        "no quantity law" => Game { laws: &[], ..game },
        "quantity law (seed 002 read literally)" | "no quality law" => Game {
            laws: &[Law::MostPieces],
            ..game
        },
        "no preference for the king" if game.laws.contains(&Law::MostWorth) => Game {
            laws: &[Law::MostWorth],
            ..game
        },
        "no preference for the king" => Game {
            laws: &[Law::MostPieces, Law::MostKings, Law::KingsSoonest],
            ..game
        },
        _ => panic!("no other rule is called '{other_rule}'"),
    }
}

#[test]
fn another_rule_gives_other_moves() {
    let mut checked = 0;
    for (name, entry) in fixtures::counted() {
        let Some(other_rule) = entry["name"].as_str().unwrap().strip_prefix("rule test: ") else {
            continue;
        };
        let game = game(&name);
        let position = fen::read(&game, entry["fen"].as_str().unwrap());
        let other = legal_moves(&switched(game, other_rule), &position);
        assert_ne!(
            legal_moves(&game, &position),
            other,
            "{name}, {other_rule}: {}",
            entry["fen"]
        );
        checked += 1;
    }
    assert!(40 < checked, "only {checked} rules were switched");
}

#[test]
fn directions_are_turned_round_for_black() {
    let forward_left = to(1, -1);
    assert_eq!(forward_left.of(Side::White), forward_left);
    assert_eq!(forward_left.of(Side::Black), to(-1, -1));
    assert_eq!(-forward_left, to(-1, 1));
}
/// So that comparing another reading compares more than its game's own rules once more.
#[test]
fn another_reading_gives_other_moves_on_random_positions() {
    // These two differ from their games in nothing but their endings.
    let only_ends_otherwise = ["international-s0", "turkish-s0"];
    for other in games() {
        let Some((name, "s0" | "s2")) = other.name.rsplit_once('-') else {
            continue;
        };
        let own = game(name);
        let mut differ = 0;
        for position in positions(&other, 9, 1000) {
            differ += usize::from(legal_moves(&other, &position) != legal_moves(&own, &position));
        }
        println!("{}: {differ} of 1000 differ from {name}", other.name);
        assert_eq!(differ == 0, only_ends_otherwise.contains(&other.name));
    }
}
