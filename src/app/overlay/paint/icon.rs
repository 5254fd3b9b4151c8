//! Small buttons whose signs are painted: egui's fonts lack some of them, and draw others as emoji.

use bevy_egui::egui::{Rect, Response, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::theme;

/// The width of a button, in points.
pub(in crate::app::overlay) const WIDTH: f32 = 27.0;

/// A sign on a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::overlay) enum Icon {
    /// To the start.
    First,
    /// One back.
    Previous,
    /// One on.
    Next,
    /// To the end.
    Last,
}

/// Shows a button with a sign.
pub(in crate::app::overlay) fn button(ui: &mut Ui, icon: Icon, enabled: bool) -> Response {
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (place, response) = ui.allocate_exact_size(vec2(WIDTH, 30.0), sense);
    let visuals = if enabled {
        ui.style().interact(&response)
    } else {
        &ui.visuals().widgets.noninteractive
    };
    let painter = ui.painter();
    painter.rect(
        place,
        visuals.corner_radius,
        visuals.weak_bg_fill,
        visuals.bg_stroke,
        bevy_egui::egui::StrokeKind::Inside,
    );
    let colour = if enabled { theme::TEXT } else { theme::EDGE };
    let middle = place.center();
    let (points_left, barred) = match icon {
        Icon::First => (true, true),
        Icon::Previous => (true, false),
        Icon::Next => (false, false),
        Icon::Last => (false, true),
    };
    let way = if points_left { -1.0 } else { 1.0 };
    let tip = middle + vec2(6.0 * way, 0.0);
    let base = middle.x - 4.0 * way;
    let triangle = vec![tip, pos2(base, middle.y - 7.0), pos2(base, middle.y + 7.0)];
    painter.add(Shape::convex_polygon(triangle, colour, Stroke::NONE));
    if barred {
        let bar = Rect::from_center_size(middle + vec2(7.0 * way, 0.0), Vec2::new(2.5, 14.0));
        painter.rect_filled(bar, 0.0, colour);
    }
    response
}
