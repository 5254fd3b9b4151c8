// Digits and the letters a to l as round strokes in a box one unit high and 0.6 wide: what names the squares.
#define_import_path damas::glyphs

#import damas::shapes::{arc, rounded_box, segment}

// Half the stroke, in glyph heights.
const STROKE: f32 = 0.068;

// Glyph codes: 0 blank, 1 to 10 the digits 0 to 9, 11 to 22 the letters a to l (src/app/materials/labels.rs).
// p has its origin in the glyph's middle, y up.
fn glyph(p: vec2<f32>, code: u32) -> f32 {
    let w = 0.3 - STROKE;
    let h = 0.5 - STROKE;
    var d = 9.0;
    switch code {
        case 1u: { d = abs(rounded_box(p, vec2(w, h), w)); }
        case 2u: { d = min(segment(p, vec2(0.04, h), vec2(0.04, -h)), segment(p, vec2(0.04, h), vec2(-0.17, 0.26))); }
        case 3u: {
            d = min(arc(p - vec2(0.0, h - w), vec2(0.0, 1.0), vec2(0.9848, -0.1736), w),
                    min(segment(p, vec2(0.228, 0.16), vec2(-w, -h)), segment(p, vec2(-w, -h), vec2(w, -h))));
        }
        case 4u: {
            d = min(arc(p - vec2(-0.01, 0.216), vec2(0.5, 0.866), vec2(0.9063, -0.4226), 0.216),
                    arc(p - vec2(-0.01, -0.2), vec2(0.5, -0.866), vec2(0.9063, -0.4226), 0.232));
        }
        case 5u: {
            d = min(segment(p, vec2(0.1, -h), vec2(0.1, h)),
                    min(segment(p, vec2(0.1, h), vec2(-w - 0.02, -0.17)), segment(p, vec2(-w - 0.02, -0.17), vec2(w + 0.02, -0.17))));
        }
        case 6u: {
            d = min(min(segment(p, vec2(0.19, h), vec2(-0.17, h)), segment(p, vec2(-0.17, h), vec2(-0.2, 0.03))),
                    arc(p - vec2(-0.03, -0.172), vec2(0.707, 0.05), vec2(0.9063, -0.4226), 0.26));
        }
        case 7u: { d = six(p); }
        case 8u: { d = min(segment(p, vec2(-w, h), vec2(w, h)), segment(p, vec2(w, h), vec2(-0.08, -h))); }
        case 9u: { d = min(abs(length(p - vec2(0.0, 0.222)) - 0.2), abs(length(p + vec2(0.0, 0.2)) - 0.232)); }
        case 10u: { d = six(-p); }
        default: { d = letter(p, code); }
    }
    return d - STROKE;
}

fn six(p: vec2<f32>) -> f32 {
    let bowl = abs(length(p - vec2(0.0, -0.2)) - 0.232);
    return min(bowl, segment(p, vec2(-0.2, -0.08), vec2(0.11, 0.432)));
}

fn letter(p: vec2<f32>, code: u32) -> f32 {
    let bowl = abs(length(p + vec2(0.0, 0.2)) - 0.232);
    let left = vec2(-0.232, -0.432);
    let right = vec2(0.232, -0.432);
    var d = 9.0;
    switch code {
        case 11u: { d = min(bowl, segment(p, right, vec2(0.232, 0.032))); }
        case 12u: { d = min(bowl, segment(p, left, vec2(-0.232, 0.432))); }
        case 13u: { d = arc(p + vec2(0.0, 0.2), vec2(-1.0, 0.0), vec2(0.7071, -0.7071), 0.232); }
        case 14u: { d = min(bowl, segment(p, right, vec2(0.232, 0.432))); }
        case 15u: {
            d = min(arc(p + vec2(0.0, 0.2), vec2(-0.7071, 0.7071), vec2(0.866, -0.85), 0.232), segment(p, vec2(-0.22, -0.2), vec2(0.232, -0.2)));
        }
        case 16u: {
            d = min(segment(p, vec2(-0.05, -0.432), vec2(-0.05, 0.25)),
                    min(arc(p - vec2(0.13, 0.25), vec2(-0.7071, 0.7071), vec2(0.7071, 0.7071), 0.18), segment(p, vec2(-0.2, 0.06), vec2(0.14, 0.06))));
        }
        case 17u: {
            let q = p - vec2(0.0, 0.14);
            d = min(abs(length(q + vec2(0.0, 0.14)) - 0.232),
                    min(segment(q, vec2(0.232, 0.08), vec2(0.232, -0.42)), arc(q - vec2(0.0, -0.42), vec2(0.2, -0.98), vec2(0.9397, 0.342), 0.232)));
        }
        case 18u: {
            d = min(segment(p, left, vec2(-0.232, 0.432)),
                    min(arc(p + vec2(0.0, 0.2), vec2(0.0, 1.0), vec2(1.0, 0.0), 0.232), segment(p, right, vec2(0.232, -0.2))));
        }
        case 19u: { d = min(segment(p, vec2(0.0, -0.432), vec2(0.0, 0.03)), length(p - vec2(0.0, 0.3)) - 0.03); }
        case 20u: {
            d = min(min(segment(p, vec2(0.08, -0.26), vec2(0.08, 0.03)), length(p - vec2(0.08, 0.3)) - 0.03),
                    arc(p - vec2(-0.1, -0.26), vec2(0.7071, -0.7071), vec2(0.7071, 0.7071), 0.18));
        }
        case 21u: {
            d = min(segment(p, vec2(-0.2, -0.432), vec2(-0.2, 0.432)),
                    min(segment(p, vec2(-0.18, -0.17), vec2(0.18, 0.06)), segment(p, vec2(-0.06, -0.1), vec2(0.21, -0.432))));
        }
        case 22u: { d = segment(p, vec2(0.0, -0.432), vec2(0.0, 0.432)); }
        default: {}
    }
    return d;
}
