//! Mayan numbers: dots, bars and the shell, in levels of twenty.
//!
//! No font that comes with egui has the signs, so they are painted.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// The bar's thickness, in diameters of a dot.
const BAR: f32 = 0.74;
/// The space between rows, in diameters of a dot.
const GAP: f32 = 0.42;
/// From one dot's middle to the next, in diameters of a dot.
const PITCH: f32 = 1.28;

/// The levels of a number, highest first: each is a sign worth twenty times the one below it.
pub(in crate::app::overlay) fn levels(number: u32) -> Vec<u8> {
    let mut levels = Vec::new();
    let mut rest = number;
    loop {
        levels.push((rest % 20) as u8);
        rest /= 20;
        if rest == 0 {
            break;
        }
    }
    levels.reverse();
    levels
}

/// The dots and bars of one sign; nothing of either is the shell.
const fn dots_and_bars(value: u8) -> (u8, u8) {
    (value % 5, value / 5)
}

/// Paints one sign in the middle of a rectangle.
pub(in crate::app::overlay) fn sign(painter: &Painter, within: Rect, value: u8, colour: Color32) {
    // One size of dot for all signs: nineteen, the largest, fills the rectangle.
    let width = 3.0 * PITCH + 1.0;
    let tallest = 1.0 + 3.0 * (BAR + GAP);
    let dot = (within.width() / width).min(within.height() / tallest);
    let (dots, bars) = dots_and_bars(value);
    if value == 0 {
        shell(painter, within.center(), dot * width, colour);
        return;
    }
    let dot_row = if dots == 0 { 0.0 } else { dot };
    let rows = f32::from(bars) * BAR * dot + dot_row;
    let gaps = f32::from(bars + u8::from(0 < dots)) - 1.0;
    let mut y = within.center().y - (rows + gaps * GAP * dot) / 2.0;
    if 0 < dots {
        let first = within.center().x - f32::from(dots - 1) * PITCH * dot / 2.0;
        for index in 0..dots {
            let x = first + f32::from(index) * PITCH * dot;
            painter.circle_filled(pos2(x, y + dot / 2.0), dot / 2.0, colour);
        }
        y += dot + GAP * dot;
    }
    for _ in 0..bars {
        let middle = pos2(within.center().x, y + BAR * dot / 2.0);
        let bar = Rect::from_center_size(middle, vec2(width * dot, BAR * dot));
        painter.rect_filled(bar, BAR * dot * 0.3, colour);
        y += (BAR + GAP) * dot;
    }
}

/// Paints a number in levels, in the middle of a rectangle that is high enough for as many as
/// `room`.
pub(in crate::app::overlay) fn number(
    painter: &Painter,
    within: Rect,
    number: u32,
    room: usize,
    colour: Color32,
) {
    let levels = levels(number);
    let room = room.max(levels.len());
    let height = within.height() / room as f32;
    let top = within.center().y - height * levels.len() as f32 / 2.0;
    for (level, value) in levels.into_iter().enumerate() {
        let corner = pos2(within.left(), top + height * level as f32);
        let place = Rect::from_min_size(corner, Vec2::new(within.width(), height));
        let inside = place.shrink2(vec2(0.0, height * 0.12));
        sign(painter, inside, value, colour);
        if 0 < level {
            // A faint line parts the levels, or two signs would read as one.
            let line = Stroke::new(1.0, colour.gamma_multiply(0.35));
            painter.hline(within.x_range(), place.top(), line);
        }
    }
}

/// The shell: a lens of two arcs with a few strokes in it.
fn shell(painter: &Painter, middle: Pos2, width: f32, colour: Color32) {
    let (half, height) = (width / 2.0, width * 0.26);
    let arc = |side: f32| {
        (0..=12).map(move |step| {
            let along = step as f32 / 6.0 - 1.0;
            let bulge = (1.0 - along * along) * height * side;
            middle + vec2(along * half * side, -bulge)
        })
    };
    let outline: Vec<Pos2> = arc(1.0).chain(arc(-1.0)).collect();
    let stroke = Stroke::new((width * 0.075).max(1.0), colour);
    painter.add(Shape::closed_line(outline, stroke));
    for x in [-0.32, 0.0, 0.32] {
        let top = middle + vec2(x * half, -height * 0.42);
        let foot = middle + vec2(x * half * 0.8, height * 0.3);
        painter.line_segment([top, foot], stroke);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_above_nineteen_stand_in_levels() {
        let cases: [(u32, &[u8]); 6] = [
            (0, &[0]),
            (19, &[19]),
            (20, &[1, 0]),
            (133, &[6, 13]),
            (190, &[9, 10]),
            (400, &[1, 0, 0]),
        ];
        for (number, expected) in cases {
            assert_eq!(levels(number), expected, "{number}");
        }
    }

    #[test]
    fn levels_add_up_to_their_number() {
        for number in 0..=1000 {
            let sum = levels(number)
                .iter()
                .fold(0, |sum, &level| sum * 20 + u32::from(level));
            assert_eq!(sum, number);
        }
    }

    #[test]
    fn a_bar_is_worth_five_dots() {
        for value in 0..=19 {
            let (dots, bars) = dots_and_bars(value);
            assert!(dots < 5 && bars < 4);
            assert_eq!(dots + 5 * bars, value);
        }
    }
}
