//! House rules: a game's values changed by the people who play it, as data that can be kept and sent.

use ron::extensions::Extensions;

use super::{Changes, Derived, Limit, Origin, Rules, Ruleset, RulesetError, Text, catalog};

/// The longest name of a ruleset's file, in letters.
const LONGEST_NAME: usize = 40;
/// The longest title of house rules, in letters.
const LONGEST_TITLE: usize = 60;
/// The most counters, and the longest name and title of one: a file from elsewhere may hold anything.
const MOST_LIMITS: usize = 32;

impl Changes {
    /// What must change in a ruleset to make another one of it; values that no derived ruleset may
    /// change are not compared.
    #[must_use]
    pub fn between(base: &Ruleset, wanted: &Ruleset) -> Self {
        fn differs<T: PartialEq + Clone>(base: &T, wanted: &T) -> Option<T> {
            (base != wanted).then(|| wanted.clone())
        }
        Self {
            first: differs(&base.first, &wanted.first),
            man_steps: differs(&base.man.steps, &wanted.man.steps),
            man_captures: differs(&base.man.captures, &wanted.man.captures),
            men_take_kings: differs(&base.man.takes_kings, &wanted.man.takes_kings),
            king_reach: differs(&base.king.reach, &wanted.king.reach),
            landing: differs(&base.king.landing, &wanted.king.landing),
            sideways: differs(&base.king.sideways, &wanted.king.sideways),
            king_goes_on: differs(&base.king.goes_on, &wanted.king.goes_on),
            rejump: differs(&base.king.rejump, &wanted.king.rejump),
            king_run: differs(&base.king.run, &wanted.king.run),
            removal: differs(&base.removal, &wanted.removal),
            turning_back: differs(&base.turning_back, &wanted.turning_back),
            crowning: differs(&base.crowning, &wanted.crowning),
            laws: differs(&base.laws, &wanted.laws),
            repetition: differs(&base.repetition, &wanted.repetition),
            limits: differs(&base.limits, &wanted.limits),
        }
    }
}

impl Derived {
    /// House rules that make the wanted ruleset of a game; its own name and title do not matter.
    #[must_use]
    pub fn house(base: &Ruleset, wanted: &Ruleset, name: String, title: Text) -> Self {
        Self {
            name,
            title,
            origin: Origin::House {
                of: base.name.clone(),
            },
            changes: Changes::between(base, wanted),
            sources: Vec::new(),
        }
    }

    /// The text of its file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let config = ron::ser::PrettyConfig::new()
            .new_line("\n")
            .extensions(Extensions::IMPLICIT_SOME);
        let text = ron::Options::default().to_string_pretty(self, config);
        // Nothing that a ruleset holds can fail to be written.
        text.map(|text| text + "\n").unwrap_or_default()
    }

    /// The same on one line, for a tag.
    #[must_use]
    pub fn to_line(&self) -> String {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.to_string(self).unwrap_or_default()
    }
}

impl Rules {
    /// What makes these house rules of their game; nothing for other rules.
    #[must_use]
    pub fn house_rules(&self) -> Option<Derived> {
        let ruleset = self.ruleset();
        let Origin::House { of } = &ruleset.origin else {
            return None;
        };
        let base = catalog::find(of).ok()?;
        let base = base.ruleset();
        let own = ruleset.sources.len().checked_sub(base.sources.len())?;
        Some(Derived {
            name: ruleset.name.clone(),
            title: ruleset.title.clone(),
            origin: ruleset.origin.clone(),
            changes: Changes::between(base, ruleset),
            sources: ruleset.sources[..own].to_vec(),
        })
    }
}

/// The rules that a derived ruleset stands for, checked like every ruleset.
///
/// # Errors
///
/// A [`RulesetError`] that names the field and the reason.
pub fn derive(derived: &Derived) -> Result<Rules, RulesetError> {
    let base = derived.base().ok_or_else(|| RulesetError::Field {
        field: "origin",
        reason: "a ruleset with changes must say what it is derived from: House(of: \"gt502\")"
            .to_owned(),
    })?;
    let unknown = || RulesetError::Field {
        field: "origin",
        reason: format!("there is no game '{base}' to derive from"),
    };
    let game = catalog::all().iter().find(|rules| rules.name() == base);
    let game = game.ok_or_else(unknown)?;
    if matches!(derived.origin, Origin::House { .. }) {
        check_house(derived)?;
    }
    Rules::new(derived.apply(game.ruleset()))
}

/// Reads house rules from the text of their file or of a tag.
///
/// # Errors
///
/// A [`RulesetError`] with line, field and reason.
pub fn parse_house(text: &str) -> Result<Derived, RulesetError> {
    let derived: Derived = catalog::read(text)?;
    if !matches!(derived.origin, Origin::House { .. }) {
        refuse(
            "origin",
            "house rules must say whose they are: House(of: \"gt502\")",
        )?;
    }
    derive(&derived)?;
    Ok(derived)
}

/// A name for house rules, from the title that people give them: `Damas de Toño` is `damas-de-tono`.
/// None if the title has no letter or digit.
#[must_use]
pub fn house_name(title: &str) -> Option<String> {
    let mut name = String::new();
    for letter in title.to_lowercase().chars() {
        let plain = match letter {
            'á' | 'à' | 'â' | 'ä' | 'ã' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ì' | 'î' | 'ï' => 'i',
            'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            'ñ' => 'n',
            'ç' => 'c',
            letter => letter,
        };
        if plain.is_ascii_alphanumeric() {
            name.push(plain);
        } else if !name.ends_with('-') {
            name.push('-');
        }
    }
    name.truncate(LONGEST_NAME - 4);
    let name = name.trim_matches('-').to_owned();
    if name.is_empty() {
        return None;
    }
    // A name of the program would hide one of its games.
    let is_taken = catalog::find(&name).is_ok();
    Some(if is_taken { format!("{name}-h") } else { name })
}

fn check_house(derived: &Derived) -> Result<(), RulesetError> {
    if catalog::find(&derived.name).is_ok() {
        refuse(
            "name",
            format!(
                "'{}' is a game of this program; choose another",
                derived.name
            ),
        )?;
    }
    if LONGEST_NAME < derived.name.chars().count() {
        refuse("name", format!("longer than {LONGEST_NAME} letters"))?;
    }
    for title in [&derived.title.es, &derived.title.en] {
        check_title("title", title)?;
    }
    let limits = derived.changes.limits.iter().flatten();
    if MOST_LIMITS < limits.clone().count() {
        refuse("limits", format!("more than {MOST_LIMITS} counters"))?;
    }
    for (number, limit) in limits.clone().enumerate() {
        for title in [&limit.name, &limit.title.es, &limit.title.en] {
            check_title("limits.title", title)?;
        }
        let named_alike = |other: &&Limit| other.name == limit.name;
        if limits.clone().take(number).any(|other| named_alike(&other)) {
            refuse("limits.name", format!("'{}' stands twice", limit.name))?;
        }
    }
    Ok(())
}

fn check_title(field: &'static str, title: &str) -> Result<(), RulesetError> {
    if title.trim().is_empty() || title.chars().any(char::is_control) {
        refuse(field, "must be a text on one line")?;
    }
    if LONGEST_TITLE < title.chars().count() {
        refuse(field, format!("longer than {LONGEST_TITLE} letters"))?;
    }
    Ok(())
}

fn refuse(field: &'static str, reason: impl Into<String>) -> Result<(), RulesetError> {
    Err(RulesetError::Field {
        field,
        reason: reason.into(),
    })
}
