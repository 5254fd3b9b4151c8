//! Marks that are told by their shape: what is chosen, what was decided, what is a house rule.

use bevy_egui::egui::{Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

use super::theme;

/// The size of a mark, in points.
const SIZE: f32 = 18.0;

/// Shows a ring, with a disc in it where something is chosen.
pub(in crate::app::overlay) fn chosen(ui: &mut Ui, is_chosen: bool) {
    let (painter, middle) = place(ui);
    let colour = if is_chosen { theme::AMBER } else { theme::EDGE };
    painter.circle_stroke(middle, 7.0, Stroke::new(2.0, colour));
    if is_chosen {
        painter.circle_filled(middle, 3.8, colour);
    }
}

/// Shows the mark of house rules: a house.
pub(in crate::app::overlay) fn house(ui: &mut Ui) {
    let (painter, middle) = place(ui);
    let corners = [
        (0.0, -8.0),
        (8.0, -1.0),
        (6.0, -1.0),
        (6.0, 7.0),
        (-6.0, 7.0),
        (-6.0, -1.0),
        (-8.0, -1.0),
    ];
    let line = Stroke::new(2.0, theme::AMBER);
    painter.add(Shape::closed_line(around(middle, &corners), line));
    let door = Rect::from_center_size(middle + vec2(0.0, 4.0), vec2(3.5, 6.0));
    painter.rect_filled(door, 0.0, theme::AMBER);
}

/// Shows the mark of a decision: a diamond with a dot, where a text left something open.
pub(in crate::app::overlay) fn decision(ui: &mut Ui) {
    let (painter, middle) = place(ui);
    let corners = [(0.0, -8.5), (8.5, 0.0), (0.0, 8.5), (-8.5, 0.0)];
    let line = Stroke::new(2.0, theme::AMBER);
    painter.add(Shape::closed_line(around(middle, &corners), line));
    painter.circle_filled(middle, 2.4, theme::AMBER);
}

/// Shows the mark of a difference: two values, one over the other, that are not equal.
pub(in crate::app::overlay) fn difference(ui: &mut Ui) {
    let (painter, middle) = place(ui);
    let line = Stroke::new(2.2, theme::AMBER);
    for y in [-3.0, 3.0] {
        painter.line_segment([middle + vec2(-6.5, y), middle + vec2(6.5, y)], line);
    }
    painter.line_segment([middle + vec2(-4.0, 8.0), middle + vec2(4.0, -8.0)], line);
}

/// Shows a triangle that folds or unfolds what stands below it, with its words.
pub(in crate::app::overlay) fn fold(ui: &mut Ui, is_folded: bool) -> Response {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(SIZE), Sense::click());
    let corners: [(f32, f32); 3] = if is_folded {
        [(-3.5, -5.0), (4.5, 0.0), (-3.5, 5.0)]
    } else {
        [(-5.0, -3.5), (5.0, -3.5), (0.0, 4.5)]
    };
    let colour = if response.hovered() {
        theme::AMBER
    } else {
        theme::FAINT
    };
    let points = around(place.center(), &corners);
    ui.painter()
        .add(Shape::convex_polygon(points, colour, Stroke::NONE));
    response
}

fn place(ui: &mut Ui) -> (Painter, Pos2) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(SIZE), Sense::hover());
    (ui.painter().clone(), place.center())
}

fn around(middle: Pos2, corners: &[(f32, f32)]) -> Vec<Pos2> {
    corners.iter().map(|&(x, y)| middle + vec2(x, y)).collect()
}
