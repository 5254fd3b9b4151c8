//! Which of the program's games a file holds, told by its tags `GameType` and Variant.

use std::sync::Arc;

use super::{
    Fault,
    split::{RawGame, RawKind},
};
use crate::rules::{self, Rules, SquareNames, quoted};

/// The type number that most files without a `GameType` tag mean: the first of PDN's draughts.
const USUAL: &str = "20";

/// What is known of a game's rules.
pub(super) enum Choice {
    /// The tags tell.
    Known(Arc<Rules>),
    /// There are no tags: the likeliest rules first.
    Likeliest(Vec<Arc<Rules>>),
}

/// How a game without tags writes its moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Evidence {
    names: Option<SquareNames>,
    capture: Option<char>,
}

impl Evidence {
    /// What the first move and the first capture of a game show.
    pub(super) fn of(raw: &RawGame<'_>) -> Self {
        let moves = || {
            raw.items.iter().filter_map(|item| match &item.kind {
                RawKind::Move(text) => Some(&**text),
                _ => None,
            })
        };
        let names = moves().next().map(|text| {
            if text.starts_with(|c: char| c.is_ascii_digit()) {
                SquareNames::Numeric
            } else {
                SquareNames::Algebraic
            }
        });
        let capture = moves().find_map(|text| text.chars().find(|c| matches!(c, 'x' | ':')));
        Self { names, capture }
    }
}

/// The rules that the tags name; without them, those that the evidence makes likely.
///
/// A Variant tag that the catalogue knows decides, because private type numbers are used by several
/// programs for different games; so does one with the name of a ruleset, if the type fits it. An
/// official number decides otherwise, alone or with the rest of
/// the value; a private one only with the whole value.
///
/// # Errors
///
/// [`Fault::GameType`] where no ruleset fits.
pub(super) fn choose(
    game_type: Option<&str>,
    variant: Option<&str>,
    evidence: impl FnOnce() -> Evidence,
) -> Result<Choice, Fault> {
    let game_type = game_type.filter(|value| !matches!(*value, "" | "?"));
    let variant = variant.filter(|value| !matches!(*value, "" | "?"));
    let is_variant = |name: &str| variant.is_some_and(|own| own.eq_ignore_ascii_case(name));
    let by_variant = |rules: &&Arc<Rules>| {
        let own = rules.ruleset().notation.variant.as_deref();
        own.is_some_and(is_variant)
    };
    let by_name = |rules: &&Arc<Rules>| {
        is_variant(rules.name()) && game_type.is_none_or(|value| fits(rules, value))
    };
    if let Some(rules) = rules::every()
        .find(by_variant)
        .or_else(|| rules::every().find(by_name))
    {
        return Ok(Choice::Known(rules.clone()));
    }
    let Some(game_type) = game_type else {
        return Ok(Choice::Likeliest(likeliest(evidence())));
    };
    let fits = || rules::all().iter().filter(|rules| fits(rules, game_type));
    let is_named = |rules: &&Arc<Rules>| variant.is_none() && is_whole(rules, game_type);
    fits()
        .find(|rules| is_official(rules))
        .or_else(|| fits().find(is_named))
        .map(|rules| Choice::Known(rules.clone()))
        .ok_or_else(|| Fault::GameType {
            found: found(game_type, variant),
            known: known(),
        })
}

/// All rules, the likeliest first: those that name squares as the game does, among these the usual
/// game, then those that write captures as the game does; last of all the games of this program.
fn likeliest(evidence: Evidence) -> Vec<Arc<Rules>> {
    let Evidence { names, capture } = evidence;
    let mut all = rules::all().to_vec();
    all.sort_by_key(|rules| {
        let own = &rules.ruleset().notation;
        (
            names.is_some_and(|names| names != own.squares),
            !is_official(rules),
            !fits(rules, USUAL),
            capture.is_some_and(|capture| capture != own.capture),
        )
    });
    all
}

/// Whether the type number alone names a ruleset.
fn is_official(rules: &Rules) -> bool {
    rules.ruleset().notation.variant.is_none()
}

/// Whether a ruleset's type has the number that the value gives, and the size of board where it
/// gives one. Who begins and how squares are numbered is not compared: files of old programs state
/// it wrongly (`20,W,10,10,N1,0`), and their moves show what they meant.
pub(super) fn fits(rules: &Rules, value: &str) -> bool {
    let own: Vec<&str> = parts(&rules.ruleset().notation.game_type).collect();
    parts(value)
        .enumerate()
        .filter(|(at, _)| matches!(at, 0 | 2 | 3))
        .all(|(at, part)| own.get(at) == Some(&part))
}

/// Whether both values are the same in every part.
fn is_whole(rules: &Rules, value: &str) -> bool {
    parts(value)
        .map(str::to_ascii_uppercase)
        .eq(parts(&rules.ruleset().notation.game_type))
}

fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim)
}

/// The ruleset that a Variant tag names, if the program has it.
pub(super) fn variant_named(value: &str) -> Option<&'static Arc<Rules>> {
    let is_named = |rules: &&Arc<Rules>| {
        let own = rules.ruleset().notation.variant.as_deref();
        own.is_some_and(|own| own.eq_ignore_ascii_case(value))
            || rules.name().eq_ignore_ascii_case(value)
    };
    rules::every().find(is_named)
}

fn found(game_type: &str, variant: Option<&str>) -> String {
    let variant = variant.map_or_else(String::new, |variant| {
        format!(" [Variant \"{}\"]", quoted(variant))
    });
    format!("[GameType \"{}\"]{variant}", quoted(game_type))
}

/// What names the games that there are: official numbers, and Variants where the number is none.
fn known() -> String {
    let (official, private): (Vec<_>, Vec<_>) =
        rules::all().iter().partition(|rules| is_official(rules));
    let number = |rules: &Rules| {
        let number = parts(&rules.ruleset().notation.game_type).next();
        number.unwrap_or_default().to_owned()
    };
    let mut numbers: Vec<String> = official.iter().map(|rules| number(rules)).collect();
    numbers.sort();
    let variants: Vec<&str> = private
        .iter()
        .filter(|rules| !numbers.contains(&number(rules)))
        .filter_map(|rules| rules.ruleset().notation.variant.as_deref())
        .collect();
    let numbers = listed(&numbers, "and");
    if variants.is_empty() {
        return format!("the types {numbers}");
    }
    let variants: Vec<String> = variants
        .iter()
        .map(|variant| format!("[Variant \"{variant}\"]"))
        .collect();
    let variants = listed(&variants, "or");
    format!("the types {numbers}, and others with {variants}")
}

/// "20, 24 and 25".
fn listed<T: AsRef<str>>(texts: &[T], before_last: &str) -> String {
    let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
    match texts[..] {
        [ref head @ .., last] if !head.is_empty() => {
            format!("{} {before_last} {last}", head.join(", "))
        }
        _ => texts.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(game_type: Option<&str>, variant: Option<&str>) -> String {
        match choose(game_type, variant, Evidence::default) {
            Ok(Choice::Known(rules)) => rules.name().to_owned(),
            Ok(Choice::Likeliest(_)) => "?".to_owned(),
            Err(fault) => fault.to_string(),
        }
    }

    #[track_caller]
    fn check(game_type: &str, variant: Option<&str>, expected: &str) {
        assert_eq!(answer(Some(game_type), variant), expected);
    }

    #[test]
    fn every_game_is_told_by_what_is_written_of_it() {
        for rules in rules::all() {
            let own = &rules.ruleset().notation;
            let variant = own.variant.as_deref();
            check(&own.game_type, variant, rules.name());
            if variant.is_some() {
                assert_eq!(answer(None, variant), rules.name());
            } else if let Some(number) = parts(&own.game_type).next() {
                check(number, None, rules.name());
            }
        }
    }

    #[test]
    fn official_numbers_need_no_more() {
        check("20", None, "international");
        check("20,W,10,10,N2,0", Some("Standard"), "international");
        check(" 24 , w,8,8,n1,1", None, "spanish");
        check("20,W,10,10,A0,0", None, "international");
        check("20,W,10,10,N1,0", None, "international");
        check("?", None, "?");
        check("?", Some("Frisian"), "frisian");
        check("20", Some("Frisian"), "international");
    }

    #[test]
    fn private_numbers_need_the_variant_or_the_whole_value() {
        check("42", Some("gt502"), "gt502");
        check("24,W,10,10,N1,1", Some("GT502"), "gt502");
        check("42,W,10,10,N1,1", None, "gt502");
        let refused = |found: &str| {
            format!(
                "{found} is not a game of this program; it plays {}",
                known()
            )
        };
        check("42", None, &refused("[GameType \"42\"]"));
        let wide = "24,W,10,10,N1,1";
        check(wide, None, &refused(&format!("[GameType \"{wide}\"]")));
        check("21", None, &refused("[GameType \"21\"]"));
        let other = "[GameType \"42,W,10,10,N1,1\"] [Variant \"Armenian\"]";
        check("42,W,10,10,N1,1", Some("Armenian"), &refused(other));
    }

    #[test]
    fn what_can_be_played_is_listed_by_number_or_variant() {
        let known = known();
        assert!(known.starts_with("the types 20"), "{known}");
        assert!(
            known.contains(" and others with [Variant \"GT502"),
            "{known}"
        );
        assert_eq!(listed(&["a"], "and"), "a");
        assert_eq!(listed(&["a", "b", "c"], "or"), "a, b or c");
    }

    #[track_caller]
    fn check_likeliest(names: Option<SquareNames>, capture: Option<char>) -> Vec<Arc<Rules>> {
        let Ok(Choice::Likeliest(all)) = choose(None, None, || Evidence { names, capture }) else {
            panic!("nothing names a game");
        };
        assert_eq!(all.len(), rules::all().len());
        all
    }

    #[test]
    fn without_tags_the_first_of_draughts_is_likeliest() {
        for capture in [None, Some('x'), Some(':')] {
            let all = check_likeliest(Some(SquareNames::Numeric), capture);
            assert_eq!(all[0].name(), "international");
            assert!(all.iter().is_sorted_by_key(|rules| {
                let own = &rules.ruleset().notation;
                (own.squares == SquareNames::Algebraic, own.variant.is_some())
            }));
        }
    }

    #[test]
    fn letters_make_games_with_letters_likelier() {
        let all = check_likeliest(Some(SquareNames::Algebraic), Some(':'));
        let own = |rules: &Arc<Rules>| rules.ruleset().notation.clone();
        assert!(all.iter().is_sorted_by_key(|rules| {
            (
                own(rules).squares == SquareNames::Numeric,
                own(rules).variant.is_some(),
            )
        }));
    }
}
