//! The tags of a game that do not follow from the game itself.

/// The tags that come first, in PDN's order, with the value that says "unknown".
const HEAD: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that are written from the game itself, between the head and the rest.
const DERIVED: [&str; 7] = [
    "Result",
    "GameType",
    "Variant",
    "HouseRules",
    "SetUp",
    "FEN",
    "PlyCount",
];

/// The first of the rest.
const TERMINATION: &str = "Termination";

/// Tags with their values, in the order in which they are written.
///
/// Result, `GameType`, Variant, `HouseRules`, `SetUp`, FEN and `PlyCount` are not among them: they follow from
/// the game and are written from it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag, if it is known.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let name = canonical(name)?;
        let tag = self.0.iter().find(|(known, _)| *known == name)?;
        Some(&tag.1)
    }

    /// Sets a tag, or removes it if the value says that it is unknown. Says whether there can be
    /// such a tag: its name consists of letters, digits and underlines, and it does not follow
    /// from the game itself.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let Some(name) = canonical(name).filter(|name| !DERIVED.contains(&name.as_str())) else {
            return false;
        };
        self.0.retain(|(known, _)| *known != name);
        let value = clean(value);
        let unknown = HEAD.iter().find(|(head, _)| *head == name);
        if value.is_empty() || unknown.is_some_and(|(_, unknown)| *unknown == value) {
            return true;
        }
        let place = self
            .0
            .partition_point(|(known, _)| rank(known) <= rank(&name));
        self.0.insert(place, (name, value));
        true
    }

    /// The tags before the derived ones: all of them, unknown ones as PDN writes these.
    pub(super) fn head(&self) -> impl Iterator<Item = (&str, &str)> {
        HEAD.into_iter()
            .map(|(name, unknown)| (name, self.get(name).unwrap_or(unknown)))
    }

    /// The tags after the derived ones.
    pub(super) fn rest(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| HEAD.len() <= rank(name))
    }

    /// The known tags in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// A tag's value in the form that can be written on one line.
pub(super) fn clean(value: &str) -> String {
    let value = value.replace(char::is_control, " ");
    value.trim().to_owned()
}

/// The name as PDN writes it: a known one in its usual spelling, any other with a capital first.
pub(super) fn canonical(name: &str) -> Option<String> {
    let known = HEAD
        .iter()
        .map(|(name, _)| *name)
        .chain(DERIVED)
        .chain([TERMINATION]);
    if let Some(known) = known
        .into_iter()
        .find(|known| known.eq_ignore_ascii_case(name))
    {
        return Some(known.to_owned());
    }
    let first = name.chars().next().filter(char::is_ascii_alphabetic)?;
    let rest = &name[1..];
    let is_identifier = |c: char| c.is_ascii_alphanumeric() || c == '_';
    rest.chars()
        .all(is_identifier)
        .then(|| format!("{}{rest}", first.to_ascii_uppercase()))
}

fn rank(name: &str) -> usize {
    let head = HEAD.iter().position(|(head, _)| *head == name);
    let rest = HEAD.len() + usize::from(name != TERMINATION);
    head.unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_stand_in_their_order_whatever_the_order_of_setting() {
        let mut tags = Tags::default();
        for (name, value) in [
            ("annotator", "x"),
            ("termination", "blocked"),
            ("BLACK", " b\n"),
            ("White", "?"),
            ("Event", "e"),
        ] {
            assert!(tags.set(name, value), "{name}");
        }
        let all: Vec<_> = tags.iter().collect();
        assert_eq!(
            all,
            [
                ("Event", "e"),
                ("Black", "b"),
                ("Termination", "blocked"),
                ("Annotator", "x")
            ]
        );
        assert_eq!((tags.get("black"), tags.get("White")), (Some("b"), None));
    }

    #[test]
    fn a_tag_that_follows_from_the_game_or_has_no_name_is_refused() {
        let mut tags = Tags::default();
        for name in ["Result", "fen", "Game Type", "", "1st", "É"] {
            assert!(!tags.set(name, "x"), "{name}");
        }
    }
}
