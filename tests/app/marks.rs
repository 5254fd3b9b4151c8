//! Which marks lie on which squares.

use damas::app::materials::MarkShape;

use crate::table::Table;

const fn shape(shape: MarkShape) -> u32 {
    shape.tag().bits()
}

#[test]
fn pieces_that_can_move_and_where_they_can_go() {
    let mut table = Table::with("gt502", "W:W1-20:B31-50");
    assert_eq!(table.marks_on(18), [shape(MarkShape::Movable)]);
    assert!(table.marks_on(8).is_empty(), "8 is blocked");
    table.pick(18);
    table.settle();
    table.frames(1);
    assert_eq!(table.marks_on(18), [shape(MarkShape::Selected)]);
    assert_eq!(table.marks_on(23), [shape(MarkShape::Destination)]);
    assert!(table.marks_on(17).is_empty());
}

#[test]
fn pieces_that_must_capture_and_what_they_take() {
    let mut table = Table::with("gt502", "W:W13,1:B18,28,46");
    assert_eq!(table.marks_on(13), [shape(MarkShape::MustCapture)]);
    assert!(table.marks_on(1).is_empty());
    table.pick(13);
    table.settle();
    table.frames(1);
    assert_eq!(table.marks_on(18), [shape(MarkShape::Capturable)]);
    assert_eq!(table.marks_on(33), [shape(MarkShape::CaptureDestination)]);
    assert_eq!(table.marks_on(24), [shape(MarkShape::Destination)]);
}

#[test]
fn the_sideways_move_has_a_mark_of_its_own() {
    let mut table = Table::with("gt502", "W:WK48=7:B15=2");
    table.pick(48);
    table.settle();
    table.frames(1);
    let right = shape(MarkShape::Sideways);
    let left = MarkShape::Sideways.tag().mirrored().bits();
    // White's right hand is towards low numbers.
    assert_eq!(table.marks_on(47), [right]);
    assert_eq!(table.marks_on(49), [left]);
}

#[test]
fn the_last_move_stays_marked() {
    let mut table = Table::with("gt502", "W:W1-20:B31-50");
    table.pick(18);
    table.pick(23);
    table.skip_motion();
    assert_eq!(table.marks_on(18), [shape(MarkShape::LastFrom)]);
    assert_eq!(table.marks_on(23), [shape(MarkShape::LastTo)]);
}
