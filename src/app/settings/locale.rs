//! The language that the system's user has chosen.

use std::env;

use super::Language;

/// The variables that name the language of messages, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// The language of the environment; Spanish, the language of the rule texts, if it is neither of
    /// the two.
    #[must_use]
    pub fn of_environment() -> Self {
        let values = VARIABLES.map(|variable| env::var(variable).unwrap_or_default());
        Self::of_locales(values.each_ref().map(String::as_str))
    }

    fn of_locales(values: [&str; VARIABLES.len()]) -> Self {
        let strongest = values.into_iter().find(|value| !value.is_empty());
        match strongest {
            Some(value) if value.starts_with("en") => Self::En,
            _ => Self::Es,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        let cases = [
            (["", "", "en_GB.UTF-8"], Language::En),
            (["", "es_GT.UTF-8", "en_GB.UTF-8"], Language::Es),
            (["en", "es_GT.UTF-8", ""], Language::En),
            (["", "", "de_DE.UTF-8"], Language::Es),
            (["C", "", "en_GB.UTF-8"], Language::Es),
            (["", "", ""], Language::Es),
        ];
        for (values, language) in cases {
            assert_eq!(Language::of_locales(values), language, "{values:?}");
        }
    }
}
