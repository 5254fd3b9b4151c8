//! Square to world and back: the only place that knows where squares lie in the room.
//!
//! One square is one unit wide. The board's top is the plane y = 0, its middle the origin; White
//! sits at positive z and has its left hand at negative x.

use bevy::math::Vec3;

use crate::rules::{Geometry, Square};

/// The middle of a square on the board's top.
#[must_use]
pub fn centre(geometry: &Geometry, square: Square) -> Vec3 {
    let (row, column) = geometry.cell(square);
    cell_centre(geometry, row, column)
}

/// The middle of a cell, playing square or not.
#[must_use]
pub fn cell_centre(geometry: &Geometry, row: u8, column: u8) -> Vec3 {
    let board = geometry.board();
    let x = f32::from(column) + 0.5 - f32::from(board.width) / 2.0;
    let z = f32::from(board.height) / 2.0 - 0.5 - f32::from(row);
    Vec3::new(x, 0.0, z)
}

/// The playing square at a point of the board's plane.
#[must_use]
pub fn square_at(geometry: &Geometry, point: Vec3) -> Option<Square> {
    let board = geometry.board();
    let column = (point.x + f32::from(board.width) / 2.0).floor();
    let row = (f32::from(board.height) / 2.0 - point.z).floor();
    if row < 0.0 || column < 0.0 {
        return None;
    }
    geometry.square_at(row as u8, column as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_square_is_found_where_it_lies() {
        for rules in rules::all() {
            let geometry = rules.geometry();
            for &square in geometry.squares() {
                assert_eq!(square_at(geometry, centre(geometry, square)), Some(square));
            }
        }
    }

    #[test]
    fn white_sits_at_positive_z() {
        let rules = rules::find("gt502").unwrap();
        let geometry = rules.geometry();
        // Square 1 is White's bottom right corner.
        let corner = centre(geometry, geometry.numbered(1).unwrap());
        assert_eq!(corner, Vec3::new(4.5, 0.0, 4.5));
    }
}
