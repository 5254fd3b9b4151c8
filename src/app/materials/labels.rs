//! The names of the squares as a small texture of glyph codes.

use bevy::{
    asset::RenderAssetUsages,
    image::Image,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// One texel a square; `name` gives the text of a square by column and row, counted from White's left corner.
///
/// The first three characters count; digits and the letters a to l have glyphs, everything else is left blank.
pub fn label_image(columns: u32, rows: u32, mut name: impl FnMut(u32, u32) -> String) -> Image {
    let mut texels = Vec::with_capacity((columns * rows * 4) as usize);
    for row in 0..rows {
        for column in 0..columns {
            let name = name(column, row);
            let mut codes = name.bytes().map(glyph_code);
            let mut next = || codes.next().unwrap_or(0);
            texels.extend([next(), next(), next(), 0]);
        }
    }
    Image::new(
        Extent3d {
            width: columns,
            height: rows,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        texels,
        TextureFormat::Rgba8Uint,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// The code by which `shaders/glyphs.wgsl` knows a character.
const fn glyph_code(character: u8) -> u8 {
    match character {
        b'0'..=b'9' => character - b'0' + 1,
        b'a'..=b'l' => character - b'a' + 11,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_codes_row_by_row_from_white() {
        let image = label_image(2, 2, |column, row| {
            if row == 0 {
                format!("{column}7")
            } else {
                "l12".into()
            }
        });
        let data = image.data.unwrap_or_default();
        assert_eq!(data, [1, 8, 0, 0, 2, 8, 0, 0, 22, 2, 3, 0, 22, 2, 3, 0]);
    }
}
