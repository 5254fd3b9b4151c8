// Cheap value noise for stone, wood and cloth: no trigonometry, no textures, four hashes an octave.
#define_import_path damas::noise

// A number in [0, 1) that depends on p only (Hoskins' "hash without sine").
fn hash2(p: vec2<f32>) -> f32 {
    var q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

// Smooth noise in [0, 1] with one feature a unit.
fn value_noise(p: vec2<f32>) -> f32 {
    let cell = floor(p);
    let f = p - cell;
    let s = f * f * (3.0 - 2.0 * f);
    let low = mix(hash2(cell), hash2(cell + vec2(1.0, 0.0)), s.x);
    let high = mix(hash2(cell + vec2(0.0, 1.0)), hash2(cell + vec2(1.0, 1.0)), s.x);
    return mix(low, high, s.y);
}

// Octaves of value noise in [0, 1], each twice as fine and half as strong. The count comes from a uniform.
fn fbm(p: vec2<f32>, octaves: u32) -> f32 {
    var sum = 0.0;
    var weight = 0.5;
    var total = 0.0;
    var q = p;
    for (var i = 0u; i < octaves; i += 1u) {
        sum += weight * value_noise(q);
        total += weight;
        // Turning each octave hides the lattice.
        q = vec2(0.8 * q.x - 0.6 * q.y, 0.6 * q.x + 0.8 * q.y) * 2.03 + 17.3;
        weight *= 0.5;
    }
    return sum / max(total, 1e-3);
}
