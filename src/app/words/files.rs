//! The words about files, the clipboard and the list of games, in both languages.

use crate::app::settings::Language;

/// The words about files.
#[derive(Debug)]
pub struct FileWords {
    /// The entry of the menu.
    pub menu: &'static str,
    /// The entry of the title.
    pub title_open: &'static str,
    /// The dialog's own title.
    pub heading: &'static str,
    /// Write the game to a file.
    pub save: &'static str,
    /// Open a file.
    pub open: &'static str,
    /// Put the game on the clipboard.
    pub copy_game: &'static str,
    /// Put the shown position on the clipboard.
    pub copy_position: &'static str,
    /// Open what is on the clipboard.
    pub paste: &'static str,
    /// That a file can be dropped onto the window, and which keys there are.
    pub hint: &'static str,
    /// Go back to the dialog before.
    pub back: &'static str,
    /// The title of the dialog that saves.
    pub save_heading: &'static str,
    /// The file's name.
    pub name: &'static str,
    /// The folder.
    pub folder: &'static str,
    /// Write it.
    pub write: &'static str,
    /// Whether the file of this name is to be replaced.
    pub exists: fn(&str) -> String,
    /// Replace it.
    pub replace: &'static str,
    /// The word that a file's name begins with where no player has a name.
    pub stem: &'static str,
    /// The title of the dialog that opens.
    pub open_heading: &'static str,
    /// What is typed into the field of the dialog that opens.
    pub path_hint: &'static str,
    /// Open what is typed.
    pub go: &'static str,
    /// The folder above.
    pub up: &'static str,
    /// There is nothing to open in the folder.
    pub empty_folder: &'static str,
    /// The folder cannot be read, as the system says.
    pub no_folder: fn(&str) -> String,
    /// There is more in the folder than is listed.
    pub more_entries: fn(usize) -> String,
    /// A file is being read.
    pub reading: &'static str,
    /// The title of the list of games, with how many there are.
    pub games: fn(usize) -> String,
    /// What is typed to find a game.
    pub find: &'static str,
    /// So many more are being read.
    pub reading_on: &'static str,
    /// Only so many are listed.
    pub capped: fn(usize) -> String,
    /// No game has such a name.
    pub none_found: &'static str,
    /// A game cannot be opened.
    pub faulty: &'static str,
    /// A number of moves.
    pub moves: fn(usize) -> String,
    /// A player whose name is not known.
    pub unknown: &'static str,
    /// Go on from the position that is looked at.
    pub play_on: &'static str,
}

const ES: FileWords = FileWords {
    menu: "Partida: abrir, guardar, copiar…",
    title_open: "Partidas y posiciones…",
    heading: "Partidas y posiciones",
    save: "Guardar como PDN…",
    open: "Abrir un archivo…",
    copy_game: "Copiar la partida (PDN)",
    copy_position: "Copiar la posición (FEN)",
    paste: "Pegar PDN o FEN",
    hint: "También: Ctrl+C copia la posición, Ctrl+Mayús+C la partida, Ctrl+V pega. Un archivo se abre al soltarlo sobre la ventana.",
    back: "Atrás",
    save_heading: "Guardar la partida",
    name: "Nombre",
    folder: "Carpeta",
    write: "Guardar",
    exists: |name| format!("Ya hay un archivo «{name}». ¿Sustituirlo?"),
    replace: "Sustituir",
    stem: "partida",
    open_heading: "Abrir un archivo",
    path_hint: "carpeta o archivo",
    go: "Abrir",
    up: "Carpeta superior",
    empty_folder: "No hay carpetas ni archivos PDN o FEN aquí",
    no_folder: |reason| format!("Esta carpeta no se puede leer: {reason}"),
    more_entries: |shown| {
        format!("Hay más: se muestran {shown}. Escriba arriba la ruta del archivo.")
    },
    reading: "Leyendo el archivo…",
    games: |count| match count {
        1 => "Una partida".to_owned(),
        count => format!("{} partidas", grouped(count)),
    },
    find: "buscar jugador o torneo",
    reading_on: "leyendo más…",
    capped: |most| {
        format!(
            "Solo se muestran las primeras {} partidas del archivo",
            grouped(most)
        )
    },
    none_found: "Ninguna partida coincide",
    faulty: "no se puede abrir",
    moves: |plies| match plies {
        1 => "1 jugada".to_owned(),
        plies => format!("{plies} jugadas"),
    },
    unknown: "?",
    play_on: "Seguir desde aquí",
};

const EN: FileWords = FileWords {
    menu: "Game: open, save, copy…",
    title_open: "Games and positions…",
    heading: "Games and positions",
    save: "Save as PDN…",
    open: "Open a file…",
    copy_game: "Copy the game (PDN)",
    copy_position: "Copy the position (FEN)",
    paste: "Paste PDN or FEN",
    hint: "Also: Ctrl+C copies the position, Ctrl+Shift+C the game, Ctrl+V pastes. A file dropped onto the window is opened.",
    back: "Back",
    save_heading: "Save the game",
    name: "Name",
    folder: "Folder",
    write: "Save",
    exists: |name| format!("There is a file \"{name}\" already. Replace it?"),
    replace: "Replace",
    stem: "game",
    open_heading: "Open a file",
    path_hint: "folder or file",
    go: "Open",
    up: "Folder above",
    empty_folder: "There are no folders or PDN or FEN files here",
    no_folder: |reason| format!("This folder cannot be read: {reason}"),
    more_entries: |shown| format!("There are more: {shown} are shown. Type the file's path above."),
    reading: "Reading the file…",
    games: |count| match count {
        1 => "One game".to_owned(),
        count => format!("{} games", grouped(count)),
    },
    find: "find a player or an event",
    reading_on: "reading more…",
    capped: |most| {
        format!(
            "Only the first {} games of the file are shown",
            grouped(most)
        )
    },
    none_found: "No game fits",
    faulty: "cannot be opened",
    moves: |plies| match plies {
        1 => "1 move".to_owned(),
        plies => format!("{plies} moves"),
    },
    unknown: "?",
    play_on: "Play on from here",
};

/// The words about files in a language.
#[must_use]
pub const fn file_words(language: Language) -> &'static FileWords {
    match language {
        Language::Es => &ES,
        Language::En => &EN,
    }
}

/// A number with thin spaces between its thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if 0 < index && (digits.len() - index).is_multiple_of(3) && 4 < digits.len() {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(grouped(1234), "1234");
        assert_eq!(grouped(100_000), "100\u{a0}000");
    }
}
