//! Where a system keeps a user's files.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use directories::ProjectDirs;

/// The variable that names one folder for saves and settings alike, for tests and for portable
/// installations.
pub const HOME_VARIABLE: &str = "DAMAS_HOME";

/// The folders of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// For saves: `~/.local/share/damas` on Linux.
    pub data: PathBuf,
    /// For settings: `~/.config/damas` on Linux.
    pub config: PathBuf,
}

impl Place {
    /// The folders of this user: `DAMAS_HOME` if it is set, else where the system says; none if it
    /// names none. Nothing is made or read.
    #[must_use]
    pub fn find() -> Option<Self> {
        let system = || ProjectDirs::from("", "", "damas");
        Self::of(env::var_os(HOME_VARIABLE)).or_else(|| {
            system().map(|folders| Self {
                data: folders.data_dir().to_owned(),
                config: folders.config_dir().to_owned(),
            })
        })
    }

    fn of(variable: Option<OsString>) -> Option<Self> {
        let folder = variable.filter(|folder| !folder.is_empty())?;
        Some(Self {
            data: Path::new(&folder).to_owned(),
            config: folder.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_variable_names_one_folder_for_everything() {
        let place = Place::of(Some("/tmp/x".into())).unwrap();
        assert_eq!(
            (place.data, place.config),
            ("/tmp/x".into(), "/tmp/x".into())
        );
        assert_eq!(Place::of(Some(OsString::new())), None);
        assert_eq!(Place::of(None), None);
    }
}
