//! The weights that come with the program, one file a game.

use super::Weights;
use crate::rules::{Origin, Rules};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        const FILES: &[(&str, &[u8])] = &[
            $(($name, include_bytes!(concat!("../../assets/evaluation/", $name, ".weights")))),*
        ];
    };
}

files! {
    "gt502", "spanish", "international", "gothic", "turkish", "classic-long", "classic-short",
    "brazilian", "canadian", "italian", "russian", "poddavki", "frisian", "thai",
}

/// The weights of a game; a game that is derived from another plays with that one's.
pub(super) fn weights_of(rules: &Rules) -> Option<Weights> {
    let name = match &rules.ruleset().origin {
        Origin::Standard => rules.name(),
        Origin::SeedText { of } | Origin::House { of } => of,
    };
    let (_, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    Weights::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Engine, rules};

    #[test]
    fn every_game_has_weights_that_fit_its_board() {
        for rules in rules::every() {
            let weights = weights_of(rules).unwrap_or_else(|| panic!("{}", rules.name()));
            // An engine takes only weights that fit.
            assert_eq!(Engine::new(rules.clone(), 1).weights(), &weights);
        }
        assert_eq!(FILES.len(), rules::all().len());
    }
}
