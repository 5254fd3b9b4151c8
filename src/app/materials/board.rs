//! The board's top.

use bevy::{
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use super::{
    Quality, QuarterTurn, TableSet,
    piece::{matte, rgba},
    shaders,
};

/// The material of the board's top; it draws in world space, so the board lies at the origin.
pub type BoardMaterial = ExtendedMaterial<StandardMaterial, Board>;

/// The extension that `shaders/board.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct Board {
    #[uniform(100)]
    params: BoardParams,
    #[texture(101, sample_type = "u_int")]
    labels: Handle<Image>,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct BoardParams {
    grid: Vec4,
    plain: Vec4,
    play: Vec4,
    grout: Vec4,
    ink: Vec4,
    numbers: Vec4,
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

impl Board {
    /// The material of a board; `labels` comes from [`label_image`](super::label_image).
    pub fn material(
        set: &TableSet,
        columns: u32,
        rows: u32,
        playing: PlayingSquares,
        labels: Handle<Image>,
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
            ink: rgba(set.ink, 0.85),
            numbers: Vec4::new(0.0, 0.0, set.stuff.code(), 0.0),
        };
        ExtendedMaterial {
            base: matte(),
            extension: Self { params, labels },
        }
    }

    /// Says which names show and from which seat they are read. Compare before calling: a change uploads the material again.
    pub fn set_numbers(&mut self, numbers: Numbers, reader: QuarterTurn) {
        self.params.numbers.x = numbers as u8 as f32;
        self.params.numbers.y = reader as u8 as f32;
    }
}

impl MaterialExtension for Board {
    fn fragment_shader() -> ShaderRef {
        shaders::BOARD.into()
    }
}
