//! The woven cloth on which the board lies.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline},
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::ShaderRef,
};

use super::{
    Quality, TableSet,
    piece::{matte, rgba},
    shaders,
    variant::Variant,
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

impl MaterialExtension for Cloth {
    fn fragment_shader() -> ShaderRef {
        shaders::CLOTH.into()
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        key.bind_group_data.define(descriptor);
        Ok(())
    }
}

impl From<&Cloth> for Variant {
    fn from(material: &Cloth) -> Self {
        material.variant
    }
}
