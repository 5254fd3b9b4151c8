//! The words of the dialog in which people change the rules of a game, in both languages.

use crate::app::settings::Language;

/// The words of a language for house rules.
#[derive(Debug)]
pub struct HouseWords {
    /// The button that opens the dialog.
    pub open: &'static str,
    /// The dialog's title, with that of the game.
    pub title: fn(&str) -> String,
    /// The name that people give their rules.
    pub name: &'static str,
    /// What stands in an empty name.
    pub name_hint: &'static str,
    /// That a name is needed.
    pub needs_name: &'static str,
    /// That nothing has been changed.
    pub needs_change: &'static str,
    /// The king.
    pub king: &'static str,
    /// It flies.
    pub flying: &'static str,
    /// It takes one step.
    pub short: &'static str,
    /// Whether men capture backwards.
    pub backwards: &'static str,
    /// The laws of capture.
    pub laws: &'static str,
    /// The sideways move.
    pub sideways: &'static str,
    /// Who begins.
    pub first: &'static str,
    /// Repetition.
    pub repetition: &'static str,
    /// So many times.
    pub times: fn(u8) -> String,
    /// On claim.
    pub claimed: &'static str,
    /// By itself.
    pub automatic: &'static str,
    /// The counters.
    pub counters: &'static str,
    /// So many moves.
    pub moves: fn(u16) -> String,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Where the files are.
    pub folder: fn(&str) -> String,
    /// That there is no folder.
    pub no_folder: &'static str,
    /// Copy the text of the rules.
    pub copy: &'static str,
    /// That it was copied.
    pub copied: &'static str,
    /// Take rules from the clipboard.
    pub paste: &'static str,
    /// That they were taken.
    pub pasted: &'static str,
    /// That the clipboard has no text.
    pub nothing_to_paste: &'static str,
    /// Keep the rules and choose them.
    pub keep: &'static str,
}

/// The words of a language for house rules.
#[must_use]
pub const fn house_words(language: Language) -> &'static HouseWords {
    match language {
        Language::Es => &ES,
        Language::En => &EN,
    }
}

const ES: HouseWords = HouseWords {
    open: "Reglas de la casa…",
    title: |game| format!("Reglas de la casa: {game}"),
    name: "Nombre",
    name_hint: "cómo se llaman, por ejemplo «Damas de Toño»",
    needs_name: "Falta el nombre: escriba cómo se llaman estas reglas.",
    needs_change: "Todavía no cambia nada: cambie algún valor.",
    king: "La dama",
    flying: "Vuela",
    short: "Da un paso",
    backwards: "El peón come hacia atrás",
    laws: "Leyes de captura",
    sideways: "Movimiento especial de lado",
    first: "Comienzan",
    repetition: "Tablas por repetición",
    times: |count| format!("{count} veces"),
    claimed: "Si se reclama",
    automatic: "Por sí solas",
    counters: "Contadores",
    moves: |moves| format!("{moves} jugadas"),
    yes: "Sí",
    no: "No",
    folder: |folder| {
        format!("Se guardan en {folder}. Un archivo .ron que se copie ahí aparece en la galería.")
    },
    no_folder: "No hay carpeta personal: estas reglas duran hasta cerrar el programa.",
    copy: "Copiar como texto",
    copied: "Copiadas: péguelas donde quiera compartirlas.",
    paste: "Pegar",
    pasted: "Reglas tomadas del portapapeles.",
    nothing_to_paste: "No hay texto en el portapapeles.",
    keep: "Guardar y elegir",
};

const EN: HouseWords = HouseWords {
    open: "House rules…",
    title: |game| format!("House rules: {game}"),
    name: "Name",
    name_hint: "what they are called, like “Tony's draughts”",
    needs_name: "A name is missing: write what these rules are called.",
    needs_change: "Nothing has changed yet: change some value.",
    king: "The king",
    flying: "Flies",
    short: "Takes one step",
    backwards: "Men capture backwards",
    laws: "Laws of capture",
    sideways: "Special sideways move",
    first: "First to move",
    repetition: "Draw by repetition",
    times: |count| format!("{count} times"),
    claimed: "If claimed",
    automatic: "By itself",
    counters: "Counters",
    moves: |moves| format!("{moves} moves"),
    yes: "Yes",
    no: "No",
    folder: |folder| {
        format!("They are kept in {folder}. A .ron file copied there appears in the gallery.")
    },
    no_folder: "There is no home folder: these rules last until the program is closed.",
    copy: "Copy as text",
    copied: "Copied: paste them wherever you want to share them.",
    paste: "Paste",
    pasted: "Rules taken from the clipboard.",
    nothing_to_paste: "There is no text in the clipboard.",
    keep: "Keep and choose",
};
