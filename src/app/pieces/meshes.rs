//! Man and king as turned solids: one disc, and two discs with a groove between them.
//!
//! `UV_0` is the plan of the disc (the unit disc on 0..1, u towards +X, v towards +Z). `UV_1.x` is how deep in a groove a
//! point lies, 0..1, or 2 on the flat top that carries the sign; `UV_1.y` is the height. `shaders/piece.wgsl` reads both.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Radius of a piece, in squares.
pub const RADIUS: f32 = 0.42;
/// Height of a man, in squares.
pub const MAN_HEIGHT: f32 = 0.17;
/// Height of a king, in squares.
pub const KING_HEIGHT: f32 = 0.36;

/// Radius of the rounded edges.
const BEVEL: f32 = 0.04;
/// How far the flat top lies below the rim, and the width of the slope between them.
const RECESS: f32 = 0.012;
/// Radius of the flat top.
const TOP_RADIUS: f32 = RADIUS - BEVEL - 0.016;
/// Radius at the bottom of a king's groove.
const WAIST: f32 = RADIUS - 0.085;
/// Points along a rounded edge.
const EDGE_POINTS: usize = 4;
/// `UV_1.x` of the flat top.
const TOP: f32 = 2.0;

/// A point of the profile: radius, height and what goes into `UV_1.x`.
type Point = (f32, f32, f32);

/// The disc of a man, `segments` facets around.
pub fn man_mesh(segments: u32) -> Mesh {
    turn(
        &[base(0.0), shoulder(0.0, MAN_HEIGHT), top(MAN_HEIGHT)],
        segments,
    )
}

/// The two discs of a king.
pub fn king_mesh(segments: u32) -> Mesh {
    let middle = 0.5 * KING_HEIGHT;
    let mut lower = arc(0.0, true);
    // The upper disc shades the lower one's shoulder; that also keeps a ring of emphasis off it.
    lower.extend(
        arc(middle - 0.012, false)
            .into_iter()
            .enumerate()
            .map(|(i, (r, y, _))| (r, y, 0.3 * i as f32)),
    );
    lower.push((WAIST, middle - 0.006, 1.0));
    let mut upper = vec![(WAIST, middle + 0.006, 1.0)];
    upper.extend(shoulder(middle + 0.012, KING_HEIGHT));
    let waist = vec![(WAIST, middle - 0.006, 1.0), (WAIST, middle + 0.006, 1.0)];
    turn(
        &[base(0.0), lower, waist, upper, top(KING_HEIGHT)],
        segments,
    )
}

/// The underside, from the axis outwards.
fn base(y: f32) -> Vec<Point> {
    vec![(0.0, y, 0.6), (RADIUS - BEVEL, y, 0.6)]
}

/// A quarter circle at the disc's edge: the lower edge of a disc that begins at `y`, or the upper edge of one that ends there.
fn arc(y: f32, lower: bool) -> Vec<Point> {
    let (centre, from) = if lower {
        (y + BEVEL, -FRAC_PI_2)
    } else {
        (y - BEVEL, 0.0)
    };
    (0..EDGE_POINTS)
        .map(|i| {
            let angle = from + FRAC_PI_2 * i as f32 / (EDGE_POINTS - 1) as f32;
            (
                RADIUS - BEVEL + BEVEL * angle.cos(),
                centre + BEVEL * angle.sin(),
                if lower { 0.35 * -angle.sin() } else { 0.0 },
            )
        })
        .collect()
}

/// Lower edge, side, upper edge and rim of a disc between two heights, down to the recessed top.
fn shoulder(bottom: f32, height: f32) -> Vec<Point> {
    let mut points = arc(bottom, true);
    points.extend(arc(height, false));
    points.push((TOP_RADIUS + 0.008, height - 0.3 * RECESS, 0.0));
    points.push((TOP_RADIUS, height - RECESS, 0.5));
    points
}

/// The flat top that carries the sign.
fn top(height: f32) -> Vec<Point> {
    vec![
        (TOP_RADIUS, height - RECESS, TOP),
        (0.0, height - RECESS, TOP),
    ]
}

/// Turns runs of a profile about the y axis. Within a run normals are smooth, between runs there is an edge.
fn turn(runs: &[Vec<Point>], segments: u32) -> Mesh {
    let mut positions = Vec::new();
    let mut normals = Vec::new();
    let mut plan = Vec::new();
    let mut part = Vec::new();
    let mut indices = Vec::new();
    let columns = segments + 1;
    for run in runs {
        let first = positions.len() as u32;
        for (index, &(radius, y, mark)) in run.iter().enumerate() {
            let before = run[index.saturating_sub(1)];
            let after = run[(index + 1).min(run.len() - 1)];
            let along = Vec2::new(after.0 - before.0, after.1 - before.1).normalize_or(Vec2::Y);
            for column in 0..columns {
                let (sin, cos) = (TAU * column as f32 / segments as f32).sin_cos();
                positions.push([radius * cos, y, radius * sin]);
                normals.push([along.y * cos, -along.x, along.y * sin]);
                plan.push([
                    0.5 + 0.5 * radius * cos / RADIUS,
                    0.5 + 0.5 * radius * sin / RADIUS,
                ]);
                part.push([mark, y]);
            }
        }
        for ring in 0..run.len() as u32 - 1 {
            for column in 0..segments {
                let a = first + ring * columns + column;
                let (b, c, d) = (a + 1, a + columns, a + columns + 1);
                // A ring on the axis is a point: one of the two triangles has no area.
                if run[ring as usize].0 > 0.0 {
                    indices.extend([a, c, b]);
                }
                if run[ring as usize + 1].0 > 0.0 {
                    indices.extend([b, c, d]);
                }
            }
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, plan)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, part)
    .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    /// Triangles must wind against their normals' direction, or the piece is culled.
    fn check(mesh: &Mesh, height: f32) {
        let (
            Some(VertexAttributeValues::Float32x3(positions)),
            Some(VertexAttributeValues::Float32x3(normals)),
        ) = (
            mesh.attribute(Mesh::ATTRIBUTE_POSITION),
            mesh.attribute(Mesh::ATTRIBUTE_NORMAL),
        )
        else {
            panic!("positions and normals are there");
        };
        let indices: Vec<usize> = mesh
            .indices()
            .map(|i| i.iter().collect())
            .unwrap_or_default();
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(positions[triangle[i]]));
            let face = (b - a).cross(c - a);
            let normal: Vec3 = triangle.iter().map(|&i| Vec3::from(normals[i])).sum();
            assert!(face.dot(normal) > 0.0, "{a} {b} {c} winds the wrong way");
        }
        let highest = positions.iter().map(|p| p[1]).fold(0.0, f32::max);
        let widest = positions.iter().map(|p| p[0]).fold(0.0, f32::max);
        assert!((highest - height).abs() < 1e-4 && (widest - RADIUS).abs() < 1e-4);
    }

    #[test]
    fn discs_are_closed_and_face_outwards() {
        check(&man_mesh(24), MAN_HEIGHT);
        check(&king_mesh(24), KING_HEIGHT);
    }
}
