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

files! {}

/// The weights of a game; a game that is derived from another plays with that one's.
pub(super) fn weights_of(rules: &Rules) -> Option<Weights> {
    let name = match &rules.ruleset().origin {
        Origin::Standard => rules.name(),
        Origin::SeedText { of } | Origin::House { of } => of,
    };
    let (_, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    Weights::from_bytes(bytes).ok()
}
