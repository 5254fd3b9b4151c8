//! A piece as a disc in its side's colour: a king is two discs, one on the other.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, vec2};

use super::{
    mayan,
    theme::{AMBER, SHELL, side_colour, stuff},
};
use crate::app::materials::Stuff;
use crate::rules::{Kind, Piece, Side};

/// The edge of an obsidian disc, which would be lost on dark stone.
const RIM: Color32 = Color32::from_rgb(178, 170, 158);

/// Shows a plain disc that stands for a side.
pub(in crate::app::overlay) fn side_disc(ui: &mut Ui, side: Side, diameter: f32) -> Response {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(diameter), Sense::hover());
    disc(ui.painter(), place.center(), diameter / 2.0 - 1.0, side);
    response
}

/// Shows a piece, with its value as the tooltip.
pub(in crate::app::overlay) fn piece_disc(ui: &mut Ui, piece: Piece, diameter: f32) -> Response {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(diameter), Sense::hover());
    let painter = ui.painter();
    let radius = diameter / 2.0 - 1.0;
    let mut middle = place.center();
    if piece.kind == Kind::King {
        let step = radius * 0.16;
        disc(painter, middle + vec2(0.0, step), radius - step, piece.side);
        middle -= vec2(0.0, step);
        disc(painter, middle, radius - step, piece.side);
    } else {
        disc(painter, middle, radius, piece.side);
    }
    let Some(value) = piece.value else {
        return response;
    };
    let place = Rect::from_center_size(middle, Vec2::splat(radius * 1.3));
    mayan::sign(painter, place, value.get(), SHELL);
    response.on_hover_text(value.get().to_string())
}

/// Paints the mark of the side to move: a triangle that points at it.
pub(in crate::app::overlay) fn pointer(painter: &Painter, place: Rect) {
    let points = vec![place.left_top(), place.right_center(), place.left_bottom()];
    painter.add(bevy_egui::egui::Shape::convex_polygon(
        points,
        AMBER,
        Stroke::NONE,
    ));
}

fn disc(painter: &Painter, middle: Pos2, radius: f32, side: Side) {
    disc_of(painter, middle, radius, side, stuff(painter.ctx()));
}

/// Paints a plain disc of a set that may be another than the one on the table.
pub(in crate::app::overlay) fn disc_of(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    side: Side,
    stuff: Stuff,
) {
    let rim = match (side, stuff) {
        (Side::White, Stuff::Stone) => Color32::from_rgb(228, 132, 104),
        (Side::White, Stuff::Wood) => Color32::from_rgb(250, 232, 196),
        (Side::Black, _) => RIM,
    };
    let colour = side_colour(side, stuff);
    let width = (radius * 0.25).min(1.4);
    painter.circle(middle, radius, colour, Stroke::new(width, rim));
}
