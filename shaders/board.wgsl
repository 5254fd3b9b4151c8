// The board's top: matte limestone, or planed wood, with inlaid playing squares and thin grout.
#import bevy_pbr::forward_io::{FragmentOutput, VertexOutput}
#import damas::lighting::{Surface, shade}
#import damas::noise::{fbm, hash2, value_noise}
#import damas::shapes::{coverage, rounded_box}

struct Board {
    grid: vec4<f32>,     // x: columns, y: rows, z: (column + row) % 2 of a playing square, 2 where all play; w: octaves
    plain: vec4<f32>,    // rgb: squares nobody plays on; a: roughness
    play: vec4<f32>,     // rgb: playing squares; a: roughness
    grout: vec4<f32>,    // rgb: the lines between squares; a: half their width in squares
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> board: Board;
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
#ifdef WOOD
    let along = select(p, p.yx, plays) + hash2(cell) * 17.0;
    color *= 0.84 + 0.24 * value_noise(vec2(along.x * 0.8, along.y * 11.0 + value_noise(along * 1.3)));
#else
    let cloud = fbm(p * 1.9 + hash2(cell) * 31.0, octaves);
    let grit = value_noise(p * 41.0) * clamp(0.02 / pixel, 0.0, 1.0);
    // The inlay is livelier stone than the ground.
    color *= mix(0.86 + 0.2 * cloud, 0.62 + 0.72 * cloud, select(0.0, 1.0, plays)) + 0.08 * grit;
#endif
    // The slab's shoulder: lit on top, dark in the seam.
    color *= 1.0 - 0.16 * smoothstep(-0.05, 0.0, edge);
    color = mix(board.grout.rgb, color, slab);

    // The lip of the frame keeps the light off the outermost stone.
    let to_border = min(min(p.x, p.y), min(board.grid.x - p.x, board.grid.y - p.y));
    let open = 0.6 + 0.4 * smoothstep(0.0, 0.12, to_border);

    let roughness = max(select(board.plain.a, board.play.a, plays), 0.6);
    var out: FragmentOutput;
    out.color = shade(Surface(color, roughness, in.world_normal, open, 1.0, vec3(0.0)), in);
    return out;
}
