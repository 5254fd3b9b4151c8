//! The WGSL files, embedded in the binary so that the program runs from any folder.

use std::path::{Path, PathBuf};

use bevy::{asset::io::embedded::EmbeddedAssetRegistry, prelude::*, shader::Shader};

/// Fragment shader of the pieces.
pub(super) const PIECE: &str = "embedded://shaders/piece.wgsl";
/// Fragment shader of the board's top.
pub(super) const BOARD: &str = "embedded://shaders/board.wgsl";
/// Fragment shader of the frame around the board.
pub(super) const FRAME: &str = "embedded://shaders/frame.wgsl";
/// Fragment shader of the cloth under the board.
pub(super) const CLOTH: &str = "embedded://shaders/cloth.wgsl";
/// Fragment shader of the squares' names.
pub(super) const NAMES: &str = "embedded://shaders/names.wgsl";
/// Fragment shader of the marks on squares.
pub(super) const MARK: &str = "embedded://shaders/mark.wgsl";

/// The shared functions, which the shaders above import by their `damas::` path.
const LIBRARIES: [&str; 5] = [
    "embedded://shaders/lighting.wgsl",
    "embedded://shaders/noise.wgsl",
    "embedded://shaders/shapes.wgsl",
    "embedded://shaders/numeral.wgsl",
    "embedded://shaders/glyphs.wgsl",
];

/// A file of `shaders/` with its text, taken in when the program is built.
macro_rules! shader_file {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $name)).as_slice(),
        )
    };
}

const FILES: [(&str, &[u8]); 11] = [
    shader_file!("shaders/lighting.wgsl"),
    shader_file!("shaders/names.wgsl"),
    shader_file!("shaders/noise.wgsl"),
    shader_file!("shaders/shapes.wgsl"),
    shader_file!("shaders/numeral.wgsl"),
    shader_file!("shaders/glyphs.wgsl"),
    shader_file!("shaders/piece.wgsl"),
    shader_file!("shaders/board.wgsl"),
    shader_file!("shaders/frame.wgsl"),
    shader_file!("shaders/cloth.wgsl"),
    shader_file!("shaders/mark.wgsl"),
];

/// Keeps the libraries loaded: an import finds only what is alive.
#[derive(Resource)]
struct ShaderLibraries {
    _handles: Vec<Handle<Shader>>,
}

/// Embeds all files and loads the libraries.
pub(super) fn plugin(app: &mut App) {
    let registry = app.world_mut().resource_mut::<EmbeddedAssetRegistry>();
    for (name, text) in FILES {
        registry.insert_asset(PathBuf::from(name), Path::new(name), text);
    }
    let assets = app.world().resource::<AssetServer>();
    let handles = LIBRARIES.iter().map(|path| assets.load(*path)).collect();
    app.insert_resource(ShaderLibraries { _handles: handles });
}
