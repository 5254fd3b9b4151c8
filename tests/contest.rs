//! `damas match` as people and scripts meet it: what repeats, what goes on, and what is told of
//! players that fail.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;

const DAMAS: &str = env!("CARGO_BIN_EXE_damas");

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(DAMAS);
    command.arg("match").args(arguments).stdin(Stdio::null());
    command.env_remove("RUST_BACKTRACE").output().unwrap()
}

/// What the program prints when all is well, as JSON.
#[track_caller]
fn score(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr)),
        (Some(0), Ok(String::new())),
        "{arguments:?}"
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn check_fault(arguments: &[&str], code: i32, sentence: &str) {
    let output = run(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), told),
        (Some(code), format!("damas: {sentence}\n"))
    );
    assert!(output.stdout.is_empty());
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn every_game_is_played_to_an_end() {
    for rules in damas::rules::all() {
        let score = score(&[
            "--ruleset",
            rules.name(),
            "--white",
            "3",
            "--black",
            "random",
            "--games",
            "2",
        ]);
        assert_eq!(score["games"], 2, "{score}");
        let illegal =
            [&score["first"], &score["second"]].map(|player| &player["lost_by_illegal_move"]);
        assert_eq!(illegal, [&Value::from(0), &Value::from(0)], "{score}");
        assert!(
            score["score_low"].as_f64() < score["score_high"].as_f64(),
            "{score}"
        );
    }
}

#[test]
fn games_repeat_whatever_the_number_of_threads_and_go_on_where_they_stood() {
    let folder = folder("match_repeats");
    let play = |file: &str, more: &[&str]| {
        let path = folder.join(file);
        let path = path.to_str().unwrap();
        let arguments = [
            "--ruleset",
            "gt502",
            "--white",
            "2",
            "--black",
            "engine",
            "--nodes",
            "300",
            "--openings",
            "5",
            "--pdn",
            path,
        ];
        let score = score(&[&arguments[..], more].concat());
        (fs::read_to_string(path).unwrap(), score)
    };
    let (text, score) = play("whole.pdn", &["--games", "5"]);
    assert_eq!(text.matches("[White \"level 2 (Beginner)\"]").count(), 3);
    assert_eq!(text.matches("[Round \"").count(), 5);
    assert_eq!(
        play("threads.pdn", &["--games", "5", "--threads", "3"]).0,
        text
    );
    // A match is cut after an odd game, in the middle of an opening.
    play("parts.pdn", &["--games", "3"]);
    let (parts, resumed) = play("parts.pdn", &["--games", "5", "--resume"]);
    assert_eq!(parts, text);
    for name in ["games", "wins", "draws", "losses", "ends", "score"] {
        assert_eq!(resumed[name], score[name]);
    }
    // Nothing is left to play.
    assert_eq!(play("parts.pdn", &["--games", "5", "--resume"]).0, text);
    let check = Command::new(DAMAS)
        .args(["pdn", "check"])
        .arg(folder.join("parts.pdn"))
        .output();
    assert!(check.unwrap().status.success());
    let file = folder.join("parts.pdn").display().to_string();
    let same = [
        "--ruleset",
        "gt502",
        "--white",
        "2",
        "--nodes",
        "300",
        "--pdn",
        &file,
    ];
    check_fault(
        &[&same[..], &["--games", "5", "--openings", "5"]].concat(),
        1,
        &format!(
            "{file} is there already; add --resume to go on with its match, or name another file"
        ),
    );
    check_fault(
        &[&same[..], &["--games", "4", "--openings", "5", "--resume"]].concat(),
        1,
        &format!("{file} has more than 4 games; ask for more --games"),
    );
    check_fault(
        &[&same[..], &["--games", "5", "--openings", "6", "--resume"]].concat(),
        1,
        &format!(
            "{file}, game 1: its Event is 'damas match, 300 nodes a move, 6 random plies from seed 5, 300 plies at most', not 'damas match, 300 nodes a move, 6 random plies from seed 6, 300 plies at most'; resume with the arguments of that match, or name another file"
        ),
    );
    let other = [
        "--ruleset",
        "gt502",
        "--white",
        "3",
        "--nodes",
        "300",
        "--openings",
        "5",
        "--games",
        "5",
        "--resume",
        "--pdn",
        &file,
    ];
    check_fault(
        &other,
        1,
        &format!(
            "{file}, game 1: its White is 'level 2 (Beginner)', not 'level 3 (Apprentice)'; resume with the arguments of that match, or name another file"
        ),
    );
}

#[test]
fn a_match_ends_when_its_score_is_settled() {
    let score = score(&[
        "--ruleset",
        "spanish",
        "--white",
        "8",
        "--black",
        "random",
        "--games",
        "500",
        "--stop-when-settled",
    ]);
    assert_eq!(score["settled"], "above");
    assert!(score["games"].as_u64().unwrap() < 20, "{score}");
    // The same engine twice plays each opening twice alike.
    let even = [
        "--ruleset",
        "spanish",
        "--games",
        "4",
        "--nodes",
        "50",
        "--stop-when-settled",
    ];
    assert_eq!(self::score(&even)["games"], 4);
}

#[test]
fn long_games_are_draws_and_said_to_be() {
    let score = score(&[
        "--ruleset",
        "thai",
        "--games",
        "2",
        "--nodes",
        "50",
        "--most-plies",
        "10",
    ]);
    assert_eq!(
        (&score["draws"], &score["ends"]["too many plies"]),
        (&2.into(), &2.into())
    );
}

#[test]
fn a_hub_engine_plays_every_game_it_has() {
    for name in ["international", "frisian", "gt502", "canadian", "poddavki"] {
        let score = score(&[
            "--ruleset",
            name,
            "--white",
            "engine",
            "--opponent",
            &format!("'{DAMAS}' hub"),
            "--games",
            "2",
            "--nodes",
            "200",
        ]);
        assert_eq!(score["games"], 2);
        assert_eq!(score["second"]["lost_by_illegal_move"], 0, "{score}");
        assert!(
            score["second"]["name"]
                .as_str()
                .unwrap()
                .starts_with("Damas "),
            "{score}"
        );
        assert!(
            0.0 < score["second"]["nodes_a_move"].as_f64().unwrap(),
            "{score}"
        );
    }
    let clock = [
        "--ruleset",
        "spanish",
        "--games",
        "2",
        "--clock",
        "2+0.01",
        "--opponent",
        &format!("'{DAMAS}' hub"),
    ];
    // Whether a flag falls depends on the machine; that the games end does not.
    assert_eq!(score(&clock)["games"], 2);
}

/// An engine of a few lines: it answers `go` as it is told.
#[cfg(unix)]
fn stub(folder: &Path, hello: &str, go: &str) -> String {
    let file = folder.join("stub.sh");
    let script = format!(
        "while read command rest; do case $command in hub) {hello};; init) echo ready;; go) {go};; quit) exit;; esac; done\n"
    );
    fs::write(&file, script).unwrap();
    format!("sh '{}'", file.display())
}

#[cfg(unix)]
#[test]
fn engines_that_fail_lose_or_are_named() {
    let folder = folder("match_fails");
    let hello = "echo id name=Stub; echo wait";
    let play = |opponent: &str, ruleset: &str| {
        run(&[
            "--ruleset",
            ruleset,
            "--white",
            "random",
            "--games",
            "2",
            "--clock",
            "0.2",
            "--opponent",
            opponent,
            "--json",
        ])
    };
    let json = |output: Output| -> Value { serde_json::from_slice(&output.stdout).unwrap() };
    let score = json(play(
        &stub(&folder, hello, "echo done move=1-50"),
        "international",
    ));
    assert_eq!(
        (&score["wins"], &score["ends"]["illegal move"]),
        (&2.into(), &2.into())
    );
    assert_eq!(score["second"]["lost_by_illegal_move"], 2);
    // Our own engine behind a delay: its moves are legal, and too late.
    let file = folder.join("slow.sh");
    let script = format!(
        "while read line; do case $line in go*) sleep 0.4;; esac; echo \"$line\"; done | '{DAMAS}' hub\n"
    );
    fs::write(&file, script).unwrap();
    let slow = json(play(&format!("sh '{}'", file.display()), "spanish"));
    assert_eq!(
        (&slow["wins"], &slow["ends"]["time forfeit"]),
        (&2.into(), &2.into()),
        "{slow}"
    );
    assert_eq!(slow["second"]["lost_on_time"], 2);
    let sentence = |output: Output| {
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    assert_eq!(
        sentence(play(&stub(&folder, hello, "exit"), "international")),
        (
            Some(1),
            "damas: Stub has ended while it was to answer 'go'; try the command by hand\n"
                .to_owned()
        )
    );
    assert_eq!(
        sentence(play(&stub(&folder, hello, "exit"), "frisian")),
        (
            Some(1),
            "damas: Stub does not play 'frisian'; it offers normal\n".to_owned()
        )
    );
}

#[test]
fn wrong_players_and_limits_are_told() {
    let spanish =
        |more: &[&'static str]| [&["--ruleset", "spanish", "--games", "2"], more].concat();
    check_fault(
        &spanish(&["--white", "Mestro"]),
        2,
        "nobody is called 'Mestro'; the nearest is 'Maestro', and there are: a level from 1 to 10 or its name, engine, material, random, or a file of weights",
    );
    check_fault(
        &spanish(&["--clock", "fast"]),
        2,
        "'fast' is not a clock; give the seconds of a game and those that a move adds, as 60+0.6",
    );
    check_fault(
        &spanish(&["--target", "101"]),
        2,
        "'101' is not a score; give percent above 0 and below 100, as 55",
    );
    check_fault(
        &spanish(&["--black", "none.weights"]),
        1,
        "none.weights cannot be read: No such file or directory (os error 2); name a file made by damas train",
    );
    check_fault(
        &spanish(&["--opponent", "/no/such/engine hub"]),
        1,
        "'/no/such/engine' cannot be started: No such file or directory (os error 2); name a program that speaks the Hub protocol",
    );
}

#[test]
fn weights_must_fit_the_board() {
    let folder = folder("match_weights");
    let write = |name: &str, bytes: &[u8]| {
        let file = folder.join(name);
        fs::write(&file, bytes).unwrap();
        file.display().to_string()
    };
    let rules = damas::rules::find("spanish").unwrap();
    let weights = damas::engine::Engine::new(rules, 1).weights().to_bytes();
    let file = write("spanish.weights", &weights);
    let arguments = |ruleset: &'static str| {
        [
            "--ruleset",
            ruleset,
            "--white",
            &file,
            "--games",
            "2",
            "--nodes",
            "50",
        ]
        .map(str::to_owned)
    };
    let play = |ruleset| {
        let arguments = arguments(ruleset);
        run(&arguments.each_ref().map(String::as_str))
    };
    let output = play("spanish");
    assert!(
        output
            .stdout
            .starts_with(b"spanish against engine: spanish, 2 games")
    );
    let output = play("international");
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        format!(
            "damas: {file} is for another board than that of international; make one with damas train --ruleset international\n"
        )
    );
    let broken = write("broken.weights", b"GIF89a");
    check_fault(
        &["--ruleset", "spanish", "--white", &broken, "--games", "2"],
        1,
        &format!(
            "{broken}: the file does not begin with 'damas evaluation 1'; it is no evaluation made by damas train"
        ),
    );
}
