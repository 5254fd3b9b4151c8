// The names of the squares, in ink on the stone. The mesh carries one quad a glyph.
#import bevy_pbr::forward_io::{FragmentOutput, VertexOutput}
#import damas::glyphs::glyph
#import damas::lighting::{Surface, shade}
#import damas::shapes::coverage

struct Names {
    ink: vec4<f32>,  // rgb, a: opacity
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> names: Names;

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let pixel_size = fwidth(in.uv);
    let d = glyph(in.uv, u32(in.uv_b.x + 0.5));
    let alpha = names.ink.a * coverage(d, 0.5 * (pixel_size.x + pixel_size.y));
    var out: FragmentOutput;
    out.color = vec4(shade(Surface(names.ink.rgb, 0.9, in.world_normal, 1.0, 0.0, vec3(0.0)), in).rgb, alpha);
    return out;
}
