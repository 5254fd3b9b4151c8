//! Which lines of the shaders a material needs: a software renderer runs every branch it finds, so the others are cut out.

use bevy::{prelude::*, render::render_resource::RenderPipelineDescriptor};

use super::{Quality, Stuff, TableSet};

/// The shader definitions of a material; each combination is a pipeline of its own.
#[repr(C)]
#[derive(Reflect, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// `WOOD`: grain instead of mottled stone.
    wood: bool,
    /// `TABLE_SHADOWS`: the key light casts them.
    shadows: bool,
    /// `CARVED`: the frame carries step-frets.
    carved: bool,
}

impl Variant {
    /// What a set asks for and the quality allows.
    pub(super) fn new(set: &TableSet, quality: Quality) -> Self {
        Self {
            wood: set.stuff == Stuff::Wood,
            shadows: quality.shadow_map.is_some(),
            carved: set.frets,
        }
    }

    /// The same without carving.
    pub(super) const fn smooth(self) -> Self {
        Self {
            carved: false,
            ..self
        }
    }

    /// Adds the definitions to the fragment shader of a pipeline.
    pub(super) fn define(self, descriptor: &mut RenderPipelineDescriptor) {
        let Some(fragment) = &mut descriptor.fragment else {
            return;
        };
        let names = [
            (self.wood, "WOOD"),
            (self.shadows, "TABLE_SHADOWS"),
            (self.carved, "CARVED"),
        ];
        fragment.shader_defs.extend(
            names
                .into_iter()
                .filter(|(on, _)| *on)
                .map(|(_, name)| name.into()),
        );
    }
}

/// Gives a material extension its fragment shader, with the lines cut out that its variant does
/// without. The extension has a field `variant` and `#[bind_group_data(Variant)]`.
macro_rules! varied_material {
    ($extension:ty, $shader:expr) => {
        impl bevy::pbr::MaterialExtension for $extension {
            fn fragment_shader() -> bevy::shader::ShaderRef {
                $shader.into()
            }

            fn specialize(
                _: &bevy::pbr::MaterialExtensionPipeline,
                descriptor: &mut bevy::render::render_resource::RenderPipelineDescriptor,
                _: &bevy::mesh::MeshVertexBufferLayoutRef,
                key: bevy::pbr::MaterialExtensionKey<Self>,
            ) -> Result<(), bevy::render::render_resource::SpecializedMeshPipelineError> {
                key.bind_group_data.define(descriptor);
                Ok(())
            }
        }

        impl From<&$extension> for Variant {
            fn from(material: &$extension) -> Self {
                material.variant
            }
        }
    };
}
pub(super) use varied_material;
