//! What people are told about a file, as data, and its words in both languages.

use std::{
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    app::{settings::Language, words::fen_sentence},
    notation::fen::FenError,
    rules::Rules,
};

/// Where a game or a position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// It was pasted.
    Clipboard,
    /// A file.
    File(PathBuf),
}

/// One thing that people should know.
#[derive(Clone, Debug)]
pub enum FileNotice {
    /// The game was written.
    Saved(PathBuf),
    /// The game was not written.
    NotSaved {
        /// The file.
        file: PathBuf,
        /// Why not.
        fault: WriteFault,
    },
    /// The shown position is on the clipboard.
    CopiedPosition,
    /// The game is on the clipboard.
    CopiedGame,
    /// There is no text on the clipboard.
    NothingToPaste,
    /// A game is on the table.
    Game {
        /// Where it comes from.
        source: Source,
        /// Who plays, as far as it is known.
        players: [String; 2],
        /// How many moves it has.
        plies: usize,
        /// Whether the game before it was kept.
        kept: bool,
        /// What was left out, in the notation's own words.
        left_out: Option<String>,
    },
    /// A game begins from a position.
    Position {
        /// Where it comes from.
        source: Source,
        /// Whether the game before it was kept.
        kept: bool,
    },
    /// The file cannot be read, as the system says.
    Unreadable(Source, String),
    /// The file is larger than any collection of games.
    TooLarge(Source),
    /// There is nothing in it.
    Empty(Source),
    /// It is no game, in the notation's own words with the place.
    Fault(Source, String),
    /// It is no position of the game on the table.
    NoPosition(Source, FenError, Arc<Rules>),
    /// It is a ruleset.
    Ruleset(Source),
}

/// Why a file cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteFault {
    /// The disk is full.
    Full,
    /// It may not be written there.
    Forbidden,
    /// There is no such folder.
    NoFolder,
    /// It is a folder.
    IsFolder,
    /// Something else, in the system's words.
    Other(String),
}

impl From<io::Error> for WriteFault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Forbidden,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::IsADirectory => Self::IsFolder,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl FileNotice {
    /// Whether something could not be done.
    #[must_use]
    pub const fn is_trouble(&self) -> bool {
        matches!(
            self,
            Self::NotSaved { .. }
                | Self::NothingToPaste
                | Self::Unreadable(..)
                | Self::TooLarge(_)
                | Self::Empty(_)
                | Self::Fault(..)
                | Self::NoPosition(..)
        )
    }

    /// The notice in a language.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::Es => self.spanish(),
            Language::En => self.english(),
        }
    }

    fn spanish(&self) -> String {
        let name = |source: &Source| name(source, "Lo pegado");
        let kept = |kept: bool| {
            if kept {
                " La partida que había en la mesa queda guardada."
            } else {
                ""
            }
        };
        match self {
            Self::Saved(file) => format!("Partida guardada en {}.", file.display()),
            Self::NotSaved { file, fault } => {
                let fault = match fault {
                    WriteFault::Full => "el disco está lleno",
                    WriteFault::Forbidden => "no se permite escribir ahí",
                    WriteFault::NoFolder => "no existe esa carpeta",
                    WriteFault::IsFolder => "es una carpeta; escriba también el nombre del archivo",
                    WriteFault::Other(reason) => reason,
                };
                format!("La partida no se guardó en {}: {fault}.", file.display())
            }
            Self::CopiedPosition => "Posición copiada como FEN.".to_owned(),
            Self::CopiedGame => "Partida copiada como PDN.".to_owned(),
            Self::NothingToPaste => {
                "No hay texto en el portapapeles: copie antes una partida (PDN) o una posición (FEN)."
                    .to_owned()
            }
            Self::Game {
                source,
                players,
                plies,
                kept: was_kept,
                left_out,
            } => {
                let moves = match plies {
                    1 => "una jugada".to_owned(),
                    plies => format!("{plies} jugadas"),
                };
                let left_out = left_out.as_ref().map(|left_out| format!(" Aviso: {left_out}."));
                format!(
                    "{}: {}{moves}.{}{}",
                    name(source),
                    names(players),
                    kept(*was_kept),
                    left_out.unwrap_or_default()
                )
            }
            Self::Position {
                source,
                kept: was_kept,
            } => {
                let begins = match source {
                    Source::Clipboard => "Empieza una partida desde la posición pegada.".to_owned(),
                    Source::File(_) => {
                        format!("{}: empieza una partida desde esa posición.", name(source))
                    }
                };
                format!("{begins}{}", kept(*was_kept))
            }
            Self::Unreadable(source, reason) => {
                format!("{} no se puede leer: {reason}.", name(source))
            }
            Self::TooLarge(source) => format!(
                "{} es demasiado grande: se leen archivos de hasta 256 MiB.",
                name(source)
            ),
            Self::Empty(source) => {
                format!("{}: no hay ninguna partida ni posición.", name(source))
            }
            Self::Fault(source, text) => format!("{} no se puede abrir: {text}", name(source)),
            Self::NoPosition(source, error, rules) => {
                let text = fen_sentence(error, rules, Language::Es);
                format!("{} no se puede abrir: {text}", name(source))
            }
            Self::Ruleset(source) => format!(
                "{} es un reglamento, no una partida: los reglamentos se eligen en «Nueva partida».",
                name(source)
            ),
        }
    }

    fn english(&self) -> String {
        let name = |source: &Source| name(source, "What was pasted");
        let kept = |kept: bool| {
            if kept {
                " The game that was on the table is kept."
            } else {
                ""
            }
        };
        match self {
            Self::Saved(file) => format!("Game saved as {}.", file.display()),
            Self::NotSaved { file, fault } => {
                let fault = match fault {
                    WriteFault::Full => "the disk is full",
                    WriteFault::Forbidden => "it may not be written there",
                    WriteFault::NoFolder => "there is no such folder",
                    WriteFault::IsFolder => "it is a folder; write the file's name as well",
                    WriteFault::Other(reason) => reason,
                };
                format!("The game was not saved as {}: {fault}.", file.display())
            }
            Self::CopiedPosition => "Position copied as FEN.".to_owned(),
            Self::CopiedGame => "Game copied as PDN.".to_owned(),
            Self::NothingToPaste => {
                "There is no text on the clipboard: first copy a game (PDN) or a position (FEN)."
                    .to_owned()
            }
            Self::Game {
                source,
                players,
                plies,
                kept: was_kept,
                left_out,
            } => {
                let moves = match plies {
                    1 => "one move".to_owned(),
                    plies => format!("{plies} moves"),
                };
                let left_out = left_out
                    .as_ref()
                    .map(|left_out| format!(" Note: {left_out}."));
                format!(
                    "{}: {}{moves}.{}{}",
                    name(source),
                    names(players),
                    kept(*was_kept),
                    left_out.unwrap_or_default()
                )
            }
            Self::Position {
                source,
                kept: was_kept,
            } => {
                let begins = match source {
                    Source::Clipboard => "A game begins from the pasted position.".to_owned(),
                    Source::File(_) => {
                        format!("{}: a game begins from that position.", name(source))
                    }
                };
                format!("{begins}{}", kept(*was_kept))
            }
            Self::Unreadable(source, reason) => {
                format!("{} cannot be read: {reason}.", name(source))
            }
            Self::TooLarge(source) => format!(
                "{} is too large: files of up to 256 MiB are read.",
                name(source)
            ),
            Self::Empty(source) => format!("{}: there is no game or position.", name(source)),
            Self::Fault(source, text) => format!("{} cannot be opened: {text}", name(source)),
            Self::NoPosition(source, error, rules) => {
                let text = fen_sentence(error, rules, Language::En);
                format!("{} cannot be opened: {text}", name(source))
            }
            Self::Ruleset(source) => format!(
                "{} is a ruleset, not a game: rulesets are chosen under \"New game\".",
                name(source)
            ),
        }
    }
}

/// The name of a file without its folder, or what is said of the clipboard.
fn name(source: &Source, pasted: &str) -> String {
    match source {
        Source::Clipboard => pasted.to_owned(),
        Source::File(file) => file_name(file),
    }
}

fn file_name(file: &Path) -> String {
    let name = file.file_name().unwrap_or(file.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Both names, where one is known.
fn names([white, black]: &[String; 2]) -> String {
    match (white.as_str(), black.as_str()) {
        ("", "") => String::new(),
        (white, black) => {
            let known = |name: &str| if name.is_empty() { "?" } else { name }.to_owned();
            format!("{} – {}, ", known(white), known(black))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_opened_is_named_and_what_was_kept_is_told() {
        let notice = FileNotice::Game {
            source: Source::File("/home/ana/club.pdn".into()),
            players: ["Ana".to_owned(), String::new()],
            plies: 34,
            kept: true,
            left_out: None,
        };
        assert_eq!(
            notice.text(Language::Es),
            "club.pdn: Ana – ?, 34 jugadas. La partida que había en la mesa queda guardada."
        );
        assert_eq!(
            notice.text(Language::En),
            "club.pdn: Ana – ?, 34 moves. The game that was on the table is kept."
        );
    }

    #[test]
    fn what_cannot_be_written_is_said_with_the_reason() {
        let notice = FileNotice::NotSaved {
            file: "/media/x.pdn".into(),
            fault: io::Error::from(ErrorKind::StorageFull).into(),
        };
        assert!(notice.is_trouble());
        assert_eq!(
            notice.text(Language::Es),
            "La partida no se guardó en /media/x.pdn: el disco está lleno."
        );
    }
}
