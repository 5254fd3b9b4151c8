//! The machine at the table: it answers, is interrupted, and advises.

use std::{thread, time::Duration};

use bevy::prelude::*;
use damas::{
    app::{
        hint::{HintTime, HintWish, Why},
        marks::Arrow,
        opponent::Pace,
        referee::{Intent, NewGame, Reply},
        screens::Screen,
        settings::{Language, Settings},
        storage::Saves,
        words::sentence,
    },
    engine::Level,
    notation::fen,
    play::{Claims, Match, PlayedBy, SavedMatch},
    rules::{self, BySide, Side},
};

use crate::table::Table;

const START: &str = "W:W1-20:B31-50";

fn level(number: u8) -> PlayedBy {
    PlayedBy::Machine(Level::new(number).unwrap())
}

/// A table at which the machine plays Black, with the time that it takes to answer.
fn against(number: u8, text: &str, pace: Duration) -> Table {
    let rules = rules::find("gt502").unwrap();
    let start = fen::parse(&rules, text).unwrap();
    let mut game = Match::from_position(start, Claims::ByPlayers);
    game.played_by.black = level(number);
    let mut table = Table::new(game);
    table.app.insert_resource(Pace(Some(pace)));
    enter(&mut table);
    table
}

fn enter(table: &mut Table) {
    let mut next = table.app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Table);
    table.frames(2);
}

/// Lets frames pass until something is so.
#[track_caller]
fn wait_for(table: &mut Table, is_so: impl Fn(&Table) -> bool) {
    for _ in 0..3000 {
        if is_so(table) {
            return;
        }
        table.frames(1);
        thread::sleep(Duration::from_millis(2));
    }
    panic!("it does not come to that");
}

fn plies(table: &Table) -> usize {
    table.referee().game().ply_count()
}

fn rest(table: &mut Table, time: Duration) {
    let frames = time.as_millis() / 5;
    for _ in 0..frames {
        table.frames(1);
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_machine_answers_and_the_person_goes_on() {
    let mut table = against(2, START, Duration::ZERO);
    table.pick(18);
    assert_eq!(table.pick(23), ["Moved"]);
    wait_for(&mut table, |table| plies(table) == 2);
    table.settle();
    rest(&mut table, Duration::from_millis(50));
    assert_eq!(plies(&table), 2, "it does not play for the person");
    // What the machine has answered is left to chance, so that any piece which may move will do.
    let position = table.referee().game().position();
    let from = position.legal_moves()[0].from;
    let from = position.rules().geometry().number(from);
    assert_eq!(
        table.pick(from).last().map(String::as_str),
        Some("Selected")
    );
}

#[test]
fn what_a_person_picks_in_the_machines_turn_means_nothing() {
    let mut table = against(1, START, Duration::from_secs(60));
    table.pick(18);
    table.pick(23);
    table.settle();
    assert!(table.pick(33).is_empty());
    assert!(table.marks_on(33).is_empty());
}

#[test]
fn it_waits_until_the_move_before_has_been_shown() {
    let mut table = against(1, START, Duration::ZERO);
    table.pick(18);
    table.pick(23);
    let settings = table.app.world().resource::<Settings>().clone();
    assert!(table.is_moving(), "{settings:?}");
    thread::sleep(Duration::from_millis(100));
    table.frames(2);
    assert_eq!(plies(&table), 1);
}

#[test]
fn undo_interrupts_it_and_no_answer_arrives() {
    let pace = Duration::from_millis(150);
    let mut table = against(3, START, pace);
    table.pick(18);
    table.pick(23);
    table.settle();
    table.frames(2);
    assert_eq!(table.intend(Intent::Undo), ["Changed"]);
    assert_eq!(plies(&table), 0);
    rest(&mut table, 3 * pace);
    assert_eq!(plies(&table), 0);
    assert_eq!(table.referee().game().aids.white.undos, 1);
}

#[test]
fn undo_goes_back_to_the_persons_own_decision() {
    let mut table = against(1, START, Duration::ZERO);
    table.pick(18);
    table.pick(23);
    wait_for(&mut table, |table| plies(table) == 2);
    table.intend(Intent::Undo);
    assert_eq!(plies(&table), 0);
}

#[test]
fn a_new_game_interrupts_it() {
    let pace = Duration::from_millis(150);
    let mut table = against(3, START, pace);
    table.pick(18);
    table.pick(23);
    table.settle();
    table.frames(2);
    let new_game = NewGame {
        rules: rules::find("spanish").unwrap(),
        players: BySide::default(),
        played_by: BySide::default(),
        start: None,
    };
    table.intend(Intent::NewGame(Box::new(new_game)));
    rest(&mut table, 3 * pace);
    assert_eq!(plies(&table), 0);
}

#[test]
fn an_answer_to_another_moment_is_dropped() {
    let mut table = against(1, START, Duration::from_secs(60));
    table.pick(18);
    table.pick(23);
    let moment = table.referee().moment();
    let step = table.referee().game().position().legal_moves()[0];
    table.intend(Intent::Undo);
    table.pick(17);
    table.pick(22);
    assert!(
        table
            .intend(Intent::Reply(moment, Reply::Move(step)))
            .is_empty()
    );
    // The very same position, but in another match.
    let mut again = against(1, START, Duration::from_secs(60));
    again.pick(18);
    again.pick(23);
    assert!(
        again
            .intend(Intent::Reply(moment, Reply::Move(step)))
            .is_empty()
    );
    let now = again.referee().moment();
    assert_eq!(
        again.intend(Intent::Reply(now, Reply::Move(step))),
        ["Moved"]
    );
}

#[test]
fn machines_play_each_other_until_a_side_is_handed_over() {
    let mut table = against(1, START, Duration::ZERO);
    table.app.world_mut().resource_mut::<Settings>().motion =
        damas::app::settings::MotionSpeed::Off;
    assert_eq!(
        table.intend(Intent::HandOver(Side::White, level(1))),
        ["HandedOver"]
    );
    wait_for(&mut table, |table| 4 <= plies(table));
    table.intend(Intent::HandOver(Side::White, PlayedBy::Person));
    table.intend(Intent::HandOver(Side::Black, PlayedBy::Person));
    let reached = plies(&table);
    rest(&mut table, Duration::from_millis(100));
    assert_eq!(plies(&table), reached);
}

#[test]
fn it_answers_an_offer_of_a_draw() {
    let mut table = against(4, "W:WK5=19:BK46=7", Duration::ZERO);
    assert_eq!(table.intend(Intent::OfferDraw), ["Offer"]);
    wait_for(&mut table, |table| table.referee().declined().is_some());
    let said = |language| {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        sentence(table.referee(), &settings).text
    };
    assert_eq!(said(Language::Es), "Las negras no aceptan tablas");
    assert_eq!(said(Language::En), "Black declines the draw");
    let mut table = against(4, "W:WK5=7:BK46=19", Duration::ZERO);
    table.intend(Intent::OfferDraw);
    wait_for(&mut table, |table| {
        table.referee().game().result().is_some()
    });
}

#[test]
fn who_plays_and_what_helped_is_saved_and_restored() {
    let mut table = against(7, START, Duration::from_secs(60));
    table.intend(Intent::HandOver(Side::Black, level(10)));
    let mut game = table.referee().game().clone();
    game.aids.white.hints = 2;
    game.aids.black.undos = 1;
    let saved = SavedMatch::of(&game, &[]);
    let text = ron::to_string(&saved).unwrap();
    let read: SavedMatch = ron::from_str(&text).unwrap();
    let (restored, _) = read.restore().unwrap();
    assert_eq!(restored.played_by.black, level(10));
    assert_eq!(restored, game);
    // A game between persons without help is written as it always was, and so read.
    let plain = SavedMatch::of(&Match::new(game.rules().clone(), Claims::ByPlayers), &[]);
    let text = ron::to_string(&plain).unwrap();
    assert!(!text.contains("levels") && !text.contains("aids"), "{text}");
    let read: SavedMatch = ron::from_str(&text).unwrap();
    assert_eq!(read.restore().unwrap().0.played_by, BySide::default());
}

#[test]
fn levels_outlast_the_program() {
    let folder = std::env::temp_dir().join(format!("damas-levels-{}", std::process::id()));
    let mut table = against(5, START, Duration::from_secs(60));
    table.app.insert_resource(Saves::open(&folder));
    table.pick(18);
    table.pick(23);
    drop(table);
    let mut next = Table::with("gt502", START);
    next.app.insert_resource(Saves::open(&folder));
    next.intend(Intent::Resume);
    assert_eq!(next.referee().game().played_by.black, level(5));
    drop(next);
    std::fs::remove_dir_all(folder).unwrap();
}

fn advised(text: &str) -> Table {
    let mut table = Table::with("gt502", text);
    table
        .app
        .insert_resource(HintTime(Duration::from_millis(50)));
    enter(&mut table);
    table.app.world_mut().write_message(HintWish);
    table.frames(1);
    wait_for(&mut table, |table| table.referee().hint().is_some());
    table.frames(2);
    table
}

#[test]
fn a_hint_is_drawn_counted_and_explained() {
    let mut table = advised("W:W13,1:B18,28,46");
    let hint = table.referee().hint().unwrap().clone();
    assert_eq!(hint.why, Why::Only);
    let (from, to) = (table.square(13), table.square(33));
    let mut arrows = table.app.world_mut().query::<&Arrow>();
    assert_eq!(
        arrows.iter(table.app.world()).next(),
        Some(&Arrow { from, to })
    );
    for (language, expected) in [
        (Language::Es, "Pista: 13x33, es la única jugada"),
        (Language::En, "Hint: 13x33, the only move"),
    ] {
        let settings = Settings {
            language,
            ..Settings::default()
        };
        assert_eq!(sentence(table.referee(), &settings).text, expected);
    }
    assert_eq!(table.referee().game().aids.white.hints, 1);
    // Once the move is made there is no hint any more.
    table.pick(33);
    table.settle();
    table.frames(2);
    assert!(table.referee().hint().is_none());
    assert_eq!(arrows.iter(table.app.world()).count(), 0);
}

#[test]
fn a_hint_that_is_not_wanted_any_more_is_not_counted() {
    let mut table = Table::with("gt502", START);
    table.app.insert_resource(HintTime(Duration::from_secs(60)));
    enter(&mut table);
    table.app.world_mut().write_message(HintWish);
    table.frames(3);
    table.app.world_mut().write_message(HintWish);
    table.frames(1);
    rest(&mut table, Duration::from_millis(50));
    assert!(table.referee().hint().is_none());
    assert_eq!(table.referee().game().aids.white.hints, 0);
}
