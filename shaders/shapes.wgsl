// Signed distances to plain shapes (negative inside) and the one way every shader turns a distance into coverage.
#define_import_path damas::shapes

fn box(p: vec2<f32>, half_size: vec2<f32>) -> f32 {
    let q = abs(p) - half_size;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0);
}

fn rounded_box(p: vec2<f32>, half_size: vec2<f32>, radius: f32) -> f32 {
    return box(p, half_size - radius) - radius;
}

// The distance to the line from a to b; subtract half a stroke for a rounded stroke.
fn segment(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let pa = p - a;
    let ba = b - a;
    return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

// The distance to an arc: `middle` is the unit vector to the arc's middle, `aperture` = (sin, cos) of half its angle.
fn arc(p: vec2<f32>, middle: vec2<f32>, aperture: vec2<f32>, radius: f32) -> f32 {
    let q = vec2(abs(middle.y * p.x - middle.x * p.y), dot(p, middle));
    let on_arc = abs(length(q) - radius);
    let to_end = length(q - aperture * radius);
    return select(to_end, on_arc, aperture.y * q.x < aperture.x * q.y);
}

fn diamond(p: vec2<f32>, size: f32) -> f32 {
    return (abs(p.x) + abs(p.y) - size) * 0.70710678;
}

// How much of a pixel a shape covers, 0 to 1; `pixel` is the pixel's width in the units of the distance.
fn coverage(distance: f32, pixel: f32) -> f32 {
    return clamp(0.5 - distance / max(pixel, 1e-5), 0.0, 1.0);
}
