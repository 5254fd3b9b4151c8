//! The program `damas`: the table, and the subcommands of the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    damas::cli::run()
}
