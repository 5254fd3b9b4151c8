//! The picture that `damas render` draws: a broken shader would show as missing stone, not as an error.

use std::{fs, process::Command};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
};

use crate::desktop::Desktop;

/// How many of a picture's pixels fit a description.
fn count(pixels: &[u8], fits: impl Fn(i32, i32, i32) -> bool) -> usize {
    let channel = |value: u8| i32::from(value);
    pixels
        .chunks_exact(4)
        .filter(|pixel| fits(channel(pixel[0]), channel(pixel[1]), channel(pixel[2])))
        .count()
}

#[test]
fn the_picture_shows_both_sides_their_numerals_and_the_board() {
    let desktop = Desktop::new();
    let file = desktop.folder.join("table.png");
    let done = Command::new(env!("CARGO_BIN_EXE_damas"))
        .args(["render", "--size", "640x360", "--quality", "low", "--out"])
        .arg(&file)
        .env("RUST_LOG", "error")
        .output()
        .expect("the program");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    assert!(!said.contains("ERROR"), "{said}");
    let bytes = fs::read(&file).expect("a picture");
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::all(),
    )
    .expect("a PNG");
    assert_eq!((image.width(), image.height()), (640, 360));
    let pixels = image.data.as_deref().expect("pixels");
    // Twenty red discs of about 25 pixels, twenty black ones, shell on both, green squares.
    let red = count(pixels, |r, g, b| 90 < r && g < 60 && b < 50);
    let black = count(pixels, |r, g, b| {
        r < 40 && g < 40 && b < 40 && (r - b).abs() < 12
    });
    let shell = count(pixels, |r, g, b| 215 < r && 200 < g && 170 < b);
    let green = count(pixels, |r, g, b| r + 8 < g && b < g + 4 && 50 < g);
    let found = format!("red {red}, black {black}, shell {shell}, green {green}");
    assert!(6_000 < red, "{found}");
    assert!(4_000 < black, "{found}");
    assert!(1_500 < shell, "{found}");
    assert!(10_000 < green, "{found}");
}
