//! The house rules of this user: one file each, in a folder into which files can also be copied.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;

use super::{Trouble, durable};
use crate::{
    app::settings::Language,
    rules::{self, Derived, Rules, RulesetError},
};

/// More than any set of house rules takes, in bytes.
const LARGEST: u64 = 256 * 1024;
/// More files are not read.
const MOST_FILES: usize = 200;

/// The house rules that there are. The default shelf is in memory and touches no disk.
#[derive(Resource, Default, Debug)]
pub struct HouseShelf {
    folder: Option<PathBuf>,
    games: Vec<Arc<Rules>>,
    refused: Vec<RefusedFile>,
}

/// A file in the folder that holds no rules to play by. It is left as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedFile {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it.
    pub reason: Unusable,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unusable {
    /// The system does not give its content, or it is no text.
    Unreadable(String),
    /// The rules are not to be played.
    Rules(RulesetError),
    /// Another file holds rules of that name.
    Twice(String),
}

/// Why house rules are not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// They cannot be played.
    Rules(RulesetError),
    /// The file cannot be written.
    Trouble(Trouble),
}

impl HouseShelf {
    /// Reads the house rules in a folder, which need not be there yet. Nothing is written.
    #[must_use]
    pub fn open(folder: &Path) -> Self {
        let mut shelf = Self {
            folder: Some(folder.to_owned()),
            ..Self::default()
        };
        shelf.read_again();
        shelf
    }

    /// Where files can be copied to.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The house rules that can be played.
    #[must_use]
    pub fn games(&self) -> &[Arc<Rules>] {
        &self.games
    }

    /// The files that cannot be used.
    #[must_use]
    pub fn refused(&self) -> &[RefusedFile] {
        &self.refused
    }

    /// Reads the folder again: somebody may have copied a file into it.
    pub fn read_again(&mut self) {
        let Some(folder) = &self.folder else {
            return;
        };
        let mut games: Vec<Arc<Rules>> = Vec::new();
        self.refused.clear();
        for file in files(folder) {
            let read = read(&file).and_then(|rules| {
                let is_twice = games.iter().any(|game| game.name() == rules.name());
                if is_twice {
                    return Err(Unusable::Twice(rules.name().to_owned()));
                }
                Ok(rules)
            });
            match read {
                Ok(rules) => games.push(Arc::new(rules)),
                Err(reason) => self.refused.push(RefusedFile { file, reason }),
            }
        }
        self.games = games;
    }

    /// Keeps house rules in a file of their own. Another name is given to them where theirs is
    /// taken, so that nothing is overwritten; the same rules are kept once.
    ///
    /// # Errors
    ///
    /// [`NotKept`], with the reason.
    pub fn keep(&mut self, house: &Derived) -> Result<Arc<Rules>, NotKept> {
        let same = |rules: &&Arc<Rules>| rules.house_rules().as_ref() == Some(house);
        if let Some(rules) = self.games.iter().find(same) {
            return Ok(rules.clone());
        }
        let house = Derived {
            name: self.free_name(&house.name),
            ..house.clone()
        };
        let rules = Arc::new(rules::derive(&house).map_err(NotKept::Rules)?);
        if let Some(file) = self.file(&house.name) {
            durable::replace(&file, house.to_text().as_bytes())
                .map_err(|error| NotKept::Trouble(error.into()))?;
        }
        self.games.push(rules.clone());
        Ok(rules)
    }

    fn file(&self, name: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{name}.ron")))
    }

    /// The name itself, or with the lowest number that no rules and no file have.
    fn free_name(&self, name: &str) -> String {
        let is_free = |name: &String| {
            let file = self.file(name);
            self.games.iter().all(|game| game.name() != name)
                && file.is_none_or(|file| fs::symlink_metadata(file).is_err())
        };
        let numbered = (2..u32::MAX).map(|number| format!("{name}-{number}"));
        std::iter::once(name.to_owned())
            .chain(numbered)
            .find(is_free)
            .unwrap_or_default()
    }
}

impl RefusedFile {
    /// What is wrong, as one sentence.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let file = self.file.file_name().unwrap_or_default().to_string_lossy();
        let reason = match (&self.reason, language) {
            (Unusable::Unreadable(reason), Language::Es) => format!("no se puede leer: {reason}"),
            (Unusable::Unreadable(reason), Language::En) => format!("it cannot be read: {reason}"),
            (Unusable::Rules(error), language) => fault_text(error, language),
            (Unusable::Twice(name), Language::Es) => {
                format!("otro archivo ya tiene el nombre «{name}»")
            }
            (Unusable::Twice(name), Language::En) => {
                format!("another file has the name “{name}” already")
            }
        };
        match language {
            Language::Es => {
                format!(
                    "Las reglas de la casa de {file} no sirven ({reason}); el archivo queda como está."
                )
            }
            Language::En => {
                format!(
                    "The house rules in {file} cannot be used ({reason}); the file stays as it is."
                )
            }
        }
    }
}

impl NotKept {
    /// Why, as one sentence.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (Self::Rules(error), language) => fault_text(error, language),
            (Self::Trouble(trouble), Language::Es) => {
                format!("No se pudieron guardar: {}.", trouble.text(language))
            }
            (Self::Trouble(trouble), Language::En) => {
                format!("They could not be saved: {}.", trouble.text(language))
            }
        }
    }
}

/// A fault of rules with its place: line and column, or the field.
#[must_use]
pub fn fault_text(error: &RulesetError, language: Language) -> String {
    match (error, language) {
        (
            RulesetError::Syntax {
                line,
                column,
                reason,
            },
            Language::Es,
        ) => {
            format!("línea {line}, columna {column}: {reason}")
        }
        (RulesetError::Field { field, reason }, Language::Es) => {
            format!("campo «{field}»: {reason}")
        }
        (error, _) => error.to_string(),
    }
}

/// The files of a folder that may hold rules, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let is_ron = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "ron");
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_ron)
        .collect();
    files.sort();
    files.truncate(MOST_FILES);
    files
}

fn read(file: &Path) -> Result<Rules, Unusable> {
    let unreadable = |error: io::Error| Unusable::Unreadable(error.to_string());
    let size = fs::metadata(file).map_err(unreadable)?.len();
    if LARGEST < size {
        return Err(unreadable(ErrorKind::FileTooLarge.into()));
    }
    let text = fs::read_to_string(file).map_err(unreadable)?;
    rules::parse_house(&text)
        .and_then(|house| rules::derive(&house))
        .map_err(Unusable::Rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::storage::scratch::Scratch,
        rules::{Changes, Origin, Reach, Text},
    };

    fn house(name: &str, reach: Reach) -> Derived {
        Derived {
            name: name.to_owned(),
            title: Text {
                es: "Mi casa".to_owned(),
                en: "My house".to_owned(),
            },
            origin: Origin::House {
                of: "gt502".to_owned(),
            },
            changes: Changes {
                king_reach: Some(reach),
                ..Changes::default()
            },
            sources: Vec::new(),
        }
    }

    fn names(shelf: &HouseShelf) -> Vec<&str> {
        shelf.games().iter().map(|game| game.name()).collect()
    }

    #[test]
    fn what_is_kept_is_there_again_and_never_overwritten() {
        let scratch = Scratch::new();
        let folder = scratch.path("rulesets");
        let mut shelf = HouseShelf::open(&folder);
        assert!(shelf.games().is_empty() && !folder.exists());
        let short = house("mi-casa", Reach::Short);
        assert_eq!(shelf.keep(&short).unwrap().name(), "mi-casa");
        // The same again is no second one; others with that name have another.
        assert_eq!(shelf.keep(&short).unwrap().name(), "mi-casa");
        let other = Derived {
            changes: Changes::default(),
            ..short.clone()
        };
        assert_eq!(shelf.keep(&other).unwrap().name(), "mi-casa-2");
        scratch.write(
            "rulesets/copied.ron",
            house("copied", Reach::Short).to_text(),
        );
        shelf.read_again();
        assert_eq!(names(&shelf), ["copied", "mi-casa-2", "mi-casa"]);
        assert_eq!(shelf.games()[2].house_rules(), Some(short));
        assert!(shelf.refused().is_empty());
    }

    #[test]
    fn a_faulty_file_is_told_and_left_as_it_is() {
        let scratch = Scratch::new();
        let good = house("mi-casa", Reach::Short).to_text();
        let folder = scratch.path("rulesets");
        fs::create_dir_all(&folder).unwrap();
        let cases: [(&str, Vec<u8>); 5] = [
            (
                "a.ron",
                good.replace("king_reach", "king_range").into_bytes(),
            ),
            ("b.ron", vec![0xff; 64]),
            ("c.ron", good.replace("gt502", "shogi").into_bytes()),
            ("d.ron", good.clone().into_bytes()),
            ("e.ron", good.clone().into_bytes()),
        ];
        for (name, content) in &cases {
            scratch.write(&format!("rulesets/{name}"), content);
        }
        scratch.write("rulesets/notes.txt", "no rules");
        let mut shelf = HouseShelf::open(&folder);
        assert_eq!(names(&shelf), ["mi-casa"]);
        let told: Vec<String> = shelf
            .refused()
            .iter()
            .map(|refused| refused.text(Language::Es))
            .collect();
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(
            told[0].contains("a.ron") && told[0].contains("línea "),
            "{told:?}"
        );
        assert!(told[2].contains("campo «origin»"), "{told:?}");
        assert!(told[3].contains("«mi-casa»"), "{told:?}");
        // A new one does not take the place of a file that cannot be used.
        let kept = shelf.keep(&house("a", Reach::Short)).unwrap();
        assert_eq!(kept.name(), "a-2");
        for (name, content) in &cases {
            assert_eq!(fs::read(folder.join(name)).unwrap(), *content);
        }
    }

    #[test]
    fn what_cannot_be_written_or_played_is_said() {
        let scratch = Scratch::new();
        scratch.write("data", "a file where the folder should be");
        let mut shelf = HouseShelf::open(&scratch.path("data/rulesets"));
        assert!(matches!(
            shelf.keep(&house("mi-casa", Reach::Short)),
            Err(NotKept::Trouble(_))
        ));
        assert!(shelf.games().is_empty());
        assert!(matches!(
            HouseShelf::default().keep(&house("Mi Casa", Reach::Short)),
            Err(NotKept::Rules(_))
        ));
        assert!(
            HouseShelf::default()
                .keep(&house("mi-casa", Reach::Short))
                .is_ok()
        );
    }
}
