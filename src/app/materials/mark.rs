//! Marks on squares: what may be done, what must be done, what has been done, told by shape.

use bevy::{
    mesh::MeshTag,
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
};

use super::{TableSet, piece::rgba, shaders};

/// One material for all marks; which shape a mark shows is in its [`MarkTag`].
pub type MarkMaterial = ExtendedMaterial<StandardMaterial, Mark>;

/// The extension that `shaders/mark.wgsl` reads.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct Mark {
    #[uniform(100)]
    params: MarkParams,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct MarkParams {
    offer: Vec4,
    capture: Vec4,
    trace: Vec4,
    cursor: Vec4,
    keyline: Vec4,
}

/// The shape of a mark. The numbers are bits 0..=4 of the `MeshTag`; `shaders/mark.wgsl` draws them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MarkShape {
    /// A ring: this piece can move.
    Movable = 1,
    /// A ring with four ticks from the corners inwards: this piece must capture.
    MustCapture = 2,
    /// A dot: the piece can go here.
    Destination = 3,
    /// A dot in a ring: the piece can land here, capturing.
    CaptureDestination = 4,
    /// Brackets in the corners: the last move came from here.
    LastFrom = 5,
    /// Filled corners: the last move ended here.
    LastTo = 6,
    /// A double chevron towards +X: a sideways move ends here.
    Sideways = 7,
    /// A thin frame: the pointer is here.
    Hover = 8,
    /// A thick frame: the keyboard's or gamepad's cursor is here.
    Cursor = 9,
    /// A thick ring: the selected piece.
    Selected = 10,
    /// A small diamond: a step already made within a capture.
    StepMade = 11,
    /// A hatched ring: this piece would be captured.
    Capturable = 12,
}

/// The per-mark data: bits 0..=4 shape, 5 mirrored left to right, 8..=15 fade (0 solid, 255 gone); the rest is free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkTag(u32);

impl MarkShape {
    /// All shapes, in the order of their numbers.
    pub const ALL: [Self; 12] = [
        Self::Movable,
        Self::MustCapture,
        Self::Destination,
        Self::CaptureDestination,
        Self::LastFrom,
        Self::LastTo,
        Self::Sideways,
        Self::Hover,
        Self::Cursor,
        Self::Selected,
        Self::StepMade,
        Self::Capturable,
    ];

    /// The solid, unmirrored mark of this shape.
    pub const fn tag(self) -> MarkTag {
        MarkTag(self as u32)
    }
}

impl MarkTag {
    /// Mirrors the shape left to right: chevrons then point towards -X.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 | 1 << 5)
    }

    /// Fades the mark: 0 is solid, 255 invisible.
    #[must_use]
    pub const fn faded(self, by: u8) -> Self {
        Self(self.0 & !(255 << 8) | (by as u32) << 8)
    }

    /// The bits as the shader reads them.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl From<MarkTag> for MeshTag {
    fn from(tag: MarkTag) -> Self {
        Self(tag.0)
    }
}

impl Mark {
    /// The material of the marks. Spawn them with `NotShadowCaster`.
    pub fn material(set: &TableSet) -> MarkMaterial {
        let colours = set.marks;
        let params = MarkParams {
            offer: rgba(colours.offer, 0.95),
            capture: rgba(colours.capture, 0.95),
            trace: rgba(colours.trace, 0.8),
            cursor: rgba(colours.cursor, 0.95),
            keyline: rgba(colours.keyline, 0.6),
        };
        let base = StandardMaterial {
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            fog_enabled: false,
            ..default()
        };
        ExtendedMaterial {
            base,
            extension: Self { params },
        }
    }
}

impl MaterialExtension for Mark {
    fn fragment_shader() -> ShaderRef {
        shaders::MARK.into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// How high a mark lies over the board, in squares: clear of it in the depth buffer, too low to be seen from the side.
pub const MARK_HEIGHT: f32 = 0.004;

/// The flat quad of a mark, 0.98 squares wide, facing up, read from White's side.
pub fn mark_mesh() -> Mesh {
    Plane3d::new(Vec3::Y, Vec2::splat(0.49)).mesh().build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_numbered_from_one() {
        for (index, shape) in MarkShape::ALL.into_iter().enumerate() {
            assert_eq!(shape.tag().bits() as usize, index + 1);
        }
    }

    #[test]
    fn mirroring_and_fading_keep_the_shape() {
        let tag = MarkShape::Sideways.tag().mirrored().faded(255).faded(16);
        assert_eq!(tag.bits(), 7 | 1 << 5 | 16 << 8);
    }
}
