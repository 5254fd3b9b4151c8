// Light on matte stone, wood and cloth: sky and ground, then the lamps with a soft highlight.
//
// Bevy's own `apply_pbr_lighting` also walks clustered lamps, environment maps, clear coat and the like. The table has none
// of them, and on a machine without a GPU this short form takes half the time (measured with lavapipe at 1280x720).
#define_import_path damas::lighting

#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    pbr_functions::main_pass_post_lighting_processing,
    pbr_types::pbr_input_new,
    shadow_sampling::sample_shadow_map,
    shadows::world_to_directional_light_local,
}

// What a material shader says about one point.
struct Surface {
    color: vec3<f32>,
    roughness: f32,   // perceptual, 0.6 to 1
    normal: vec3<f32>,
    occlusion: f32,   // 1 in the open, 0 in the deepest groove
    gloss: f32,       // 1 for stone, less for cloth
    glow: vec3<f32>,  // light of its own, on the scale of the picture
}

// Light from below, as a share of the light from above: what the table throws back.
const GROUND: vec3<f32> = vec3(0.42, 0.34, 0.28);
// What stone and varnish mirror straight on.
const MIRROR: f32 = 0.035;
const PI: f32 = 3.14159265;

fn shade(surface: Surface, in: VertexOutput) -> vec4<f32> {
    let n = surface.normal;
    let v = normalize(view.world_position - in.world_position.xyz);
    let grazing = pow(1.0 - max(dot(n, v), 0.0), 5.0);
    let rim = surface.gloss * (MIRROR + (1.0 - surface.roughness) * 0.6 * grazing);

    let sky = lights.ambient_color.rgb * mix(GROUND, vec3(1.0), 0.5 + 0.5 * n.y);
    var light = sky * surface.occlusion * (surface.color + rim);

    let a = surface.roughness * surface.roughness;
    let a2 = a * a;
    for (var i = 0u; i < lights.n_directional_lights; i += 1u) {
        let lamp = &lights.directional_lights[i];
        let l = (*lamp).direction_to_light;
        let facing = dot(n, l);
        if facing > 0.0 {
            let h = max(dot(n, normalize(v + l)), 0.0);
            let spread = h * h * (a2 - 1.0) + 1.0;
            let highlight = surface.gloss * MIRROR * a2 / (PI * spread * spread) * (0.25 * a + 0.25);
            light += (*lamp).color.rgb * (facing * shadow(i, in) * (surface.color / PI + highlight)) * mix(1.0, surface.occlusion, 0.6);
        }
    }

    var pbr = pbr_input_new();
    pbr.frag_coord = in.position;
    pbr.world_position = in.world_position;
    return main_pass_post_lighting_processing(pbr, vec4(light * view.exposure + surface.glow, 1.0));
}

// How much of a lamp's light arrives. Only the key light casts shadows, in one cascade (src/app/light.rs).
fn shadow(lamp_index: u32, in: VertexOutput) -> f32 {
    var arriving = 1.0;
#ifdef TABLE_SHADOWS
    let lamp = &lights.directional_lights[lamp_index];
    if ((*lamp).flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u {
        let texel = (*lamp).cascades[0].texel_size;
        let lifted = in.world_position.xyz + in.world_normal * ((*lamp).shadow_normal_bias * texel) + (*lamp).direction_to_light * (*lamp).shadow_depth_bias;
        let local = world_to_directional_light_local(lamp_index, 0u, vec4(lifted, 1.0));
        if local.w != 0.0 {
            arriving = sample_shadow_map(local.xy, local.z, i32((*lamp).depth_texture_base_index), in.position.xy, texel);
        }
    }
#endif
    return arriving;
}
