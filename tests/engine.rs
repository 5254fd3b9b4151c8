//! The engine: reproducible, legal in every game, and right where the truth is known.

use std::ops::ControlFlow;

use damas::{
    engine::{Budget, Engine, Level, Outlook, Report, Situation, Unwatched},
    notation::{fen, move_text},
    rules::{self, Position},
};

const MEBIBYTES: usize = 4;

fn search(engine: &Engine, situation: &Situation, budget: Budget) -> Report {
    let on = &mut |_: &Report| ControlFlow::Continue(());
    engine.think(situation, budget, &Unwatched, on)
}

fn situation(ruleset: &str, text: &str) -> (Engine, Situation) {
    let rules = rules::find(ruleset).unwrap();
    let position = fen::parse(&rules, text).unwrap();
    (Engine::new(rules, MEBIBYTES), Situation::fresh(position))
}

#[track_caller]
fn finds(ruleset: &str, text: &str, best: &str, outlook: Outlook) {
    let (engine, situation) = situation(ruleset, text);
    let budget = Budget {
        nodes: 300_000,
        ..Budget::default()
    };
    let report = search(&engine, &situation, budget);
    let played = move_text(&situation.position, report.best().unwrap());
    let score = report.score().unwrap();
    assert_eq!(
        (played.as_str(), score.outlook()),
        (best, outlook),
        "{ruleset} {text}"
    );
}

#[test]
fn a_search_of_so_many_positions_is_the_same_every_time() {
    for rules in rules::all() {
        let engine = Engine::new(rules.clone(), MEBIBYTES);
        let start = Situation::fresh(Position::start(rules.clone()));
        let budget = Budget {
            nodes: 20_000,
            ..Budget::default()
        };
        let first = search(&engine, &start, budget);
        engine.forget();
        assert_eq!(search(&engine, &start, budget), first, "{}", rules.name());
        let name = rules.name();
        assert!(
            first.nodes <= budget.nodes && 1 < first.depth,
            "{name} {first:?}"
        );
    }
}

#[test]
fn every_line_of_every_search_is_legal() {
    for rules in rules::every() {
        let engine = Engine::new(rules.clone(), MEBIBYTES);
        let mut now = Situation::fresh(Position::start(rules.clone()));
        for ply in 0..60 {
            let budget = Budget {
                nodes: 1_500,
                lines: 1 + ply % 3,
                ..Budget::default()
            };
            let report = search(&engine, &now, budget);
            for line in &report.lines {
                let mut position = now.position.clone();
                for step in &line.moves {
                    position = position.play(step).unwrap_or_else(|error| {
                        panic!("{} {position:?} {step:?}: {error}", rules.name())
                    });
                }
            }
            let Some(step) = report.best() else { break };
            now = now.after(step);
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let (engine, over) = situation("spanish", "W:W:B13");
    assert_eq!(search(&engine, &over, Budget::default()).best(), None);
    for level in Level::all() {
        assert_eq!(level.choose(&engine, &over, 0, &Unwatched), None);
    }
}

#[test]
fn it_wins_where_a_win_is_near() {
    finds("spanish", "W:W9:B13", "9x18", Outlook::Wins(1));
    // Giving everything away wins.
    finds("poddavki", "W:Wa1:Bc3", "a1-b2", Outlook::Wins(2));
}

#[test]
fn the_larger_sum_wins_a_game_that_cannot_be_won() {
    // One king each: the side with more value only has to keep away.
    let (engine, situation) = situation("gt502", "W:WK5=19:BK46=7");
    let report = search(
        &engine,
        &situation,
        Budget {
            nodes: 2_000_000,
            ..Budget::default()
        },
    );
    let outlook = report.score().unwrap().outlook();
    assert!(matches!(outlook, Outlook::WinsByValues(_)), "{outlook:?}");
}
