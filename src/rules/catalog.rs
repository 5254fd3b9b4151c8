//! The games that the program carries, read from the ruleset files embedded in it.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

use super::{Derived, Rules, RulesetError, derive, quoted};

/// The game that the table opens with.
pub const DEFAULT: &str = "gt502";

const FILES: [&str; 14] = [
    include_str!("../../assets/rulesets/gt502.ron"),
    include_str!("../../assets/rulesets/spanish.ron"),
    include_str!("../../assets/rulesets/international.ron"),
    include_str!("../../assets/rulesets/gothic.ron"),
    include_str!("../../assets/rulesets/turkish.ron"),
    include_str!("../../assets/rulesets/classic-long.ron"),
    include_str!("../../assets/rulesets/classic-short.ron"),
    include_str!("../../assets/rulesets/brazilian.ron"),
    include_str!("../../assets/rulesets/canadian.ron"),
    include_str!("../../assets/rulesets/italian.ron"),
    include_str!("../../assets/rulesets/russian.ron"),
    include_str!("../../assets/rulesets/poddavki.ron"),
    include_str!("../../assets/rulesets/frisian.ron"),
    include_str!("../../assets/rulesets/thai.ron"),
];

/// The games as their seed texts have them where the default departs from the letter.
const DERIVED: [&str; 15] = [
    include_str!("../../assets/rulesets/derived/gt502-s0.ron"),
    include_str!("../../assets/rulesets/derived/spanish-s0.ron"),
    include_str!("../../assets/rulesets/derived/spanish-s2.ron"),
    include_str!("../../assets/rulesets/derived/international-s0.ron"),
    include_str!("../../assets/rulesets/derived/international-s2.ron"),
    include_str!("../../assets/rulesets/derived/gothic-s0.ron"),
    include_str!("../../assets/rulesets/derived/turkish-s0.ron"),
    include_str!("../../assets/rulesets/derived/turkish-s2.ron"),
    include_str!("../../assets/rulesets/derived/brazilian-s2.ron"),
    include_str!("../../assets/rulesets/derived/canadian-s2.ron"),
    include_str!("../../assets/rulesets/derived/italian-s2.ron"),
    include_str!("../../assets/rulesets/derived/russian-s2.ron"),
    include_str!("../../assets/rulesets/derived/poddavki-s2.ron"),
    include_str!("../../assets/rulesets/derived/frisian-s2.ron"),
    include_str!("../../assets/rulesets/derived/thai-s2.ron"),
];

static GAMES: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(|| FILES.map(embedded).into());
static READINGS: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(|| DERIVED.map(embedded).into());

fn embedded(text: &str) -> Arc<Rules> {
    match parse(text) {
        Ok(rules) => Arc::new(rules),
        // A test reads every embedded file, so this names a build that was never tested.
        Err(error) => panic!("embedded ruleset: {error}"),
    }
}

/// What is longer by so much is no slip of the hand.
const LONGEST_NAME: usize = 40;

/// Why there are no rules of a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no ruleset is called '{name}'; {}", the_nearest(.nearest.as_deref(), .all))]
pub struct UnknownRuleset {
    name: String,
    nearest: Option<String>,
    all: String,
}

/// The nearest name, as far as there is one, and all of them.
#[must_use]
pub fn the_nearest(name: Option<&str>, all: &str) -> String {
    match name {
        Some(name) => format!("the nearest is '{name}' (all: {all})"),
        None => format!("there are {all}"),
    }
}

/// All games, in the order in which they are shown.
#[must_use]
pub fn all() -> &'static [Arc<Rules>] {
    &GAMES
}

/// Other readings of the games, "according to the seed text".
#[must_use]
pub fn derived() -> &'static [Arc<Rules>] {
    &READINGS
}

/// The games, and then their other readings.
pub fn every() -> impl Iterator<Item = &'static Arc<Rules>> {
    all().iter().chain(derived())
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
    if let Some(rules) = every().find(|rules| rules.name() == wanted) {
        return Ok(rules.clone());
    }
    Err(UnknownRuleset::among(name, &[]))
}

impl UnknownRuleset {
    /// The answer where there are other names besides those of the program.
    #[must_use]
    pub fn among(name: &str, others: &[&str]) -> Self {
        let names: Vec<&str> = every().map(|rules| rules.name()).collect();
        let games: Vec<&str> = all().iter().map(|rules| rules.name()).collect();
        Self {
            name: quoted(name),
            nearest: nearest(&name.to_lowercase(), &[&names, others].concat()).map(str::to_owned),
            all: [&games, others].concat().join(", "),
        }
    }
}

/// The candidate with the fewest letters to change, if it is so near that it may have been meant.
#[must_use]
pub fn nearest<'a>(name: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let letters = name.chars().count();
    let distances = candidates
        .iter()
        .filter(|candidate| candidate.len().abs_diff(letters) <= LONGEST_NAME)
        .map(|candidate| (edit_distance(name, candidate), *candidate));
    let (distance, nearest) = distances.min_by_key(|(distance, _)| *distance)?;
    let is_near = distance <= 2.max(letters / 3) && distance < nearest.len().max(letters);
    is_near.then_some(nearest)
}

/// Reads and checks a ruleset file: a whole ruleset, or one that says what it changes in another.
///
/// # Errors
///
/// A [`RulesetError`] with line, field and reason.
pub fn parse(text: &str) -> Result<Rules, RulesetError> {
    #[derive(Deserialize)]
    struct Head {
        #[serde(default)]
        changes: Option<serde::de::IgnoredAny>,
    }
    let is_derived = read::<Head>(text).is_ok_and(|head| head.changes.is_some());
    if !is_derived {
        return Rules::new(read(text)?);
    }
    let derived: Derived = read(text)?;
    derive(&derived)
}

pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, RulesetError> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| RulesetError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: reason(&error.code),
        })
}

/// What is wrong with the text of a ruleset; what its reader says of values and fields is clear, but
/// not what it says of signs.
fn reason(code: &ron::Error) -> String {
    use ron::Error;

    match code {
        Error::Message(_)
        | Error::NoSuchStructField { .. }
        | Error::MissingStructField { .. }
        | Error::DuplicateStructField { .. }
        | Error::NoSuchEnumVariant { .. }
        | Error::InvalidValueForType { .. }
        | Error::IntegerOutOfBounds
        | Error::ExceededRecursionLimit => code.to_string(),
        _ => "this is not written like a ruleset, which is (name: \"…\", …), with a comma after \
              each field and texts in quotation marks"
            .to_owned(),
    }
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
        assert_eq!(names.len(), 14);
        assert_eq!(names[..3], ["gt502", "spanish", "international"]);
        assert_eq!(derived().len(), 15);
        for rules in derived() {
            let base = rules.ruleset().origin.base().unwrap();
            assert!(
                rules.name().starts_with(&format!("{base}-s")),
                "{}",
                rules.name()
            );
            assert_ne!(rules.ruleset(), find(base).unwrap().ruleset());
        }
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
             `name`, `title`, `origin`, `board`, `notation`, `first`, `men_rows`, `values`, `man`, `king`, \
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
            "no ruleset is called 'gt520'; the nearest is 'gt502' (all: gt502, spanish, \
             international, gothic, turkish, classic-long, classic-short, brazilian, canadian, \
             italian, russian, poddavki, frisian, thai)"
        );
        assert_eq!(
            find("nosuch").unwrap_err().to_string(),
            "no ruleset is called 'nosuch'; there are gt502, spanish, international, gothic, \
             turkish, classic-long, classic-short, brazilian, canadian, italian, russian, \
             poddavki, frisian, thai"
        );
        let endless = find(&"x".repeat(90_000)).unwrap_err().to_string();
        assert!(
            endless.contains("xxx…'") && endless.len() < 300,
            "{endless}"
        );
        assert_eq!(find("GT502-S0").unwrap().name(), "gt502-s0");
    }
}
