//! What is settled once a pass: the size of the overlay before it, and what it covered after it.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, egui::Pos2};

use super::{
    WidgetRects,
    desk::{Desk, Drawn},
    paint::theme,
};
use crate::app::{camera::FreeArea, focus::OverlayRects, materials::TableSet};

/// The size of window for which the overlay is drawn, in logical pixels.
const DESIGNED: Vec2 = Vec2::new(1280.0, 720.0);
/// Windows up to this height show the overlay at its designed size.
const STILL_DESIGNED: f32 = 800.0;
/// At this height it is larger by this factor; in between it grows evenly.
const LARGER: (f32, f32) = (1080.0, 1.35);
/// The smallest size at which it can be read.
const SMALLEST: f32 = 0.6;

/// How large the overlay is drawn in a window, in logical pixels a point.
pub(super) fn zoom(window: Vec2) -> f32 {
    let (height, factor) = LARGER;
    let by_height = if window.y <= DESIGNED.y {
        window.y / DESIGNED.y
    } else if window.y <= STILL_DESIGNED {
        1.0
    } else if window.y <= height {
        1.0 + (factor - 1.0) * (window.y - STILL_DESIGNED) / (height - STILL_DESIGNED)
    } else {
        factor * window.y / height
    };
    // A narrow window must keep a board between the columns.
    let by_width = window.x / (DESIGNED.x * 0.8);
    by_height.min(by_width).max(SMALLEST)
}

/// Before a pass: the style, the size, and clean records.
pub(super) fn begin(
    mut contexts: EguiContexts,
    set: Res<TableSet>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut drawn: ResMut<Drawn>,
) -> Result {
    let context = contexts.ctx_mut()?;
    theme::apply(context);
    theme::remember_stuff(context, set.stuff);
    // Rounded, so that dragging the window's edge does not lay all text out anew at every pixel.
    let zoom = (zoom(window.size()) * 40.0).round() / 40.0;
    context.set_zoom_factor(zoom);
    drawn.widgets.clear();
    drawn.areas.clear();
    drawn.covered = [0.0; 4];
    Ok(())
}

/// After a pass: what is covered, and where the named widgets are.
pub(super) fn finish(
    mut desk: Desk,
    mut free: ResMut<FreeArea>,
    mut widgets: ResMut<WidgetRects>,
    mut covered: ResMut<OverlayRects>,
) -> Result {
    let context = desk.context()?;
    let zoom = context.zoom_factor();
    let [left, right, top, bottom] = desk.drawn.covered.map(|points| (points * zoom).round());
    free.set_if_neq(FreeArea {
        left,
        right,
        top,
        bottom,
    });
    let rects = desk.drawn.widgets.iter().map(|(name, rect)| {
        let edges = [rect.left(), rect.top(), rect.right(), rect.bottom()];
        (name.clone(), edges.map(|points| (points * zoom).round()))
    });
    widgets.set_if_neq(WidgetRects(rects.collect()));
    // A dialog lies on a veil over the whole window.
    let veil = desk.state.dialog.as_ref().map(|_| context.content_rect());
    let areas = desk.drawn.areas.iter().copied().chain(veil).map(|area| {
        let corner = |corner: Pos2| Vec2::new(corner.x, corner.y) * zoom;
        Rect::from_corners(corner(area.min), corner(area.max))
    });
    covered.set_if_neq(OverlayRects(areas.collect()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_overlay_grows_with_the_window() {
        for (window, expected) in [
            ((1280.0, 720.0), 1.0),
            ((1280.0, 800.0), 1.0),
            ((1920.0, 1080.0), 1.35),
            ((3840.0, 2160.0), 2.7),
            ((640.0, 360.0), SMALLEST),
            ((1024.0, 768.0), 1.0),
            ((800.0, 1000.0), 0.78125),
        ] {
            let found = zoom(Vec2::new(window.0, window.1));
            assert!((found - expected).abs() < 0.001, "{window:?}: {found}");
        }
    }
}
