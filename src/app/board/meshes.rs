//! Board, frame, cloth and trays. The board's top is y = 0, its middle the origin, White sits at +Z; one unit is a square.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Width of the frame, in squares.
pub const FRAME_WIDTH: f32 = 0.9;
/// Height of the cloth; the frame stands on it.
pub const CLOTH_HEIGHT: f32 = -0.45;
/// Height of a tray's rim above the cloth.
pub const TRAY_HEIGHT: f32 = 0.2;
/// Height of a tray's floor above the cloth.
pub const TRAY_FLOOR: f32 = 0.06;

/// The number of the side, in `UV_1.y`, that stands for a tray's floor.
const TRAY_FLOOR_SIDE: f32 = 9.0;

/// The frame's section: distance from the board's edge, height. A low inner lip, the carved band, a bevel, the side.
const FRAME_SECTION: [(f32, f32); 10] = [
    (0.0, -0.02),
    (0.0, 0.025),
    (0.025, 0.045),
    (0.1, 0.045),
    (0.125, 0.03),
    (0.8, 0.03),
    (0.86, 0.005),
    (0.9, -0.06),
    (0.9, -0.42),
    (0.88, CLOTH_HEIGHT),
];

/// The board's top, `columns` by `rows` squares. Its sides are hidden by the frame.
pub fn board_mesh(columns: u32, rows: u32) -> Mesh {
    Plane3d::new(Vec3::Y, 0.5 * Vec2::new(columns as f32, rows as f32))
        .mesh()
        .build()
}

/// The frame around a board of `columns` by `rows` squares, mitred at the corners.
///
/// `UV_0`: along the side from its middle, and away from the board, in squares. `UV_1`: half the side's length, and the
/// side's number (0 White's, 1 right, 2 Black's, 3 left). `shaders/frame.wgsl` reads both.
pub fn frame_mesh(columns: u32, rows: u32) -> Mesh {
    swept(0.5 * Vec2::new(columns as f32, rows as f32), &FRAME_SECTION)
}

/// A shallow tray `length` (along X) by `width` (along Z) outside, standing on y = 0, with a flat floor and a rounded rim.
///
/// Put it on the cloth with a translation of y = [`CLOTH_HEIGHT`]. It takes the frame's plain material.
pub fn tray_mesh(length: f32, width: f32) -> Mesh {
    const RIM: f32 = 0.16;
    let inner = 0.5 * Vec2::new(length, width) - RIM;
    let section = [
        (-0.06, TRAY_FLOOR),
        (-0.02, TRAY_FLOOR + 0.02),
        (0.0, TRAY_HEIGHT - 0.03),
        (0.03, TRAY_HEIGHT),
        (RIM - 0.04, TRAY_HEIGHT),
        (RIM, TRAY_HEIGHT - 0.05),
        (RIM, 0.0),
    ];
    let mut mesh = swept(inner, &section);
    let floor = inner - 0.06;
    let plane = Plane3d::new(Vec3::Y, floor)
        .mesh()
        .build()
        .translated_by(Vec3::Y * TRAY_FLOOR);
    let count = plane.count_vertices();
    let plane = plane.with_inserted_attribute(
        Mesh::ATTRIBUTE_UV_1,
        vec![[0.0_f32, TRAY_FLOOR_SIDE]; count],
    );
    // Both meshes carry the same four attributes, so merging cannot fail.
    if let Err(error) = mesh.merge(&plane) {
        debug_assert!(false, "{error}");
    }
    mesh
}

/// The cloth, `reach` squares from the middle in each direction, left out under the board.
pub fn cloth_mesh(columns: u32, rows: u32, reach: f32) -> Mesh {
    let inner = 0.5 * Vec2::new(columns as f32, rows as f32) + FRAME_WIDTH - 0.1;
    let width = (reach - inner.max_element()).max(1.0);
    swept(inner, &[(0.0, CLOTH_HEIGHT), (width, CLOTH_HEIGHT)])
}

/// Sweeps a section around a rectangle of half sizes `inner`; every face is flat.
fn swept(inner: Vec2, section: &[(f32, f32)]) -> Mesh {
    let mut positions = Vec::new();
    let mut normals = Vec::new();
    let mut uv = Vec::new();
    let mut part = Vec::new();
    let mut indices = Vec::new();
    for side in 0..4_u8 {
        // Along the side to the right of someone who sits at it, and away from the board towards them.
        let (along, away) = match side {
            0 => (Vec3::X, Vec3::Z),
            1 => (Vec3::NEG_Z, Vec3::X),
            2 => (Vec3::NEG_X, Vec3::NEG_Z),
            _ => (Vec3::Z, Vec3::NEG_X),
        };
        let (half, out) = if side % 2 == 0 {
            (inner.x, inner.y)
        } else {
            (inner.y, inner.x)
        };
        for pair in section.windows(2) {
            let [(o0, y0), (o1, y1)] = [pair[0], pair[1]];
            let normal = (away * (y0 - y1) + Vec3::Y * (o1 - o0)).normalize_or(Vec3::Y);
            let first = positions.len() as u32;
            for (sign, o, y) in [(-1.0, o0, y0), (1.0, o0, y0), (-1.0, o1, y1), (1.0, o1, y1)] {
                let u = sign * (half + o);
                positions.push((along * u + away * (out + o) + Vec3::Y * y).to_array());
                normals.push(normal.to_array());
                uv.push([u, o]);
                part.push([half, f32::from(side)]);
            }
            indices.extend([first, first + 2, first + 1, first + 1, first + 2, first + 3]);
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uv)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, part)
    .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tray_has_a_floor() {
        let mesh = tray_mesh(6.0, 1.5);
        assert_eq!(mesh.count_vertices(), 4 * 6 * 4 + 4);
    }
}
