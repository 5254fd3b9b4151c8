//! What one part of the table tells another: each a small copy from where it is known to where it is needed.

use bevy::prelude::*;
use serde_json::json;

use super::{
    TableSystems,
    board::{Hovered, Reader, meshes::FRAME_WIDTH},
    camera::{Seat, Surround},
    keyboard::Cursor,
    marks::Pointed,
    materials::QuarterTurn,
    overlay::{NearSide, SaveWarning, SetAside, Unfinished, WidgetRects},
    referee::{Announcement, Intent},
    screens::Screen,
    settings::{Settings, SettingsFile},
    storage::{HouseShelf, SaveNotice, Saves},
    trace::{RefusalSentence, Trace},
    trays::reach_beside_board,
    words::refusal_sentence,
};
use crate::rules::{Position, Refusal, Side};

/// Numbers and numerals stand upright for the near seat.
fn face_reader(seat: Res<Seat>, mut reader: ResMut<Reader>) {
    let turn = match seat.near {
        Side::White => QuarterTurn::White,
        Side::Black => QuarterTurn::Black,
    };
    reader.set_if_neq(Reader(turn));
}

/// The near player's card stands below.
fn seat_overlay(seat: Res<Seat>, mut near: ResMut<NearSide>) {
    near.set_if_neq(NearSide(seat.near));
}

/// Marks lie where pointer and keys point.
fn point(hovered: Res<Hovered>, cursor: Res<Cursor>, mut pointed: ResMut<Pointed>) {
    pointed.set_if_neq(Pointed {
        hovered: hovered.0,
        cursor: cursor.0,
    });
}

/// A game that begins is played at the table.
fn enter_table(mut announcements: MessageReader<Announcement>, mut commands: Commands) {
    let begins = |announcement: &Announcement| matches!(announcement, Announcement::Started);
    if announcements.read().any(begins) {
        commands.set_state_if_neq(Screen::Table);
    }
}

/// The pixels of the overlay's widgets, for whoever clicks by the trace.
fn trace_widgets(widgets: Res<WidgetRects>, mut trace: ResMut<Trace>) {
    trace.write(&json!({"event": "widgets", "rects": widgets.0}));
}

/// The overlay says what became of saves and settings, in the language of the table.
fn tell_saves(
    saves: Res<Saves>,
    file: Res<SettingsFile>,
    shelf: Res<HouseShelf>,
    settings: Res<Settings>,
    mut unfinished: ResMut<Unfinished>,
    mut warning: ResMut<SaveWarning>,
    mut set_aside: ResMut<SetAside>,
) {
    let text = |notice: &SaveNotice| notice.text(settings.language);
    unfinished.set_if_neq(Unfinished(saves.unfinished().is_some()));
    warning.set_if_neq(SaveWarning(saves.warning().map(text)));
    let notices = saves.notice().into_iter().chain(file.notice());
    let refused = shelf.refused().iter();
    let refused = refused.map(|refused| refused.text(settings.language));
    let notices: Vec<String> = notices.map(text).chain(refused).collect();
    set_aside.set_if_neq(SetAside((!notices.is_empty()).then(|| notices.join(" "))));
}

fn words_for_trace(refusal: &Refusal, position: &Position, settings: &Settings) -> String {
    refusal_sentence(refusal, position.rules(), settings)
}

/// Needs the view alone.
pub(super) fn view_plugin(app: &mut App) {
    // The camera waits while a piece is dragged, and looks for that also where there are no hands.
    app.insert_resource(Surround(Vec2::new(reach_beside_board(), FRAME_WIDTH)))
        .add_systems(
            Update,
            face_reader
                .after(TableSystems::Referee)
                .before(TableSystems::View),
        );
}

/// Needs overlay, picking, keys and trace.
pub(super) fn hands_plugin(app: &mut App) {
    app.insert_resource(RefusalSentence(Some(words_for_trace)))
        .add_message::<Intent>()
        .add_systems(
            Update,
            (seat_overlay, point, enter_table)
                .after(TableSystems::Referee)
                .before(TableSystems::View),
        )
        .add_systems(
            Update,
            tell_saves.after(TableSystems::Referee).run_if(
                resource_changed::<Saves>
                    .or_eager(resource_changed::<SettingsFile>)
                    .or_eager(resource_changed::<HouseShelf>)
                    .or_eager(resource_changed::<Settings>),
            ),
        )
        .add_systems(Last, trace_widgets.run_if(resource_changed::<WidgetRects>));
}
