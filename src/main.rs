//! The program `damas`: the table, and the subcommands of the command line.

fn main() {}
