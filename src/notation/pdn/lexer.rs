//! Text to tokens. Every token is found in time proportional to its length, and there is a token
//! for whatever stands in a file, so that reading never stops before the end.

use winnow::{error::ErrMode, stream::StreamIsPartial};

use super::token::{Input, Token, token};

/// A token with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) token: Token<'a>,
    /// The offset in the text.
    pub(super) at: usize,
    /// The line, from 1.
    pub(super) line: usize,
}

/// What comes next depends on text that is not there yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Incomplete;

/// The tokens of a text, one by one.
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Whether nothing comes behind the text.
    is_complete: bool,
    at: usize,
    line: usize,
    /// Whether the last token was a move or its mark.
    after_move: bool,
}

impl<'a> Lexer<'a> {
    /// The tokens of a text that begins at a line.
    pub(super) const fn new(text: &'a str, is_complete: bool, line: usize) -> Self {
        Self {
            text,
            is_complete,
            at: 0,
            line,
            after_move: false,
        }
    }

    fn advance(&mut self, left: &str) {
        let end = self.text.len() - left.len();
        let passed = &self.text.as_bytes()[self.at..end];
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
        self.at = end;
    }

    /// Nothing at the end of the whole text; else there may be more.
    fn end(&self) -> Option<Result<Lexeme<'a>, Incomplete>> {
        (!self.is_complete).then_some(Err(Incomplete))
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Result<Lexeme<'a>, Incomplete>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut left = &self.text[self.at..];
        if self.after_move && left.starts_with('*') {
            self.after_move = false;
            let (at, line) = (self.at, self.line);
            self.at += 1;
            return Some(Ok(Lexeme {
                token: Token::Forced,
                at,
                line,
            }));
        }
        left = after_blanks(left);
        self.advance(left);
        if left.is_empty() {
            return self.end();
        }
        let (at, line) = (self.at, self.line);
        let mut input = Input::new(left);
        if self.is_complete {
            let _ = input.complete();
        }
        let (token, left) = match token(&mut input) {
            Ok(token) => (token, input.into_inner()),
            Err(ErrMode::Incomplete(_)) => return Some(Err(Incomplete)),
            Err(_) => {
                let first = left.chars().next()?.len_utf8();
                let (stray, left) = left.split_at(first);
                (Token::Stray(stray), left)
            }
        };
        self.after_move = matches!(token, Token::Move(_) | Token::Strength(_));
        self.advance(left);
        Some(Ok(Lexeme { token, at, line }))
    }
}

/// Passes blanks, signs that do not print, and `%` with the rest of its line.
fn after_blanks(text: &str) -> &str {
    let is_blank = |c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}';
    let mut left = text.trim_start_matches(is_blank);
    while left.starts_with('%') {
        left = left.find('\n').map_or("", |end| &left[end..]);
        left = left.trim_start_matches(is_blank);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::GameResult;

    #[track_caller]
    fn check(text: &str, expected: &[Token<'_>]) {
        let tokens: Vec<_> = Lexer::new(text, true, 1)
            .map(|lexeme| lexeme.unwrap().token)
            .collect();
        assert_eq!(tokens, expected, "{text}");
        check_cut(text, expected);
    }

    /// Wherever a text is cut, what is told before the cut is the same.
    #[track_caller]
    fn check_cut(text: &str, expected: &[Token<'_>]) {
        for (cut, _) in text.char_indices() {
            let told: Vec<_> = Lexer::new(&text[..cut], false, 1)
                .map_while(|lexeme| Some(lexeme.ok()?.token))
                .collect();
            assert!(expected.starts_with(&told), "{told:?} of {}", &text[..cut]);
        }
    }

    fn step(text: &str) -> Token<'_> {
        Token::Move(text.into())
    }

    #[test]
    fn results_and_moves_are_told_apart() {
        let end = Token::End;
        check("1-1", &[end(GameResult::Draw)]);
        check("1-18", &[step("1-18")]);
        check("1-10 11-0", &[step("1-10"), step("11-0")]);
        check("1 - 0", &[end(GameResult::WhiteWins)]);
        check(
            "1/2-1/2 1/2 - 1/2",
            &[end(GameResult::Draw), end(GameResult::Draw)],
        );
        check("1. 2-0", &[Token::Number(1), end(GameResult::WhiteWins)]);
    }

    #[test]
    fn stars_are_marks_behind_a_move_and_ends_elsewhere() {
        let end = || Token::End(GameResult::Unfinished);
        check("1-6*", &[step("1-6"), Token::Forced]);
        check("1-6 *", &[step("1-6"), end()]);
        check(
            "1-6!**",
            &[step("1-6"), Token::Strength("!"), Token::Forced, end()],
        );
    }

    #[test]
    fn moves_are_read_in_every_dress() {
        check(
            "1.32-28!?",
            &[Token::Number(1), step("32-28"), Token::Strength("!?")],
        );
        check("1... 7-12", &[Token::Number(1), step("7-12")]);
        check(
            "1. ... 7-12",
            &[Token::Number(1), Token::Dots, step("7-12")],
        );
        check(
            "41. - -",
            &[Token::Number(41), Token::Unknown, Token::Unknown],
        );
        check(
            "41 - -",
            &[Token::Number(41), Token::Unknown, Token::Unknown],
        );
        check("3228 c3d4", &[step("3228"), step("c3d4")]);
        check("a10b11 c3e5g7", &[step("a10b11"), step("c3e5g7")]);
        check("32–28 c3", &[step("32–28"), Token::Stray("c3")]);
        check(
            "32 x 23x 14 1 32 - 28",
            &[step("32x23x14"), Token::Number(1), step("32-28")],
        );
        check(
            "c3 - d4 a1: c3 :e5 d4 x f6",
            &[step("c3-d4"), step("a1:c3:e5"), step("d4xf6")],
        );
        check(
            "40 - 41. 1-2",
            &[
                Token::Number(40),
                Token::Unknown,
                Token::Number(41),
                step("1-2"),
            ],
        );
        check(
            "1-2(?)(!)",
            &[step("1-2"), Token::Strength("(?)"), Token::Strength("(!)")],
        );
        check(
            "1-2 (1-3)",
            &[step("1-2"), Token::Open, step("1-3"), Token::Close],
        );
    }

    #[test]
    fn tags_may_hold_quotation_marks_and_backslashes() {
        let tag = |value: &str| Token::Tag {
            name: "A",
            value: value.to_owned(),
        };
        check(r#"[A "b"][ A  "c" ]"#, &[tag("b"), tag("c")]);
        check(r#"[A "\"b\" \\ c\d"]"#, &[tag(r#""b" \ c\d"#)]);
        check(r#"[A "the "b" c"]"#, &[tag(r#"the "b" c"#)]);
        check(
            "[A \"b\n\"]",
            &[
                Token::BadTag("[A \"b"),
                Token::Stray("\""),
                Token::Stray("]"),
            ],
        );
    }

    #[test]
    fn comments_lines_and_setups_are_one_token_each() {
        check(
            "% 1-2 [\n{a\nb} ; c (\n1.",
            &[
                Token::Comment("a\nb"),
                Token::Comment(" c ("),
                Token::Number(1),
            ],
        );
        check("{{a}}", &[Token::Comment("{a"), Token::ClosedComment]);
        check(
            "/FEN \"W:W1:B2\"/ / $7 $",
            &[
                Token::Setup(" \"W:W1:B2\""),
                Token::Stray("/"),
                Token::Nag("7"),
                Token::Stray("$"),
            ],
        );
    }

    #[test]
    fn lines_are_counted() {
        let lines: Vec<_> = Lexer::new("1.\n{a\n}\n1-2 % x\n\n*", true, 10)
            .map(|lexeme| lexeme.unwrap().line)
            .collect();
        assert_eq!(lines, [10, 11, 13, 15]);
    }
}
