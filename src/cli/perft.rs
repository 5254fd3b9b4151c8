//! `damas perft`: how many positions lie a number of moves ahead.

use std::{
    io::{self, Write},
    sync::Arc,
    time::Instant,
};

use clap::Args;
use serde::Serialize;

use super::{fault::Fault, start, values};
use crate::{
    notation::move_text,
    rules::{Move, PerftMode, Position, Rules, perft},
};

/// No machine counts that far; a larger depth is a slip of the hand.
const MOST_DEPTH: u32 = 40;

#[derive(Args)]
pub(super) struct PerftArguments {
    /// The game's rules.
    #[arg(value_parser = values::ruleset)]
    ruleset: Arc<Rules>,
    /// How many moves ahead.
    #[arg(value_parser = depth, allow_negative_numbers = true)]
    depth: u32,
    /// The position to count from.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Count below each first move, too.
    #[arg(long)]
    divide: bool,
    /// Count every way of a capture, not every move.
    #[arg(long)]
    raw: bool,
    /// Make the moves of the last ply as well.
    #[arg(long)]
    no_bulk: bool,
    /// Print one JSON line.
    #[arg(long)]
    json: bool,
}

/// The answer as programs read it.
#[derive(Serialize)]
struct Counted {
    depth: u32,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

/// A first move and the leaves below it.
#[derive(Serialize)]
struct Branch {
    text: String,
    nodes: u64,
}

pub(super) fn run(arguments: &PerftArguments, out: &mut dyn Write) -> Result<(), Fault> {
    let position = start::position(&arguments.ruleset, arguments.fen.as_deref())?;
    let mode = PerftMode {
        raw: arguments.raw,
        bulk: !arguments.no_bulk,
    };
    let clock = Instant::now();
    let divide = match arguments.depth.checked_sub(1) {
        Some(rest) if arguments.divide => Some(branches(&position, rest, mode)),
        _ => None,
    };
    let nodes = match &divide {
        Some(branches) => branches.iter().map(|branch| branch.nodes).sum(),
        None => perft(&position, arguments.depth, mode),
    };
    let counted = Counted {
        depth: arguments.depth,
        nodes,
        seconds: clock.elapsed().as_secs_f64(),
        divide,
    };
    if arguments.json {
        serde_json::to_writer(&mut *out, &counted).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    for Branch { text, nodes } in counted.divide.iter().flatten() {
        writeln!(out, "{text}: {nodes}")?;
    }
    // A count that takes less than the clock can tell is said to take one tick of it.
    let per_second = nodes as f64 / counted.seconds.max(1e-9);
    let leaves = if nodes == 1 { "leaf" } else { "leaves" };
    Ok(writeln!(
        out,
        "depth {}: {nodes} {leaves} in {:.3} s, {per_second:.0} leaves/s",
        counted.depth, counted.seconds
    )?)
}

/// The leaves below each move. Ways of one move lead to one position and stand on one line.
fn branches(position: &Position, rest: u32, mode: PerftMode) -> Vec<Branch> {
    let routes = position.routes();
    let ways = |step: &Move| match mode.raw {
        true => routes.iter().filter(|route| route.step == *step).count() as u64,
        false => 1,
    };
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|step| Branch {
            text: move_text(position, step),
            nodes: ways(step) * perft(&position.play_unchecked(step), rest, mode),
        })
        .collect()
}

fn depth(text: &str) -> Result<u32, String> {
    values::count("depth", MOST_DEPTH, text)
}
