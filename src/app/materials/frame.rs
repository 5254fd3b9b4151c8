//! The frame around the board.

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

/// The material of the frame and of the trays.
pub type FrameMaterial = ExtendedMaterial<StandardMaterial, Frame>;

/// The extension that `shaders/frame.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(Variant)]
pub struct Frame {
    variant: Variant,
    #[uniform(100)]
    params: FrameParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct FrameParams {
    stone: Vec4,
    relief: Vec4,
    look: Vec4,
}

impl Frame {
    /// The material of the frame, with its step-frets where the set has them.
    pub fn material(set: &TableSet, quality: Quality) -> FrameMaterial {
        Self::build(set, quality, Variant::new(set, quality))
    }

    /// The material of the trays: the frame's stuff without the carving.
    pub fn tray_material(set: &TableSet, quality: Quality) -> FrameMaterial {
        Self::build(set, quality, Variant::new(set, quality).smooth())
    }

    fn build(set: &TableSet, quality: Quality, variant: Variant) -> FrameMaterial {
        let params = FrameParams {
            stone: rgba(set.frame, 0.85),
            relief: rgba(set.frame_ground, 0.55),
            look: Vec4::new(quality.noise_octaves as f32, 0.0, 0.0, 0.0),
        };
        ExtendedMaterial {
            base: matte(),
            extension: Self { variant, params },
        }
    }
}

varied_material!(Frame, shaders::FRAME);
