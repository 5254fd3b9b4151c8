//! `damas bench`: how fast the engine searches, and the count of positions that never changes.

use std::{
    io::{self, Write},
    ops::ControlFlow,
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use clap::Args;
use serde::Serialize;

use super::{fault::Fault, values};
use crate::{
    engine::{Budget, Engine, Situation, Unwatched},
    machine::Deadline,
    rules::{self, Position, Rules},
};

/// Room for positions in the engine's table, in mebibytes.
const TABLE: usize = 16;
/// How many plies into a game the positions of the bench lie.
const PLIES: [usize; 4] = [0, 12, 30, 50];

#[derive(Args)]
pub(super) struct BenchArguments {
    /// Only this game; without it, all of them.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    ruleset: Option<Arc<Rules>>,
    /// How many plies deep each of the positions is searched.
    #[arg(long, value_name = "PLIES", default_value_t = 11, value_parser = clap::value_parser!(u8).range(1..=40))]
    depth: u8,
    /// How long the starting position is searched, to see how deep the engine comes.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, value_parser = values::seconds)]
    seconds: f64,
    /// Print one JSON line a game.
    #[arg(long)]
    json: bool,
}

/// What was measured for one game.
#[derive(Serialize)]
struct Measured<'a> {
    ruleset: &'a str,
    /// The same in every run.
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
    /// How deep the starting position was searched in the given time.
    reached: u8,
}

pub(super) fn run(arguments: &BenchArguments, out: &mut dyn Write) -> Result<(), Fault> {
    let games = match &arguments.ruleset {
        Some(rules) => vec![rules.clone()],
        None => rules::all().to_vec(),
    };
    for rules in games {
        let measured = measure(&rules, arguments);
        if arguments.json {
            serde_json::to_writer(&mut *out, &measured).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(
                out,
                "{:<16} {:>10} positions in {:>7.3} s, {:>9.0} a second; depth {} in {} s",
                measured.ruleset,
                measured.nodes,
                measured.seconds,
                measured.nodes_per_second,
                measured.reached,
                arguments.seconds
            )?;
        }
        out.flush()?;
    }
    Ok(())
}

fn measure<'a>(rules: &'a Arc<Rules>, arguments: &BenchArguments) -> Measured<'a> {
    let engine = Engine::new(rules.clone(), TABLE);
    let budget = Budget {
        depth: arguments.depth,
        ..Budget::default()
    };
    let on = &mut |_: &_| ControlFlow::Continue(());
    let clock = Instant::now();
    let nodes = PLIES
        .iter()
        .map(|&plies| {
            let situation = Situation::fresh(on_the_way(rules, plies));
            engine.think(&situation, budget, &Unwatched, on).nodes
        })
        .sum();
    let seconds = clock.elapsed().as_secs_f64();
    engine.forget();
    let until = Deadline {
        stop: &AtomicBool::new(false),
        until: Some(Instant::now() + Duration::from_secs_f64(arguments.seconds)),
    };
    let start = Situation::fresh(Position::start(rules.clone()));
    let reached = engine.think(&start, Budget::default(), &until, on).depth;
    Measured {
        ruleset: rules.name(),
        nodes,
        seconds,
        nodes_per_second: nodes as f64 / seconds.max(1e-9),
        reached,
    }
}

/// A position so many plies into a game whose moves are picked by a fixed rule.
fn on_the_way(rules: &Arc<Rules>, plies: usize) -> Position {
    let mut position = Position::start(rules.clone());
    for ply in 0..plies {
        let moves = position.legal_moves();
        let Some(step) = moves.get(ply * 7 % moves.len().max(1)) else {
            break;
        };
        let next = position.play_unchecked(step);
        if !next.can_move() {
            break;
        }
        position = next;
    }
    position
}
