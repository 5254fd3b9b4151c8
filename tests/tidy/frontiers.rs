//! Bevy stays inside `src/app`, and egui inside its overlay.

use crate::fault::{Fault, assert_none, lines};
use crate::source::{Source, sources};
use crate::tokens::Kind;

/// The overlay, and the one file that adds egui's plugin to the app.
const EGUI_LIVES_IN: [&str; 2] = ["src/app/overlay", "src/app/mod"];

fn faults(source: &Source) -> Vec<Fault> {
    let words = source
        .tokens
        .iter()
        .filter(|token| token.kind == Kind::Word);
    words
        .filter_map(|word| fault(source, &word.text, word.line))
        .collect()
}

fn fault(source: &Source, word: &str, line: usize) -> Option<Fault> {
    let lower = word.to_lowercase();
    let cure = if lower == "bevy_egui" || lower.starts_with("egui") {
        if EGUI_LIVES_IN.iter().any(|place| source.is_inside(place)) {
            return None;
        }
        "let src/app/overlay do it, and send or read one of our own messages, resources or run conditions"
    } else if lower == "bevy" || lower.starts_with("bevy_") {
        if source.is_inside("src/app") {
            return None;
        }
        "move the code into src/app, or make it independent of Bevy"
    } else {
        return None;
    };
    Some(Fault {
        file: source.file.clone(),
        line,
        what: format!("names `{word}`"),
        cure: cure.to_owned(),
    })
}

#[test]
fn bevy_and_egui_stay_where_they_belong() {
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
fn names_outside_are_caught() {
    check("src/play/mod.rs", "// bevy\nuse bevy::prelude::*;", &[2]);
    check("src/cli/table.rs", "bevy_egui::egui::Area", &[1, 1]);
    check("src/main.rs", "let x = bevy_math::Vec3::ZERO;", &[1]);
    check(
        "src/app/camera/mod.rs",
        "use bevy_egui::input::egui_wants_any_pointer_input;",
        &[1, 1],
    );
    check(
        "src/app/board/mod.rs",
        "fn f(mut contexts: EguiContexts) {}",
        &[1],
    );
}

#[test]
fn names_inside_and_in_strings_pass() {
    check(
        "src/app/camera/mod.rs",
        "use bevy::prelude::*; // egui",
        &[],
    );
    check("src/app/overlay/score.rs", "use bevy_egui::egui;", &[]);
    check(
        "src/app/mod.rs",
        "app.add_plugins(bevy_egui::EguiPlugin::default());",
        &[],
    );
    check(
        "src/cli/table.rs",
        "let filter = \"bevy_render=warn\";",
        &[],
    );
}
