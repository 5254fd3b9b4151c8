//! The words of the gallery of games, of the rules pages and of house rules, in both languages.

use crate::app::settings::Language;

/// The words of a language for games and their rules.
#[derive(Debug)]
pub struct GameWords {
    /// The readings of the seed texts, with their number.
    pub readings: fn(usize) -> String,
    /// The games by house rules.
    pub house_games: &'static str,
    /// Where a game is played.
    pub played_in: &'static str,
    /// How many pieces a side begins with.
    pub men: fn(usize) -> String,
    /// The rules of a game.
    pub rules: &'static str,
    /// Which rule is this?
    pub which_rule: &'static str,
    /// The mark of house rules.
    pub house_mark: &'static str,
    /// That a game is another with some values changed.
    pub based_on: fn(&str) -> String,
    /// What differs from the game that it is based on.
    pub differences: &'static str,
    /// That nothing of its play differs.
    pub no_differences: &'static str,
    /// What a changed value is, and what it was.
    pub instead_of: fn(&str, &str) -> String,
    /// A decision of the program.
    pub decision: &'static str,
    /// The sources of the rule values.
    pub sources: &'static str,
    /// The key to the sources.
    pub key: &'static str,
    /// The source of a decision.
    pub source: fn(&str) -> String,
    /// Back to what was open before.
    pub back: &'static str,
    /// The page of a game that has none.
    pub no_page: &'static str,
}

/// The words of a language for games and their rules.
#[must_use]
pub const fn game_words(language: Language) -> &'static GameWords {
    match language {
        Language::Es => &ES,
        Language::En => &EN,
    }
}

const ES: GameWords = GameWords {
    readings: |count| match count {
        1 => "Según el texto de origen".to_owned(),
        count => format!("Según los textos de origen ({count})"),
    },
    house_games: "Reglas de la casa",
    played_in: "Dónde se juega:",
    men: |count| format!("{count} peones por bando"),
    rules: "Reglas",
    which_rule: "¿Qué regla es?",
    house_mark: "reglas de la casa",
    based_on: |title| format!("Se basa en {title}"),
    differences: "Qué cambia",
    no_differences: "Nada cambia en el juego.",
    instead_of: |now, before| format!("{now}  ·  en el juego de base: {before}"),
    decision: "Decisión de esta mesa",
    sources: "Fuentes de cada regla",
    key: "Qué significan las abreviaturas",
    source: |source| format!("Fuente: {source}"),
    back: "Volver",
    no_page: "Este juego no tiene página.",
};

const EN: GameWords = GameWords {
    readings: |count| match count {
        1 => "As its seed text has it".to_owned(),
        count => format!("As its seed texts have it ({count})"),
    },
    house_games: "House rules",
    played_in: "Where it is played:",
    men: |count| format!("{count} men a side"),
    rules: "Rules",
    which_rule: "Which rule is this?",
    house_mark: "house rules",
    based_on: |title| format!("Based on {title}"),
    differences: "What differs",
    no_differences: "Nothing of its play differs.",
    instead_of: |now, before| format!("{now}  ·  in the original game: {before}"),
    decision: "Decision of this table",
    sources: "Sources of each rule",
    key: "What the short names mean",
    source: |source| format!("Source: {source}"),
    back: "Back",
    no_page: "This game has no page.",
};
