//! House rules at the table: begun like any game, kept with the save, offered again.

use std::fs;

use damas::{
    app::{
        referee::{Intent, NewGame},
        storage::{HouseShelf, Saves},
    },
    play::{Claims, Match},
    rules::{self, BySide, Changes, Derived, Law, Origin, Reach, Refusal, Text},
};

use crate::table::Table;

fn house() -> Derived {
    Derived {
        name: "mi-casa".to_owned(),
        title: Text {
            es: "Mi casa".to_owned(),
            en: "Mi casa".to_owned(),
        },
        origin: Origin::House {
            of: "gt502".to_owned(),
        },
        changes: Changes {
            king_reach: Some(Reach::Short),
            laws: Some(vec![Law::HighestValues]),
            ..Changes::default()
        },
        sources: Vec::new(),
    }
}

#[test]
fn a_game_by_house_rules_is_played_refused_and_saved_by_them() {
    let folder = std::env::temp_dir().join(format!("damas-house-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let rules = HouseShelf::open(&folder.join("rulesets"))
        .keep(&house())
        .unwrap();
    assert!(folder.join("rulesets/mi-casa.ron").exists());

    let mut table = Table::new(Match::new(rules::default_rules(), Claims::ByPlayers));
    table.app.insert_resource(Saves::open(&folder));
    // Two captures of one piece: the higher value must be taken, and the law is named.
    let start = "W:W13=1,8=2:B18=9,14=3,46=0";
    let start = damas::notation::fen::parse(&rules, start).unwrap();
    let began = table.intend(Intent::NewGame(Box::new(NewGame {
        rules,
        players: BySide::default(),
        played_by: BySide::default(),
        start: Some(start),
    })));
    assert_eq!(began[0], "Started");
    let from_lower: Vec<u8> = [8, 13]
        .into_iter()
        .filter(|&number| table.pick(number) == ["Refused"])
        .collect();
    assert_eq!(from_lower.len(), 1, "one of the two takes less");
    table.pick(from_lower[0]);
    let refusal = &table.referee().refusal().unwrap().reason;
    assert!(matches!(
        refusal,
        Refusal::Law {
            law: Law::HighestValues,
            ..
        }
    ));
    let legal = table.referee().game().position().legal_moves()[0];
    let (from, to) = (table.number(legal.from), table.number(legal.to));
    table.pick(from);
    table.pick(to);
    assert_eq!(table.referee().game().ply_count(), 1);
    drop(table);

    // The file of the rules may be gone: the save has what it needs.
    fs::remove_file(folder.join("rulesets/mi-casa.ron")).unwrap();
    let saves = Saves::open(&folder);
    let game = saves.unfinished().expect("the game was not finished");
    assert_eq!(game.rules().house_rules(), Some(house()));
    assert_eq!(game.rules().name(), "mi-casa");
    drop(saves);
    let _ = fs::remove_dir_all(&folder);
}
