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

/// The edge of the underside.
const UNDERSIDE: Point = (RADIUS - BEVEL, 0.0, 0.6);

/// The disc of a man, `segments` facets around.
pub fn man_mesh(segments: u32) -> Mesh {
    Lathe::new(segments)
        .cap(UNDERSIDE, false)
        .turn(&shoulder(0.0, MAN_HEIGHT))
        .cap(top(MAN_HEIGHT), true)
        .mesh()
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
    let waist = [(WAIST, middle - 0.006, 1.0), (WAIST, middle + 0.006, 1.0)];
    Lathe::new(segments)
        .cap(UNDERSIDE, false)
        .turn(&lower)
        .turn(&waist)
        .turn(&upper)
        .cap(top(KING_HEIGHT), true)
        .mesh()
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

/// The edge of the flat top that carries the sign.
fn top(height: f32) -> Point {
    (TOP_RADIUS, height - RECESS, TOP)
}

/// A solid of revolution being built.
#[derive(Default)]
struct Lathe {
    segments: u32,
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    plan: Vec<[f32; 2]>,
    part: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Lathe {
    fn new(segments: u32) -> Self {
        Self {
            segments: segments.max(3),
            ..default()
        }
    }

    /// One ring of vertices; `normal` is outwards and up. Returns its first index.
    fn ring(&mut self, (radius, y, mark): Point, normal: Vec2) -> u32 {
        let first = self.positions.len() as u32;
        for column in 0..=self.segments {
            let (sin, cos) = (TAU * column as f32 / self.segments as f32).sin_cos();
            self.positions.push([radius * cos, y, radius * sin]);
            self.normals
                .push([normal.x * cos, normal.y, normal.x * sin]);
            self.plan.push([
                0.5 + 0.5 * radius * cos / RADIUS,
                0.5 + 0.5 * radius * sin / RADIUS,
            ]);
            self.part.push([mark, y]);
        }
        first
    }

    /// Turns a run of the profile, given from below upwards, with smooth normals; between runs there is an edge.
    fn turn(mut self, run: &[Point]) -> Self {
        let mut below = None;
        for (index, &point) in run.iter().enumerate() {
            let before = run[index.saturating_sub(1)];
            let after = run[(index + 1).min(run.len() - 1)];
            let along = Vec2::new(after.0 - before.0, after.1 - before.1).normalize_or(Vec2::Y);
            let first = self.ring(point, Vec2::new(along.y, -along.x));
            if let Some(below) = below.replace(first) {
                for column in 0..self.segments {
                    let (a, c) = (below + column, first + column);
                    self.indices.extend([a, c, a + 1, a + 1, c, c + 1]);
                }
            }
        }
        self
    }

    /// Closes the solid with a flat disc that looks up or down.
    ///
    /// Every other corner is cut off until none is left. A fan around the middle would be simpler, but its needles cost
    /// a rasteriser more than the few large triangles this gives.
    fn cap(mut self, edge: Point, up: bool) -> Self {
        let first = self.ring(edge, if up { Vec2::Y } else { Vec2::NEG_Y });
        let mut corners: Vec<u32> = (first..first + self.segments).collect();
        while corners.len() >= 3 {
            let count = corners.len();
            for i in (0..count - 1).step_by(2) {
                let [a, b, c] = [corners[i], corners[i + 1], corners[(i + 2) % count]];
                self.indices.extend(if up { [a, c, b] } else { [a, b, c] });
            }
            corners = corners.into_iter().step_by(2).collect();
        }
        self
    }

    fn mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.plan)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.part)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    /// Triangles must wind as their normals point, or the piece is culled.
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
            assert!(face.dot(normal) >= 0.0, "{a} {b} {c} winds the wrong way");
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
