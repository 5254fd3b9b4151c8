//! What the table has to say about files, as data, and its words in both languages.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use super::Damage;
use crate::{app::settings::Language, play::SavedError};

/// One thing about saves or settings that people should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveNotice {
    /// A damaged save was given another name.
    MatchSetAside {
        /// Its name now.
        kept_as: PathBuf,
        /// What is wrong with it.
        damage: Damage,
        /// Whether an earlier save of the game is used in its place.
        earlier_is_used: bool,
    },
    /// The damaged settings were given another name, and the first ones hold.
    SettingsSetAside {
        /// Their name now.
        kept_as: PathBuf,
        /// What is wrong with them.
        damage: Damage,
    },
    /// A damaged file could not be given another name. Nothing is written, so that it stays.
    Stuck {
        /// The damaged file.
        file: PathBuf,
        /// Why it could not be renamed.
        trouble: Trouble,
    },
    /// The last move could not be saved; the game goes on.
    MatchNotSaved {
        /// Where it was to be saved.
        folder: PathBuf,
        /// Why not.
        trouble: Trouble,
    },
    /// The settings could not be saved.
    SettingsNotSaved {
        /// Where they were to be saved.
        folder: PathBuf,
        /// Why not.
        trouble: Trouble,
    },
    /// The system names no folder for the user's files.
    NoFolder,
    /// Another table is open and saves its game in the same folder.
    InUse,
}

/// Why a file cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The folder may not be written.
    ReadOnly,
    /// Something else, in the system's words.
    Other(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl SaveNotice {
    /// The notice as one sentence.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::Es => self.spanish(),
            Language::En => self.english(),
        }
    }

    fn spanish(&self) -> String {
        match self {
            Self::MatchSetAside {
                kept_as,
                damage,
                earlier_is_used,
            } => {
                let instead = if *earlier_is_used {
                    "se usa la anterior"
                } else {
                    "no hay otra anterior"
                };
                format!(
                    "La partida guardada no sirve ({}); se apartó como {} y {instead}.",
                    damage.spanish(),
                    name(kept_as)
                )
            }
            Self::SettingsSetAside { kept_as, damage } => format!(
                "Los ajustes no sirven ({}); se apartaron como {} y valen los iniciales.",
                damage.spanish(),
                name(kept_as)
            ),
            Self::Stuck { file, trouble } => format!(
                "El archivo dañado {} no se puede apartar ({}): no se guarda nada, para no perderlo.",
                file.display(),
                trouble.spanish()
            ),
            Self::MatchNotSaved { folder, trouble } => format!(
                "La partida no se guarda en {} ({}), pero el juego sigue.",
                folder.display(),
                trouble.spanish()
            ),
            Self::SettingsNotSaved { folder, trouble } => format!(
                "Los ajustes no se guardan en {} ({}).",
                folder.display(),
                trouble.spanish()
            ),
            Self::NoFolder => {
                "La partida no se guarda: falta la carpeta personal (HOME o DAMAS_HOME).".to_owned()
            }
            Self::InUse => {
                "La partida de esta mesa no se guarda: hay otra mesa abierta que guarda la suya."
                    .to_owned()
            }
        }
    }

    fn english(&self) -> String {
        match self {
            Self::MatchSetAside {
                kept_as,
                damage,
                earlier_is_used,
            } => {
                let instead = if *earlier_is_used {
                    "the one before it is used"
                } else {
                    "there is none before it"
                };
                format!(
                    "The saved game cannot be used ({}); it was set aside as {} and {instead}.",
                    damage.english(),
                    name(kept_as)
                )
            }
            Self::SettingsSetAside { kept_as, damage } => format!(
                "The settings cannot be used ({}); they were set aside as {} and the first ones hold.",
                damage.english(),
                name(kept_as)
            ),
            Self::Stuck { file, trouble } => format!(
                "The damaged file {} cannot be set aside ({}): nothing is saved, so as not to lose it.",
                file.display(),
                trouble.english()
            ),
            Self::MatchNotSaved { folder, trouble } => format!(
                "The game is not being saved in {} ({}), but it goes on.",
                folder.display(),
                trouble.english()
            ),
            Self::SettingsNotSaved { folder, trouble } => format!(
                "The settings are not being saved in {} ({}).",
                folder.display(),
                trouble.english()
            ),
            Self::NoFolder => {
                "The game is not being saved: there is no home folder (HOME or DAMAS_HOME)."
                    .to_owned()
            }
            Self::InUse => {
                "The game on this table is not being saved: another table is open and saves its own."
                    .to_owned()
            }
        }
    }
}

impl Damage {
    fn spanish(&self) -> String {
        match self {
            Self::Unreadable(reason) => format!("no se puede leer: {reason}"),
            Self::Syntax { line, reason } => format!("línea {line}: {reason}"),
            Self::Newer(version) => format!("es de una versión más nueva, formato {version}"),
            Self::Game(SavedError::Version(version)) => {
                format!("su formato {version} no se conoce")
            }
            Self::Game(SavedError::Start(reason)) => reason.clone(),
            Self::Game(SavedError::Move(number)) => format!("su jugada {number} no es legal"),
            Self::Game(SavedError::Position) => {
                "sus jugadas no llevan a su última posición".to_owned()
            }
        }
    }

    fn english(&self) -> String {
        match self {
            Self::Unreadable(reason) => format!("it cannot be read: {reason}"),
            Self::Syntax { line, reason } => format!("line {line}: {reason}"),
            Self::Newer(version) => format!("it is of a newer version, format {version}"),
            Self::Game(SavedError::Version(version)) => format!("its format {version} is unknown"),
            Self::Game(SavedError::Start(reason)) => reason.clone(),
            Self::Game(SavedError::Move(number)) => format!("its move {number} is not legal"),
            Self::Game(SavedError::Position) => {
                "its moves do not lead to its last position".to_owned()
            }
        }
    }
}

impl Trouble {
    /// The reason in a few words.
    pub(super) fn text(&self, language: Language) -> &str {
        match language {
            Language::Es => self.spanish(),
            Language::En => self.english(),
        }
    }

    fn spanish(&self) -> &str {
        match self {
            Self::Full => "el disco está lleno",
            Self::ReadOnly => "no se permite escribir ahí",
            Self::Other(reason) => reason,
        }
    }

    fn english(&self) -> &str {
        match self {
            Self::Full => "the disk is full",
            Self::ReadOnly => "it may not be written",
            Self::Other(reason) => reason,
        }
    }
}

/// The name of a file without its folder.
fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or(file.as_os_str());
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_one_sentence_in_each_language() {
        let notice = SaveNotice::MatchSetAside {
            kept_as: "/home/ana/match.damaged-1.ron".into(),
            damage: Damage::Game(SavedError::Move(3)),
            earlier_is_used: true,
        };
        assert_eq!(
            notice.text(Language::Es),
            "La partida guardada no sirve (su jugada 3 no es legal); se apartó como match.damaged-1.ron y se usa la anterior."
        );
        assert_eq!(
            notice.text(Language::En),
            "The saved game cannot be used (its move 3 is not legal); it was set aside as match.damaged-1.ron and the one before it is used."
        );
        let notice = SaveNotice::MatchNotSaved {
            folder: "/mnt/stick".into(),
            trouble: io::Error::from(ErrorKind::StorageFull).into(),
        };
        assert_eq!(
            notice.text(Language::Es),
            "La partida no se guarda en /mnt/stick (el disco está lleno), pero el juego sigue."
        );
    }
}
