//! The command line among files that are open, house rules that are kept, and names that deceive.

#![cfg(unix)]

use std::{
    fs::{self, File},
    path::PathBuf,
    process::{self, Command, Output, Stdio},
};

/// A folder that is removed with all it holds when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("damas-pipes-{}-{test}", process::id()));
        fs::create_dir_all(folder.join("rulesets")).unwrap();
        fs::write(folder.join("one.pdn"), "1. 32-28 19-23 *").unwrap();
        Self(folder)
    }

    fn damas(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damas"));
        command.args(arguments).current_dir(&self.0);
        command.env("DAMAS_HOME", &self.0).stdin(Stdio::null());
        command
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    fn appended(&self, name: &str) -> File {
        let mut options = File::options();
        options.append(true).create(true);
        options.open(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Exit code, standard output, standard error.
fn told(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn a_file_that_is_open_as_standard_output_is_written_on_and_never_replaced() {
    let folder = Folder::new("stdout");
    for to in ["/dev/stdout", "/dev/fd/1", "log"] {
        fs::write(folder.0.join("log"), "important\n").unwrap();
        let log = folder.appended("log");
        let mut convert = folder.damas(&["pdn", "convert", "one.pdn", "--to", to]);
        let (code, _, err) = told(convert.stdout(log).output().unwrap());
        assert_eq!(code, Some(0), "{to}: {err}");
        assert!(
            err.starts_with("damas: one.pdn: 1 game, 2 plies written"),
            "{err}"
        );
        let log = folder.read("log");
        assert!(log.starts_with("important\n[Event"), "{to}: {log}");
        assert!(log.ends_with("1. 32-28 19-23 *\n"), "{to}: {log}");
    }
}

#[test]
fn a_full_disk_is_told_by_check_and_convert_too() {
    let folder = Folder::new("full");
    for arguments in [
        &["check", "one.pdn"][..],
        &["convert", "one.pdn", "--to", "two.pdn"],
    ] {
        let full = File::options().write(true).open("/dev/full");
        let Ok(full) = full else { return };
        let arguments = [&["pdn"], arguments].concat();
        let (code, _, err) = told(folder.damas(&arguments).stdout(full).output().unwrap());
        assert_eq!(code, Some(3));
        assert!(
            err.starts_with("damas: standard output cannot be written"),
            "{err}"
        );
    }
}

const HOUSE: &str = r#"(name: "mi-casa", title: (es: "Mi casa", en: "My house"),
    origin: House(of: "spanish"), changes: (king_reach: Short))"#;

#[test]
fn house_rules_of_the_table_are_there_for_the_command_line() {
    let folder = Folder::new("house");
    fs::write(folder.0.join("rulesets/a.ron"), HOUSE).unwrap();
    fs::write(folder.0.join("rulesets/broken.ron"), "(name: ").unwrap();
    let (code, out, err) = told(folder.damas(&["rulesets"]).output().unwrap());
    assert_eq!(code, Some(0));
    assert!(
        out.contains("mi-casa") && out.contains("house rules of spanish"),
        "{out}"
    );
    assert!(err.contains("broken.ron cannot be used: line 1"), "{err}");
    let (code, out, _) = told(
        folder
            .damas(&["perft", "mi-casa", "2", "--json"])
            .output()
            .unwrap(),
    );
    assert_eq!(code, Some(0));
    assert!(out.contains("\"nodes\":49"), "{out}");
    let (code, _, err) = told(folder.damas(&["moves", "mi-caza"]).output().unwrap());
    assert_eq!(code, Some(2));
    assert!(err.contains("the nearest is 'mi-casa'"), "{err}");
    let (code, _, err) = told(folder.damas(&["moves", "broken"]).output().unwrap());
    assert_eq!(code, Some(2));
    assert!(err.contains("broken.ron cannot be used"), "{err}");
}

#[test]
fn names_that_deceive_are_spelt_out_and_long_ones_cut() {
    let folder = Folder::new("names");
    let long = "x".repeat(90_000);
    for name in ["a\nb", "\u{1b}[31m", "a\u{202e}b", &long] {
        for arguments in [
            &["moves", name][..],
            &["pdn", "check", name],
            &["--windowed", name],
            &["--quality", name],
            &["perft", "gt502", name],
            &["--ruleset", "gt502", "--fen", name],
            &[name],
        ] {
            let (code, out, err) = told(folder.damas(arguments).output().unwrap());
            assert!(matches!(code, Some(1 | 2)), "{arguments:?}");
            assert_eq!((out.as_str(), err.lines().count()), ("", 1), "{err}");
            assert!(err.starts_with("damas: ") && err.len() < 1000, "{err}");
            assert!(!err.contains(['\u{1b}', '\u{202e}']), "{err}");
        }
    }
}

#[test]
fn faulty_games_can_be_left_out() {
    let folder = Folder::new("skip");
    fs::write(
        folder.0.join("some.pdn"),
        "1. 32-28 *\n\n1. 1-2 *\n\n1. 33-29 *\n",
    )
    .unwrap();
    let convert = ["pdn", "convert", "some.pdn", "--to", "good.pdn"];
    let (code, _, err) = told(folder.damas(&convert).output().unwrap());
    assert_eq!(code, Some(1));
    assert!(
        err.ends_with(
            "(1 good game stands before it, nothing has been written; --skip-faulty leaves faulty games out)\n"
        ),
        "{err}"
    );
    let skip = [&convert[..], &["--skip-faulty"]].concat();
    let (code, out, err) = told(folder.damas(&skip).output().unwrap());
    assert_eq!(code, Some(1));
    assert_eq!(
        out,
        "some.pdn: 2 games, 2 plies written to good.pdn, 1 faulty game left out\n"
    );
    assert!(
        err.contains("some.pdn: game 2, line 3") && err.contains("it is left out"),
        "{err}"
    );
}

/// Without the table, a game that can be read ends with code 3, and one that cannot with 1.
#[cfg(not(feature = "app"))]
#[test]
fn rules_can_be_given_for_a_file_that_names_none() {
    let folder = Folder::new("given");
    fs::write(folder.0.join("bare.pdn"), "1. 9-13 24-20 *").unwrap();
    let by = ["--ruleset", "spanish", "--pdn"];
    for arguments in [&["render", "--out", "a.png"][..], &[]] {
        let given = |file| [arguments, &by, &[file]].concat();
        let code = |file| told(folder.damas(&given(file)).output().unwrap()).0;
        assert_eq!((code("bare.pdn"), code("one.pdn")), (Some(3), Some(1)));
    }
    fs::write(folder.0.join("other.pdn"), "[GameType \"20\"] 1. 9-13 *").unwrap();
    let other = [&by[..], &["other.pdn"]].concat();
    let (code, _, err) = told(folder.damas(&other).output().unwrap());
    assert_eq!(code, Some(1));
    assert!(err.contains("the GameType tag says '20'"), "{err}");
}
