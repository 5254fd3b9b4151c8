//! Which marks lie on which squares.

use super::{Mark, Pointed};
use crate::{
    app::{
        materials::{MarkShape, MarkTag},
        referee::Referee,
    },
    rules::{Move, Position, Route, Square},
};

/// The marks to be laid. While a move is being shown only the last move's marks lie.
pub(super) fn marks(referee: &Referee, pointed: &Pointed, busy: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(last) = last_move(referee) {
        marks.push(mark(MarkShape::LastFrom, last.from));
        marks.push(mark(MarkShape::LastTo, last.to));
    }
    if referee.awaits_person() && !busy {
        let position = referee.game().position();
        match referee.entry().selected() {
            None => movable(position, &mut marks),
            Some(_) => entered(referee, position, &mut marks),
        }
    }
    if let Some(square) = pointed.cursor {
        marks.push(mark(MarkShape::Cursor, square));
    }
    if let Some(square) = pointed.hovered
        && pointed.cursor != Some(square)
    {
        marks.push(mark(MarkShape::Hover, square));
    }
    // Where two reasons give one mark, one lies. Pointer and keys may still be on a square of the
    // board that was on the table before.
    let board = referee.rules().geometry().all();
    let mut single: Vec<Mark> = Vec::new();
    for mark in marks {
        if board.contains(mark.square) && !single.contains(&mark) {
            single.push(mark);
        }
    }
    single
}

fn last_move(referee: &Referee) -> Option<Move> {
    let last = referee.shown_plies().checked_sub(1)?;
    referee.game().plies().nth(last).map(|ply| ply.route.step)
}

fn movable(position: &Position, marks: &mut Vec<Mark>) {
    for step in position.legal_moves() {
        let shape = if step.is_capture() {
            MarkShape::MustCapture
        } else {
            MarkShape::Movable
        };
        marks.push(mark(shape, step.from));
    }
}

fn entered(referee: &Referee, position: &Position, marks: &mut Vec<Mark>) {
    let entry = referee.entry();
    let path = entry.path();
    if let Some((&stands, made)) = path.split_last() {
        marks.push(mark(MarkShape::Selected, stands));
        marks.extend(made.iter().map(|&square| mark(MarkShape::StepMade, square)));
    }
    let fitting: Vec<Route> = if entry.choices().is_empty() {
        entry.candidates(position)
    } else {
        entry.choices().to_vec()
    };
    for route in &fitting {
        marks.push(Mark {
            square: route.step.to,
            tag: goal(position, &route.step),
        });
        if let Some(&next) = route.path.get(path.len())
            && next != route.step.to
        {
            marks.push(mark(MarkShape::Destination, next));
        }
        let still_there = route.order.iter().skip(path.len().saturating_sub(1));
        marks.extend(still_there.map(|&square| mark(MarkShape::Capturable, square)));
    }
}

/// The mark of a move's last square.
fn goal(position: &Position, step: &Move) -> MarkTag {
    if step.is_capture() {
        return MarkShape::CaptureDestination.tag();
    }
    if position.is_sideways(step) {
        let geometry = position.rules().geometry();
        let chevrons = MarkShape::Sideways.tag();
        return if geometry.cell(step.to).1 < geometry.cell(step.from).1 {
            chevrons.mirrored()
        } else {
            chevrons
        };
    }
    MarkShape::Destination.tag()
}

fn mark(shape: MarkShape, square: Square) -> Mark {
    Mark {
        square,
        tag: shape.tag(),
    }
}
