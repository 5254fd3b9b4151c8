//! The key to the sources: what the short names in them stand for.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{page::read, page_of};
use crate::rules::{Rules, Text};

/// One short name.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyEntry {
    /// By what it is found in the English texts: words in a row, in which `#` is a number, with or
    /// without letters behind it: `C#`, `rule book #`.
    pub found_by: String,
    /// How it is written.
    pub sign: Text,
    /// What it stands for.
    pub meaning: Text,
}

impl KeyEntry {
    /// Whether it explains something in a text.
    #[must_use]
    pub fn explains(&self, text: &Text) -> bool {
        let wanted: Vec<&str> = self.found_by.split(' ').collect();
        let found: Vec<&str> = text
            .en
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        found.windows(wanted.len()).any(|words| {
            let mut pairs = words.iter().zip(&wanted);
            pairs.all(|(word, wanted)| matches(word, wanted))
        })
    }
}

fn matches(word: &str, wanted: &str) -> bool {
    wanted.strip_suffix('#').map_or(word == wanted, |before| {
        word.strip_prefix(before)
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
    })
}

/// The key, in the order in which it is shown. A test reads the file; if it could not be read, the
/// key would be empty.
static KEY: LazyLock<Vec<KeyEntry>> =
    LazyLock::new(|| read(include_str!("../../assets/key.ron")).unwrap_or_default());

/// Every entry.
#[must_use]
pub fn key() -> &'static [KeyEntry] {
    &KEY
}

/// What explains the sources of a game's rules and of the decisions on its page.
pub fn key_of(rules: &Rules) -> impl Iterator<Item = &'static KeyEntry> {
    let rule_sources = rules.ruleset().sources.iter().map(|source| &source.text);
    let decisions = page_of(rules).into_iter().flat_map(|page| &page.decisions);
    let texts: Vec<&Text> = rule_sources
        .chain(decisions.map(|decision| &decision.source))
        .collect();
    key()
        .iter()
        .filter(move |entry| texts.iter().any(|text| entry.explains(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explains(found_by: &str, en: &str) -> bool {
        let text = |text: &str| Text {
            es: String::new(),
            en: text.to_owned(),
        };
        let entry = KeyEntry {
            found_by: found_by.to_owned(),
            sign: text(""),
            meaning: text(""),
        };
        entry.explains(&text(en))
    }

    #[test]
    fn entries_are_found_by_whole_words() {
        assert!(explains("FID", "FID 6.6-6.9; text 002"));
        assert!(explains("C#", "text 002; C15b"));
        assert!(explains("rule book #", "Wikipedia; rule book 4.2"));
        assert!(explains("002", "texts 000, 002"));
        assert!(!explains("C#", "Capture; C"));
        assert!(!explains("FMJD section 64", "FMJD 6"));
        assert!(!explains("rule book #", "rule book"));
    }
}
