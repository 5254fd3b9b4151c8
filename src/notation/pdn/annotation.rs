//! What annotators add to moves, kept in the one form that can be written and read back.

use std::fmt;

/// A comment: words with single blanks between them, and no braces, which end comments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

impl Comment {
    /// The comment that says this; braces become parentheses, and line breaks become blanks.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut words = String::new();
        for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
            if word.is_empty() {
                continue;
            }
            if !words.is_empty() {
                words.push(' ');
            }
            words.extend(word.chars().map(|c| match c {
                '{' => '(',
                '}' => ')',
                c => c,
            }));
        }
        Self(words)
    }

    /// What it says.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.0)
    }
}

/// The mark of a move: `!`, `?`, several of them, or such in parentheses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Strength(String);

impl Strength {
    /// The mark that is written like this; nothing if it is none.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let inner = text
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'))
            .unwrap_or(text);
        let is_mark = !inner.is_empty() && inner.chars().all(|c| matches!(c, '!' | '?'));
        is_mark.then(|| Self(text.to_owned()))
    }

    /// How it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_have_one_form() {
        let comment = Comment::new(" a\r\n {b}\u{1a} c ");
        assert_eq!(comment.as_str(), "a (b) c");
        assert_eq!(Comment::new(comment.as_str()), comment);
    }

    #[test]
    fn marks_are_exclamation_and_question_marks() {
        for mark in ["!", "?", "!?", "(?)", "(!!)"] {
            assert_eq!(Strength::new(mark).unwrap().to_string(), mark);
        }
        for other in ["", "()", "(!", "!)", "*", "1!"] {
            assert_eq!(Strength::new(other), None, "{other}");
        }
    }
}
