//! How much a picture may cost: the few switches that matter on a machine without a GPU.

use bevy::{
    light::ShadowFilteringMethod,
    prelude::*,
    render::{renderer::RenderAdapterInfo, settings::RenderResources},
};

use crate::app::settings::QualityChoice;

/// The costs of a frame, set once before the table is spawned.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quality {
    /// Samples a pixel for the edges. WebGPU promises 1 and 4; lavapipe refuses 2.
    pub msaa: Msaa,
    /// Width of the shadow map in texels; `None` draws no shadows.
    pub shadow_map: Option<usize>,
    /// How shadow edges are smoothed.
    pub shadow_filter: ShadowFilteringMethod,
    /// Octaves of noise in stone and wood.
    pub noise_octaves: u32,
    /// Facets around a disc.
    pub disc_segments: u32,
    /// Whether the cool fill light shines from the other side.
    pub fill_light: bool,
}

impl Quality {
    /// For software Vulkan on a laptop.
    pub const LOW: Self = Self {
        msaa: Msaa::Off,
        shadow_map: None,
        shadow_filter: ShadowFilteringMethod::Hardware2x2,
        noise_octaves: 1,
        disc_segments: 28,
        fill_light: false,
    };
    /// For an integrated GPU.
    pub const MEDIUM: Self = Self {
        msaa: Msaa::Sample4,
        shadow_map: Some(1024),
        shadow_filter: ShadowFilteringMethod::Hardware2x2,
        noise_octaves: 2,
        disc_segments: 40,
        fill_light: true,
    };
    /// For everything better, and for pictures.
    pub const HIGH: Self = Self {
        msaa: Msaa::Sample4,
        shadow_map: Some(2048),
        shadow_filter: ShadowFilteringMethod::Gaussian,
        noise_octaves: 3,
        disc_segments: 64,
        fill_light: true,
    };
}

impl Default for Quality {
    fn default() -> Self {
        Self::HIGH
    }
}

impl Quality {
    /// What a choice means on a machine: by itself, a processor that draws gets the lowest, a
    /// graphics chip in it the middle one, a card of its own the highest.
    #[must_use]
    pub fn of(choice: QualityChoice, graphics: &RenderResources) -> Self {
        let RenderAdapterInfo(adapter) = &graphics.2;
        // The kinds are compared by name: wgpu's type is not among what Bevy exports.
        match (choice, format!("{:?}", adapter.device_type).as_str()) {
            (QualityChoice::Low, _) | (QualityChoice::Auto, "Cpu") => Self::LOW,
            (QualityChoice::High, _) | (QualityChoice::Auto, "DiscreteGpu") => Self::HIGH,
            (QualityChoice::Medium | QualityChoice::Auto, _) => Self::MEDIUM,
        }
    }
}
