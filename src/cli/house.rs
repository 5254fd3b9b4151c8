//! The house rules of this user: the files that the table keeps, for the command line.

use std::{
    env,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

use directories::ProjectDirs;

use super::files::name_of;
use crate::rules::{self, Rules, UnknownRuleset};

/// More than any set of house rules takes, in bytes.
const LARGEST: u64 = 256 * 1024;
/// More files are not read.
const MOST_FILES: usize = 200;

/// What the files in the folder hold.
#[derive(Default)]
pub(super) struct House {
    /// The rules that can be played.
    pub(super) games: Vec<Arc<Rules>>,
    /// The files that cannot be used, with why, as one sentence.
    pub(super) refused: Vec<(PathBuf, String)>,
}

/// House rules by their name.
///
/// # Errors
///
/// One sentence: the file of that name cannot be used, or there is none.
pub(super) fn find(name: &str) -> Result<Arc<Rules>, String> {
    House::of_this_user().find(name)
}

impl House {
    /// Reads the folder in which the table keeps them.
    pub(super) fn of_this_user() -> Self {
        folder().map_or_else(Self::default, |folder| Self::read(&folder))
    }

    /// Reads a folder, which need not be there.
    fn read(folder: &Path) -> Self {
        let mut house = Self::default();
        for file in files(folder) {
            match read(&file) {
                Ok(rules) if house.games.iter().any(|game| game.name() == rules.name()) => {
                    let why = format!("another file has the name '{}' already", rules.name());
                    house.refuse(file, &why);
                }
                Ok(rules) => house.games.push(Arc::new(rules)),
                Err(why) => house.refuse(file, &why),
            }
        }
        house
    }

    fn refuse(&mut self, file: PathBuf, why: &str) {
        let sentence = format!(
            "the house rules in {} cannot be used: {why}; correct the file or remove it",
            name_of(&file)
        );
        self.refused.push((file, sentence));
    }

    fn find(&self, name: &str) -> Result<Arc<Rules>, String> {
        let wanted = name.to_lowercase();
        if let Some(rules) = self.games.iter().find(|game| game.name() == wanted) {
            return Ok(rules.clone());
        }
        let is_named = |(file, _): &&(PathBuf, String)| {
            file.file_stem()
                .is_some_and(|stem| stem.to_string_lossy().to_lowercase() == wanted)
        };
        if let Some((_, sentence)) = self.refused.iter().find(is_named) {
            return Err(sentence.clone());
        }
        let names: Vec<&str> = self.games.iter().map(|game| game.name()).collect();
        Err(UnknownRuleset::among(name, &names).to_string())
    }
}

/// The folder of `app::storage`, which the command line does not see: that of `DAMAS_HOME`, else
/// where the system keeps a user's data.
fn folder() -> Option<PathBuf> {
    let named = env::var_os("DAMAS_HOME").filter(|folder| !folder.is_empty());
    let system = || Some(ProjectDirs::from("", "", "damas")?.data_dir().to_owned());
    let data = named.map(PathBuf::from).or_else(system)?;
    Some(data.join("rulesets"))
}

/// The files of a folder that may hold rules, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    files.sort();
    files.truncate(MOST_FILES);
    files
}

fn read(file: &Path) -> Result<Rules, String> {
    let text = text(file).map_err(|error| error.to_string())?;
    rules::parse_house(&text)
        .and_then(|house| rules::derive(&house))
        .map_err(|error| error.to_string())
}

fn text(file: &Path) -> io::Result<String> {
    if !fs::metadata(file)?.is_file() {
        return Err(io::Error::other("it is no plain file"));
    }
    let mut text = String::new();
    File::open(file)?
        .take(LARGEST + 1)
        .read_to_string(&mut text)?;
    if LARGEST < text.len() as u64 {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(text)
}
