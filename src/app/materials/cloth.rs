//! The woven cloth on which the board lies.

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

/// The material of the cloth.
pub type ClothMaterial = ExtendedMaterial<StandardMaterial, Cloth>;

/// The extension that `shaders/cloth.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(Variant)]
pub struct Cloth {
    variant: Variant,
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
    pub fn material(set: &TableSet, quality: Quality) -> ClothMaterial {
        let [ground, band, first, second] = set.cloth;
        let params = ClothParams {
            ground: rgba(ground, 0.95),
            band: rgba(band, 13.0),
            first: rgba(first, 0.0),
            second: rgba(second, 0.0),
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

varied_material!(Cloth, shaders::CLOTH);
