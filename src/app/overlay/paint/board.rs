//! A board as a small picture, painted from the ruleset: its squares, and who stands where at the start.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2, pos2};

use super::{disc, theme};
use crate::{
    app::materials::Stuff,
    rules::{Playing, Rules, Side},
};

/// Squares that are played on and squares that are not, in stone and in wood.
const STONE: (Color32, Color32) = (
    Color32::from_rgb(66, 84, 70),
    Color32::from_rgb(196, 184, 158),
);
const WOOD: (Color32, Color32) = (
    Color32::from_rgb(116, 76, 48),
    Color32::from_rgb(190, 154, 106),
);
const GROUT: Color32 = Color32::from_rgb(24, 20, 17);

/// What the set of a game is made of.
pub(in crate::app::overlay) fn stuff_of(rules: &Rules) -> Stuff {
    if rules.has_values() {
        Stuff::Stone
    } else {
        Stuff::Wood
    }
}

/// Paints the board of a game with its pieces at the start, as White sees it. A board that is not
/// square stands in the middle.
pub(in crate::app::overlay) fn board(painter: &Painter, place: Rect, rules: &Rules) {
    let geometry = rules.geometry();
    let shape = geometry.board();
    let (columns, rows) = (f32::from(shape.width), f32::from(shape.height));
    let side = (place.width() / columns).min(place.height() / rows);
    let whole = Rect::from_center_size(place.center(), Vec2::new(columns, rows) * side);
    let stuff = stuff_of(rules);
    let (played, plain) = match stuff {
        Stuff::Stone => STONE,
        Stuff::Wood => WOOD,
    };
    painter.rect_filled(whole, 0.0, plain);
    // Where every square plays, lines tell them apart and not colours.
    let ruled = shape.playing == Playing::All;
    for &square in geometry.squares() {
        let (row, column) = geometry.cell(square);
        let corner = pos2(
            whole.left() + f32::from(column) * side,
            whole.bottom() - f32::from(row + 1) * side,
        );
        let cell = Rect::from_min_size(corner, Vec2::splat(side));
        if ruled {
            let line = Stroke::new(0.7, GROUT);
            painter.rect_stroke(cell, 0.0, line, StrokeKind::Middle);
        } else {
            painter.rect_filled(cell, 0.0, played);
        }
        for of in Side::ALL {
            if rules.home(of).contains(square) {
                disc::disc_of(painter, cell.center(), side * 0.4, of, stuff);
            }
        }
    }
    let edge = Stroke::new(1.5, theme::EDGE);
    painter.rect_stroke(whole, 0.0, edge, StrokeKind::Outside);
}
