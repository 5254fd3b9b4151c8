//! Foreign text for use in a message: on one line, without signs that do not print, and short.

/// What of a quoted text is shown at most, in letters.
const MOST: usize = 40;

/// A text that a message quotes: [`plain`], and cut where it is long.
#[must_use]
pub fn quoted(text: &str) -> String {
    shortened(text, MOST)
}

/// The same with so many letters at most; `…` stands for the rest.
#[must_use]
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => plain(text),
        Some((end, _)) => plain(&text[..end]) + "…",
    }
}

/// A text on one line: line breaks and tabs become blanks, and signs that steer a terminal, or the
/// direction of writing, are spelt out, as in `\u{202e}`.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                plain.push(' ');
            }
            c if c.is_control() || is_invisible(c) => plain.extend(c.escape_unicode()),
            c => plain.push(c),
        }
    }
    plain
}

/// Signs of Unicode that show nothing and change how what is around them is shown.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_on_its_line_and_reads_from_left_to_right() {
        assert_eq!(plain("Ñandú 12×8 ½ «ᎣᏏ» 𝋦"), "Ñandú 12×8 ½ «ᎣᏏ» 𝋦");
        assert_eq!(plain("a\r\n\tb\u{2028}c"), "a   b c");
        assert_eq!(
            plain("\u{1b}[31m\0\u{202e}x\u{feff}"),
            "\\u{1b}[31m\\u{0}\\u{202e}x\\u{feff}"
        );
    }

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(shortened("ñandú", 5), "ñandú");
        assert_eq!(shortened("ñandú", 4), "ñand…");
        assert_eq!(quoted(&"a".repeat(90_000)).chars().count(), 41);
    }
}
