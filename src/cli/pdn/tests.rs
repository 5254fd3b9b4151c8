//! The commands on files in a folder of their own.

use std::{fs, process};

use clap::Parser;

use super::*;
use crate::notation::pdn;

/// A folder that is removed with all it holds when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("damas-{}-{test}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str, text: &[u8]) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).unwrap();
        file
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[derive(Parser)]
struct Program {
    #[command(subcommand)]
    command: PdnCommand,
}

/// Runs a command line in a folder, which stands as `DIR` in arguments and expected outputs.
#[track_caller]
fn check_run(folder: &Folder, arguments: &str, code: u8, out: &str, err: &str) {
    let path = folder.0.to_str().unwrap();
    let arguments = format!("pdn {arguments}").replace("DIR", path);
    let program = Program::parse_from(arguments.split(' '));
    let (mut found_out, mut found_err) = (Vec::new(), Vec::new());
    let found = match &program.command {
        PdnCommand::Check(check) => check.run(Watch::Nobody, &mut found_out, &mut found_err),
        PdnCommand::Convert(convert) => convert.run(Watch::Nobody, &mut found_out, &mut found_err),
    };
    let text = |bytes| String::from_utf8(bytes).unwrap().replace(path, "DIR");
    // Whatever is told on standard error says who tells it.
    let err: String = err.lines().map(|line| format!("damas: {line}\n")).collect();
    assert_eq!(
        (found, text(found_out), text(found_err)),
        (Ok(code), out.to_owned(), err)
    );
}

const GOOD: &[u8] = b"1. 32-28 19-23 2-0 1. 33-29 1-1";

#[test]
fn a_good_file_is_summed_up_and_a_bad_one_named_with_its_first_fault() {
    let folder = Folder::new("check");
    folder.file("good.pdn", GOOD);
    folder.file("one.pdn", b"1. 32-28 *");
    folder.file("bad.pdn", b"1. 32-28 *\n\n1. 32-22 *\n\n1. 1-2 *");
    folder.file(
        "end.pdn",
        b"[GameType \"24\"] [FEN \"W:W9:B13\"]\n[Result \"0-1\"] 1. 9x18 *",
    );
    check_run(
        &folder,
        "check DIR/good.pdn DIR/one.pdn DIR/bad.pdn DIR/end.pdn",
        1,
        "DIR/good.pdn: 2 games, 3 plies, no fault\n\
         DIR/one.pdn: 1 game, 1 ply, no fault\n\
         DIR/bad.pdn: 3 games, 1 ply, 2 faults\n\
         DIR/end.pdn: 1 game, 1 ply, 1 fault\n",
        "DIR/bad.pdn: game 2, line 3, move 1 of White: '32-22' is not legal: \
         the man on 32 cannot reach 22; legal are 32-27 and 32-28 \
         (by the rules of International draughts, since no GameType tag names others)\n\
         DIR/end.pdn: game 1, line 2: the result is 0-1, but Black has no pieces left, \
         so that White has won; write [Result \"1-0\"]\n",
    );
}

#[test]
fn files_without_games_and_files_that_are_not_there_are_faults() {
    let folder = Folder::new("nothing");
    folder.file("empty.pdn", b"");
    check_run(
        &folder,
        "check DIR/empty.pdn",
        1,
        "",
        "DIR/empty.pdn holds no game; is it a PDN file?\n",
    );
    check_run(
        &folder,
        "check DIR/none.pdn",
        1,
        "",
        "DIR/none.pdn cannot be read (No such file or directory (os error 2)); \
         check its name and your rights\n",
    );
}

#[test]
fn a_named_game_goes_before_the_tags() {
    let folder = Folder::new("ruleset");
    folder.file("a.pdn", b"[GameType \"20\"] 1. 9-13 24-20 *");
    check_run(
        &folder,
        "check --ruleset spanish DIR/a.pdn",
        0,
        "DIR/a.pdn: 1 game, 2 plies, no fault\n",
        "",
    );
}

#[test]
fn a_file_is_converted_to_another_and_never_to_itself() {
    let folder = Folder::new("convert");
    let source = folder.file("a.pdn", GOOD);
    let target = folder.file("b.pdn", b"old");
    check_run(
        &folder,
        "convert DIR/a.pdn --to DIR/b.pdn",
        0,
        "DIR/a.pdn: 2 games, 3 plies written to DIR/b.pdn\n",
        "",
    );
    let games = pdn::read(GOOD, None).unwrap();
    assert_eq!(fs::read_to_string(target).unwrap(), pdn::write(&games));
    let refused = "DIR/a.pdn would be overwritten by what is read from it; \
                   name another file after --to\n";
    check_run(&folder, "convert DIR/a.pdn --to DIR/a.pdn", 2, "", refused);
    let around = refused.replace("DIR/a.pdn", "DIR/../SELF/a.pdn");
    let own = folder.0.file_name().unwrap().to_str().unwrap();
    let arguments = "convert DIR/../SELF/a.pdn --to DIR/a.pdn".replace("SELF", own);
    check_run(&folder, &arguments, 2, "", &around.replace("SELF", own));
    assert_eq!(fs::read(source).unwrap(), GOOD);
    assert_eq!(folder.names(), ["a.pdn", "b.pdn"]);
}

#[test]
fn a_fault_or_a_full_disk_leaves_nothing_behind() {
    let folder = Folder::new("fault");
    folder.file("bad.pdn", b"1. 32-28 {open");
    folder.file("good.pdn", GOOD);
    check_run(
        &folder,
        "convert DIR/bad.pdn --to DIR/b.pdn",
        1,
        "",
        "DIR/bad.pdn: game 1, line 1: the comment that begins here is never closed; \
         end it with a brace\n",
    );
    check_run(
        &folder,
        "convert DIR/good.pdn --to DIR/none/b.pdn",
        1,
        "",
        "DIR/none/b.pdn cannot be written (No such file or directory (os error 2)); \
         check its folder and your rights\n",
    );
    fs::create_dir(folder.0.join("folder")).unwrap();
    check_run(
        &folder,
        "convert DIR/good.pdn --to DIR/folder",
        1,
        "",
        "DIR/folder cannot be written (Is a directory (os error 21)); \
         check its folder and your rights\n",
    );
    assert_eq!(folder.names(), ["bad.pdn", "folder", "good.pdn"]);
}

/// A game that the board has decided otherwise than its tag says.
const CONTRADICTED: &[u8] = b"[GameType \"24\"] [FEN \"W:W9:B13\"]\n[Result \"0-1\"] 1. 9x18 *";

#[test]
fn what_check_refuses_convert_does_not_write() {
    let folder = Folder::new("refused");
    folder.file("a.pdn", CONTRADICTED);
    let fault = "DIR/a.pdn: game 1, line 2: the result is 0-1, but Black has no pieces left, \
                 so that White has won; write [Result \"1-0\"]\n";
    let summary = "DIR/a.pdn: 1 game, 1 ply, 1 fault\n";
    check_run(&folder, "check DIR/a.pdn", 1, summary, fault);
    check_run(&folder, "convert DIR/a.pdn --to DIR/b.pdn", 1, "", fault);
    assert_eq!(folder.names(), ["a.pdn"]);
}

#[test]
fn a_result_that_is_none_is_mended_with_a_warning() {
    let folder = Folder::new("mended");
    folder.file(
        "a.pdn",
        b"[GameType \"20\"]\n[Result \"banana\"] 1. 32-28 2-0\n\
          [GameType \"20\"]\n[Result \"White\"] 1. 33-29 *\n",
    );
    let fault = |line: usize, found: &str| {
        format!(
            "DIR/a.pdn: game {}, line {line}: '{found}' is not a result; \
             write 2-0, 0-2, 1-1, 0-0, or * where it is not known",
            line / 2
        )
    };
    check_run(
        &folder,
        "check DIR/a.pdn",
        1,
        "DIR/a.pdn: 2 games, 2 plies, 2 faults\n",
        &format!("{}\n", fault(2, "banana")),
    );
    check_run(
        &folder,
        "convert DIR/a.pdn --to DIR/b.pdn",
        0,
        "DIR/a.pdn: 2 games, 2 plies written to DIR/b.pdn, 2 results mended\n",
        &format!(
            "{}; 2-0 is written\n{}; * is written\n",
            fault(2, "banana"),
            fault(4, "White")
        ),
    );
    check_run(
        &folder,
        "check DIR/b.pdn",
        0,
        "DIR/b.pdn: 2 games, 2 plies, no fault\n",
        "",
    );
}

#[test]
fn many_results_that_are_none_are_counted_and_not_all_named() {
    let folder = Folder::new("many");
    folder.file("a.pdn", &b"[Result \"x\"] 1. 32-28 *\n".repeat(50));
    let Program { command } = Program::parse_from([
        "pdn",
        "convert",
        folder.0.join("a.pdn").to_str().unwrap(),
        "--to",
        folder.0.join("b.pdn").to_str().unwrap(),
    ]);
    let PdnCommand::Convert(convert) = command else {
        panic!("convert converts");
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    assert_eq!(convert.run(Watch::Nobody, &mut out, &mut err), Ok(0));
    assert_eq!(err.iter().filter(|byte| **byte == b'\n').count(), 11);
    assert!(
        String::from_utf8(out)
            .unwrap()
            .ends_with(", 50 results mended\n")
    );
}

#[test]
fn other_encodings_are_read() {
    let folder = Folder::new("encodings");
    let text = String::from_utf8(GOOD.to_vec()).unwrap();
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    folder.file("wide.pdn", &wide);
    folder.file("marked.pdn", &[b"\xef\xbb\xbf", GOOD].concat());
    check_run(
        &folder,
        "check DIR/wide.pdn DIR/marked.pdn",
        0,
        "DIR/wide.pdn: 2 games, 3 plies, no fault\nDIR/marked.pdn: 2 games, 3 plies, no fault\n",
        "",
    );
}

#[cfg(target_os = "linux")]
#[test]
fn devices_are_written_to_and_not_read_without_end() {
    let folder = Folder::new("devices");
    folder.file("a.pdn", GOOD);
    check_run(
        &folder,
        "convert DIR/a.pdn --to /dev/null",
        0,
        "",
        "DIR/a.pdn: 2 games, 3 plies written to /dev/null\n",
    );
    check_run(
        &folder,
        "convert DIR/a.pdn --to /dev/full",
        1,
        "",
        "/dev/full cannot be written (No space left on device (os error 28)); \
         check its folder and your rights\n",
    );
    check_run(
        &folder,
        "check /dev/zero",
        1,
        "",
        "/dev/zero cannot be read (it goes on for more than 64 MiB); check its name and your rights\n",
    );
    check_run(
        &folder,
        "check DIR",
        1,
        "",
        "DIR cannot be read (Is a directory (os error 21)); check its name and your rights\n",
    );
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_the_rights_of_a_file_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("links");
    folder.file("a.pdn", GOOD);
    let target = folder.file("b.pdn", b"old");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&target, folder.0.join("c.pdn")).unwrap();
    check_run(
        &folder,
        "convert DIR/a.pdn --to DIR/c.pdn",
        0,
        "DIR/a.pdn: 2 games, 3 plies written to DIR/c.pdn\n",
        "",
    );
    assert_eq!(folder.names(), ["a.pdn", "b.pdn", "c.pdn"]);
    let mode = fs::metadata(&target).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert!(fs::read(&target).unwrap().starts_with(b"[Event"));
    let link = fs::symlink_metadata(folder.0.join("c.pdn")).unwrap();
    assert!(link.is_symlink());
}
