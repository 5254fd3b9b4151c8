//! Every dialect that is read, and every fault with its place and its cure.

use super::*;
use crate::rules::{self, SquareNames};

#[track_caller]
fn refused(ruleset: &str, fen: &str, message: &str) {
    let rules = rules::find(ruleset).unwrap();
    let fault = read(&rules, fen).unwrap_err();
    assert_eq!(fault.to_string(), message, "{fen}");
}

#[track_caller]
fn check(ruleset: &str, fen: &str, canonical: &str) {
    let rules = rules::find(ruleset).unwrap();
    let position = read(&rules, fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    assert_eq!(print(&position), canonical, "{fen}");
}

#[test]
fn squares_that_are_not_there_are_named() {
    let squares = "is not a square of this board; the squares are 1 to 50";
    refused(
        "gt502",
        "W:W5,51:B40",
        &format!("FEN, field 2, character 6: '51' {squares}"),
    );
    refused(
        "gt502",
        "W:W5:B 40, x",
        &format!("FEN, field 3, character 12: 'x' {squares}"),
    );
    refused(
        "gt502",
        "W:W5-51:B40",
        &format!("FEN, field 2, character 4: '5-51' {squares}"),
    );
    refused(
        "gt502",
        "W:WK5=300,6:BKK",
        "FEN, field 2, character 4: 'K5=300' has a value outside 0 to 19; correct what follows '='",
    );
    refused(
        "gt502",
        "W:W1:BKK",
        &format!("FEN, field 3, character 7: 'KK' {squares}"),
    );
    // A square of the other colour.
    refused(
        "international",
        "W:Wa2:B1",
        &format!("FEN, field 2, character 4: 'a2' {squares}"),
    );
}

#[test]
fn pieces_that_cannot_stand_so_are_named() {
    refused(
        "gt502",
        "W:W5:B5",
        "FEN, field 3, character 7: '5' sets a second piece on square 5; leave one out",
    );
    refused(
        "gt502",
        "W:W1-5,3:B40",
        "FEN, field 2, character 8: '3' sets a second piece on square 3; leave one out",
    );
    refused(
        "gt502",
        "W:W1,48:B40",
        "FEN, field 2, character 6: at '48' a man of White stands on square 48, its crowning row; \
         a piece there must be a king (K48)",
    );
    refused(
        "gt502",
        "W:W5=3,6=3:B40=1",
        "FEN, field 2, character 8: at '6=3' White has the value 3 twice, on squares 5 and 6; \
         every value stands on one piece of a side",
    );
    refused(
        "gt502",
        "W:W5=20:B40=1",
        "FEN, field 2, character 4: '5=20' has a value outside 0 to 19; correct what follows '='",
    );
    refused(
        "gt502",
        "W:W5=2,6:B40=1",
        "FEN, field 2, character 8: at '6' square 5 has a value but square 6 has none; \
         give values to all pieces or to none",
    );
    refused(
        "gt502",
        "W:W5-7=2:B40=1",
        "FEN, field 2, character 4: '5-7=2' gives one value to several pieces; \
         write each piece with its own",
    );
    refused(
        "spanish",
        "W:W5=2:B30=1",
        "FEN, field 2, character 4: at '5=2' square 5 has a value, but the pieces of Spanish draughts carry \
         none; leave out '=' and what follows it",
    );
}

#[test]
fn fields_that_are_none_are_named() {
    refused(
        "spanish",
        "hello",
        "FEN, field 1, character 1: 'hello' at the start is not a side to move; \
         write W: or B: first",
    );
    refused(
        "spanish",
        "",
        "FEN, field 1, character 1: '' at the start is not a side to move; write W: or B: first",
    );
    refused(
        "spanish",
        "W:W5:W6",
        "FEN, field 3, character 6: White's pieces are listed twice; write each side once",
    );
    for bare in ["W", "W:", "W::.", "?:H0"] {
        refused(
            "spanish",
            bare,
            "FEN, field 1, character 1: no pieces follow the side to move; \
             write them behind it, as in W:W31,K40:B5",
        );
    }
    refused(
        "spanish",
        "W:W5:B6:H0:X1",
        "FEN, field 5, character 12: field 'X1' is not a side's pieces; \
         write W or B and the squares, as in W:W31,K40:B5",
    );
    refused(
        "spanish",
        "W:W12-5:B20",
        "FEN, field 2, character 4: the range '12-5' runs backwards; write its lower square first",
    );
    refused(
        "spanish",
        "W:W5:B6:+0+3",
        "FEN, field 4, character 9: '+0+3' does not count king moves; write Black's count and \
         White's, each above 0 with the king's two digits behind it, as in +0+346",
    );
}

#[test]
fn long_texts_are_quoted_by_their_beginning() {
    refused(
        "spanish",
        "the rest is not a position at all",
        "FEN, field 1, character 1: 'the rest is not a positi…' at the start is not a side to move; \
         write W: or B: first",
    );
}

#[test]
fn blanks_never_join_two_squares() {
    for (fen, character, found) in [
        ("W:W1 2:B50", 4, "1 2"),
        ("W:W1\n2:B50", 4, "1 2"),
        ("W:W1\t2:B50", 4, "1 2"),
        ("W:W1\u{a0}2:B50", 4, "1\u{a0}2"),
        ("W:W1\"2:B50", 4, "1\"2"),
        ("W:W 31, K4 5 ,6:B50", 9, "K4 5"),
        ("W:Wc1 2:B50", 4, "c1 2"),
        ("W:W31-3 5:B50", 4, "31-3 5"),
    ] {
        let field = "FEN, field 2, character";
        let cure = "write a comma between two squares, and nothing inside one";
        refused(
            "international",
            fen,
            &format!("{field} {character}: '{found}' has a blank between two digits; {cure}"),
        );
    }
    refused(
        "gt502",
        "W:W5=1 2:B50=1",
        "FEN, field 2, character 4: '5=1 2' has a blank between two digits; \
         write a comma between two squares, and nothing inside one",
    );
    refused(
        "international",
        "W:W1, 2 x:B50",
        "FEN, field 2, character 7: '2 x' is not a square of this board; the squares are 1 to 50",
    );
}

#[test]
fn a_tag_pasted_whole_is_read() {
    check("spanish", "[FEN \"W:W5:B6\"]", "W:W5:B6");
    check("spanish", " [ fen \"W:W5:B6.\" ]\n", "W:W5:B6");
    refused(
        "spanish",
        "[FEN \"W:W5:B33\"]",
        "FEN, field 3, character 13: '33' is not a square of this board; the squares are 1 to 32",
    );
    refused(
        "spanish",
        "[Event \"x\"]",
        "FEN, field 1, character 1: '[Event \"x\"]' at the start is not a side to move; \
         write W: or B: first",
    );
}

#[test]
fn other_encodings_are_read_or_named() {
    check("spanish", "\u{feff}W:W5:B6", "W:W5:B6");
    let wide: String = "W:W5:B6".chars().flat_map(|c| [c, '\0']).collect();
    refused(
        "spanish",
        &wide,
        "FEN, field 1, character 2: a zero character stands here, as in a text of UTF-16; \
         save it as UTF-8",
    );
}

#[test]
fn every_dialect_is_read() {
    let start = print(&Position::start(rules::find("international").unwrap()));
    for fen in [
        "W:W31-50:B1-20",
        "W:W31-50:B1-20.",
        "W:B1-20:W31-50",
        "W:W31-50.:B1-20.",
        "\"W:W31-50:B1-20\"",
        " w : w 31 - 50 : b 01-09, 10-20 ",
        "?:W31-50:B1-20:H0:F1",
        "W:W31-50,:B1-20:H12:F34:+0+0",
        "W:W31-50:B1-20:",
    ] {
        check("international", fen, &start);
    }
    check("spanish", "?:W Kh1, 5:B:H0:F1", "W:WK1,5:B");
    check("spanish", "B:W:B5", "B:W:B5");
    check("spanish", "B:WK5-7:B8", "B:WK5,K6,K7:B8");
    check("gt502", "B:W5,K48:B46", "B:W5,K48:B46");
    check("gt502", "B:W05=00,K48=7:B46=19", "B:W5=0,K48=7:B46=19");
    check("international", "W:Wa1,Kj10:Bb4", "W:WK5,46:B31");
    check("brazilian", "W:W29,Kh8:Bb6", "W:WK4,29:B9");
    // The letter of kings is that of a column too.
    check("canadian", "W:Wk5,Kk3,KK1:Bk11", "W:W48,K60,K72:B12");
    check("international", "W:Wk31:B20", "W:WK31:B20");
}

#[test]
fn frisian_counts_of_king_moves_are_read_and_printed() {
    let fen = "W:WK46,50:BK15,20";
    check("frisian", &format!("{fen}:+0+0"), fen);
    for counts in ["+0+346", "+115+0", "+115+346"] {
        let fen = format!("{fen}:{counts}");
        check("frisian", &fen, &fen);
        check("frisian", &format!("{fen}:H0:F1:{counts}"), &fen);
    }
    refused(
        "frisian",
        "W:WK46,50:BK15,20:H3:+0+250",
        "FEN, field 5, character 22: at '+0+250' square 50 cannot have a king of White that has moved several \
         times in a row; leave out the last field",
    );
    check("international", &format!("{fen}:+0+0"), fen);
}

#[test]
fn every_start_is_printed_by_number_and_by_letter_and_read_back() {
    for rules in rules::all() {
        let start = Position::start(rules.clone());
        for names in [SquareNames::Numeric, SquareNames::Algebraic] {
            let text = print_named(&start, names);
            assert_eq!(read(rules, &text).as_ref(), Ok(&start), "{text}");
            assert_eq!(print_named(&start, names), text);
        }
    }
}

#[test]
fn the_table_gets_the_kind_of_each_fault() {
    #[track_caller]
    fn check(fen: &str, expected: &FenError) {
        let rules = rules::find("gt502").unwrap();
        assert_eq!(parse(&rules, fen).as_ref().unwrap_err(), expected, "{fen}");
    }
    check("x", &FenError::Turn("x".to_owned()));
    check("W", &FenError::Field(String::new()));
    check("W:W5:+1", &FenError::Field("+1".to_owned()));
    let square = |token: &str| FenError::Square {
        token: token.to_owned(),
        last: 50,
    };
    check("W:W51", &square("51"));
    check("W:W5-4", &square("5-4"));
    let value = |token: &str| FenError::Value {
        token: token.to_owned(),
    };
    check("W:W5=20", &value("5=20"));
    check("W:W5-6=2", &value("5-6=2"));
}
