//! What the sides are called: by colour where pieces carry values, light and dark elsewhere.

use super::{SideWords, words};
use crate::{
    app::settings::Language,
    rules::{Rules, Side},
};

/// The words for a side.
#[must_use]
pub fn side_words(rules: &Rules, side: Side, language: Language) -> &'static SideWords {
    let words = words(language);
    match (side, rules.has_values()) {
        (Side::White, true) => &words.red,
        (Side::Black, true) => &words.black,
        (Side::White, false) => &words.light,
        (Side::Black, false) => &words.dark,
    }
}

/// A text with its first letter large, as at the start of a sentence.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
