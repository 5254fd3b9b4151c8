//! A position is put together on the board, without a window.

use damas::{
    app::{
        files::FileWish,
        referee::{Edit, Intent, NewGame},
        screens::Screen,
    },
    play::{Brush, BrushValue},
    rules::{self, PositionError, Side, Value},
};

use bevy::prelude::*;

use crate::table::Table;

const START: &str = "W:W1-20:B31-50";

fn edit(table: &mut Table, edit: Edit) {
    table.intend(Intent::Edit(edit));
    table.frames(2);
}

fn text(table: &Table) -> String {
    table.referee().draft().unwrap().text()
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

/// The pieces that are shown are those that were put.
#[track_caller]
fn check_shown(table: &mut Table) {
    let mut expected: Vec<String> = table
        .referee()
        .shown_pieces()
        .into_iter()
        .map(|(square, piece)| {
            let number = table.number(square);
            format!(
                "{number:02} {:?} {:?} {:?}",
                piece.side, piece.kind, piece.value
            )
        })
        .collect();
    expected.sort();
    assert_eq!(table.shown_on_board(), expected);
}

#[test]
fn a_man_on_the_crown_row_is_told_why_and_a_game_begins_once_it_is_mended() {
    let mut table = Table::with("gt502", START);
    table.pick(18);
    table.pick(23);
    edit(&mut table, Edit::Begin(None));
    assert_eq!(screen(&table), Screen::Editor);
    assert!(text(&table).starts_with("B:W1,"), "the shown position");
    check_shown(&mut table);
    edit(&mut table, Edit::Clear);
    edit(&mut table, Edit::Turn(Side::White));
    let red = Brush {
        value: BrushValue::Of(Value::new(7).unwrap()),
        ..Brush::of_index(0).unwrap()
    };
    edit(&mut table, Edit::Brush(red));
    table.pick(48);
    check_shown(&mut table);
    let wrong = PositionError::ManOnCrownRow {
        side: Side::White,
        square: 48,
    };
    assert_eq!(table.referee().draft().unwrap().position(), Err(wrong));
    edit(&mut table, Edit::Play);
    assert!(table.referee().draft().is_some(), "it cannot be played yet");
    // The king in its place keeps the number.
    edit(&mut table, Edit::Brush(Brush::of_index(1).unwrap()));
    table.pick(48);
    edit(&mut table, Edit::Brush(Brush::of_index(2).unwrap()));
    table.pick(15);
    assert_eq!(text(&table), "W:WK48=7:B15=0");
    edit(&mut table, Edit::Play);
    assert!(table.referee().draft().is_none());
    assert_eq!(screen(&table), Screen::Table);
    assert_eq!(table.pick(48), ["Selected"]);
    assert_eq!(table.pick(47), ["Moved"]);
}

#[test]
fn cancelling_leaves_the_game_as_it_was() {
    let mut table = Table::with("gt502", START);
    table.pick(18);
    table.pick(23);
    table.skip_motion();
    table.intend(Intent::LookAt(0));
    let before = table.referee().game().clone();
    let new_game = NewGame {
        rules: rules::find("spanish").unwrap(),
        players: before.players.clone(),
        played_by: before.played_by,
        start: None,
    };
    edit(&mut table, Edit::Begin(Some(Box::new(new_game))));
    assert_eq!(table.referee().rules().name(), "spanish");
    check_shown(&mut table);
    table.pick(13);
    // What is there is not lost to one key.
    assert_eq!(table.intend(Intent::Back), ["NothingToTakeBack"]);
    assert_eq!(table.referee().game_kept(), &before);
    edit(&mut table, Edit::Cancel);
    assert_eq!(table.referee().game(), &before);
    assert_eq!(table.referee().looking_at(), Some(0));
    assert_eq!(screen(&table), Screen::Title, "the test began at the title");
    assert_eq!(table.shown_on_board(), table.expected_on_board());
    // Nothing was changed this time, so that the key leaves at once.
    edit(&mut table, Edit::Begin(None));
    table.intend(Intent::Back);
    assert!(table.referee().draft().is_none());
}

#[test]
fn pieces_are_put_carried_removed_and_swapped() {
    let mut table = Table::with("spanish", "W:W9:B24");
    edit(&mut table, Edit::Begin(None));
    table.pick(10);
    let (ten, eleven) = (table.square(10), table.square(11));
    table.intend(Intent::Carry {
        from: ten,
        to: eleven,
    });
    assert_eq!(text(&table), "W:W9,11:B24");
    edit(&mut table, Edit::Remove(eleven));
    assert_eq!(text(&table), "W:W9:B24");
    table.intend(Intent::Undo);
    assert_eq!(text(&table), "W:W9,11:B24");
    edit(&mut table, Edit::Mirror);
    assert_eq!(text(&table), "B:W9:B22,24");
    check_shown(&mut table);
    edit(&mut table, Edit::Restart);
    assert_eq!(table.referee().draft().unwrap().setup().pieces.len(), 24);
    // Moves of the game and squares of other boards mean nothing here.
    assert!(table.intend(Intent::Resign).is_empty());
    let gone = rules::find("gt502")
        .unwrap()
        .geometry()
        .numbered(50)
        .unwrap();
    assert!(table.intend(Intent::Pick(gone)).is_empty());
}

#[test]
fn a_position_that_is_pasted_goes_to_the_editor() {
    let mut table = Table::with("gt502", START);
    edit(&mut table, Edit::Begin(None));
    let mut paste = |text: &str| {
        let wish = FileWish::Paste(Some(text.to_owned()));
        table.app.world_mut().write_message(wish);
        table.frames(2);
        table.referee().draft().unwrap().text()
    };
    assert_eq!(paste("W:W48:B40"), "W:W48:B40", "impossible, but shown");
    assert_eq!(paste("W:W99:B40"), "W:W48:B40");
    assert_eq!(table.referee().game_kept().ply_count(), 0);
}

#[test]
fn a_new_game_ends_the_editing() {
    let mut table = Table::with("gt502", START);
    edit(&mut table, Edit::Begin(None));
    table.intend(Intent::Rematch);
    table.frames(2);
    assert!(table.referee().draft().is_none());
    assert_eq!(
        table.referee().game().position().side(Side::White).len(),
        20
    );
    assert_eq!(screen(&table), Screen::Table);
}
