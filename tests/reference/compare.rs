//! The program's generator against the slow one, on random positions of every ruleset.
//!
//! `DAMAS_COMPARE` sets from how many positions a ruleset is tried, `DAMAS_SEED` from which ones.

use std::{env, sync::Arc};

use damas::{
    notation,
    rules::{self, Move, Position, Rules, Square},
};

use crate::{
    catalog::game,
    chance::Chance,
    fen,
    game::Game,
    listed::{Listed, description, lines},
    moves::{self, legal_moves, play},
    position,
    random::positions,
};

const POSITIONS: u64 = 250;
const SEED: u64 = 502;
/// So many random moves are played from each position, and the moves compared after each.
const PLIES: usize = 3;

/// Every ruleset whose generator is compared.
fn rulesets() -> Vec<Arc<Rules>> {
    rules::all()
        .iter()
        .chain(rules::derived())
        .cloned()
        .collect()
}

fn setting(name: &str, default: u64) -> u64 {
    let Ok(text) = env::var(name) else {
        return default;
    };
    text.parse()
        .unwrap_or_else(|_| panic!("{name} is '{text}', and not a number"))
}

/// What the program finds, in order.
fn fast_moves(position: &Position) -> Vec<(Listed, Move)> {
    let number = |square: Square| position.rules().geometry().number(square);
    let routes = position.routes();
    let moves = position.legal_moves();
    for route in &routes {
        assert!(moves.contains(&route.step), "a route of no legal move");
    }
    let description = |step: &Move| {
        let routes = routes.iter().filter(|route| route.step == *step);
        let paths: Vec<Vec<u8>> = routes
            .map(|route| route.path.iter().copied().map(number).collect())
            .collect();
        let count = paths.len();
        let listed = Listed {
            from: number(step.from),
            to: number(step.to),
            captured: step.captured.iter().map(number).collect(),
            promotes: step.promotes,
            paths: paths.into_iter().collect(),
        };
        assert_eq!(listed.paths.len(), count, "a path stands twice: {listed:?}");
        listed
    };
    in_order(moves.into_iter().map(|step| (description(&step), step)))
}

/// What the slow generator finds, in order.
fn slow_moves(game: &Game, position: &position::Position) -> Vec<(Listed, moves::Move)> {
    let moves = legal_moves(game, position).into_iter();
    in_order(moves.map(|step| (description(game, &step), step)))
}

fn in_order<M>(moves: impl Iterator<Item = (Listed, M)>) -> Vec<(Listed, M)> {
    let mut moves: Vec<_> = moves.collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    moves
}

fn descriptions<M>(moves: &[(Listed, M)]) -> Vec<Listed> {
    moves.iter().map(|(listed, _)| listed.clone()).collect()
}

/// The side to move and the pieces, without the counts that may follow them.
fn pieces(text: &str) -> Vec<&str> {
    text.split(':').take(3).collect()
}

/// Compares the moves of a position, which the program reads from its text, and of some that follow
/// from it. Returns how many positions these were, or what differs.
fn compare(
    rules: &Arc<Rules>,
    game: &Game,
    start: &position::Position,
    chance: &mut Chance,
) -> Result<usize, String> {
    let start_text = fen::print(start);
    let mut slow = start.clone();
    let mut fast = notation::fen::parse(rules, &start_text)
        .map_err(|error| format!("{} {start_text}: {error}", game.name))?;
    for ply in 0..=PLIES {
        let text = fen::print(&slow);
        let context = format!(
            "{} {text}, {ply} plies after {start_text}\n{fast:?}",
            game.name
        );
        let fast_text = notation::fen::print(&fast);
        if pieces(&fast_text) != pieces(&text) {
            return Err(format!("{context}the program has {fast_text}"));
        }
        let (found, expected) = (fast_moves(&fast), slow_moves(game, &slow));
        let (in_program, in_reference) = (descriptions(&found), descriptions(&expected));
        if in_program != in_reference {
            return Err(format!(
                "{context}the program finds\n{}the slow generator finds\n{}",
                lines(&in_program),
                lines(&in_reference)
            ));
        }
        if found.is_empty() {
            return Ok(ply + 1);
        }
        let chosen = chance.below(found.len());
        fast = fast.play(&found[chosen].1).unwrap();
        slow = play(game, &slow, &expected[chosen].1);
    }
    Ok(PLIES + 1)
}

#[test]
fn both_generators_find_the_same_moves() {
    let count = usize::try_from(setting("DAMAS_COMPARE", POSITIONS)).unwrap();
    let seed = setting("DAMAS_SEED", SEED);
    let mut differences = Vec::new();
    for rules in rulesets() {
        let game = game(rules.name());
        let mut chance = Chance::new(seed, "moves that follow");
        let compared: Result<usize, String> = positions(&game, seed, count)
            .iter()
            .map(|start| compare(&rules, &game, start, &mut chance))
            .sum();
        match compared {
            Ok(compared) => println!("{}: {compared} positions compared", game.name),
            Err(difference) => differences.push(difference),
        }
    }
    // One for each ruleset that differs.
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}
