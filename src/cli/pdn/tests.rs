//! The commands on files in a folder of their own.

use clap::Parser;

use super::*;

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
        PdnCommand::Check(check) => check.run(&mut found_out, &mut found_err),
        PdnCommand::Convert(convert) => convert.run(&mut found_out, &mut found_err),
    };
    let text = |bytes| String::from_utf8(bytes).unwrap().replace(path, "DIR");
    assert_eq!(
        (found, text(found_out), text(found_err)),
        (code, out.to_owned(), err.to_owned())
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
        "DIR/good.pdn: 2 games, 3 moves, no fault\nDIR/one.pdn: 1 game, 1 move, no fault\n",
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
        "DIR/a.pdn: 1 game, 2 moves, no fault\n",
        "",
    );
    check_run(
        &folder,
        "check --ruleset spanisch DIR/a.pdn",
        2,
        "",
        "no ruleset is called 'spanisch'; the nearest is 'spanish' \
         (all: gt502, spanish, international)\n",
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
        "DIR/a.pdn: 2 games written to DIR/b.pdn\n",
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
