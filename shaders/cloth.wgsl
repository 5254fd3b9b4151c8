// The cloth under the board: woven bands of zigzags and stepped diamonds, muted, darker away from the lamp.
#import bevy_pbr::forward_io::{FragmentOutput, VertexOutput}
#import damas::lighting::{Surface, shade}
#import damas::noise::{hash2, value_noise}

struct Cloth {
    ground: vec4<f32>,  // rgb: the plain weave; a: roughness
    band: vec4<f32>,    // rgb: the ground of the patterned bands; a: distance from the middle at which the light has fallen to half
    first: vec4<f32>,   // rgb: the zigzags
    second: vec4<f32>,  // rgb: the diamonds
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> cloth: Cloth;

// A stitch in world units, and one period of the bands in stitches.
const STITCH: f32 = 0.065;
const PERIOD: f32 = 48.0;

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xz;
    let pixel = fwidth(p.x) + fwidth(p.y);
    let stitch = floor(p / STITCH);
    let x = stitch.x - PERIOD * floor(stitch.x / PERIOD);
    let y = stitch.y;

    var color = cloth.ground.rgb;
    if x < 18.0 {
        // Diamonds: the four corners of the world.
        color = cloth.band.rgb;
        let dx = abs(x - 8.5) + 0.5;
        let dy = abs(y - 18.0 * floor(y / 18.0) - 8.5) + 0.5;
        let ring = dx + dy;
        if ring < 9.5 { color = cloth.second.rgb; }
        if ring < 6.5 { color = cloth.band.rgb; }
        if ring < 3.5 { color = cloth.first.rgb; }
    } else if x > 21.0 && x < 45.0 {
        // Zigzags: the mountains.
        let teeth = abs(y - 12.0 * floor(y / 12.0) - 6.0);
        let row = floor((x - 21.0 + teeth) / 3.0);
        if row % 3.0 == 1.0 { color = cloth.first.rgb; }
        if row % 3.0 == 2.0 { color = cloth.band.rgb; }
    } else if abs(x - 19.5) < 1.0 || x > 46.0 {
        color = cloth.second.rgb;
    }

    // Threads cross under and over; the weave fades before it could shimmer.
    let f = fract(p / STITCH) - 0.5;
    let over = (stitch.x + stitch.y) % 2.0;
    let arch = select(f.x, f.y, over != 0.0);
    let weave = 1.0 - 1.1 * arch * arch * clamp(0.12 / pixel, 0.0, 1.0);
    let thread = 0.88 + 0.24 * hash2(stitch);
    let fall = dot(p, p) / (cloth.band.a * cloth.band.a);
    color *= weave * thread / (1.0 + fall * fall);

    var out: FragmentOutput;
    out.color = shade(Surface(color, cloth.ground.a, in.world_normal, 1.0, 0.2, vec3(0.0)), in);
    return out;
}
