//! What a text holds, told by how it begins.

use std::path::Path;

/// What a text is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content<'a> {
    /// A position on one line.
    Position(&'a str),
    /// Games.
    Games,
    /// A ruleset.
    Ruleset,
    /// Nothing.
    Nothing,
}

/// Tells what a text is; the file's name decides where the text does not.
pub(super) fn content<'a>(text: &'a str, file: Option<&Path>) -> Content<'a> {
    let ending = file
        .and_then(Path::extension)
        .map(|ending| ending.to_string_lossy().to_lowercase());
    let trimmed = text.trim();
    if ending.as_deref() == Some("ron") {
        return Content::Ruleset;
    }
    if trimmed.is_empty() {
        return Content::Nothing;
    }
    let line = trimmed.lines().next().unwrap_or_default();
    if begins_like_a_position(line) || ending.as_deref() == Some("fen") {
        return Content::Position(position_in(line));
    }
    Content::Games
}

/// Whether a line begins with a side to move and a colon, as no move and no tag does.
fn begins_like_a_position(line: &str) -> bool {
    let mut letters = line.chars().filter(|c| !c.is_whitespace() && *c != '"');
    let turn = letters.next();
    matches!(turn, Some('W' | 'w' | 'B' | 'b' | '?')) && letters.next() == Some(':')
}

/// The position in a line that may be a tag.
fn position_in(line: &str) -> &str {
    line.split_once('"')
        .and_then(|(_, rest)| rest.split_once('"'))
        .map_or(line, |(inside, _)| inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_games_and_rulesets_are_told_apart() {
        let of = |text, file: Option<&'static str>| content(text, file.map(Path::new));
        assert_eq!(of(" W:W5:B40\n", None), Content::Position("W:W5:B40"));
        assert_eq!(
            of("[FEN \"W:W5:B40\"]", Some("a.fen")),
            Content::Position("W:W5:B40")
        );
        assert_eq!(of("rubbish", Some("a.FEN")), Content::Position("rubbish"));
        assert_eq!(of("[FEN \"W:W5:B40\"] 1. 5-9 *", None), Content::Games);
        assert_eq!(of("1. 16-21", Some("b.pdn")), Content::Games);
        assert_eq!(of("(name: \"x\")", Some("x.ron")), Content::Ruleset);
        assert_eq!(of("  \n", None), Content::Nothing);
    }
}
