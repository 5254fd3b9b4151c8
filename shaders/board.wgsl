// The board's top: matte limestone with inlaid playing squares, thin grout and, if wanted, the names of the squares.
#import bevy_pbr::forward_io::{FragmentOutput, VertexOutput}
#import damas::glyphs::glyph
#import damas::lighting::{Surface, shade}
#import damas::noise::{fbm, hash2, value_noise}
#import damas::shapes::{coverage, rounded_box}

struct Board {
    grid: vec4<f32>,     // x: columns, y: rows, z: (column + row) % 2 of a playing square, 2 where all play; w: octaves
    plain: vec4<f32>,    // rgb: squares nobody plays on; a: roughness
    play: vec4<f32>,     // rgb: playing squares; a: roughness
    grout: vec4<f32>,    // rgb: the lines between squares; a: half their width in squares
    ink: vec4<f32>,      // rgb: the squares' names; a: opacity
    numbers: vec4<f32>,  // x: 0 none, 1 border, 2 all; y: quarter turns the reader sits from White; z: 0 stone, 1 wood
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> board: Board;
// One texel a square, row 0 = White's base row: up to three glyph codes in r, g, b.
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var labels: texture_2d<u32>;

const LABEL_HEIGHT: f32 = 0.155;

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    // Board coordinates: x from White's left, y from White's base row upwards, one unit a square.
    let p = vec2(in.world_position.x, -in.world_position.z) + 0.5 * board.grid.xy;
    let pixel_size = fwidth(p);
    let pixel = 0.5 * (pixel_size.x + pixel_size.y);
    let octaves = u32(board.grid.w);

    let cell = clamp(floor(p), vec2(0.0), board.grid.xy - 1.0);
    let f = p - cell - 0.5;
    let odd = (cell.x + cell.y) % 2.0;
    let plays = board.grid.z > 1.5 || abs(odd - board.grid.z) < 0.5;

    // A rounded slab in its bed of grout. Narrow lines never get thinner than a pixel, they get paler instead.
    let edge = rounded_box(f, vec2(0.5 - board.grout.a), 0.035);
    let slab = coverage(edge, max(pixel, 0.004));
    let tone = 0.94 + 0.12 * hash2(cell * 1.7 + 3.1);
    var color = select(board.plain.rgb, board.play.rgb, plays) * tone;
    if board.numbers.z < 0.5 {
        let cloud = fbm(p * 1.9 + hash2(cell) * 31.0, octaves);
        let grit = value_noise(p * 41.0);
        color *= 0.86 + 0.2 * cloud + 0.08 * grit * clamp(0.02 / pixel, 0.0, 1.0);
    } else {
        let along = select(p, p.yx, plays) + hash2(cell) * 17.0;
        let rings = value_noise(vec2(along.x * 0.8, along.y * 11.0 + value_noise(along * 1.3)));
        color *= 0.84 + 0.24 * rings;
    }
    // The slab's shoulder: lit on top, dark in the seam.
    color *= 1.0 - 0.16 * smoothstep(-0.05, 0.0, edge);
    color = mix(board.grout.rgb, color, slab);

    if board.numbers.x > 0.5 && plays {
        let outer = cell.x < 0.5 || cell.y < 0.5 || cell.x > board.grid.x - 1.5 || cell.y > board.grid.y - 1.5;
        if outer || board.numbers.x > 1.5 {
            color = mix(color, board.ink.rgb, board.ink.a * label(f, cell, pixel));
        }
    }

    // The lip of the frame keeps the light off the outermost stone.
    let to_border = min(min(p.x, p.y), min(board.grid.x - p.x, board.grid.y - p.y));
    let open = 0.6 + 0.4 * smoothstep(0.0, 0.12, to_border);

    let roughness = max(select(board.plain.a, board.play.a, plays), 0.6);
    var out: FragmentOutput;
    out.color = shade(Surface(color, roughness, in.world_normal, open, 1.0, vec3(0.0)), in);
    return out;
}

// From one glyph to the next, in glyph heights.
const ADVANCE: f32 = 0.72;

// The square's name in the corner at the reader's lower left, where neither the piece nor its neighbour hides it.
fn label(f: vec2<f32>, cell: vec2<f32>, pixel: f32) -> f32 {
    var q = f;
    let turn = u32(board.numbers.y) & 3u;
    if turn == 1u { q = vec2(f.y, -f.x); }
    if turn == 2u { q = -f; }
    if turn == 3u { q = vec2(-f.y, f.x); }
    // Lower left corner of the first glyph's box, then one glyph height = 1.
    let g = (q - vec2(-0.468, -0.462)) / LABEL_HEIGHT;
    if g.x < -0.1 || g.y < -0.2 || g.y > 1.1 || g.x > 2.3 {
        return 0.0;
    }
    let codes = textureLoad(labels, vec2<i32>(cell), 0);
    let slot = clamp(floor(g.x / ADVANCE), 0.0, 2.0);
    let code = select(select(codes.b, codes.g, slot < 1.5), codes.r, slot < 0.5);
    let d = glyph(vec2(g.x - slot * ADVANCE - 0.32, g.y - 0.5), code);
    return coverage(d * LABEL_HEIGHT, pixel);
}
