//! Which of the program's games a file holds, told by its tags `GameType` and Variant.

use std::sync::Arc;

use super::{Fault, error::quoted};
use crate::rules::{self, Rules};

/// The type number that most files without a `GameType` tag mean: the first of PDN's draughts.
const USUAL: &str = "20";

/// What is known of a game's rules.
pub(super) enum Choice {
    /// The tags tell.
    Known(Arc<Rules>),
    /// There are no tags: the likeliest rules first.
    Likeliest(Vec<Arc<Rules>>),
}

/// The rules that the tags name.
///
/// A Variant tag that the catalogue knows decides, because private type numbers are used by several
/// programs for different games. An official number decides otherwise, alone or with the rest of
/// the value; a private one only with the whole value.
///
/// # Errors
///
/// [`Fault::GameType`] where no ruleset fits.
pub(super) fn choose(game_type: Option<&str>, variant: Option<&str>) -> Result<Choice, Fault> {
    let game_type = game_type.filter(|value| !matches!(*value, "" | "?"));
    let variant = variant.filter(|value| !matches!(*value, "" | "?"));
    let named = |rules: &&Arc<Rules>| {
        let own = rules.ruleset().notation.variant.as_deref();
        own.zip(variant)
            .is_some_and(|(own, variant)| own.eq_ignore_ascii_case(variant))
    };
    if let Some(rules) = rules::all().iter().find(named) {
        return Ok(Choice::Known(rules.clone()));
    }
    let Some(game_type) = game_type else {
        return Ok(Choice::Likeliest(likeliest()));
    };
    let fits = || rules::all().iter().filter(|rules| fits(rules, game_type));
    let is_official = |rules: &&Arc<Rules>| rules.ruleset().notation.variant.is_none();
    let is_named = |rules: &&Arc<Rules>| variant.is_none() && is_whole(rules, game_type);
    fits()
        .find(is_official)
        .or_else(|| fits().find(is_named))
        .map(|rules| Choice::Known(rules.clone()))
        .ok_or_else(|| Fault::GameType {
            found: found(game_type, variant),
            known: known(),
        })
}

fn likeliest() -> Vec<Arc<Rules>> {
    let mut all = rules::all().to_vec();
    all.sort_by_key(|rules| !fits(rules, USUAL));
    all
}

/// Whether a ruleset's type has the number that the value gives, and the size of board where it
/// gives one. Who begins and how squares are numbered is not compared: files of old programs state
/// it wrongly (`20,W,10,10,N1,0`), and their moves show what they meant.
fn fits(rules: &Rules, value: &str) -> bool {
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

fn found(game_type: &str, variant: Option<&str>) -> String {
    let variant = variant.map_or_else(String::new, |variant| {
        format!(" [Variant \"{}\"]", quoted(variant))
    });
    format!("[GameType \"{}\"]{variant}", quoted(game_type))
}

/// The games that there are, with the values that name them.
fn known() -> String {
    let known: Vec<String> = rules::all()
        .iter()
        .map(|rules| {
            let notation = &rules.ruleset().notation;
            let variant = notation
                .variant
                .as_ref()
                .map_or_else(String::new, |variant| format!(" with Variant {variant}"));
            let title = &rules.ruleset().title.en;
            format!("{} ({title}){variant}", notation.game_type)
        })
        .collect();
    known.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(game_type: &str, variant: Option<&str>, expected: &str) {
        let found = match choose(Some(game_type), variant) {
            Ok(Choice::Known(rules)) => rules.name().to_owned(),
            Ok(Choice::Likeliest(_)) => "?".to_owned(),
            Err(fault) => fault.to_string(),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn official_numbers_need_no_more() {
        check("20", None, "international");
        check("20,W,10,10,N2,0", Some("Standard"), "international");
        check(" 24 , w,8,8,n1,1", None, "spanish");
        check("20,W,10,10,A0,0", None, "international");
        check("20,W,10,10,N1,0", None, "international");
        check("?", None, "?");
    }

    #[test]
    fn private_numbers_need_the_variant_or_the_whole_value() {
        check("42", Some("gt502"), "gt502");
        check("24,W,10,10,N1,1", Some("GT502"), "gt502");
        check("42,W,10,10,N1,1", None, "gt502");
        let refused = |found: &str| {
            format!(
                "{found} is not a game of this program; it plays \
                 42,W,10,10,N1,1 (Damas Chapinas GT502) with Variant GT502, \
                 24,W,8,8,N1,1 (Spanish draughts), 20,W,10,10,N2,0 (International draughts)"
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
    fn without_tags_the_first_of_draughts_is_likeliest() {
        let Ok(Choice::Likeliest(all)) = choose(None, None) else {
            panic!("nothing names a game");
        };
        assert_eq!(all[0].name(), "international");
        assert_eq!(all.len(), rules::all().len());
    }
}
