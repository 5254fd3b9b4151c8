//! The pages that the program carries, read from the files embedded in it.

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Page, page::parse};
use crate::rules::Rules;

/// The file of each game, by the name of its ruleset.
const FILES: [(&str, &str); 14] = [
    ("gt502", include_str!("../../assets/pages/gt502.ron")),
    ("spanish", include_str!("../../assets/pages/spanish.ron")),
    (
        "international",
        include_str!("../../assets/pages/international.ron"),
    ),
    ("gothic", include_str!("../../assets/pages/gothic.ron")),
    ("turkish", include_str!("../../assets/pages/turkish.ron")),
    (
        "classic-long",
        include_str!("../../assets/pages/classic-long.ron"),
    ),
    (
        "classic-short",
        include_str!("../../assets/pages/classic-short.ron"),
    ),
    (
        "brazilian",
        include_str!("../../assets/pages/brazilian.ron"),
    ),
    ("canadian", include_str!("../../assets/pages/canadian.ron")),
    ("italian", include_str!("../../assets/pages/italian.ron")),
    ("russian", include_str!("../../assets/pages/russian.ron")),
    ("poddavki", include_str!("../../assets/pages/poddavki.ron")),
    ("frisian", include_str!("../../assets/pages/frisian.ron")),
    ("thai", include_str!("../../assets/pages/thai.ron")),
];

/// The pages by name. A test reads every file; a page that could not be read would be left out.
static PAGES: LazyLock<BTreeMap<&str, Page>> = LazyLock::new(|| {
    FILES
        .into_iter()
        .filter_map(|(name, text)| Some((name, parse(text).ok()?)))
        .collect()
});

/// The page of a game, or of the game that it is derived from.
#[must_use]
pub fn page_of(rules: &Rules) -> Option<&'static Page> {
    let ruleset = rules.ruleset();
    PAGES.get(ruleset.origin.base().unwrap_or(&ruleset.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_ruleset_has_a_page() {
        for rules in rules::all().iter().chain(rules::derived()) {
            assert!(page_of(rules).is_some(), "{}", rules.name());
        }
        assert_eq!(PAGES.len(), rules::all().len());
    }
}
