//! A game is the same however it is dressed: squares by number or letter, signs, blanks, full paths,
//! captured pieces, numbers of moves, comments, results, encodings and line endings.

use damas::{
    notation::{
        pdn::{self, Game},
        resolve_move, square_name,
    },
    play::{Match, record},
    rules::{Position, Route, SquareNames},
};
use proptest::{collection::vec, prelude::*};

use crate::any::any_match;

/// Choices, one after the other.
struct Choices {
    bytes: Vec<u8>,
    next: usize,
}

impl Choices {
    /// One of so many.
    fn of(&mut self, count: usize) -> usize {
        self.next += 1;
        usize::from(self.bytes[self.next % self.bytes.len()]) % count
    }

    fn one<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        texts[self.of(texts.len())]
    }
}

/// A route as somebody may write it, if it is read as this move: with squares left out, or with the
/// captured pieces in place of landings, it may be another.
fn written(position: &Position, route: &Route, choices: &mut Choices) -> String {
    let rules = position.rules();
    let own = rules.ruleset().notation.squares;
    let names = [SquareNames::Numeric, SquareNames::Algebraic, own, own][choices.of(4)];
    let form = choices.of(4);
    let name = |square: &_| square_name(rules.geometry(), *square, names);
    let ends = [route.step.from, route.step.to];
    let mut squares: Vec<String> = route.path.iter().map(name).collect();
    let mut captured: Vec<String> = route.order.iter().map(name).collect();
    captured.reverse();
    match form {
        0 => squares = ends.iter().map(name).collect(),
        1 if 1 < captured.len() => {
            captured.insert(0, name(&ends[0]));
            captured.push(name(&ends[1]));
            squares = captured;
        }
        2 if 1 < captured.len() => {
            squares = ends.iter().map(name).chain(captured).collect();
        }
        _ => {}
    }
    if choices.of(3) == 0 {
        for square in &mut squares {
            *square = match names {
                SquareNames::Numeric => format!("{square:0>2}"),
                SquareNames::Algebraic => square.to_uppercase(),
            };
        }
    }
    let sign = match route.step.is_capture() {
        true => choices.one(&["x", ":", "X", "×", " x ", ": "]),
        false => choices.one(&["-", "-", " - ", "–"]),
    };
    let text = squares.join(sign);
    let compact: String = text.split_whitespace().collect();
    if resolve_move(position, &compact) == Ok(route.step) {
        return text;
    }
    let full: Vec<String> = route.path.iter().map(name).collect();
    full.join(sign.trim())
}

/// What may stand between moves and changes nothing of them.
const BETWEEN: [&str; 12] = [
    " ",
    "\n",
    "\r\n",
    "\t",
    " {a comment} ",
    " ; a comment\n",
    " $3 ",
    "\n% of programs\n",
    " (1. 99-98) ",
    " {[%clk 1:55:21]} ",
    "   ",
    " () ",
];

fn dressed(game: &Match, choices: &mut Choices) -> String {
    let notation = &game.rules().ruleset().notation;
    let (game_type, variant) = (&notation.game_type, notation.variant.as_deref());
    let eol = choices.one(&["\n", "\r\n", "\r", " "]);
    let mut text = format!("[GameType \"{game_type}\"]{eol}");
    if let Some(variant) = variant {
        text += &format!("[ Variant  \"{variant}\" ]{eol}");
    }
    let result = record(game).result.text(notation.results).to_owned();
    if choices.of(2) == 0 {
        text += &format!("[result \"{result}\"]{eol}");
    }
    let mut before = game.start().clone();
    for (ply, at) in game.plies().zip(0..) {
        text += choices.one(&BETWEEN);
        let number = at / 2 + 1;
        text += &match (choices.of(4), at % 2) {
            (0, _) => String::new(),
            (1, 0) => format!("{number}."),
            (2, 0) => format!("0{number}. "),
            (_, 0) => format!("{number}. "),
            (1, _) => format!("{number}... "),
            (2, _) => format!("{number}. ... "),
            _ => String::new(),
        };
        text += &written(&before, &ply.route, choices);
        text += choices.one(&["", "", "!", "??", " (?)", "!?"]);
        before = ply.position.clone();
    }
    text += choices.one(&BETWEEN);
    text += &result;
    text + eol
}

/// The bytes of a text, in an encoding that has all its letters.
fn encoded(text: &str, choices: &mut Choices) -> Vec<u8> {
    let units = || text.encode_utf16();
    match choices.of(5) {
        0 => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        1 => b"\xff\xfe"
            .iter()
            .copied()
            .chain(units().flat_map(u16::to_le_bytes))
            .collect(),
        2 => b"\xfe\xff"
            .iter()
            .copied()
            .chain(units().flat_map(u16::to_be_bytes))
            .collect(),
        3 if text.chars().all(|c| u32::from(c) < 256) => {
            text.chars().map(|c| u32::from(c) as u8).collect()
        }
        _ => text.as_bytes().to_vec(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn games_are_the_same_in_any_dress(games in vec(any_match(), 1..4), bytes in vec(any::<u8>(), 50..400)) {
        let mut choices = Choices { bytes, next: 0 };
        let text: String = games.iter().map(|game| dressed(game, &mut choices)).collect();
        let file = encoded(&text, &mut choices);
        let read = pdn::read(&file, None);
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(read.len(), games.len(), "{}", text);
        for (read, game) in read.iter().zip(&games) {
            let record: Game = record(game);
            prop_assert_eq!(read.rules().name(), record.rules().name());
            let steps = |game: &Game| game.moves().copied().collect::<Vec<_>>();
            prop_assert_eq!(steps(read), steps(&record), "{}", text);
            prop_assert_eq!(&read.result, &record.result, "{}", text);
            prop_assert_eq!(read.position(), record.position(), "{}", text);
        }
    }
}
