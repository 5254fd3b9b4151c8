//! The woven cloth on which the board lies.

use bevy::{
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use super::{
    TableSet,
    piece::{matte, rgba},
    shaders,
};

/// The material of the cloth.
pub type ClothMaterial = ExtendedMaterial<StandardMaterial, Cloth>;

/// The extension that `shaders/cloth.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct Cloth {
    #[uniform(100)]
    params: ClothParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct ClothParams {
    ground: Vec4,
    band: Vec4,
    first: Vec4,
    second: Vec4,
}

impl Cloth {
    /// The material of a set's cloth.
    pub fn material(set: &TableSet) -> ClothMaterial {
        let [ground, band, first, second] = set.cloth;
        let params = ClothParams {
            ground: rgba(ground, 0.95),
            band: rgba(band, 13.0),
            first: rgba(first, 0.0),
            second: rgba(second, 0.0),
        };
        ExtendedMaterial {
            base: matte(),
            extension: Self { params },
        }
    }
}

impl MaterialExtension for Cloth {
    fn fragment_shader() -> ShaderRef {
        shaders::CLOTH.into()
    }
}
