//! The board's top.

use bevy::{
    pbr::ExtendedMaterial,
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
};

use super::{
    Quality, TableSet,
    piece::{matte, rgba},
    shaders,
    variant::{Variant, varied_material},
};

/// The material of the board's top; it draws in world space, so the board lies at the origin.
pub type BoardMaterial = ExtendedMaterial<StandardMaterial, Board>;

/// The extension that `shaders/board.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(Variant)]
pub struct Board {
    variant: Variant,
    #[uniform(100)]
    params: BoardParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct BoardParams {
    grid: Vec4,
    plain: Vec4,
    play: Vec4,
    grout: Vec4,
}

/// Which squares are played on, columns and rows counted from White's left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayingSquares {
    /// Column + row is even: the corner at White's left plays.
    Even,
    /// Column + row is odd: the corner at White's right plays (on an even number of columns).
    Odd,
    /// Every square, as in Turkish draughts.
    All,
}

impl Board {
    /// The material of a board of `columns` by `rows` squares.
    pub fn material(
        set: &TableSet,
        columns: u32,
        rows: u32,
        playing: PlayingSquares,
        quality: Quality,
    ) -> BoardMaterial {
        let parity = match playing {
            PlayingSquares::Even => 0.0,
            PlayingSquares::Odd => 1.0,
            PlayingSquares::All => 2.0,
        };
        let params = BoardParams {
            grid: Vec4::new(
                columns as f32,
                rows as f32,
                parity,
                quality.noise_octaves as f32,
            ),
            plain: rgba(set.plain_square, 0.85),
            play: rgba(set.playing_square, 0.8),
            grout: rgba(set.grout, 0.018),
        };
        ExtendedMaterial {
            base: matte(),
            extension: Self {
                variant: Variant::new(set, quality),
                params,
            },
        }
    }
}

varied_material!(Board, shaders::BOARD);
