//! What is found after a kill, a power cut, damage, a full disk, and another game.

use std::fs;

use super::{Damage, SaveNotice, Saves, Trouble, scratch::Scratch};
use crate::{
    play::{Claims, Match, SavedError, SavedMatch},
    rules::{self, Side},
};

fn played(ruleset: &str, plies: usize) -> Match {
    let mut game = Match::new(rules::find(ruleset).unwrap(), Claims::ByPlayers);
    for _ in 0..plies {
        let step = game.position().legal_moves()[0];
        game.play_move(&step).unwrap();
    }
    game
}

fn saved(game: &Match) -> SavedMatch {
    SavedMatch::of(game, &[])
}

fn keep(scratch: &Scratch, games: &[&Match]) {
    let mut saves = Saves::open(scratch.folder());
    for game in games {
        saves.keep(&saved(game));
        assert_eq!(saves.warning(), None);
    }
}

/// Ruleset and number of moves of the game that is offered.
fn offered(scratch: &Scratch) -> Option<(String, usize)> {
    let saves = Saves::open(scratch.folder());
    let game = saves.unfinished()?;
    Some((game.rules().name().to_owned(), game.ply_count()))
}

#[track_caller]
fn check_offer(scratch: &Scratch, plies: usize) {
    assert_eq!(offered(scratch), Some(("gt502".to_owned(), plies)));
}

fn four_saves() -> Scratch {
    let scratch = Scratch::new();
    let games: Vec<Match> = (1..=4).map(|plies| played("gt502", plies)).collect();
    keep(&scratch, &games.iter().collect::<Vec<_>>());
    scratch
}

#[test]
fn a_game_is_read_back_with_its_unfinished_capture() {
    let scratch = Scratch::new();
    let game = played("gt502", 7);
    let from = game.position().legal_moves()[0].from;
    let mut saves = Saves::open(scratch.folder());
    saves.keep(&SavedMatch::of(&game, &[from]));
    drop(saves);
    let mut saves = Saves::open(scratch.folder());
    assert_eq!((saves.notice(), saves.warning()), (None, None));
    assert_eq!(saves.take_unfinished(), Some((game, vec![from])));
    assert_eq!(saves.take_unfinished(), None);
}

#[test]
fn memory_alone_keeps_nothing_and_warns_of_nothing() {
    let mut saves = Saves::in_memory();
    saves.keep(&saved(&played("gt502", 3)));
    assert!(saves.unfinished().is_none() && saves.warning().is_none());
    assert_eq!(
        Saves::without_folder().warning(),
        Some(&SaveNotice::NoFolder)
    );
}

/// Every state between two steps of saving the fifth move, as a kill would leave it.
#[test]
fn a_kill_between_any_two_steps_loses_nothing_that_was_shown() {
    let five = {
        let scratch = Scratch::new();
        keep(&scratch, &[&played("gt502", 5)]);
        scratch.read("match.ron")
    };
    let begun = |scratch: &Scratch, bytes: usize| scratch.write("match.tmp", &five[..bytes]);
    let rename = |scratch: &Scratch, from: &str, to: &str| {
        fs::rename(scratch.path(from), scratch.path(to)).unwrap();
    };
    for bytes in [0, 1, five.len() / 2, five.len()] {
        let scratch = four_saves();
        begun(&scratch, bytes);
        check_offer(&scratch, 4);
    }
    let scratch = four_saves();
    begun(&scratch, five.len());
    rename(&scratch, "match.1.ron", "match.2.ron");
    check_offer(&scratch, 4);
    rename(&scratch, "match.ron", "match.1.ron");
    check_offer(&scratch, 4);
    rename(&scratch, "match.tmp", "match.ron");
    check_offer(&scratch, 5);
}

#[test]
fn saving_goes_on_from_every_state_that_a_kill_leaves() {
    for lost in ["match.ron", "match.1.ron", "match.2.ron"] {
        let scratch = four_saves();
        fs::rename(scratch.path(lost), scratch.path("match.tmp")).unwrap();
        keep(&scratch, &[&played("gt502", 5)]);
        check_offer(&scratch, 5);
        assert_eq!(
            offered(&scratch),
            offered(&scratch),
            "reading changes nothing"
        );
    }
}

#[track_caller]
fn check_damage(content: &[u8], is_right: impl Fn(&Damage) -> bool) {
    let scratch = four_saves();
    scratch.write("match.ron", content);
    let saves = Saves::open(scratch.folder());
    let Some(SaveNotice::MatchSetAside {
        kept_as,
        damage,
        earlier_is_used: true,
    }) = saves.notice()
    else {
        panic!("{:?}", saves.notice());
    };
    assert!(is_right(damage), "{damage:?}");
    assert_eq!(fs::read(kept_as).unwrap(), content);
    assert_eq!(saves.unfinished().unwrap().ply_count(), 3);
    drop(saves);
    // What was set aside stays through all later saves.
    let games: Vec<Match> = (4..9).map(|plies| played("gt502", plies)).collect();
    keep(&scratch, &games.iter().collect::<Vec<_>>());
    assert_eq!(
        fs::read(scratch.path("match.damaged-1.ron")).unwrap(),
        content
    );
    check_offer(&scratch, 8);
}

#[test]
fn damage_of_every_kind_is_set_aside_and_the_save_before_is_used() {
    let good = four_saves().read("match.ron");
    let is_syntax = |damage: &Damage| matches!(damage, Damage::Syntax { .. });
    check_damage(b"", is_syntax);
    check_damage(&good.as_bytes()[..good.len() / 2], is_syntax);
    check_damage(b"hello", is_syntax);
    check_damage(&"(".repeat(100_000).into_bytes(), is_syntax);
    check_damage(&[0xff; 64], |damage| {
        matches!(damage, Damage::Unreadable(_))
    });
    let newer = good.replace("version: 1", "version: 2, stakes: 7");
    check_damage(newer.as_bytes(), |damage| *damage == Damage::Newer(2));
    let last = good.rfind("happened: 4").unwrap();
    let shorter = format!("{}happened: 3{}", &good[..last], &good[last + 11..]);
    check_damage(shorter.as_bytes(), |damage| {
        *damage == Damage::Game(SavedError::Position)
    });
    let mut illegal = saved(&played("gt502", 4));
    illegal.moves[2] = vec![1, 2];
    let illegal = ron::to_string(&illegal).unwrap();
    check_damage(illegal.as_bytes(), |damage| {
        *damage == Damage::Game(SavedError::Move(3))
    });
    let mut unknown = saved(&played("gt502", 4));
    unknown.ruleset = "shogi".to_owned();
    let unknown = ron::to_string(&unknown).unwrap();
    check_damage(unknown.as_bytes(), |damage| {
        matches!(damage, Damage::Game(SavedError::Start(_)))
    });
}

#[test]
fn with_every_generation_damaged_nothing_is_offered_and_nothing_lost() {
    let scratch = four_saves();
    for name in ["match.ron", "match.1.ron", "match.2.ron"] {
        scratch.write(name, name);
    }
    let saves = Saves::open(scratch.folder());
    assert!(saves.unfinished().is_none());
    assert!(matches!(
        saves.notice(),
        Some(SaveNotice::MatchSetAside {
            earlier_is_used: false,
            ..
        })
    ));
    drop(saves);
    for (aside, content) in [(1, "match.ron"), (2, "match.1.ron"), (3, "match.2.ron")] {
        assert_eq!(scratch.read(&format!("match.damaged-{aside}.ron")), content);
    }
}

#[test]
fn a_finished_game_is_not_offered_and_its_undone_end_is() {
    let scratch = Scratch::new();
    let mut game = played("gt502", 3);
    game.resign(Side::White).unwrap();
    keep(&scratch, &[&game]);
    assert_eq!(offered(&scratch), None);
    game.undo(rules::BySide::new(|_| true));
    keep(&scratch, &[&game]);
    check_offer(&scratch, 3);
}

#[test]
fn a_new_game_does_not_bury_the_one_before() {
    let scratch = four_saves();
    let other: Vec<Match> = (0..6).map(|plies| played("spanish", plies)).collect();
    keep(&scratch, &[&other[0]]);
    check_offer(&scratch, 4);
    // Once it has moves, the new game is the one to go on with; when it ends, the one before is.
    keep(&scratch, &other[1..].iter().collect::<Vec<_>>());
    assert_eq!(offered(&scratch), Some(("spanish".to_owned(), 5)));
    let mut ended = played("spanish", 5);
    ended.resign(Side::Black).unwrap();
    keep(&scratch, &[&ended]);
    check_offer(&scratch, 4);
    // Played on, it has the first place again and is no longer kept apart.
    keep(&scratch, &[&played("gt502", 5)]);
    check_offer(&scratch, 5);
    assert!(!scratch.names("").contains(&"match.left.ron".to_owned()));
    let mut ended = played("gt502", 5);
    ended.resign(Side::Black).unwrap();
    keep(&scratch, &[&ended]);
    assert_eq!(offered(&scratch), None);
}

#[test]
fn the_same_game_begun_anew_does_not_bury_the_one_before() {
    let scratch = four_saves();
    keep(&scratch, &[&played("gt502", 0)]);
    check_offer(&scratch, 4);
}

#[test]
fn two_games_that_were_left_are_both_kept() {
    let scratch = four_saves();
    let other: Vec<Match> = (0..4).map(|plies| played("spanish", plies)).collect();
    keep(&scratch, &other.iter().collect::<Vec<_>>());
    let third: Vec<Match> = (0..2).map(|plies| played("international", plies)).collect();
    keep(&scratch, &third.iter().collect::<Vec<_>>());
    let mut ended = played("international", 1);
    ended.resign(Side::White).unwrap();
    keep(&scratch, &[&ended]);
    assert_eq!(offered(&scratch), Some(("spanish".to_owned(), 3)));
    let mut ended = played("spanish", 3);
    ended.resign(Side::White).unwrap();
    keep(&scratch, &[&ended]);
    check_offer(&scratch, 4);
}

#[test]
fn a_long_game_undone_to_the_start_is_not_lost_to_a_new_one() {
    let scratch = Scratch::new();
    let mut game = played("gt502", 20);
    while game.undo(rules::BySide::new(|_| true)) {}
    let again = [played("gt502", 0), played("gt502", 1), played("gt502", 2)];
    keep(&scratch, &[&game, &again[0], &again[1], &again[2]]);
    assert!(scratch.names("").contains(&"match.left.ron".to_owned()));
}

/// A kill after the game before was kept apart and before the new one has the first place.
#[test]
fn a_game_kept_apart_twice_is_offered_once() {
    let scratch = four_saves();
    fs::copy(scratch.path("match.ron"), scratch.path("match.left.ron")).unwrap();
    check_offer(&scratch, 4);
    let mut ended = played("gt502", 5);
    ended.resign(Side::White).unwrap();
    keep(&scratch, &[&ended]);
    assert_eq!(offered(&scratch), None);
}

#[test]
fn what_cannot_be_written_is_a_warning_that_goes_when_it_can() {
    let scratch = Scratch::new();
    scratch.write("data", "a file where the folder should be");
    let folder = scratch.path("data");
    let mut saves = Saves::open(&folder);
    let game = saved(&played("gt502", 2));
    saves.keep(&game);
    assert!(matches!(
        saves.warning(),
        Some(SaveNotice::MatchNotSaved {
            trouble: Trouble::Other(_),
            ..
        })
    ));
    fs::remove_file(&folder).unwrap();
    saves.keep(&game);
    assert_eq!(saves.warning(), None);
    drop(saves);
    assert_eq!(Saves::open(&folder).unfinished().unwrap().ply_count(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_warning_and_leaves_what_was_saved() {
    let scratch = four_saves();
    let mut saves = Saves::open(scratch.folder());
    for (temporary, game) in [
        ("match.tmp", played("gt502", 5)),
        // The other game cannot be kept apart, so it is not pushed out either.
        ("match.left.tmp", played("spanish", 0)),
    ] {
        std::os::unix::fs::symlink("/dev/full", scratch.path(temporary)).unwrap();
        saves.keep(&saved(&game));
        assert!(matches!(
            saves.warning(),
            Some(SaveNotice::MatchNotSaved {
                trouble: Trouble::Full,
                ..
            })
        ));
    }
    drop(saves);
    check_offer(&scratch, 4);
}

#[test]
fn two_tables_do_not_save_in_one_folder() {
    let scratch = four_saves();
    let first = Saves::open(scratch.folder());
    let mut second = Saves::open(scratch.folder());
    assert_eq!(second.warning(), Some(&SaveNotice::InUse));
    second.keep(&saved(&played("spanish", 2)));
    assert_eq!(second.warning(), Some(&SaveNotice::InUse));
    drop(first);
    check_offer(&scratch, 4);
}
