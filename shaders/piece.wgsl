// A turned stone or wooden piece: the numeral inlaid in its top, its state told by shape (ring, dither).
#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::{get_tag, mesh_normal_local_to_world},
}
#import damas::lighting::{Surface, shade}
#import damas::noise::{fbm, value_noise}
#import damas::numeral::numeral
#import damas::shapes::coverage

struct Piece {
    stone: vec4<f32>,     // rgb: the body; a: roughness
    vein: vec4<f32>,      // rgb: veins, or the darker growth rings of wood; a: strength 0..1
    inlay: vec4<f32>,     // rgb: the inlaid sign; a: roughness
    emphasis: vec4<f32>,  // rgb: the ring of an emphasised piece; a: brightness
    look: vec4<f32>,      // x: 0 stone, 1 wood; y: octaves of noise
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> piece: Piece;

// Bits of the MeshTag. The layout is documented in src/app/materials/tag.rs; change both together.
const VALUE_MASK: u32 = 31u;
const TURN_SHIFT: u32 = 5u;
const GHOST: u32 = 128u;
const EMPHASISED: u32 = 256u;
const FINE_SHIFT: u32 = 9u;
const CROWNED: u32 = 16384u;
const GRAIN_SHIFT: u32 = 16u;
const NO_NUMERAL: u32 = 31u;

// Where the mesh's flat top ends and where its rim is highest, in radii of the disc (src/app/pieces/meshes.rs).
const TOP_EDGE: f32 = 0.867;
const RIM: f32 = 0.9;
// The gilt edge of a crowned piece: told from above as well as from the side.
const GILT: vec3<f32> = vec3(0.72, 0.43, 0.08);

// The 4x4 ordered dither, as thresholds in (0, 1).
fn dither(pixel: vec2<f32>) -> f32 {
    let x = u32(pixel.x) & 3u;
    let y = u32(pixel.y) & 3u;
    let a = x ^ y;
    let rank = ((a & 1u) << 3u) | ((y & 1u) << 2u) | (a & 2u) | ((y & 2u) >> 1u);
    return (f32(rank) + 0.5) / 16.0;
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let tag = get_tag(in.instance_index);
    let value = tag & VALUE_MASK;
    let grain = f32((tag >> GRAIN_SHIFT) & 255u);
    let octaves = u32(piece.look.x);

    // uv is the plan of the disc, uv_b.x says how deep in a groove a point lies (above 1.5: the flat top), uv_b.y is its height.
    let plan = in.uv * 2.0 - 1.0;
    let pixel_size = fwidth(plan);
    let radius = length(plan);
    let on_top = in.uv_b.x > 1.5;
    let cavity = select(clamp(in.uv_b.x, 0.0, 1.0), 0.0, on_top);

    // The sign turns with the reader; up is -Z for White.
    let turn = 1.57079633 * (f32((tag >> TURN_SHIFT) & 3u) + f32((tag >> FINE_SHIFT) & 31u) / 32.0);
    let c = cos(turn);
    let s = sin(turn);
    let up = vec2(plan.x, -plan.y);
    let p = vec2(c * up.x + s * up.y, c * up.y - s * up.x);

    let sign = numeral(p, value);
    let d = sign.x;
    let slope_plan = vec2(c * sign.y - s * sign.z, -(s * sign.y + c * sign.z));
    // A pixel is wider than high on a tilted disc: measure it along the edge's normal.
    let pixel = max(dot(abs(slope_plan), pixel_size), 1e-4);
    let top_mask = select(0.0, 1.0, on_top);
    let inlay = coverage(d, pixel) * top_mask;

    // The body.
    let skew = plan + vec2(in.uv_b.y * 3.1, in.uv_b.y * -2.3) + vec2(grain * 7.13, grain * 3.71);
    var body = piece.stone.rgb;
    var roughness = piece.stone.a;
#ifndef WOOD
    let cloud = fbm(skew * 2.3, octaves);
    // A vein runs where a stretched noise crosses one half.
    let wave = abs(fbm(vec2(skew.x * 1.2 + skew.y * 0.9, skew.y * 1.7 - skew.x) + cloud, octaves) - 0.5);
    let vein = smoothstep(0.05, 0.0, wave) * piece.vein.a * smoothstep(0.35, 0.65, cloud);
    body = mix(body * (0.72 + 0.56 * cloud), piece.vein.rgb, vein);
    // Mottling, and a few crystals.
    let grit = value_noise(skew * 24.0);
    body *= 0.82 + 0.36 * grit;
    body = mix(body, piece.vein.rgb * 1.6, 0.5 * piece.vein.a * smoothstep(0.86, 0.95, grit));
    roughness += 0.12 * (cloud - 0.5);
#else
    let rings = value_noise(vec2(skew.x * 0.7, skew.y * 9.0 + 1.5 * value_noise(skew * 1.1)));
    let pores = value_noise(vec2(skew.x * 4.0, skew.y * 46.0));
    body = mix(body, piece.vein.rgb, piece.vein.a * (0.7 * rings + 0.3 * pores));
#endif

    // Worn edges catch the light, grooves lie in the shade.
    let edge = smoothstep(0.045, 0.0, abs(radius - 0.945)) * smoothstep(0.2, 0.9, in.world_normal.y);
    body = mix(body, mix(body, piece.inlay.rgb, 0.35), 0.32 * edge);
    body *= 1.0 - 0.8 * cavity;

    // Pieces without a numeral wear two turned grooves.
    var groove = 0.0;
    if value == NO_NUMERAL {
        let a = radius - 0.62;
        let b = radius - 0.34;
        let width = 0.045;
        groove = (smoothstep(width, 0.0, abs(a)) + smoothstep(width, 0.0, abs(b))) * top_mask;
        body *= 1.0 - 0.45 * groove;
    }

    // Around the sign the stone drops into a narrow dark seam; it lifts the contrast on both sides.
    let seam_width = max(0.035, pixel);
    let seam = (1.0 - smoothstep(0.0, seam_width, max(d, 0.0))) * top_mask * (1.0 - inlay);
    body *= 1.0 - 0.55 * seam;
    let recess = smoothstep(TOP_EDGE - 0.06, TOP_EDGE, radius) * top_mask;
    body *= 1.0 - 0.35 * recess;
    let mother_of_pearl = 0.93 + 0.14 * value_noise(p * 9.0 + grain);
    var color = mix(body, piece.inlay.rgb * mother_of_pearl, inlay);

    let ghost = (tag & GHOST) != 0u;
    let emphasised = (tag & EMPHASISED) != 0u;
    let ring_width = max(0.06, 1.2 * max(pixel_size.x, pixel_size.y));
    let ring = smoothstep(ring_width, 0.5 * ring_width, abs(radius - RIM)) * step_up(in.world_normal.y) * (1.0 - smoothstep(0.1, 0.2, cavity));

    roughness = clamp(mix(roughness, piece.inlay.a, inlay), 0.6, 1.0);
    let occlusion = (1.0 - 0.7 * cavity) * (1.0 - 0.4 * seam);
    var normal = normalize(in.world_normal);
    if on_top {
        // A V-shaped seam: stone falls towards the sign, the inlay's edge falls towards the stone. It fades when too fine to see.
        let bend = (smoothstep(0.05, 0.0, abs(d - 0.012)) * select(-1.0, 1.0, d < 0.012)) * clamp(0.06 / pixel, 0.0, 1.0) * 0.55;
        let tilt = vec2(slope_plan.x, slope_plan.y) * bend;
        normal = mesh_normal_local_to_world(normalize(vec3(tilt.x, 1.0, tilt.y)), in.instance_index);
    }
    var glow = vec3(0.0);
    if (tag & CROWNED) != 0u {
        color = mix(color, GILT, ring);
        glow = GILT * 0.12 * ring;
    }
    if emphasised {
        color = mix(color, piece.emphasis.rgb, ring);
        glow = piece.emphasis.rgb * piece.emphasis.a * ring;
    }

    if ghost {
        // The sign and the rim stay, the body thins out to a screen of dots.
        let keep = max(max(0.34, inlay), 0.9 * smoothstep(0.07, 0.03, abs(radius - 0.93)));
        if dither(in.position.xy) > keep {
            discard;
        }
    }

    var out: FragmentOutput;
    out.color = shade(Surface(color, roughness, normal, occlusion, 1.0, glow), in);
    return out;
}

// 1 where the surface looks up: the ring must not run down the disc's side.
fn step_up(normal_y: f32) -> f32 {
    return smoothstep(0.1, 0.35, normal_y);
}
