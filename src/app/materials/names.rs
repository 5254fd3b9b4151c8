//! The names of the squares: small glyphs that lie on the board, one mesh for all of them.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use super::{QuarterTurn, TableSet, piece::rgba, shaders};

/// The material of the names.
pub type NamesMaterial = ExtendedMaterial<StandardMaterial, Names>;

/// The extension that `shaders/names.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct Names {
    #[uniform(100)]
    params: NamesParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct NamesParams {
    ink: Vec4,
}

/// Which squares show their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// The playing squares along the border.
    Border,
    /// Every playing square.
    All,
}

/// Height of a glyph, in squares.
const HEIGHT: f32 = 0.155;
/// From one glyph to the next, in glyph heights.
const ADVANCE: f32 = 0.72;
/// Half width and half height of a glyph's quad, in glyph heights: the strokes and a margin for smooth edges.
const HALF_QUAD: Vec2 = Vec2::new(0.42, 0.62);
/// The lower left corner of a name, from the middle of its square; neither the piece nor its neighbour hides it there.
const CORNER: Vec2 = Vec2::new(-0.468, -0.462);
/// How high the glyphs lie over the board, in squares: under the marks.
const LIFT: f32 = 0.002;

impl Names {
    /// The material of the names. Spawn them with `NotShadowCaster`.
    pub fn material(set: &TableSet) -> NamesMaterial {
        let base = StandardMaterial {
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            // Sorted before the marks, whatever the camera.
            depth_bias: -50.0,
            fog_enabled: false,
            ..default()
        };
        ExtendedMaterial {
            base,
            extension: Self {
                params: NamesParams {
                    ink: rgba(set.ink, 0.9),
                },
            },
        }
    }
}

impl MaterialExtension for Names {
    fn fragment_shader() -> ShaderRef {
        shaders::NAMES.into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// The names of a board's squares, readable from a seat; `name` gives a square's text by column and row from White's left
/// corner, `None` where nobody plays. Digits and the letters a to l have glyphs. Build it anew when the view turns.
///
/// `None` where no square shows a name: the renderer takes no empty mesh.
pub fn names_mesh(
    columns: u32,
    rows: u32,
    numbers: Numbers,
    reader: QuarterTurn,
    mut name: impl FnMut(u32, u32) -> Option<String>,
) -> Option<Mesh> {
    let half = 0.5 * Vec2::new(columns as f32, rows as f32);
    // Right and up as the reader sees them, in board coordinates (x to White's right, y away from White).
    let right = Vec2::from_angle(std::f32::consts::FRAC_PI_2 * f32::from(reader as u8));
    let up = right.perp();
    let mut positions = Vec::new();
    let mut plan = Vec::new();
    let mut codes = Vec::new();
    let mut indices: Vec<u32> = Vec::new();
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        let border = column == 0 || row == 0 || column + 1 == columns || row + 1 == rows;
        if numbers == Numbers::None || (numbers == Numbers::Border && !border) {
            continue;
        }
        let Some(name) = name(column, row) else {
            continue;
        };
        let square = Vec2::new(column as f32, row as f32) + 0.5 - half;
        for (slot, code) in name.bytes().map(glyph_code).enumerate() {
            let middle = CORNER + HEIGHT * Vec2::new(0.32 + ADVANCE * slot as f32, 0.5);
            let first = positions.len() as u32;
            for corner in [
                Vec2::new(-1.0, -1.0),
                Vec2::new(1.0, -1.0),
                Vec2::new(-1.0, 1.0),
                Vec2::ONE,
            ] {
                let on_glyph = corner * HALF_QUAD;
                let local = middle + HEIGHT * on_glyph;
                let at = square + right * local.x + up * local.y;
                positions.push([at.x, LIFT, -at.y]);
                plan.push(on_glyph.to_array());
                codes.push([f32::from(code), 0.0]);
            }
            indices.extend([first, first + 1, first + 2, first + 2, first + 1, first + 3]);
        }
    }
    if positions.is_empty() {
        return None;
    }
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    let mesh = Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, plan)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, codes)
    .with_inserted_indices(Indices::U32(indices));
    Some(mesh)
}

/// The code by which `shaders/glyphs.wgsl` knows a character.
const fn glyph_code(character: u8) -> u8 {
    match character {
        b'0'..=b'9' => character - b'0' + 1,
        b'a'..=b'l' => character - b'a' + 11,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glyphs(numbers: Numbers) -> usize {
        let name = |column, row| ((column + row) % 2 == 1).then(|| "12".to_string());
        names_mesh(4, 4, numbers, QuarterTurn::White, name)
            .map_or(0, |mesh| mesh.count_vertices() / 4)
    }

    #[test]
    fn the_switch_chooses_the_squares() {
        assert_eq!(
            [Numbers::None, Numbers::Border, Numbers::All].map(glyphs),
            [0, 12, 16]
        );
    }

    #[test]
    fn characters_without_a_glyph_are_blank() {
        assert_eq!(
            ['0', '9', 'a', 'l', 'm'].map(|c| glyph_code(c as u8)),
            [1, 10, 11, 22, 0]
        );
    }
}
