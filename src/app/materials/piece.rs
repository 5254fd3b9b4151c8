//! The stone or wood of one side's pieces.

use bevy::{
    pbr::ExtendedMaterial,
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
};

use super::{
    Quality, TableSet, shaders,
    variant::{Variant, varied_material},
};

/// One material for all pieces of a side; what differs between them is in each [`PieceTag`](super::PieceTag).
pub type PieceMaterial = ExtendedMaterial<StandardMaterial, Piece>;

/// The extension that `shaders/piece.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(Variant)]
pub struct Piece {
    variant: Variant,
    #[uniform(100)]
    params: PieceParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct PieceParams {
    stone: Vec4,
    vein: Vec4,
    inlay: Vec4,
    emphasis: Vec4,
    look: Vec4,
}

/// The colours of one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceColours {
    /// The body.
    pub body: Color,
    /// Veins of stone, growth rings of wood.
    pub vein: Color,
    /// How strongly the veins show, 0..=1.
    pub vein_strength: f32,
    /// The inlaid sign.
    pub inlay: Color,
    /// Roughness of the body, at least 0.6 so that no lamp hides a numeral.
    pub roughness: f32,
}

impl Piece {
    /// The material of a side: `white` chooses which.
    pub fn material(set: &TableSet, white: bool, quality: Quality) -> PieceMaterial {
        let colours = if white { set.white } else { set.black };
        let params = PieceParams {
            stone: rgba(colours.body, colours.roughness),
            vein: rgba(colours.vein, colours.vein_strength),
            inlay: rgba(colours.inlay, 0.65),
            emphasis: rgba(set.marks.emphasis, 0.55),
            look: Vec4::new(quality.noise_octaves as f32, 0.0, 0.0, 0.0),
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

varied_material!(Piece, shaders::PIECE);

/// What every material of the table starts from: no metal, little gloss, no fog.
pub(super) fn matte() -> StandardMaterial {
    StandardMaterial {
        perceptual_roughness: 0.8,
        metallic: 0.0,
        reflectance: 0.35,
        fog_enabled: false,
        ..default()
    }
}

/// A colour as the shaders take it: linear, with a fourth number of its own meaning.
pub(super) fn rgba(color: Color, fourth: f32) -> Vec4 {
    color.to_linear().to_vec3().extend(fourth)
}
