//! Ten megabytes of anything are read to their end, without a panic and in time that grows with
//! their length alone.

use damas::notation::pdn;

const LENGTH: usize = 10_000_000;

/// For the many forms that are worth a try; what grows faster than its length shows here too.
const SHORTER: usize = 300_000;

/// Reads everything; returns how many games were good and how many were not.
fn read_all(bytes: &[u8]) -> (usize, usize) {
    let (mut good, mut bad) = (0, 0);
    for read in pdn::games(bytes, None) {
        match read {
            Ok(_) => good += 1,
            Err(error) => {
                bad += 1;
                assert!(error.to_string().len() < 500, "{error}");
            }
        }
    }
    (good, bad)
}

/// The same text again and again, up to a length.
fn repeated(text: &str, length: usize) -> Vec<u8> {
    text.bytes().cycle().take(length).collect()
}

/// Bytes that look random and are always the same (xorshift).
fn noise(alphabet: &[u8], length: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        alphabet[(state >> 32) as usize % alphabet.len()]
    };
    std::iter::repeat_with(next).take(length).collect()
}

#[test]
fn random_bytes_are_read_to_their_end() {
    let all: Vec<u8> = (0..=255).collect();
    let (_, bad) = read_all(&noise(&all, LENGTH));
    assert!(0 < bad);
    read_all(&noise(b"0123456789-x:.*!?(){}[]\"$/; \n%FENW", SHORTER));
    read_all(&noise(b"12345-x. \n()", SHORTER));
}

#[test]
fn what_is_opened_again_and_again_is_read_to_its_end() {
    for sign in ["(", "{"] {
        assert_eq!(read_all(&repeated(sign, LENGTH)), (0, 1));
    }
    let half = LENGTH / 2;
    let closed = format!("1. 32-28 {}{}", "(".repeat(half), ")".repeat(half));
    assert_eq!(read_all(closed.as_bytes()), (1, 0));
}

#[test]
fn forms_that_begin_and_do_not_end_cost_no_more() {
    let signs = "[ \" / } ) 1 - a % ; \\ $ .".split(' ');
    let forms = [
        "[A \"",
        "[A \"b\"] ",
        "[A \"b\" ",
        "/FEN ",
        "(?",
        "()",
        "((1-2)",
        "{}",
        "1 ",
        "1. ",
        "$1 ",
        "1-",
        "1 - ",
        "1/2 - ",
        "! ",
        "- ",
        "32-28! ",
        "[FEN \"W:W31:B20\"] ",
        "% \n",
        "; \n",
        "/FEN \"W:W31:B20\"/ ",
        "(1. 32-28",
        "{a} ! ",
    ];
    for form in signs.chain(forms) {
        read_all(&repeated(form, SHORTER));
    }
    let tags: String = (0..SHORTER / 10).map(|n| format!("[A{n} \"b\"]")).collect();
    assert_eq!(read_all(tags.as_bytes()), (0, 1));
}
