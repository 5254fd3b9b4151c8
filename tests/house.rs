//! House rules: made from a game, checked, kept as text, saved with a match, and told by a PDN file.

use std::sync::Arc;

use damas::{
    notation::pdn,
    play::{Claims, Match, SavedMatch, record, replay},
    rules::{
        self, Changes, Counting, Crowning, Derived, Heading, KingRun, Landing, Law, Limit, Manner,
        Origin, Reach, Removal, Repetition, Rules, Side, Text, Verdict,
    },
};

fn text(text: &str) -> Text {
    Text {
        es: text.to_owned(),
        en: text.to_owned(),
    }
}

fn house(of: &str, name: &str, changes: Changes) -> Derived {
    Derived {
        name: name.to_owned(),
        title: text("Damas de Toño"),
        origin: Origin::House { of: of.to_owned() },
        changes,
        sources: Vec::new(),
    }
}

/// Every value that the dialog can change.
fn changes() -> Changes {
    Changes {
        first: Some(Side::Black),
        man_captures: Some(vec![Heading::DiagonalForward, Heading::DiagonalBackward]),
        king_reach: Some(Reach::Short),
        sideways: Some(false),
        laws: Some(vec![Law::MostPieces, Law::HighestValues]),
        repetition: Some(Repetition {
            count: 4,
            manner: Manner::Automatic,
        }),
        limits: Some(vec![Limit {
            name: "moves".to_owned(),
            title: text("número máximo de jugadas"),
            plies: 12,
            counts: Counting::EveryPly,
            material: None,
            unless_capture: false,
            verdict: Verdict::Draw,
            suspended_by: Vec::new(),
        }]),
        ..Changes::default()
    }
}

fn played(rules: Arc<Rules>, plies: usize) -> Match {
    let mut game = Match::new(rules, Claims::ByPlayers);
    for _ in 0..plies {
        let step = game.position().legal_moves()[0];
        game.play_move(&step).unwrap();
    }
    game
}

#[test]
fn changed_values_are_played_and_the_rest_stays() {
    let rules = rules::derive(&house("gt502", "de-tono", changes())).unwrap();
    let base = rules::find("gt502").unwrap();
    assert_eq!(rules.ruleset().first, Side::Black);
    assert_eq!(rules.ruleset().king.reach, Reach::Short);
    assert_eq!(rules.ruleset().board, base.ruleset().board);
    assert_eq!(rules.ruleset().tie_break, base.ruleset().tie_break);
    // The game type is that of the base; the variant says that more is different.
    assert_eq!(
        rules.ruleset().notation.game_type,
        base.ruleset().notation.game_type
    );
    assert_eq!(rules.ruleset().notation.variant.as_deref(), Some("de-tono"));
    // A limit without material ends every game, and the values decide it.
    let game = played(Arc::new(rules), 12);
    let result = game.result().expect("twelve plies are the most");
    assert!(result.is_decided_by_values() || result.winner.is_none());
}

#[test]
fn what_differs_is_found_again_and_written_as_text() {
    let derived = house("gt502", "de-tono", changes());
    let rules = rules::derive(&derived).unwrap();
    assert_eq!(rules.house_rules().as_ref(), Some(&derived));
    let again = rules::parse_house(&derived.to_text()).unwrap();
    assert_eq!(again, derived);
    let line = derived.to_line();
    assert!(!line.contains('\n'), "{line}");
    assert_eq!(rules::parse_house(&line).unwrap(), derived);
    assert_eq!(rules::find("gt502").unwrap().house_rules(), None);
    assert_eq!(rules::find("gt502-s0").unwrap().house_rules(), None);
}

#[track_caller]
fn refused(derived: &Derived, message: &str) {
    assert_eq!(rules::derive(derived).unwrap_err().to_string(), message);
}

#[test]
fn what_cannot_be_played_is_refused_with_field_and_reason() {
    let none = Changes::default;
    refused(
        &house("gt502", "Mi Casa", none()),
        "field 'name': 'Mi Casa' must consist of lower-case letters, digits and hyphens",
    );
    refused(
        &house("gt502", "spanish", none()),
        "field 'name': 'spanish' is a game of this program; choose another",
    );
    refused(
        &house("shogi", "mi-casa", none()),
        "field 'origin': there is no game 'shogi' to derive from",
    );
    let by_values = Changes {
        laws: Some(vec![Law::HighestValues]),
        ..none()
    };
    refused(
        &house("spanish", "mi-casa", by_values),
        "field 'laws': the pieces carry no values to compare",
    );
    let once = Changes {
        repetition: Some(Repetition {
            count: 1,
            manner: Manner::Automatic,
        }),
        ..none()
    };
    refused(
        &house("spanish", "mi-casa", once),
        "field 'repetition.count': must be 2 or more",
    );
    let untitled = Derived {
        title: text(" "),
        ..house("spanish", "mi-casa", none())
    };
    refused(&untitled, "field 'title': must be a text on one line");
}

#[test]
fn a_faulty_file_is_refused_with_line_field_and_reason() {
    let good = house("gt502", "de-tono", changes()).to_text();
    let line = 1 + good
        .lines()
        .position(|line| line.contains("king_reach"))
        .unwrap();
    let bad = good.replace("king_reach", "king_range");
    let error = rules::parse_house(&bad).unwrap_err().to_string();
    assert!(
        error.starts_with(&format!("line {line}, column ")),
        "{error}"
    );
    assert!(error.contains("king_range"), "{error}");
    for noise in ["", "(", "[HouseRules]", "(name: \"x\")", "\u{0}\u{0}"] {
        assert!(rules::parse_house(noise).is_err(), "{noise:?}");
    }
    let reading = good.replace("House(", "SeedText(");
    let error = rules::parse_house(&reading).unwrap_err().to_string();
    assert!(error.starts_with("field 'origin'"), "{error}");
}

#[test]
fn a_name_follows_from_the_title() {
    for (title, name) in [
        ("Damas de Toño", Some("damas-de-tono")),
        ("  ¡Rápidas!  10×10 ", Some("rapidas-10-10")),
        ("Spanish", Some("spanish-h")),
        ("¿?", None),
        ("", None),
    ] {
        assert_eq!(rules::house_name(title).as_deref(), name, "{title}");
    }
    let long = rules::house_name(&"muy largo ".repeat(20)).unwrap();
    let derived = house("gt502", &long, Changes::default());
    assert!(rules::derive(&derived).is_ok(), "{long}");
}

#[test]
fn a_match_is_saved_with_its_house_rules() {
    let rules = Arc::new(rules::derive(&house("gt502", "de-tono", changes())).unwrap());
    let game = played(rules, 5);
    let saved = SavedMatch::of(&game, &[]);
    let text = ron::to_string(&saved).unwrap();
    let read: SavedMatch = ron::from_str(&text).unwrap();
    assert_eq!(read, saved);
    let (restored, _) = read.restore().unwrap();
    assert_eq!(restored.rules().ruleset(), game.rules().ruleset());
    assert_eq!(restored.position().hash(), game.position().hash());
    // A save of a game of the program is written as before.
    let plain = SavedMatch::of(&played(rules::find("gt502").unwrap(), 2), &[]);
    let plain = ron::to_string(&plain).unwrap();
    assert!(!plain.contains("house"), "{plain}");
    assert!(
        ron::from_str::<SavedMatch>(&plain)
            .unwrap()
            .restore()
            .is_ok()
    );
}

#[test]
fn a_file_of_games_tells_the_house_rules_and_plays_by_them() {
    let derived = house("gt502", "de-tono", changes());
    let rules = Arc::new(rules::derive(&derived).unwrap());
    let game = played(rules, 7);
    let text = pdn::write_game(&record(&game));
    assert!(text.contains("[GameType \"42,W,10,10,N1,1\"]\n[Variant \"de-tono\"]\n[HouseRules \""));
    let two = format!("{text}\n{text}");
    let read = pdn::read(two.as_bytes(), None).unwrap();
    assert_eq!(read.len(), 2);
    assert!(Arc::ptr_eq(read[0].rules(), read[1].rules()));
    assert_eq!(read[0].rules().house_rules(), Some(derived));
    let again = replay(&read[0]).unwrap();
    assert_eq!(again.position().hash(), game.position().hash());
    assert_eq!(pdn::write_game(&read[0]), text);
}

#[test]
fn house_rules_that_are_wrong_are_told_with_their_line() {
    let text = "[Event \"x\"]\n[GameType \"20\"]\n[HouseRules \"(name: 3)\"]\n\n1. 32-28 *\n";
    let error = pdn::read(text.as_bytes(), None).unwrap_err().to_string();
    assert!(
        error.starts_with("game 1, line 3: the HouseRules tag cannot be played: line 1, column "),
        "{error}"
    );
}

/// A small generator of numbers, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len() + 1)).cloned()
    }

    fn some<T: Clone>(&mut self, all: &[T]) -> Option<Vec<T>> {
        let chosen = all.iter().filter(|_| self.below(2) == 0).cloned().collect();
        (self.below(2) == 0).then_some(chosen)
    }
}

/// A file from elsewhere may hold any values: they are refused, or played without a fault.
#[test]
fn any_values_are_refused_or_played() {
    let mut chance = Chance(0x5EED_0001);
    let headings = [
        Heading::Forward,
        Heading::DiagonalForward,
        Heading::Sideways,
        Heading::DiagonalBackward,
        Heading::Backward,
    ];
    let laws = [
        Law::MostPieces,
        Law::MostKings,
        Law::WithKing,
        Law::KingsSoonest,
        Law::MostWorth,
        Law::HighestValues,
    ];
    let mut played = 0;
    for round in 0..280 {
        let base = &rules::all()[round % rules::all().len()];
        let changes = Changes {
            first: chance.of(&Side::ALL),
            man_steps: chance.some(&headings),
            man_captures: chance.some(&headings),
            men_take_kings: chance.of(&[true, false]),
            king_reach: chance.of(&[Reach::Short, Reach::Flying]),
            landing: chance.of(&[
                Landing::Anywhere,
                Landing::DirectlyBehind,
                Landing::OnOrBehind,
            ]),
            sideways: chance.of(&[true, false]),
            king_goes_on: chance.of(&[true, false]),
            rejump: chance.of(&[true, false]),
            king_run: chance.of(&[KingRun {
                most: 2,
                unless_no_other: true,
            }]),
            removal: chance.of(&[Removal::AtEnd, Removal::AtOnce]),
            turning_back: chance.of(&[true, false]),
            crowning: chance.of(&[
                Crowning::EndsMove,
                Crowning::GoesOnAsMan,
                Crowning::GoesOnAsKing,
            ]),
            laws: chance.some(&laws),
            repetition: None,
            limits: None,
        };
        let derived = house(base.name(), "any", changes);
        let Ok(rules) = rules::derive(&derived) else {
            continue;
        };
        assert_eq!(rules::parse_house(&derived.to_line()).unwrap(), derived);
        let mut game = Match::new(Arc::new(rules), Claims::ByPlayers);
        while game.result().is_none() && game.ply_count() < 60 {
            let moves = game.position().legal_moves();
            let step = moves[chance.below(moves.len())];
            game.play_move(&step).unwrap();
        }
        played += 1;
    }
    assert!(60 < played, "only {played} could be played");
}
