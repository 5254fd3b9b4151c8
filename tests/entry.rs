//! Entering moves: piece then square, the end square alone, landing by landing, with choices.

use damas::{
    notation::fen,
    play::{Entry, EntryOptions, Outcome},
    rules::{self, Position, Refusal, Square},
};

struct Table {
    position: Position,
    entry: Entry,
    options: EntryOptions,
}

impl Table {
    fn new(ruleset: &str, text: &str) -> Self {
        let rules = rules::find(ruleset).unwrap();
        Self {
            position: fen::parse(&rules, text).unwrap(),
            entry: Entry::default(),
            options: EntryOptions::default(),
        }
    }

    fn square(&self, number: u8) -> Square {
        self.position.rules().geometry().numbered(number).unwrap()
    }

    fn pick(&mut self, number: u8) -> Outcome {
        let square = self.square(number);
        self.entry.pick(&self.position, square, self.options)
    }

    /// Picks squares and tells what came of the last as a short text.
    fn picks(&mut self, numbers: &[u8]) -> String {
        let mut told = String::new();
        for &number in numbers {
            let outcome = self.pick(number);
            told = self.tell(&outcome);
        }
        told
    }

    fn tell(&self, outcome: &Outcome) -> String {
        let number = |square: &Square| self.position.rules().geometry().number(*square);
        let numbers = |squares: &[Square]| {
            let list: Vec<String> = squares.iter().map(|s| number(s).to_string()).collect();
            list.join(" ")
        };
        match outcome {
            Outcome::Selected(square) => format!("selected {}", number(square)),
            Outcome::Stepped(square) => format!("stepped {}", number(square)),
            Outcome::Complete(route) => {
                format!("{} takes {}", numbers(&route.path), numbers(&route.order))
            }
            Outcome::Choose => format!("choose of {}", self.entry.choices().len()),
            Outcome::Refused(Refusal::Law { law, best, tried }) => {
                format!("{law:?} {best} not {tried}")
            }
            other => format!("{other:?}"),
        }
    }
}

/// A man that can take two pieces on the left or two on the right and ends on 33 either way.
const DIAMOND: &str = "W:W13:B17,18,27,28,46";

#[track_caller]
fn check(ruleset: &str, fen: &str, picks: &[u8], expected: &str) {
    assert_eq!(Table::new(ruleset, fen).picks(picks), expected);
}

#[test]
fn simple_moves() {
    let start = "W:W1-20:B31-50";
    check("gt502", start, &[18], "selected 18");
    check("gt502", start, &[18, 23], "18 23 takes ");
    check("gt502", start, &[18, 17], "selected 17");
    check("gt502", start, &[18, 18], "Deselected");
    // Only one piece can reach 21, two can reach 22.
    check("gt502", start, &[21], "16 21 takes ");
    check("gt502", start, &[22], "Nothing");
}

#[test]
fn a_double_capture_step_by_step_and_by_its_end() {
    let fen = "W:W13:B18,28,46";
    check("gt502", fen, &[13, 24], "stepped 24");
    check("gt502", fen, &[13, 24, 33], "13 24 33 takes 18 28");
    check("gt502", fen, &[13, 33], "13 24 33 takes 18 28");
    check("gt502", fen, &[33], "13 24 33 takes 18 28");
}

#[test]
fn captures_that_take_other_pieces_are_never_chosen_silently() {
    check("gt502", DIAMOND, &[13, 33], "choose of 2");
    check("gt502", DIAMOND, &[33], "choose of 2");
    check("gt502", DIAMOND, &[13, 33, 22], "stepped 22");
    check("gt502", DIAMOND, &[13, 22, 33], "13 22 33 takes 17 27");
    let mut table = Table::new("gt502", DIAMOND);
    table.picks(&[13, 33]);
    let chosen = table.entry.choose(1);
    assert!(matches!(chosen, Outcome::Complete(_)));
    assert_eq!(table.entry, Entry::default());
}

#[test]
fn a_king_may_land_anywhere_before_the_next_piece_on_its_line() {
    // 1-5-10-14-19-23-28-32 is one line of the Spanish board: pieces on 5 and 19.
    let fen = "W:WK1:B5,19";
    check("spanish", fen, &[1, 10], "stepped 10");
    check("spanish", fen, &[1, 14], "stepped 14");
    check("spanish", fen, &[1, 14, 28], "1 10 28 takes 5 19");
    check("spanish", fen, &[1, 28], "1 10 28 takes 5 19");
}

#[test]
fn refusals_name_the_law() {
    // 8 could take one piece, 13 takes two.
    check("gt502", "W:W13,8:B18,28,14,46", &[8], "MostPieces 2 not 1");
    check(
        "spanish",
        "B:WK5,7,14,15:B19",
        &[19, 3],
        "MostKings 1 not 0",
    );
    check(
        "gt502",
        "W:W13,1:B18,46",
        &[1],
        "Refused(MustCapture { with: SquareSet(4096) })"
            .replace("4096", &(1_u128 << 13).to_string())
            .as_str(),
    );
    check(
        "gt502",
        "W:W13:B46",
        &[46],
        "Refused(NotYourTurn { turn: White })",
    );
    check("gt502", "W:W13,17,18:B46", &[13], "Refused(Blocked)");
}

#[test]
fn back_takes_the_last_step_away() {
    let mut table = Table::new("gt502", "W:W13:B18,28,46");
    table.picks(&[13, 24]);
    assert!(table.entry.back(table.options));
    assert_eq!(table.entry.path(), [table.square(13)]);
    assert!(table.entry.back(table.options));
    assert_eq!(table.entry.selected(), None);
    assert!(!table.entry.back(table.options));
}

#[test]
fn a_touched_piece_must_be_played() {
    let mut table = Table::new("gt502", "W:W1-20:B31-50");
    table.options.touch_move = true;
    assert_eq!(table.picks(&[18]), "selected 18");
    assert_eq!(table.picks(&[18]), "selected 18");
    assert!(table.picks(&[17]).starts_with("Refused(Touched"));
    assert!(!table.entry.back(table.options));
    assert_eq!(table.picks(&[23]), "18 23 takes ");
}

#[test]
fn a_drag_carries_a_piece_from_where_it_stands() {
    let mut table = Table::new("gt502", "W:W13:B18,28,46");
    let carry = |table: &mut Table, from, to| {
        let (from, to) = (table.square(from), table.square(to));
        let outcome = table.entry.carry(&table.position, from, to, table.options);
        table.tell(&outcome)
    };
    assert_eq!(carry(&mut table, 13, 24), "stepped 24");
    assert_eq!(carry(&mut table, 24, 33), "13 24 33 takes 18 28");
}
