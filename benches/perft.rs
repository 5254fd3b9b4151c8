//! How fast the rules are: leaves of the tree of legal moves, each game beside the others, values
//! beside none, and rules that the compiler knows beside the same rules as values.
//!
//! Only ratios within one run mean something: machines differ, and drift.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use damas::{
    notation::fen,
    rules::{self, PerftMode, Position, perft},
};

const BULK: PerftMode = PerftMode {
    raw: false,
    bulk: true,
};

fn bench(criterion: &mut Criterion, group: &str, name: &str, position: &Position, depth: u32) {
    let mut group = criterion.benchmark_group(group);
    group.throughput(Throughput::Elements(perft(position, depth, BULK)));
    group.sample_size(10);
    group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
        bencher.iter(|| perft(position, depth, BULK));
    });
    group.finish();
}

fn position(ruleset: &str, start: Option<&str>) -> Option<Position> {
    let rules = rules::find(ruleset).ok()?;
    match start {
        None => Some(Position::start(rules)),
        Some(text) => fen::parse(&rules, text).ok(),
    }
}

/// Every game from its start position.
fn games(criterion: &mut Criterion) {
    for rules in rules::all() {
        let start = Position::start(rules.clone());
        // About half a million leaves to two millions.
        let depth = (1..)
            .find(|&depth| 400_000 < perft(&start, depth, BULK))
            .unwrap_or(1);
        bench(criterion, "games", rules.name(), &start, depth);
    }
}

/// What the values cost: the same position with them and without.
fn values(criterion: &mut Criterion) {
    for (name, start) in [("with", None), ("without", Some("W:W1-20:B31-50"))] {
        if let Some(start) = position("gt502", start) {
            bench(criterion, "values", name, &start, 7);
        }
    }
}

/// What it is worth that the compiler knows the rules: the readings have one more law, and play by
/// the general code.
fn known_rules(criterion: &mut Criterion) {
    for name in [
        "international",
        "international-s2",
        "brazilian",
        "brazilian-s2",
    ] {
        if let Some(start) = position(name, None) {
            bench(criterion, "known rules", name, &start, 8);
        }
    }
}

criterion_group!(benches, games, values, known_rules);
criterion_main!(benches);
