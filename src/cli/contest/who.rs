//! Who plays, as it is said on the command line.

use std::{fs, path::PathBuf, sync::Arc};

use crate::{
    cli::fault::Fault,
    engine::{Engine, Level, Weights},
    rules::{Rules, nearest, quoted},
};

/// A player that is part of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// One of the ten opponents.
    Level(Level),
    /// The engine with the weights that it comes with, as strong as the limits let it be.
    Engine,
    /// The engine with weights of material alone.
    Material,
    /// The engine with weights from a file.
    Weights(PathBuf),
    /// Any legal move.
    Random,
}

/// The players that have a word of their own.
const WORDS: [(&str, Who); 3] = [
    ("engine", Who::Engine),
    ("material", Who::Material),
    ("random", Who::Random),
];

/// Reads a player: a level by number or name, a word, or a file of weights.
pub(super) fn who(text: &str) -> Result<Who, String> {
    if text.ends_with(".weights") {
        return Ok(Who::Weights(text.into()));
    }
    let wanted = text.to_lowercase();
    if let Some((_, who)) = WORDS.iter().find(|(word, _)| *word == wanted) {
        return Ok(who.clone());
    }
    let is_level = |level: &Level| {
        wanted == level.number().to_string()
            || [level.english(), level.spanish()]
                .iter()
                .any(|name| name.to_lowercase() == wanted)
    };
    if let Some(level) = Level::all().find(is_level) {
        return Ok(Who::Level(level));
    }
    let names = Level::all().flat_map(|level| [level.english(), level.spanish()]);
    let words = WORDS.iter().map(|(word, _)| *word);
    let all: Vec<&str> = words.chain(names).collect();
    let meant = nearest(&wanted, &all)
        .map(|name| format!("the nearest is '{name}', "))
        .unwrap_or_default();
    Err(format!(
        "nobody is called '{}'; {meant}and there are: a level from 1 to {} or its name, engine, material, random, or a file of weights",
        quoted(text),
        Level::MOST
    ))
}

impl Who {
    /// The name under which the player stands in files of games.
    pub(super) fn name(&self) -> String {
        if let Some((word, _)) = WORDS.iter().find(|(_, who)| who == self) {
            return (*word).to_owned();
        }
        match self {
            Self::Level(level) => format!("level {} ({})", level.number(), level.english()),
            Self::Weights(file) => {
                let stem = file.file_stem().unwrap_or(file.as_os_str());
                stem.to_string_lossy().into_owned()
            }
            Self::Engine | Self::Material | Self::Random => String::new(),
        }
    }

    /// The engine that the player thinks with; none where it does not think.
    ///
    /// # Errors
    ///
    /// [`Fault::Input`] where a file of weights cannot be read, or is for another board.
    pub(super) fn engine(
        &self,
        rules: &Arc<Rules>,
        mebibytes: usize,
    ) -> Result<Option<Engine>, Fault> {
        Ok(match self {
            Self::Random => None,
            Self::Level(_) | Self::Engine => Some(Engine::new(rules.clone(), mebibytes)),
            Self::Material => Some(Engine::with_weights(rules.clone(), mebibytes, None)),
            Self::Weights(file) => {
                let name = file.display();
                let bytes = fs::read(file).map_err(|error| {
                    Fault::Input(format!(
                        "{name} cannot be read: {error}; name a file made by damas train"
                    ))
                })?;
                let weights = Weights::from_bytes(&bytes)
                    .map_err(|error| Fault::Input(format!("{name}: {error}")))?;
                let engine = Engine::with_weights(rules.clone(), mebibytes, Some(weights.clone()));
                // The engine plays by material where the weights do not fit its board.
                if *engine.weights() != weights {
                    return Err(Fault::Input(format!(
                        "{name} is for another board than that of {}; make one with damas train --ruleset {}",
                        rules.name(),
                        rules.name()
                    )));
                }
                Some(engine)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_by_number_word_and_file() {
        let level = |number| Who::Level(Level::new(number).unwrap());
        assert_eq!(who("10"), Ok(level(10)));
        assert_eq!(who("Campeón"), Ok(level(10)));
        assert_eq!(who("beginner"), Ok(level(2)));
        assert_eq!(who("Engine"), Ok(Who::Engine));
        assert_eq!(who("a/b.weights"), Ok(Who::Weights("a/b.weights".into())));
        assert_eq!(
            who("enginee").unwrap_err().split(", and").next(),
            Some("nobody is called 'enginee'; the nearest is 'engine'")
        );
        assert_eq!(level(3).name(), "level 3 (Apprentice)");
        assert_eq!(who("a/b.weights").unwrap().name(), "b");
        assert_eq!(Who::Random.name(), "random");
    }
}
