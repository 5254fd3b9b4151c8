//! House rules in a file: a tag holds what they change, so that the game can be played again anywhere.

use super::{resolve::Trouble, split::RawGame};
use crate::rules::{self, Rules};

/// The rules of a game's `HouseRules` tag, if it has one.
pub(super) fn house_rules(raw: &RawGame<'_>) -> Option<Result<Rules, Trouble>> {
    let tag = raw.tag("HouseRules")?;
    let text = tag.value.trim();
    if matches!(text, "" | "?" | "-") {
        return None;
    }
    let rules = rules::parse_house(text).and_then(|house| rules::derive(&house));
    Some(rules.map_err(|error| Trouble::new(tag.line, error.into())))
}
