//! The command line: one file a subcommand.
//!
//! Answers go to standard output. A fault goes to standard error as one sentence and becomes the
//! exit code. **Invariant:** only `table` and `render` know that there is an app.

mod bench;
mod contest;
mod fault;
mod files;
mod house;
mod hub;
mod moves;
mod panics;
pub mod pdn;
mod perft;
mod render;
mod rulesets;
mod start;
mod table;
mod train;
mod usage;
mod values;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use fault::Fault;

/// A 3D draughts table for game nights; its star is Damas Chapinas GT502.
///
/// Without a subcommand the table opens.
#[derive(Parser)]
#[command(
    name = "damas",
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(flatten)]
    table: table::TableArguments,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the games and where each rule comes from.
    Rulesets(rulesets::RulesetsArguments),
    /// Counts the positions a number of moves ahead.
    Perft(perft::PerftArguments),
    /// Measures the engine: positions a second, and how deep it comes.
    Bench(bench::BenchArguments),
    /// Learns the evaluation of a game from the engine's own games.
    Train(train::TrainArguments),
    /// Lets two engines play a match, and says how much better one is.
    Match(contest::MatchArguments),
    /// Speaks the Hub protocol, for programs that want an engine.
    Hub(hub::HubArguments),
    /// Lists the legal moves, one JSON line each.
    Moves(moves::MovesArguments),
    /// Draws one picture without a window.
    Render(render::RenderArguments),
    /// Checks or converts files of games.
    #[command(subcommand)]
    Pdn(pdn::PdnCommand),
}

/// Reads the arguments of the program and does what they say.
#[must_use]
pub fn run() -> ExitCode {
    panics::say_them_in_one_sentence();
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage::answer(error),
    };
    let done = match arguments.command {
        None => table::run(arguments.table),
        Some(command) => command.run(),
    };
    done.unwrap_or_else(|fault| fault.report())
}

impl Command {
    fn run(self) -> Result<ExitCode, Fault> {
        match self {
            Self::Rulesets(arguments) => print(|out| rulesets::run(&arguments, out))?,
            Self::Perft(arguments) => print(|out| perft::run(&arguments, out))?,
            Self::Bench(arguments) => print(|out| bench::run(&arguments, out))?,
            Self::Train(arguments) => print(|out| train::run(&arguments, out))?,
            Self::Match(arguments) => print(|out| contest::run(&arguments, out))?,
            // Its answers come from two threads, so that it writes them itself.
            Self::Hub(arguments) => hub::run(&arguments)?,
            Self::Moves(arguments) => print(|out| moves::run(&arguments, out))?,
            Self::Render(arguments) => render::run(arguments)?,
            // A file with a fault does not keep the next from being checked: it reports by itself.
            Self::Pdn(command) => return pdn::run(&command),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Lets a subcommand write to standard output.
fn print(write: impl FnOnce(&mut dyn Write) -> Result<(), Fault>) -> Result<(), Fault> {
    let mut out = BufWriter::new(io::stdout().lock());
    write(&mut out)?;
    Ok(out.flush()?)
}
