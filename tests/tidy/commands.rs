//! The README's two commands are there and can be run, and continuous integration runs the second.

use std::fs;

use crate::source::{read, root};

const PLAY: &str = "scripts/play.sh";
const TEST: &str = "scripts/test.sh";

/// The scripts that the README's blocks of code call, in order, each once.
fn commands(readme: &str) -> Vec<&str> {
    let mut commands = Vec::new();
    let mut in_block = false;
    for line in readme.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        }
        let script = line
            .split_whitespace()
            .next()
            .filter(|word| word.starts_with("scripts/"));
        if let Some(script) = script
            && in_block
            && !commands.contains(&script)
        {
            commands.push(script);
        }
    }
    commands
}

fn is_executable(file: &str) -> bool {
    let Ok(metadata) = fs::metadata(root().join(file)) else {
        return false;
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        metadata.is_file() && metadata.permissions().mode() & 0o111 != 0
    }
    #[cfg(not(unix))]
    metadata.is_file()
}

#[test]
fn the_two_commands_can_be_run() {
    let readme = read("README.md");
    let commands = commands(&readme);
    assert_eq!(
        commands,
        [PLAY, TEST],
        "README.md:1: its blocks of code must call {PLAY} and then {TEST}, and no other script"
    );
    for file in [PLAY, TEST, ".ci/run"] {
        assert!(
            is_executable(file),
            "{file}:1: is missing or not executable\n    cure: chmod +x {file}"
        );
    }
    let ci = read(".ci/run");
    assert!(
        ci.contains(TEST),
        ".ci/run:1: does not call {TEST}\n    cure: let it run that script and nothing else"
    );
}

#[test]
fn the_checks_can_fail() {
    let readme = "scripts/outside.sh\n```sh\nscripts/a.sh\nscripts/b.sh quick   # fast\nscripts/a.sh\n```\nscripts/c.sh\n";
    assert_eq!(commands(readme), ["scripts/a.sh", "scripts/b.sh"]);
    assert!(!is_executable("Cargo.toml"));
    assert!(!is_executable("scripts/no_such_file.sh"));
}
