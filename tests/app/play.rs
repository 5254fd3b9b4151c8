//! Click, move, answer: what the referee announces and keeps.

use damas::{
    app::{marks::Pointed, referee::Intent, settings::Settings},
    rules::{Law, Refusal},
};

use crate::table::Table;

const START: &str = "W:W1-20:B31-50";

#[test]
fn two_clicks_make_a_move_and_the_turn_passes() {
    let mut table = Table::with("gt502", START);
    assert_eq!(table.pick(18), ["Selected"]);
    assert_eq!(table.pick(23), ["Moved"]);
    assert_eq!(table.referee().game().ply_count(), 1);
    assert_eq!(table.referee().turn().letter(), 'B');
    assert_eq!(table.pick(33), ["Selected"]);
    assert_eq!(table.pick(28), ["Moved"]);
    assert!(
        table
            .referee()
            .position_is("W:W1-17,19,20,23:B28,31,32,34-50")
    );
}

#[test]
fn a_refusal_is_kept_until_the_next_intent() {
    let mut table = Table::with("gt502", "W:W13,8:B18,28,14,46");
    assert_eq!(table.pick(8), ["Refused"]);
    let refusal = table.referee().refusal().unwrap();
    let quantity = Refusal::Law {
        law: Law::MostPieces,
        best: 2,
        tried: 1,
    };
    assert_eq!(refusal.reason, quantity);
    assert_eq!(table.pick(13), ["Selected"]);
    assert!(table.referee().refusal().is_none());
}

#[test]
fn a_refusal_outlives_the_click_on_the_goal() {
    let mut table = Table::with("gt502", "W:W13,8:B18,28,14,46");
    let origin = table.square(8);
    assert_eq!(table.pick(8), ["Refused"]);
    assert!(table.pick(30).is_empty());
    assert_eq!(table.referee().refusal().unwrap().square, origin);
    assert_eq!(table.pick(13), ["Selected"]);
    assert!(table.referee().refusal().is_none());
}

#[test]
fn a_choice_is_asked_and_answered() {
    let mut table = Table::with("gt502", "W:W13=1:B17=2,18=3,27=4,28=5,46=0");
    assert_eq!(table.pick(33), ["Choose"]);
    assert_eq!(table.referee().entry().choices().len(), 2);
    assert_eq!(table.intend(Intent::Choose(0)), ["Moved"]);
    assert_eq!(table.referee().game().ply_count(), 1);
}

#[test]
fn undo_redo_resign_and_looking_back() {
    let mut table = Table::with("gt502", START);
    for number in [18, 23, 33, 28] {
        table.pick(number);
    }
    assert_eq!(table.intend(Intent::Undo), ["Changed"]);
    assert_eq!(table.intend(Intent::Redo), ["Changed"]);
    assert!(table.intend(Intent::Redo).is_empty());
    assert_eq!(table.intend(Intent::LookAt(0)), ["Changed"]);
    assert_eq!(table.referee().shown_plies(), 0);
    // A click while looking back leads to the present and makes no move.
    assert_eq!(table.pick(18), ["Changed"]);
    assert_eq!(table.referee().looking_at(), None);
    assert_eq!(table.intend(Intent::Resign), ["Ended"]);
    assert!(table.pick(18).is_empty());
    assert_eq!(table.intend(Intent::Undo), ["Changed"]);
    assert_eq!(table.pick(23), ["Selected"]);
}

#[test]
fn a_draw_is_offered_declined_and_agreed() {
    let mut table = Table::with("gt502", "W:W5=19:B46=7");
    assert_eq!(table.intend(Intent::OfferDraw), ["Offer"]);
    assert_eq!(table.intend(Intent::AnswerDraw(false)), ["Offer"]);
    assert_eq!(table.intend(Intent::OfferDraw), ["Offer"]);
    assert_eq!(table.intend(Intent::AnswerDraw(true)), ["Offer", "Ended"]);
    let result = table.referee().game().result().unwrap();
    assert_eq!(result.name(), "agreed, decided by values");
}

#[test]
fn a_rematch_swaps_the_sides() {
    let mut table = Table::with("gt502", START);
    let mut game = table.referee().game().clone();
    game.players.white = "Ana".into();
    game.players.black = "Bo".into();
    table
        .app
        .insert_resource(damas::app::referee::Referee::new(game));
    table.intend(Intent::Rematch);
    assert_eq!(table.referee().game().players.white, "Bo");
    assert_eq!(table.referee().game().players.black, "Ana");
}

#[test]
fn esc_takes_back_unfinished_steps() {
    let mut table = Table::with("gt502", "W:W13:B18,28,46");
    assert_eq!(table.pick(13), ["Selected"]);
    assert_eq!(table.pick(24), ["Stepped"]);
    assert_eq!(table.intend(Intent::Back), ["Deselected"]);
    assert_eq!(table.intend(Intent::Back), ["Deselected"]);
    assert_eq!(table.intend(Intent::Back), ["NothingToTakeBack"]);
    assert_eq!(table.referee().game().ply_count(), 0);
}

#[test]
fn touch_move_binds_to_the_picked_piece() {
    let mut table = Table::with("gt502", START);
    table.app.world_mut().resource_mut::<Settings>().touch_move = true;
    assert_eq!(table.pick(18), ["Selected"]);
    assert_eq!(table.pick(17), ["Refused"]);
    assert_eq!(table.intend(Intent::Back), ["NothingToTakeBack"]);
    assert_eq!(table.pick(23), ["Moved"]);
}

#[test]
fn squares_of_the_board_before_are_no_longer_meant() {
    let mut table = Table::with("spanish", "W:WK1:B5,19");
    let rules = damas::rules::find("gt502").unwrap();
    let gone = rules.geometry().numbered(50).unwrap();
    assert!(table.intend(Intent::Pick(gone)).is_empty());
    let mut pointed = table.app.world_mut().resource_mut::<Pointed>();
    (pointed.cursor, pointed.hovered) = (Some(gone), Some(gone));
    table.frames(2);
    assert_eq!(table.pick(1), ["Selected"]);
    let here = table.square(1);
    assert!(
        table
            .intend(Intent::Carry {
                from: here,
                to: gone
            })
            .is_empty()
    );
}

trait PositionIs {
    fn position_is(&self, fen: &str) -> bool;
}

impl PositionIs for damas::app::referee::Referee {
    fn position_is(&self, fen: &str) -> bool {
        damas::notation::fen::parse(self.rules(), fen).as_ref() == Ok(self.game().position())
    }
}
