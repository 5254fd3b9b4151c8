//! The last field of a Frisian FEN: how many moves running each side has made with one king, and
//! which (`+0+346`: Black none, White three with the king on 46).

use crate::rules::{BySide, Geometry, Side, Square};

/// For each side the king that has made its last moves without capture, and how many.
pub(super) type Runs = BySide<Option<(Square, u8)>>;

/// Reads the field without its colon. Black stands first; a count above 0 has the king's square
/// behind it, in two digits.
pub(super) fn read_runs(text: &str, geometry: &Geometry) -> Option<Runs> {
    let (black, white) = text.strip_prefix('+')?.split_once('+')?;
    Some(Runs {
        white: read_run(white, geometry)?,
        black: read_run(black, geometry)?,
    })
}

fn read_run(text: &str, geometry: &Geometry) -> Option<Option<(Square, u8)>> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match text.len() {
        1 => (text == "0").then_some(None),
        3 => {
            let (count, square) = text.split_at(1);
            let square = geometry.numbered(square.parse().ok()?)?;
            let count = count.parse().ok()?;
            Some((0 < count).then_some((square, count)))
        }
        _ => None,
    }
}

/// The field with its colon; nothing where no king has a count.
pub(super) fn print_runs(runs: &Runs, geometry: &Geometry) -> String {
    if *runs == Runs::default() {
        return String::new();
    }
    let run = |side: Side| match runs[side] {
        None => "+0".to_owned(),
        Some((square, count)) => format!("+{count}{:02}", geometry.number(square)),
    };
    format!(":{}{}", run(Side::Black), run(Side::White))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    /// Each side's count with the number of its king.
    fn numbers(runs: &Runs, geometry: &Geometry) -> [Option<(u8, u8)>; 2] {
        Side::ALL.map(|side| runs[side].map(|(square, count)| (geometry.number(square), count)))
    }

    #[track_caller]
    fn check(text: &str, expected: Option<[Option<(u8, u8)>; 2]>) {
        let rules = rules::find("international").unwrap();
        let geometry = rules.geometry();
        let found = read_runs(text, geometry).map(|runs| numbers(&runs, geometry));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn black_stands_first_and_a_count_has_its_king() {
        check("+0+346", Some([Some((46, 3)), None]));
        check("+235+0", Some([None, Some((35, 2))]));
        check("+103+101", Some([Some((1, 1)), Some((3, 1))]));
        check("+0+0", Some([None, None]));
        check("+046+0", Some([None, None]));
    }

    #[test]
    fn other_texts_count_nothing() {
        for text in [
            "", "+", "+0", "0+0", "+0+3", "+0+346+0", "+0+351", "+0+300", "+0+3a4", "+0+34",
            "+-1+0", "+0+3461", "+é+0", "+0++46",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn what_is_printed_is_read_back() {
        let rules = rules::find("international").unwrap();
        let geometry = rules.geometry();
        let some = geometry.squares().iter().map(|&square| Some((square, 3)));
        for white in some.chain([None]) {
            for black in [None, geometry.numbered(7).map(|square| (square, 9))] {
                let runs = Runs { white, black };
                let text = print_runs(&runs, geometry);
                let read = text
                    .strip_prefix(':')
                    .map_or(Some(Runs::default()), |text| read_runs(text, geometry));
                assert_eq!(read, Some(runs), "{text}");
            }
        }
        assert_eq!(print_runs(&Runs::default(), geometry), "");
        let white = geometry.numbered(5).map(|square| (square, 2));
        let runs = Runs { white, black: None };
        assert_eq!(print_runs(&runs, geometry), ":+0+205");
    }
}
