// Marks on the squares: the shape carries the meaning, the colour only repeats it.
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_tag,
    pbr_fragment::pbr_input_from_vertex_output,
    pbr_functions::main_pass_post_lighting_processing,
}
#import damas::shapes::{box, coverage, diamond, rounded_box, segment}

struct Mark {
    offer: vec4<f32>,    // what may be done: movable pieces, destinations
    capture: vec4<f32>,  // captures
    trace: vec4<f32>,    // what has been done
    cursor: vec4<f32>,   // where the player points
    keyline: vec4<f32>,  // rgb: the dark line around every mark; a: opacity
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> mark: Mark;

// Bits of the MeshTag. The layout and the shapes are documented in src/app/materials/mark.rs; change both together.
const SHAPE_MASK: u32 = 31u;
const MIRRORED: u32 = 32u;
const FADE_SHIFT: u32 = 8u;

const KEYLINE: f32 = 0.016;

fn ring(p: vec2<f32>, radius: f32, half_width: f32) -> f32 {
    return abs(length(p) - radius) - half_width;
}

// Four angles in the square's corners, `arm` long.
fn corners(p: vec2<f32>, arm: f32, half_width: f32) -> f32 {
    let q = abs(p) - 0.45;
    return min(box(q + vec2(0.5 * arm, 0.0), vec2(0.5 * arm + half_width, half_width)),
               box(q + vec2(0.0, 0.5 * arm), vec2(half_width, 0.5 * arm + half_width)));
}

fn chevron(p: vec2<f32>) -> f32 {
    let q = vec2(p.x, abs(p.y));
    return segment(q, vec2(0.09, 0.0), vec2(-0.09, 0.2)) - 0.04;
}

fn shape(p: vec2<f32>, kind: u32) -> f32 {
    switch kind {
        case 1u: { return ring(p, 0.462, 0.022); }
        case 2u: {
            // The ticks point inwards from the corners, where the piece does not hide them.
            let tick = segment(abs(p), vec2(0.455), vec2(0.35)) - 0.034;
            return min(ring(p, 0.462, 0.026), tick);
        }
        case 3u: { return length(p) - 0.15; }
        case 4u: { return min(length(p) - 0.13, ring(p, 0.3, 0.04)); }
        case 5u: { return corners(p, 0.17, 0.022); }
        case 6u: {
            let q = abs(p) - 0.472;
            return max((q.x + q.y) * -0.70710678 - 0.17, max(q.x, q.y));
        }
        case 7u: { return min(chevron(p + vec2(0.12, 0.0)), chevron(p - vec2(0.12, 0.0))); }
        case 8u: { return abs(rounded_box(p, vec2(0.46), 0.06)) - 0.014; }
        case 9u: { return abs(rounded_box(p, vec2(0.435), 0.03)) - 0.042; }
        case 10u: { return ring(p, 0.45, 0.04); }
        case 11u: { return diamond(p, 0.17); }
        case 12u: {
            let stripe = abs(fract((p.x + p.y) * 7.0) - 0.5) / 7.0 * 0.70710678 - 0.022;
            return max(ring(p, 0.45, 0.045), stripe);
        }
        default: { return 9.0; }
    }
}

fn palette(kind: u32) -> vec4<f32> {
    switch kind {
        case 1u, 3u, 7u, 10u: { return mark.offer; }
        case 2u, 4u, 11u, 12u: { return mark.capture; }
        case 5u, 6u: { return mark.trace; }
        default: { return mark.cursor; }
    }
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let tag = get_tag(in.instance_index);
    let kind = tag & SHAPE_MASK;
    var p = vec2(in.uv.x - 0.5, 0.5 - in.uv.y) * 0.98;
    if (tag & MIRRORED) != 0u {
        p.x = -p.x;
    }
    let pixel_size = fwidth(in.uv);
    let pixel = 0.5 * (pixel_size.x + pixel_size.y);

    let d = shape(p, kind);
    let color = palette(kind);
    let fill = coverage(d, pixel);
    let line = coverage(d - max(KEYLINE, pixel), pixel) * mark.keyline.a;
    let fade = 1.0 - f32((tag >> FADE_SHIFT) & 255u) / 255.0;
    let alpha = max(fill * color.a, line) * fade;
    let rgb = mix(mark.keyline.rgb, color.rgb, fill);

    let pbr = pbr_input_from_vertex_output(in, is_front, false);
    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, vec4(rgb, alpha));
    return out;
}
