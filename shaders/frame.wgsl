// The frame: warm stone with a band of step-frets in low relief, one motif a square, and a stepped diamond in each corner.
#import bevy_pbr::forward_io::{FragmentOutput, VertexOutput}
#import damas::lighting::{Surface, shade}
#import damas::noise::{fbm, value_noise}

struct Frame {
    stone: vec4<f32>,   // rgb, a: roughness
    relief: vec4<f32>,  // rgb: the ground between the frets; a: depth of the carving
    look: vec4<f32>,    // x: octaves of noise
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> frame: Frame;

// The band lies between these distances from the board's edge (src/app/board/meshes.rs).
const BAND_FROM: f32 = 0.18;
const BAND_TO: f32 = 0.78;
const TILE: vec2<f32> = vec2(12.0, 8.0);

// The step-fret, 12 cells by 8: a stair that climbs into a squared hook. Bit 11 is the leftmost cell, row 0 the outer one.
// Beyond the band the stone stands as high as the fret.
fn fret_row(row: i32) -> u32 {
    switch row {
        case 1: { return 0x07eu; }  // . . . . . # # # # # # .
        case 2: { return 0x042u; }  // . . . . . # . . . . # .
        case 3: { return 0x0dau; }  // . . . . # # . # # . # .
        case 4: { return 0x1d2u; }  // . . . # # # . # . . # .
        case 5: { return 0x3deu; }  // . . # # # # . # # # # .
        case 6: { return 0x7c0u; }  // . # # # # # . . . . . .
        case 0: { return 0u; }
        default: { return 0xfffu; }
    }
}

fn fret_cell(cell: vec2<f32>) -> f32 {
    let column = u32(cell.x - TILE.x * floor(cell.x / TILE.x));
    return f32((fret_row(i32(cell.y)) >> (11u - column)) & 1u);
}

// Height 0..1 and its slope in cells: the four nearest cells, blended over a chamfer.
fn fret(p: vec2<f32>, chamfer: f32) -> vec3<f32> {
    let q = p - 0.5;
    let cell = floor(q);
    let f = q - cell;
    let half_width = 0.5 * chamfer;
    let t = clamp((f - 0.5 + half_width) / chamfer, vec2(0.0), vec2(1.0));
    let inside = step(abs(f - 0.5), vec2(half_width)) / chamfer;
    let a = fret_cell(cell);
    let b = fret_cell(cell + vec2(1.0, 0.0));
    let c = fret_cell(cell + vec2(0.0, 1.0));
    let d = fret_cell(cell + vec2(1.0, 1.0));
    let height = mix(mix(a, b, t.x), mix(c, d, t.x), t.y);
    return vec3(height, mix(b - a, d - c, t.y) * inside.x, mix(c - a, d - b, t.x) * inside.y);
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    // uv: along the side from its middle, and away from the board; uv_b: half the side's length, and which side (0 = White's; 9: a tray's floor).
    let u = in.uv.x;
    let v = in.uv.y;
    let half_length = in.uv_b.x;
    let octaves = u32(frame.look.x);
#ifdef CARVED
    let pixel_size = fwidth(in.uv);
    let on_band = v > BAND_FROM - 0.04 && v < BAND_TO + 0.015 && in.world_normal.y > 0.9;

    var height = 0.0;
    var slope = vec2(0.0);
    if on_band {
        let scale = TILE.y / (BAND_TO - BAND_FROM);
        let over = abs(u) - half_length;
        if over < 0.0 {
            // The hooks face the middle of the side; row 0 of the motif lies outside.
            let along = (half_length - abs(u)) * TILE.x;
            let across = (BAND_TO - v) * scale;
            let pixels = max(pixel_size.x * TILE.x, pixel_size.y * scale);
            let chamfer = clamp(max(0.22, pixels), 0.1, 1.0);
            let h = fret(vec2(along, across), chamfer);
            height = h.x;
            slope = vec2(-sign(u) * h.y, -h.z) * min(1.0, 0.6 / pixels);
        } else {
            // Corners: nested diamonds, drawn in whole cells like the frets.
            let cells = floor(abs(vec2(over - 0.45, v - 0.45)) / 0.07 + 0.5);
            let ring = cells.x + cells.y;
            height = select(0.0, 1.0, ring < 4.5 && abs(ring - 2.0) > 0.5);
        }
    }
#endif

    let grain = fbm(in.world_position.xz * 2.7 + in.world_position.y * 5.0, octaves);
    var color = frame.stone.rgb;
#ifdef WOOD
    color *= 0.8 + 0.35 * value_noise(vec2(u * 0.7, v * 22.0 + grain));
#else
    color *= 0.8 + 0.3 * grain + 0.08 * value_noise(in.world_position.xz * 37.0);
#endif
    // A tray's floor is lined with the darker ground.
    color = select(color, frame.relief.rgb * (0.7 + 0.3 * grain), in.uv_b.y > 7.5);
#ifdef CARVED
    let carved = select(0.0, 1.0, on_band && (abs(u) < half_length || (v > BAND_FROM && v < BAND_TO)));
    color = mix(color, frame.relief.rgb * (0.85 + 0.3 * grain), carved * (1.0 - height) * 0.8);
#endif

    var normal = in.world_normal;
#ifdef CARVED
    if on_band {
        // Directions of u and v on the four sides: White's, right, Black's, left.
        let side = u32(in.uv_b.y + 0.5);
        var along = vec2(1.0, 0.0);
        if side == 1u { along = vec2(0.0, -1.0); }
        if side == 2u { along = vec2(-1.0, 0.0); }
        if side == 3u { along = vec2(0.0, 1.0); }
        let away = vec2(-along.y, along.x);
        let tilt = (along * slope.x + away * slope.y) * frame.relief.a;
        normal = normalize(in.world_normal - vec3(tilt.x, 0.0, tilt.y));
    }
#endif
    var out: FragmentOutput;
    out.color = shade(Surface(color, max(frame.stone.a, 0.6), normal, 1.0, 1.0, vec3(0.0)), in);
    return out;
}
