//! `damas` without a subcommand: opens the table.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;

use super::{
    fault::Fault,
    start::StartArguments,
    values::{self, Lang, Quality, Size},
};

#[derive(Args, Debug)]
pub(super) struct TableArguments {
    #[command(flatten)]
    start: StartArguments,
    /// How much the picture may cost: low, medium, high or auto.
    #[arg(long, value_name = "QUALITY", value_parser = values::quality)]
    quality: Option<Quality>,
    /// Open a window of this size, as in 1280x720.
    #[arg(long, value_name = "WxH", value_parser = values::size)]
    windowed: Option<Size>,
    /// The language of the table: es or en.
    #[arg(long, value_name = "LANGUAGE", value_parser = values::lang)]
    lang: Option<Lang>,
    /// Write what happens to a file, one JSON line each.
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

/// Without the feature `app` there is no table to open.
#[cfg(not(feature = "app"))]
pub(super) fn run(arguments: TableArguments) -> Result<ExitCode, Fault> {
    let TableArguments {
        start,
        quality: _,
        windowed: _,
        lang: _,
        trace: _,
    } = arguments;
    start.game(None)?;
    Err(Fault::Machine(values::NO_TABLE.to_owned()))
}

#[cfg(feature = "app")]
pub(super) fn run(arguments: TableArguments) -> Result<ExitCode, Fault> {
    use crate::app::{TableOptions, open, settings::Language, trace::Trace};

    let game = arguments.start.game(None)?;
    let trace = arguments.trace.map(|path| {
        Trace::to(&path).map_err(|error| {
            Fault::Input(format!(
                "the trace cannot be written to {}: {error}; name another file",
                path.display()
            ))
        })
    });
    let options = TableOptions {
        game,
        quality: arguments.quality.map(super::render::quality_choice),
        window: arguments.windowed.map(|size| (size.width, size.height)),
        language: arguments.lang.map(|lang| match lang {
            Lang::Es => Language::Es,
            Lang::En => Language::En,
        }),
        trace: trace.transpose()?.unwrap_or_default(),
    };
    open(options).map_err(|lack| Fault::Machine(lack.to_string()))
}
