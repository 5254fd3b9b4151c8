//! `damas render`: draws one picture without a window.

use std::path::PathBuf;

use clap::Args;

use super::{
    fault::Fault,
    start::StartArguments,
    values::{self, Camera, Quality, Size},
};

/// No game is that long.
const MOST_PLIES: u32 = 100_000;

#[derive(Args, Debug)]
pub(super) struct RenderArguments {
    /// The picture to write.
    #[arg(long, value_name = "PNG", value_parser = png)]
    out: PathBuf,
    #[command(flatten)]
    start: StartArguments,
    /// The position after so many moves of the game in the file.
    #[arg(long, value_name = "N", requires = "pdn", value_parser = ply, allow_negative_numbers = true)]
    ply: Option<u32>,
    /// From where to look: white, black or top.
    #[arg(long, value_name = "NAME", value_parser = values::camera, default_value = "white")]
    camera: Camera,
    /// Width and height in pixels.
    #[arg(long, value_name = "WxH", value_parser = values::size, default_value = "1280x720")]
    size: Size,
    /// How much the picture may cost: low, medium, high or auto.
    #[arg(long, value_name = "QUALITY", value_parser = values::quality, default_value = "auto")]
    quality: Quality,
}

/// The name of a picture: the format is told by its ending.
fn png(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_png = path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
    if is_png {
        Ok(path)
    } else {
        Err("the picture is a PNG, so give it a name that ends in .png".to_owned())
    }
}

/// Without the feature `app` there is nothing to draw with.
#[cfg(not(feature = "app"))]
pub(super) fn run(arguments: RenderArguments) -> Result<(), Fault> {
    let RenderArguments {
        out: _,
        start,
        ply,
        camera: _,
        size: _,
        quality: _,
    } = arguments;
    start.game(ply)?;
    Err(Fault::Machine(values::NO_TABLE.to_owned()))
}

#[cfg(feature = "app")]
pub(super) fn run(arguments: RenderArguments) -> Result<(), Fault> {
    use crate::{
        app::{RenderError, RenderOptions, camera::CameraPreset, render},
        play::{Claims, Match},
        rules::default_rules,
    };

    let game = arguments.start.game(arguments.ply)?;
    let options = RenderOptions {
        out: arguments.out,
        game: game.unwrap_or_else(|| Match::new(default_rules(), Claims::ByPlayers)),
        camera: match arguments.camera {
            Camera::White => CameraPreset::WhiteSeat,
            Camera::Black => CameraPreset::BlackSeat,
            Camera::Top => CameraPreset::TopDown,
        },
        size: (arguments.size.width, arguments.size.height),
        quality: quality_choice(arguments.quality),
    };
    render(options).map_err(|error| match error {
        RenderError::Machine(lack) => Fault::Machine(lack.to_string()),
        other => Fault::Input(other.to_string()),
    })
}

/// The quality as the app's settings name it.
#[cfg(feature = "app")]
pub(super) fn quality_choice(quality: Quality) -> crate::app::settings::QualityChoice {
    use crate::app::settings::QualityChoice;

    match quality {
        Quality::Auto => QualityChoice::Auto,
        Quality::Low => QualityChoice::Low,
        Quality::Medium => QualityChoice::Medium,
        Quality::High => QualityChoice::High,
    }
}

fn ply(text: &str) -> Result<u32, String> {
    values::count("number of moves", MOST_PLIES, text)
}
