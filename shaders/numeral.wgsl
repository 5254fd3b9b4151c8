// The Mayan signs 0 to 19 as signed distances on the unit disc, y up: dots above bars, the shell for zero.
//
// One dot, one bar and one gap serve all twenty signs, so that what differs is only the count. The gap between bars is
// wider than a bar, which keeps 5, 10 and 15 apart when a low camera squeezes the sign. 19 fills the recessed top.
//
// Every function returns the distance and its gradient. Screen derivatives of the distance would be shorter, but software
// renderers leave the helper pixels at a triangle's edge out of branches, and the sign then frays there.
#define_import_path damas::numeral

const DOT_RADIUS: f32 = 0.128;
const DOT_STEP: f32 = 0.335;
const BAR_HALF: vec2<f32> = vec2(0.6, 0.083);
const BAR_ROUNDING: f32 = 0.07;
const GAP: f32 = 0.185;
// Half the width of the lines cut into the shell.
const CUT: f32 = 0.042;
const FAR: vec3<f32> = vec3(9.0, 0.0, 1.0);

// `value` above 19 has no sign: the distance is then large everywhere.
fn numeral(p: vec2<f32>, value: u32) -> vec3<f32> {
    let bars = f32(value / 5u);
    let dots = f32(value % 5u);
    let bar_step = 2.0 * BAR_HALF.y + GAP;
    let bars_height = max(bars * bar_step - GAP, 0.0);
    let dots_height = select(0.0, 2.0 * DOT_RADIUS, dots > 0.0);
    let height = bars_height + dots_height + select(0.0, GAP, dots > 0.0 && bars > 0.0);

    let lowest = BAR_HALF.y - 0.5 * height;
    let bar_row = lowest + bar_step * clamp(round((p.y - lowest) / bar_step), 0.0, max(bars - 1.0, 0.0));
    let bar_sign = select(FAR, bar(p - vec2(0.0, bar_row)), bars > 0.0);

    let leftmost = -0.5 * (dots - 1.0) * DOT_STEP;
    let dot_column = leftmost + DOT_STEP * clamp(round((p.x - leftmost) / DOT_STEP), 0.0, max(dots - 1.0, 0.0));
    let dot_sign = select(FAR, from_point(p - vec2(dot_column, 0.5 * height - DOT_RADIUS), DOT_RADIUS), dots > 0.0);

    let counted = select(FAR, nearer(bar_sign, dot_sign), value <= 19u);
    return select(counted, shell(p), value == 0u);
}

// The caracol: a lens, in it a second arc near the lower edge and three short strokes above, cut through to the stone.
fn shell(p: vec2<f32>) -> vec3<f32> {
    let mirror = vec2(select(-1.0, 1.0, p.x >= 0.0), 1.0);
    let q = p * mirror;
    let outline = lens(q, vec2(0.74, 0.44));
    let cuts = nearer(arc_below(q - vec2(0.0, 0.458), 0.698, vec2(0.5, -0.488)),
                      nearer(stroke(q, vec2(0.0, 0.0), vec2(0.0, 0.26)), stroke(q, vec2(0.29, 0.02), vec2(0.24, 0.2))));
    let cut_out = -cuts;
    let sign = select(cut_out, outline, outline.x > cut_out.x);
    return vec3(sign.x, sign.yz * mirror);
}

fn nearer(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return select(b, a, a.x < b.x);
}

// A disc of a radius around the origin.
fn from_point(p: vec2<f32>, radius: f32) -> vec3<f32> {
    let length = max(length(p), 1e-5);
    return vec3(length - radius, p / length);
}

fn bar(p: vec2<f32>) -> vec3<f32> {
    let side = select(vec2(-1.0), vec2(1.0), p >= vec2(0.0));
    let q = p * side - BAR_HALF + BAR_ROUNDING;
    let beyond = from_point(max(q, vec2(0.0)), BAR_ROUNDING);
    let inside = select(vec3(q.y - BAR_ROUNDING, 0.0, 1.0), vec3(q.x - BAR_ROUNDING, 1.0, 0.0), q.x > q.y);
    let nearest = select(inside, beyond, max(q.x, q.y) > 0.0);
    return vec3(nearest.x, nearest.yz * side);
}

fn stroke(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> vec3<f32> {
    let along = b - a;
    let t = clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
    return from_point(p - a - along * t, CUT);
}

// The right half of an arc around the origin that hangs down and ends at `end`.
fn arc_below(p: vec2<f32>, radius: f32, end: vec2<f32>) -> vec3<f32> {
    let ring = from_point(p, radius);
    let outside = select(-1.0, 1.0, ring.x >= 0.0);
    let on_arc = vec3(abs(ring.x) - CUT, ring.yz * outside);
    return select(from_point(p - end, CUT), on_arc, p.x * end.y > p.y * end.x && p.y < 0.0);
}

// The right half of a lens of two arcs that meet in a point at (size.x, 0) and bulge to (0, size.y) and (0, -size.y).
fn lens(p: vec2<f32>, size: vec2<f32>) -> vec3<f32> {
    let side = select(-1.0, 1.0, p.y >= 0.0);
    let q = vec2(p.x, p.y * side);
    let drop = (size.x * size.x - size.y * size.y) / (2.0 * size.y);
    let tip = from_point(q - vec2(size.x, 0.0), 0.0);
    let edge = from_point(q + vec2(0.0, drop), drop + size.y);
    let nearest = select(edge, tip, (q.x - size.x) * drop > q.y * size.x);
    return vec3(nearest.xy, nearest.z * side);
}
