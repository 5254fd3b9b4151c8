//! The games that the program carries, read from the ruleset files embedded in it.

use std::sync::{Arc, LazyLock};

use thiserror::Error;

use super::{Rules, Ruleset, RulesetError};

/// The game that the table opens with.
pub const DEFAULT: &str = "gt502";

const FILES: [&str; 3] = [
    include_str!("../../assets/rulesets/gt502.ron"),
    include_str!("../../assets/rulesets/spanish.ron"),
    include_str!("../../assets/rulesets/international.ron"),
];

static GAMES: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|text| match parse(text) {
            Ok(rules) => Arc::new(rules),
            // A test reads every embedded file, so this names a build that was never tested.
            Err(error) => panic!("embedded ruleset: {error}"),
        })
        .collect()
});

/// Why there are no rules of a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no ruleset is called '{name}'; the nearest is '{nearest}' (all: {all})")]
pub struct UnknownRuleset {
    name: String,
    nearest: String,
    all: String,
}

/// All games, in the order in which they are shown.
#[must_use]
pub fn all() -> &'static [Arc<Rules>] {
    &GAMES
}

/// The game that the table opens with.
#[must_use]
pub fn default_rules() -> Arc<Rules> {
    GAMES[0].clone()
}

/// The rules of a name.
///
/// # Errors
///
/// [`UnknownRuleset`], which names the nearest valid one and all of them.
pub fn find(name: &str) -> Result<Arc<Rules>, UnknownRuleset> {
    let wanted = name.to_lowercase();
    if let Some(rules) = GAMES.iter().find(|rules| rules.name() == wanted) {
        return Ok(rules.clone());
    }
    let names: Vec<&str> = GAMES.iter().map(|rules| rules.name()).collect();
    Err(UnknownRuleset {
        name: name.to_owned(),
        nearest: nearest(&wanted, &names).unwrap_or(DEFAULT).to_owned(),
        all: names.join(", "),
    })
}

/// The candidate with the fewest letters to change.
#[must_use]
pub fn nearest<'a>(name: &str, candidates: &[&'a str]) -> Option<&'a str> {
    candidates
        .iter()
        .copied()
        .min_by_key(|candidate| edit_distance(name, candidate))
}

/// Reads and checks a ruleset file.
///
/// # Errors
///
/// A [`RulesetError`] with line, field and reason.
pub fn parse(text: &str) -> Result<Rules, RulesetError> {
    let ruleset: Ruleset = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| RulesetError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })?;
    Rules::new(ruleset)
}

/// Levenshtein's distance, in letters.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_ruleset_is_valid_and_the_default_is_first() {
        let names: Vec<&str> = all().iter().map(|rules| rules.name()).collect();
        assert_eq!(names, ["gt502", "spanish", "international"]);
        assert_eq!(default_rules().name(), DEFAULT);
    }

    #[track_caller]
    fn refused(from: &str, to: &str, message: &str) {
        let good = FILES[0];
        assert!(good.contains(from), "{from}");
        let bad = good.replacen(from, to, 1);
        assert_eq!(parse(&bad).unwrap_err().to_string(), message);
    }

    #[test]
    fn a_faulty_ruleset_is_refused_with_line_field_and_reason() {
        refused(
            "    first: White,",
            "    frist: White,",
            "line 20, column 5: Unexpected field named `frist` in `Ruleset`, expected one of \
             `name`, `title`, `board`, `notation`, `first`, `men_rows`, `values`, `man`, `king`, \
             `removal`, `turning_back`, `crowning`, `laws`, `goal`, `repetition`, `limits`, \
             `tie_break`, or `sources` instead",
        );
        refused(
            "width: 10,",
            "width: 9,",
            "field 'board': board of 9x10: both sides must be even where every second square plays",
        );
        refused(
            "men_rows: (1, 4)",
            "men_rows: (1, 5)",
            "field 'men_rows': rows 1 to 5 leave no free row between the sides on a board of 10 rows",
        );
        refused(
            "values: OwnView,",
            "",
            "field 'tie_break': the pieces carry no values to add up",
        );
        refused(
            "suspended_by: [\"forzosa\", \"saque\"]",
            "suspended_by: [\"forsoza\"]",
            "field 'limits.suspended_by': 'king moves only' names 'forsoza', which is not a limit",
        );
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_nearest() {
        assert_eq!(
            find("gt520").unwrap_err().to_string(),
            "no ruleset is called 'gt520'; the nearest is 'gt502' (all: gt502, spanish, international)"
        );
    }
}
