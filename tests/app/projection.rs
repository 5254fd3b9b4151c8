//! The piece entities are the referee's position, whatever happens and however fast.

use damas::{
    app::{
        referee::Intent,
        settings::{MotionSpeed, Settings},
    },
    play::{Claims, Match},
    rules,
};

use crate::table::Table;

/// Plays the n-th way of the position by its first and last squares, landing by landing.
fn play_some_move(table: &mut Table, n: usize) {
    let routes = table.referee().game().position().routes();
    let route = routes[n % routes.len()].clone();
    for square in route.path {
        table.intend(Intent::Pick(square));
    }
    if !table.referee().entry().choices().is_empty() {
        table.intend(Intent::Choose(0));
    }
}

#[track_caller]
fn check_shown(table: &mut Table, when: &str) {
    let shown = table.shown_on_board();
    assert_eq!(shown, table.expected_on_board(), "{when}");
}

#[test]
fn entities_follow_a_whole_game_with_undo_and_looking_back() {
    for rules in rules::all() {
        let mut table = Table::new(Match::new(rules.clone(), Claims::ByPlayers));
        check_shown(&mut table, "at the start");
        for ply in 0..70 {
            if table.referee().game().result().is_some() {
                break;
            }
            play_some_move(&mut table, ply * 7 + 3);
            check_shown(&mut table, "after a move");
            match ply % 9 {
                4 => {
                    table.intend(Intent::Undo);
                    check_shown(&mut table, "after undo");
                }
                6 => {
                    table.intend(Intent::LookAt(ply / 2));
                    check_shown(&mut table, "looking back");
                    table.intend(Intent::LookNow);
                }
                _ => {}
            }
        }
        table.skip_motion();
        check_shown(&mut table, "at the end");
        let on_board = table.shown_on_board().len();
        let in_trays = table.shown_in_trays().len();
        let all = rules.home(rules::Side::White).len() + rules.home(rules::Side::Black).len();
        assert_eq!(on_board + in_trays, all, "no piece is lost");
    }
}

#[test]
fn a_capture_takes_its_time_and_ends_in_the_tray() {
    let mut table = Table::with("gt502", "W:W13=1:B18=3,28=5,46=0");
    table.pick(13);
    table.settle();
    table.pick(33);
    assert!(table.is_moving());
    let frames = table.settle();
    assert!((30..400).contains(&frames), "{frames} frames");
    check_shown(&mut table, "after the capture");
    let values: Vec<_> = table
        .shown_in_trays()
        .iter()
        .map(|(_, value)| *value)
        .collect();
    assert_eq!(values, [Some(3), Some(5)], "in the order of capture");
}

#[test]
fn motion_can_be_skipped_and_switched_off() {
    let mut table = Table::with("gt502", "W:W13=1:B18=3,28=5,46=0");
    table.pick(33);
    table.skip_motion();
    assert!(!table.is_moving());
    check_shown(&mut table, "after skipping");
    let mut table = Table::with("gt502", "W:W13=1:B18=3,28=5,46=0");
    table.app.world_mut().resource_mut::<Settings>().motion = MotionSpeed::Off;
    table.pick(33);
    table.frames(1);
    assert!(!table.is_moving());
    check_shown(&mut table, "without motion");
}
