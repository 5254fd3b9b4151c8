//! Materials of the table: stone, wood, cloth and the marks, each a WGSL file in `shaders/` and a few colours.

use bevy::prelude::*;

mod board;
mod cloth;
mod frame;
mod mark;
mod names;
mod piece;
mod quality;
mod sets;
mod shaders;
mod tag;
mod variant;

pub use board::{Board, BoardMaterial, PlayingSquares};
pub use cloth::{Cloth, ClothMaterial};
pub use frame::{Frame, FrameMaterial};
pub use mark::{MARK_HEIGHT, Mark, MarkMaterial, MarkShape, MarkTag, mark_mesh};
pub use names::{Names, NamesMaterial, Numbers, names_mesh};
pub use piece::{Piece, PieceColours, PieceMaterial};
pub use quality::Quality;
pub use sets::{MarkColours, Stuff, TableSet};
pub use tag::{PieceTag, QuarterTurn};

/// Embeds the shaders and registers one material type a shader.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>().add_plugins((
        shaders::plugin,
        MaterialPlugin::<PieceMaterial>::default(),
        MaterialPlugin::<BoardMaterial>::default(),
        MaterialPlugin::<FrameMaterial>::default(),
        MaterialPlugin::<ClothMaterial>::default(),
        MaterialPlugin::<MarkMaterial>::default(),
        MaterialPlugin::<NamesMaterial>::default(),
    ));
}
