//! The frame around the board.

use bevy::{
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use super::{
    Quality, TableSet,
    piece::{matte, rgba},
    shaders,
};

/// The material of the frame and of the trays.
pub type FrameMaterial = ExtendedMaterial<StandardMaterial, Frame>;

/// The extension that `shaders/frame.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct Frame {
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
        Self::build(set, quality, set.frets)
    }

    /// The material of the trays: the frame's stuff without the carving.
    pub fn tray_material(set: &TableSet, quality: Quality) -> FrameMaterial {
        Self::build(set, quality, false)
    }

    fn build(set: &TableSet, quality: Quality, frets: bool) -> FrameMaterial {
        let params = FrameParams {
            stone: rgba(set.frame, 0.85),
            relief: rgba(set.frame_ground, if frets { 0.55 } else { 0.0 }),
            look: Vec4::new(quality.noise_octaves as f32, set.stuff.code(), 0.0, 0.0),
        };
        ExtendedMaterial {
            base: matte(),
            extension: Self { params },
        }
    }
}

impl MaterialExtension for Frame {
    fn fragment_shader() -> ShaderRef {
        shaders::FRAME.into()
    }
}
