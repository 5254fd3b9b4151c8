// The Mayan signs 0 to 19 as signed distances on the unit disc, y up: dots above bars, the shell for zero.
//
// One dot, one bar and one gap serve all twenty signs, so that what differs is only the count. The gap between bars is
// wider than a bar, which keeps 5, 10 and 15 apart when a low camera squeezes the sign. 19 fills the recessed top.
#define_import_path damas::numeral

#import damas::shapes::{arc, lens, rounded_box, segment}

const DOT_RADIUS: f32 = 0.128;
const DOT_STEP: f32 = 0.335;
const BAR_HALF_LENGTH: f32 = 0.6;
const BAR_HALF_WIDTH: f32 = 0.083;
const GAP: f32 = 0.185;

// `value` above 19 has no sign: the distance is then large everywhere.
fn numeral(p: vec2<f32>, value: u32) -> f32 {
    if value == 0u {
        return shell(p);
    }
    if value > 19u {
        return 9.0;
    }
    let bars = f32(value / 5u);
    let dots = f32(value % 5u);
    let bar_step = 2.0 * BAR_HALF_WIDTH + GAP;
    let bars_height = max(bars * bar_step - GAP, 0.0);
    let dots_height = select(0.0, 2.0 * DOT_RADIUS, dots > 0.0);
    let height = bars_height + dots_height + select(0.0, GAP, dots > 0.0 && bars > 0.0);
    let bottom = -0.5 * height;

    var distance = 9.0;
    if bars > 0.0 {
        let first = bottom + BAR_HALF_WIDTH;
        let nearest = clamp(round((p.y - first) / bar_step), 0.0, bars - 1.0);
        let q = vec2(p.x, p.y - first - nearest * bar_step);
        distance = rounded_box(q, vec2(BAR_HALF_LENGTH, BAR_HALF_WIDTH), 0.07);
    }
    if dots > 0.0 {
        let row = 0.5 * height - DOT_RADIUS;
        let first = -0.5 * (dots - 1.0) * DOT_STEP;
        let nearest = clamp(round((p.x - first) / DOT_STEP), 0.0, dots - 1.0);
        distance = min(distance, length(p - vec2(first + nearest * DOT_STEP, row)) - DOT_RADIUS);
    }
    return distance;
}

// The caracol: a lens, in it a second arc near the lower edge and three short strokes above, cut through to the stone.
fn shell(p: vec2<f32>) -> f32 {
    let outline = lens(p, 0.74, 0.44);
    // The inner arc hangs from (-0.5, -0.02) to (0.5, -0.02) through (0, -0.24).
    let inner = arc(p - vec2(0.0, 0.458), vec2(0.0, -1.0), vec2(0.716, 0.698), 0.698) - 0.042;
    let left = segment(p, vec2(-0.29, 0.02), vec2(-0.24, 0.2)) - 0.042;
    let middle = segment(p, vec2(0.0, 0.0), vec2(0.0, 0.26)) - 0.042;
    let right = segment(p, vec2(0.29, 0.02), vec2(0.24, 0.2)) - 0.042;
    return max(outline, -min(min(inner, left), min(middle, right)));
}
