//! Games and positions from files and the clipboard, and back, without a window.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use bevy::{prelude::*, window::FileDragAndDrop};
use damas::app::{
    files::{ClipboardWish, FileWish, Files, RulesetFile},
    referee::Intent,
    settings::Language,
    storage::Saves,
};

use crate::table::Table;

const START: &str = "W:W1-20:B31-50";
const CLUB: &str = "[Event \"Club\"]\n[White \"Ana\"]\n[Black \"Bo\"]\n[GameType \"24\"]\n\
                    [Result \"1-0\"]\n[FEN \"W:W9:B13\"]\n\n9x18 1-0\n\n\
                    [White \"Cleo\"]\n[GameType \"24\"]\n\n1. 9-13 22-18 *\n\n\
                    [White \"Dan\"]\n[GameType \"24\"]\n\n1. 9-27 *\n";

struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("damas-files-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).unwrap();
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn files(table: &Table) -> &Files {
    table.app.world().resource::<Files>()
}

fn wish(table: &mut Table, wish: FileWish) {
    table.app.world_mut().write_message(wish);
    table.frames(2);
    read_on(table);
}

/// Until the other thread has read all.
fn read_on(table: &mut Table) {
    for _ in 0..2000 {
        if !files(table).is_reading() {
            table.frames(2);
            return;
        }
        thread::sleep(Duration::from_millis(2));
        table.frames(1);
    }
    panic!("still reading");
}

fn said(table: &Table) -> String {
    let notice = files(table).notice();
    notice.map_or_else(String::new, |notice| notice.text(Language::Es))
}

fn drop_onto_window(table: &mut Table, file: &Path) {
    table
        .app
        .world_mut()
        .write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: file.to_owned(),
        });
    table.frames(2);
    read_on(table);
}

fn copied(table: &mut Table, wish: FileWish) -> String {
    table.app.world_mut().write_message(wish);
    table.frames(1);
    let messages = table.app.world().resource::<Messages<ClipboardWish>>();
    let put = messages.iter_current_update_messages().last().cloned();
    match put {
        Some(ClipboardWish::Put(text)) => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_saved_opened_and_played_on_from_any_point() {
    let folder = Folder::new();
    let mut table = Table::with("gt502", START);
    for number in [18, 23, 33, 28] {
        table.pick(number);
    }
    let file = folder.0.join("a.pdn");
    let save = |replace| FileWish::Save {
        file: file.clone(),
        replace,
    };
    wish(&mut table, save(false));
    assert_eq!(
        said(&table),
        format!("Partida guardada en {}.", file.display())
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("18-23 33-28"), "{text}");
    // The same name again is asked about; nothing is overwritten meanwhile.
    table.intend(Intent::Undo);
    wish(&mut table, save(false));
    assert_eq!(files(&table).exists(), Some(file.as_path()));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);

    let mut other = Table::with("spanish", "W:W9:B24");
    wish(&mut other, FileWish::Open(file.clone()));
    assert_eq!(other.referee().rules().name(), "gt502");
    assert_eq!(other.referee().game().ply_count(), 2);
    assert_eq!(said(&other), "a.pdn: 2 jugadas.");
    other.intend(Intent::LookAt(1));
    assert_eq!(other.intend(Intent::PlayOn), ["Changed"]);
    assert_eq!(other.referee().game().ply_count(), 1);
    other.settle();
    other.pick(34);
    assert_eq!(other.pick(29), ["Moved"]);
    assert!(said(&other).is_empty(), "a move has been made");

    wish(&mut table, save(true));
    assert!(!fs::read_to_string(&file).unwrap().contains("33-28"));
}

#[test]
fn what_is_copied_can_be_pasted() {
    let mut table = Table::with("gt502", START);
    table.pick(18);
    table.pick(23);
    let game = copied(&mut table, FileWish::CopyGame);
    let position = copied(&mut table, FileWish::CopyPosition);
    assert!(
        position.starts_with("B:W1,") && game.contains("18-23"),
        "{position}"
    );

    let mut other = Table::with("gt502", "W:W5:B46");
    wish(&mut other, FileWish::Paste(Some(game)));
    assert_eq!(other.referee().game(), table.referee().game());
    wish(&mut other, FileWish::Paste(Some(format!(" {position}\n"))));
    assert_eq!(
        other.referee().game().position(),
        table.referee().game().position()
    );
    assert_eq!(other.referee().game().ply_count(), 0);
    assert!(said(&other).contains("queda guardada"), "{}", said(&other));
}

#[test]
fn a_notice_goes_with_the_match_it_tells_of() {
    let mut table = Table::with("gt502", START);
    wish(&mut table, FileWish::Paste(Some("W:W5:B46".to_owned())));
    assert!(
        said(&table).contains("la posición pegada"),
        "{}",
        said(&table)
    );
    table.intend(Intent::Rematch);
    assert!(files(&table).notice().is_none());
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_the_game_stays() {
    let mut table = Table::with("gt502", START);
    table.pick(18);
    table.pick(23);
    let before = table.referee().game().clone();
    let mut check = |text: Option<&str>, words: &str| {
        wish(&mut table, FileWish::Paste(text.map(str::to_owned)));
        let said = said(&table);
        assert!(said.contains(words) && !said.contains('\n'), "{said}");
        assert!(files(&table).notice().unwrap().is_trouble());
    };
    check(None, "No hay texto en el portapapeles");
    check(Some("W:W5,51:B40"), "«51» no es una casilla");
    check(
        Some("W:W48:B40"),
        "un peón de las rojas está en su fila de coronación",
    );
    check(Some("hello"), "line 1: 'hello' is no move");
    check(
        Some("[GameType \"24\"]\n\n1. 9-27 *"),
        "game 1, line 3, move 1 of White",
    );
    check(
        Some("[GameType \"24\"] 1. 9-13 /FEN \"W:W9:B24\"/ 9-13 *"),
        "sets up a position between its moves",
    );
    wish(&mut table, FileWish::Open("/no/such.pdn".into()));
    assert!(said(&table).starts_with("such.pdn no se puede leer"));
    wish(&mut table, FileWish::Open("/".into()));
    assert!(
        said(&table).contains("no se puede leer"),
        "{}",
        said(&table)
    );
    assert_eq!(*table.referee().game(), before);
}

#[test]
fn a_file_of_several_games_is_a_list_to_choose_from() {
    let folder = Folder::new();
    let file = folder.file("club.pdn", CLUB);
    let mut table = Table::with("gt502", START);
    drop_onto_window(&mut table, &file);
    let list = files(&table).collection().unwrap();
    let heads: Vec<_> = list
        .heads()
        .iter()
        .map(|head| {
            (
                head.white.as_str(),
                head.result.as_str(),
                head.plies,
                head.fault.is_some(),
            )
        })
        .collect();
    assert_eq!(
        heads,
        [
            ("Ana", "1-0", 1, false),
            ("Cleo", "*", 2, false),
            ("", "", 0, true)
        ]
    );
    assert_eq!(
        table.referee().rules().name(),
        "gt502",
        "nothing is chosen yet"
    );
    wish(&mut table, FileWish::Choose(2));
    assert!(said(&table).contains("game 3"), "{}", said(&table));
    wish(&mut table, FileWish::Choose(1));
    assert_eq!(table.referee().game().players.white, "Cleo");
    // A game that is over is shown from its beginning.
    wish(&mut table, FileWish::Choose(0));
    assert_eq!(table.referee().looking_at(), Some(0));
    assert!(table.referee().game().result().is_some());
    wish(&mut table, FileWish::Close);
    assert!(files(&table).collection().is_none());
}

#[test]
fn positions_and_rulesets_are_dropped_too() {
    let folder = Folder::new();
    let mut table = Table::with("gt502", START);
    let file = folder.file("end.fen", "W:WK5=3:BK46=7\n");
    drop_onto_window(&mut table, &file);
    assert_eq!(
        table
            .referee()
            .game()
            .position()
            .side(damas::rules::Side::White)
            .len(),
        1
    );
    let rules = folder.file("house.ron", "Ruleset()");
    let messages = table.app.world().resource::<Messages<RulesetFile>>();
    let mut cursor = messages.get_cursor();
    table
        .app
        .world_mut()
        .write_message(FileWish::Open(rules.clone()));
    let mut told = Vec::new();
    while told.is_empty() {
        table.frames(1);
        let messages = table.app.world().resource::<Messages<RulesetFile>>();
        told.extend(cursor.read(messages).cloned());
    }
    assert_eq!(told, [RulesetFile(rules)]);
    assert!(said(&table).contains("reglamento"));
    let nothing = folder.file("empty.pdn", " \n");
    drop_onto_window(&mut table, &nothing);
    assert!(said(&table).contains("no hay ninguna"), "{}", said(&table));
}

#[test]
fn a_running_game_is_kept_when_another_is_opened() {
    let folder = Folder::new();
    let saves = folder.0.join("saves");
    let mut table = Table::with("gt502", START);
    table.app.insert_resource(Saves::open(&saves));
    for number in [18, 23] {
        table.pick(number);
    }
    wish(&mut table, FileWish::Paste(Some("W:W9:B13".to_owned())));
    assert!(said(&table).contains("queda guardada"));
    let left = fs::read_to_string(saves.join("match.left.ron")).unwrap();
    assert!(
        left.contains("[18,23]") || left.contains("[18, 23]"),
        "{left}"
    );
}

#[test]
fn many_games_are_read_while_the_table_lives() {
    let folder = Folder::new();
    let one = "[White \"Ana\"]\n[GameType \"24\"]\n\n1. 9-13 22-18 *\n\n";
    let file = folder.file("many.pdn", &one.repeat(3000));
    let mut table = Table::with("gt502", START);
    table.app.world_mut().write_message(FileWish::Open(file));
    let mut seen = Vec::new();
    while seen.last() != Some(&3000) {
        table.frames(1);
        let count = files(&table)
            .collection()
            .map_or(0, |list| list.heads().len());
        if seen.last() != Some(&count) {
            seen.push(count);
        }
        thread::sleep(Duration::from_millis(1));
    }
    assert!(1 < seen.len(), "the list grows while it is read: {seen:?}");
    read_on(&mut table);
    wish(&mut table, FileWish::Choose(2999));
    assert_eq!(table.referee().game().ply_count(), 2);
}
