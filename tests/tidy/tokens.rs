//! Cuts Rust text into words, symbols and string literals, and drops comments. Enough of a lexer for the checks: it must
//! never take a comment for code, nor a string for a name.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An identifier, a keyword or a number.
    Word,
    /// `::`, or any other single character.
    Symbol,
    /// What stands between the quotes of a string literal, escapes as they are written.
    Text,
}

#[derive(Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) text: String,
    /// Counted from 1.
    pub(crate) line: usize,
    /// Whether it stands in an item under `#[cfg(test)]`.
    pub(crate) in_tests: bool,
}

impl Token {
    pub(crate) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }
}

pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut lexer = Lexer {
        rest: text,
        line: 1,
        tokens: Vec::new(),
    };
    while let Some(next) = lexer.rest.chars().next() {
        lexer.step(next);
    }
    let mut tokens = lexer.tokens;
    mark_tests(&mut tokens);
    tokens
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    tokens: Vec<Token>,
}

impl<'a> Lexer<'a> {
    fn step(&mut self, next: char) {
        if self.rest.starts_with("//") {
            self.take_until("\n", 0);
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if next == '"' {
            self.string();
        } else if next == '\'' {
            self.quote();
        } else if next == '_' || next.is_alphanumeric() {
            self.word();
        } else if self.rest.starts_with("::") {
            self.push(Kind::Symbol, 2);
        } else if next.is_whitespace() {
            self.take(next.len_utf8());
        } else {
            self.push(Kind::Symbol, next.len_utf8());
        }
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.line += taken.matches('\n').count();
        taken
    }

    /// Takes what stands before `end`, or all the rest; `end` itself is taken with its first `of_end` bytes.
    fn take_until(&mut self, end: &str, of_end: usize) -> &'a str {
        let length = self.rest.find(end).unwrap_or(self.rest.len());
        let taken = self.take(length);
        self.take(of_end.min(self.rest.len()));
        taken
    }

    fn push(&mut self, kind: Kind, bytes: usize) {
        let line = self.line;
        let text = self.take(bytes).to_owned();
        self.tokens.push(Token {
            kind,
            text,
            line,
            in_tests: false,
        });
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0;
        while !self.rest.is_empty() {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.take(2);
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.take(2);
            } else {
                self.take(self.rest.chars().next().map_or(0, char::len_utf8));
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        self.take(1);
        let mut escaped = false;
        let end = self.rest.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        self.push(Kind::Text, end.unwrap_or(self.rest.len()));
        self.take(1.min(self.rest.len()));
    }

    /// A string whose closing quote is followed by as many `#` as its opening one.
    fn raw_string(&mut self) {
        let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
        self.take(hashes + 1);
        let end = format!("\"{}", "#".repeat(hashes));
        self.push(Kind::Text, self.rest.find(&end).unwrap_or(self.rest.len()));
        self.take(end.len().min(self.rest.len()));
    }

    /// A character, or the quote before the name of a lifetime.
    fn quote(&mut self) {
        self.take(1);
        let mut after = self.rest.chars();
        match (after.next(), after.next()) {
            (Some('\\'), Some(escape)) => {
                self.take(1 + escape.len_utf8());
                self.take_until("'", 1);
            }
            (Some(character), Some('\'')) => {
                self.take(character.len_utf8() + 1);
            }
            _ => {
                self.take(self.word_length());
            }
        }
    }

    fn word_length(&self) -> usize {
        self.rest
            .find(|c: char| c != '_' && !c.is_alphanumeric())
            .unwrap_or(self.rest.len())
    }

    /// A word, or the prefix of a string: `b"…"`, `r#"…"#`, `r#word`, `b'…'`.
    fn word(&mut self) {
        let (word, after) = self.rest.split_at(self.word_length());
        let is_raw =
            matches!(word, "r" | "br" | "cr") && after.trim_start_matches('#').starts_with('"');
        if is_raw {
            self.take(word.len());
            self.raw_string();
        } else if matches!(word, "b" | "c") && after.starts_with(['"', '\'']) {
            self.take(word.len());
        } else if word == "r" && after.starts_with('#') {
            self.take(2);
        } else {
            self.push(Kind::Word, word.len());
        }
    }
}

/// Marks each item under `#[cfg(test)]` or `#[cfg(all(test, …))]`, from its attribute to its closing brace or semicolon.
fn mark_tests(tokens: &mut [Token]) {
    let mut i = 0;
    while i < tokens.len() {
        let begins = |words: &[&str]| {
            words
                .iter()
                .enumerate()
                .all(|(k, word)| tokens.get(i + k).is_some_and(|token| token.is(word)))
        };
        if begins(&["#", "[", "cfg", "(", "test", ")"])
            || begins(&["#", "[", "cfg", "(", "all", "(", "test"])
        {
            let end = end_of_item(tokens, i);
            for token in &mut tokens[i..end] {
                token.in_tests = true;
            }
            i = end;
        } else {
            i += 1;
        }
    }
}

/// One past the last token of the item, field or statement whose attribute begins at `start`.
fn end_of_item(tokens: &[Token], start: usize) -> usize {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().skip(start) {
        if token.kind != Kind::Symbol {
            continue;
        }
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            "}" if depth == 0 => return i,
            "}" if depth == 1 => return i + 1,
            ")" | "]" | "}" => depth -= 1,
            ";" | "," if depth == 0 => return i + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, kind: Kind, expected: &[&str]) {
        let found: Vec<Token> = tokens(text)
            .into_iter()
            .filter(|token| token.kind == kind)
            .collect();
        let found: Vec<&str> = found.iter().map(|token| token.text.as_str()).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn comments_are_not_words() {
        check(
            "a // b\nc /* d /* e */ f */ g",
            Kind::Word,
            &["a", "c", "g"],
        );
        check("a \"// b\" c", Kind::Word, &["a", "c"]);
    }

    #[test]
    fn strings_are_texts() {
        check(
            r#"x("one", b"two\"", c"three")"#,
            Kind::Text,
            &["one", "two\\\"", "three"],
        );
        check(
            r###"r"a\" r#"b " c"# br##"d "# e"## f"###,
            Kind::Text,
            &["a\\", "b \" c", "d \"# e"],
        );
        check("\"never closed", Kind::Text, &["never closed"]);
    }

    #[test]
    fn quotes_are_characters_or_lifetimes() {
        check(r"'a' '\'' '\u{1F600}' '\\' b'x' 'é' d", Kind::Word, &["d"]);
        check(
            "fn f<'life>(x: &'life str) -> '\"'",
            Kind::Word,
            &["fn", "f", "x", "str"],
        );
        check("'\"' \"text\"", Kind::Text, &["text"]);
        check("r#type x", Kind::Word, &["type", "x"]);
    }

    #[test]
    fn lines_are_counted_through_strings_and_comments() {
        let lines: Vec<usize> = tokens("a\n/*\n*/ b \"\n\n\" c")
            .iter()
            .map(|token| token.line)
            .collect();
        assert_eq!(lines, [1, 3, 3, 5]);
    }

    #[track_caller]
    fn check_outside_tests(text: &str, expected: &[&str]) {
        let found = tokens(text);
        let outside: Vec<&str> = found
            .iter()
            .filter(|token| token.kind == Kind::Word && !token.in_tests)
            .map(|token| token.text.as_str())
            .collect();
        assert_eq!(outside, expected, "{text}");
    }

    #[test]
    fn test_modules_end_at_their_brace() {
        check_outside_tests(
            "a #[cfg(test)] mod tests { fn b() { \"}\" } } c",
            &["a", "c"],
        );
        check_outside_tests("#[cfg(test)] mod tests; a", &["a"]);
        check_outside_tests(
            "#[cfg(test)] #[derive(X)] fn f(x: [u8; 3]) -> u8 { x[0] } a",
            &["a"],
        );
        check_outside_tests("s { #[cfg(test)] x: u8 } a", &["s", "a"]);
        check_outside_tests("#[cfg(all(test, unix))] mod tests { b } a", &["a"]);
        check_outside_tests("#[cfg(not(test))] a", &["cfg", "not", "test", "a"]);
    }
}
