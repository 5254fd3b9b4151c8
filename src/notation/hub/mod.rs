//! The Hub protocol's words: lines of a command and its arguments, positions square by square, and
//! moves with the pieces that they capture.
//!
//! The protocol (version 2) is Fabien Letouzey's, made for his engine Scan. It knows boards of
//! fifty squares; for the other games its signs stand in the order of the squares' numbers too.

mod line;
mod moves;
mod position;

use std::sync::Arc;

pub use line::{Line, LineError};
pub use moves::{hub_move, resolve_hub_move};
pub use position::{PositionTextError, print_position, read_position};

use crate::rules::{self, Origin, Rules, UnknownRuleset};

/// What the protocol calls the game of PDN's type 20; it knows no other name for it.
const NORMAL: &str = "normal";
/// PDN's number for that game.
const NORMAL_TYPE: &str = "20";

/// What the parameter `variant` is for a game: `normal`, or the ruleset's own name.
#[must_use]
pub fn variant_of(rules: &Rules) -> &str {
    let ruleset = rules.ruleset();
    let number = ruleset.notation.game_type.split(',').next();
    if number == Some(NORMAL_TYPE) && ruleset.origin == Origin::Standard {
        NORMAL
    } else {
        rules.name()
    }
}

/// The game of a value of the parameter `variant`.
///
/// # Errors
///
/// [`UnknownRuleset`], which names the nearest one.
pub fn variant(name: &str) -> Result<Arc<Rules>, UnknownRuleset> {
    match rules::all().iter().find(|rules| name == variant_of(rules)) {
        Some(rules) => Ok(rules.clone()),
        None => rules::find(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_variant_of_its_own() {
        for rules in rules::every() {
            assert_eq!(variant(variant_of(rules)).unwrap().name(), rules.name());
        }
        assert_eq!(variant("normal").unwrap().name(), "international");
        assert_eq!(variant("frisian").unwrap().name(), "frisian");
    }
}
