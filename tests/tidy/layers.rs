//! Dependencies point one way: `rules <- notation <- engine <- play <- { cli, app }`.

use crate::fault::{Fault, assert_none, lines};
use crate::source::{Source, sources};

/// Each module below `src`, and the modules that it may name.
const LAYERS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("pages", &["rules"]),
    ("notation", &["rules"]),
    ("engine", &["rules", "notation"]),
    ("play", &["rules", "notation", "engine"]),
    ("machine", &["rules", "notation", "engine", "play"]),
    ("cli", &["rules", "notation", "engine", "play", "machine"]),
    (
        "app",
        &["rules", "pages", "notation", "engine", "play", "machine"],
    ),
];

/// The subcommands that open the table or draw it. They are built with the feature `app` only.
const CLI_FILES_THAT_MAY_NAME_APP: [&str; 2] = ["src/cli/table.rs", "src/cli/render.rs"];

fn faults(source: &Source) -> Vec<Fault> {
    let layer = source.layer();
    if matches!(layer, "lib" | "main") {
        return Vec::new();
    }
    let Some((_, may_name)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
        return vec![Fault {
            file: source.file.clone(),
            line: 1,
            what: format!("`{layer}` is no layer of the design"),
            cure: "move the file into a layer, or give its module a place in LAYERS of tests/tidy/layers.rs".to_owned(),
        }];
    };
    let is_forbidden = |named: &str| {
        let is_layer = LAYERS.iter().any(|(name, _)| *name == named);
        let opens_the_table =
            named == "app" && CLI_FILES_THAT_MAY_NAME_APP.contains(&source.file.as_str());
        is_layer && named != layer && !may_name.contains(&named) && !opens_the_table
    };
    let named = source
        .paths
        .iter()
        .filter_map(|path| Some((path.layer()?, path.line)));
    named
        .filter(|(named, _)| is_forbidden(named))
        .map(|(named, line)| Fault {
            file: source.file.clone(),
            line,
            what: format!("`{layer}` names `{named}`"),
            cure: cure(layer, named, may_name),
        })
        .collect()
}

fn cure(layer: &str, named: &str, may_name: &[&str]) -> String {
    match (layer, named) {
        ("cli", "app") => format!(
            "only {} may open the table",
            CLI_FILES_THAT_MAY_NAME_APP.join(" and ")
        ),
        _ if may_name.is_empty() => format!(
            "`{layer}` stands on nothing of ours: move the code up, or pass in what it needs"
        ),
        _ => format!(
            "`{layer}` may name {} only: move the code up, or pass in what it needs",
            may_name.join(", ")
        ),
    }
}

#[test]
fn dependencies_point_one_way() {
    let faults: Vec<Fault> = sources().iter().flat_map(faults).collect();
    assert_none(&faults);
}

#[track_caller]
fn check(file: &str, text: &str, expected: &[usize]) {
    assert_eq!(
        lines(&faults(&Source::new(file, text))),
        expected,
        "{file}: {text}"
    );
}

#[test]
fn a_look_upwards_is_caught() {
    check(
        "src/rules/man.rs",
        "//! Men.\nuse crate::notation::Fen;",
        &[2],
    );
    check(
        "src/rules/man.rs",
        "use crate::{\n    rules::Square,\n    notation::Fen,\n};",
        &[3],
    );
    check(
        "src/rules/man.rs",
        "fn f() -> super::super::play::Match {}",
        &[1],
    );
    check(
        "src/notation/fen.rs",
        "fn f(x: damas::engine::Search) {}",
        &[1],
    );
    check("src/engine/mod.rs", "use super::play;", &[1]);
    check(
        "src/play/mod.rs",
        "use crate::cli::table;\nuse crate::app;",
        &[1, 2],
    );
    check("src/app/mod.rs", "use crate::cli;", &[1]);
    check("src/cli/perft.rs", "use crate::app::run;", &[1]);
    check(
        "src/rules/man.rs",
        "#[cfg(test)]\nmod tests {\n    use crate::notation::Fen;\n}",
        &[3],
    );
}

#[test]
fn a_look_downwards_passes() {
    check(
        "src/rules/man.rs",
        "use crate::rules::Square;\nuse super::piece;\n// crate::play",
        &[],
    );
    check(
        "src/play/mod.rs",
        "use crate::{engine, notation::{fen, pdn}, rules};",
        &[],
    );
    check("src/cli/table.rs", "use crate::app;", &[]);
    check("src/cli/render.rs", "use crate::{app::render, play};", &[]);
    check("src/main.rs", "use damas::cli;", &[]);
}

#[test]
fn a_module_without_a_layer_is_caught() {
    check("src/utils/mod.rs", "", &[1]);
    check("src/common.rs", "", &[1]);
}
