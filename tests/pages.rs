//! The rules pages of the games: all there, complete in both languages, and short enough to be read at the table.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use damas::{
    pages::{Page, key, key_of, page_of, parse},
    rules::{self, Rules, Text},
};

const GAMES: [&str; 14] = [
    "gt502",
    "gothic",
    "international",
    "turkish",
    "spanish",
    "classic-long",
    "classic-short",
    "brazilian",
    "canadian",
    "italian",
    "russian",
    "poddavki",
    "frisian",
    "thai",
];

/// The sections that a page may have, in the order in which they are shown.
const SECTIONS: [&str; 15] = [
    "history", "names", "aim", "board", "men", "kings", "special", "captures", "laws", "crowning",
    "ending", "draws", "values", "notation", "strategy",
];

/// Those that no page may lack.
const NEEDED: [&str; 12] = [
    "history", "names", "aim", "board", "men", "kings", "captures", "laws", "crowning", "ending",
    "draws", "notation",
];

/// The most characters of each kind of text, in each language.
const MOST_ABOUT: usize = 110;
const MOST_REGION: usize = 50;
const MOST_TITLE: usize = 80;
const MOST_PARAGRAPH: usize = 350;
const MOST_SOURCE: usize = 200;

/// The page of every file, by the file's stem.
fn pages() -> BTreeMap<String, Page> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/pages");
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    paths
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let page = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (stem, page)
        })
        .collect()
}

/// What is wrong with a page, one sentence each.
fn faults(page: &Page) -> Vec<String> {
    let mut faults = Vec::new();
    check_text("about", &page.about, MOST_ABOUT, &mut faults);
    check_text("region", &page.region, MOST_REGION, &mut faults);
    for section in &page.sections {
        let id = &section.id;
        check_text(id, &section.title, MOST_TITLE, &mut faults);
        if section.paragraphs.is_empty() {
            faults.push(format!("{id}: no paragraph"));
        }
        for paragraph in &section.paragraphs {
            check_text(id, paragraph, MOST_PARAGRAPH, &mut faults);
        }
    }
    check_ids(page, &mut faults);
    if page.decisions.is_empty() {
        faults.push("no decision".to_owned());
    }
    for decision in &page.decisions {
        let rule = &decision.rule;
        check_text(rule, &decision.title, MOST_TITLE, &mut faults);
        check_text(rule, &decision.text, MOST_PARAGRAPH, &mut faults);
        check_text(rule, &decision.source, MOST_SOURCE, &mut faults);
        if !page.sections.iter().any(|section| section.id == *rule) {
            faults.push(format!("'{}' is of no section", decision.title.en));
        }
    }
    faults
}

fn check_text(place: &str, text: &Text, most: usize, faults: &mut Vec<String>) {
    for (language, text) in [("es", &text.es), ("en", &text.en)] {
        let length = text.chars().count();
        if text.trim().is_empty() {
            faults.push(format!("{place}: a text is empty in {language}"));
        }
        if text.trim() != text || text.contains("  ") {
            faults.push(format!("{place}: spare spaces in '{text}'"));
        }
        if length > most {
            faults.push(format!("{place}: {length} of {most} letters: '{text}'"));
        }
    }
    if text.es.contains(['“', '”', '"']) || text.en.contains(['«', '»', '"']) {
        faults.push(format!(
            "{place}: quotes of the other language: '{}'",
            text.en
        ));
    }
}

fn check_ids(page: &Page, faults: &mut Vec<String>) {
    let ids: Vec<&str> = page.sections.iter().map(|section| &*section.id).collect();
    let in_order: Vec<&str> = SECTIONS.into_iter().filter(|id| ids.contains(id)).collect();
    if ids != in_order {
        faults.push(format!("sections {ids:?}, should be {in_order:?}"));
    }
    for needed in NEEDED.iter().filter(|needed| !ids.contains(needed)) {
        faults.push(format!("no section '{needed}'"));
    }
}

#[test]
fn every_game_has_a_page_and_every_page_a_game() {
    let pages = pages();
    let found: BTreeSet<&str> = pages.keys().map(String::as_str).collect();
    assert_eq!(found, BTreeSet::from(GAMES));
    // What the program shows is what the files say.
    for rules in rules::all() {
        assert_eq!(page_of(rules), pages.get(rules.name()), "{}", rules.name());
    }
}

#[test]
fn every_page_is_complete_in_both_languages() {
    let faults: Vec<String> = pages()
        .iter()
        .flat_map(|(name, page)| {
            let faults = faults(page);
            faults
                .into_iter()
                .map(move |fault| format!("{name}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A page that names its one section and the section that its one decision is of.
fn small_page(about: &str, section: &str, rule: &str, source: &str) -> Page {
    let text = "(es: \"«Texto»\", en: \"“Text”\")";
    parse(&format!(
        "(about: (es: \"{about}\", en: \"{about}\"), region: {text},
            sections: [(id: \"{section}\", title: {text}, paragraphs: [{text}])],
            decisions: [(rule: \"{rule}\", title: {text}, text: {text}, source: (es: \"{source}\", en: \"{source}\"))])"
    ))
    .unwrap()
}

/// The faults of a small page, apart from the sections that it lacks.
fn faults_of(about: &str, section: &str, rule: &str, source: &str) -> Vec<String> {
    let mut faults = faults(&small_page(about, section, rule, source));
    faults.retain(|fault| !fault.starts_with("no section"));
    faults
}

#[test]
fn a_faulty_page_is_caught() {
    let none: [&str; 0] = [];
    assert_eq!(faults_of("Damas", "board", "board", "C1"), none);
    assert_eq!(
        faults_of("Damas", "board", "men", "C1"),
        ["'“Text”' is of no section"]
    );
    assert_eq!(
        faults_of("Damas", "board", "board", ""),
        [
            "board: a text is empty in es",
            "board: a text is empty in en"
        ]
    );
    assert_eq!(
        faults_of("Damas", "tablero", "tablero", "C1"),
        ["sections [\"tablero\"], should be []"]
    );
    assert_eq!(
        faults_of("", "board", "board", "C1"),
        [
            "about: a text is empty in es",
            "about: a text is empty in en"
        ]
    );
    let long = "x".repeat(MOST_ABOUT + 1);
    assert_eq!(faults_of(&long, "board", "board", "C1").len(), 2);
}

#[test]
fn an_unknown_field_is_refused() {
    assert!(parse("(abuot: (es: \"\", en: \"\"))").is_err());
}

/// Every game and every reading of one.
fn every() -> impl Iterator<Item = &'static std::sync::Arc<Rules>> {
    rules::all().iter().chain(rules::derived())
}

/// The source texts of a game's rules and of the decisions on its page.
fn source_texts(rules: &Rules) -> Vec<&Text> {
    let of_rules = rules.ruleset().sources.iter().map(|source| &source.text);
    let decisions = page_of(rules).unwrap().decisions.iter();
    of_rules
        .chain(decisions.map(|decision| &decision.source))
        .collect()
}

/// The words that nobody can know: abbreviations in capitals, numbered decisions and numbers of
/// texts.
fn short_names(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| {
        let mut letters = word.chars();
        let is_name = letters.next().is_some_and(char::is_uppercase)
            && letters
                .next()
                .is_some_and(|second| second.is_uppercase() || second.is_ascii_digit());
        is_name || word.len() == 3 && word.starts_with("00")
    })
}

#[test]
fn every_source_is_complete_in_both_languages() {
    let mut faults = Vec::new();
    for rules in every() {
        for source in &rules.ruleset().sources {
            let place = format!("{}: {}", rules.name(), source.of);
            check_text(&place, &source.text, MOST_SOURCE, &mut faults);
        }
        for text in source_texts(rules) {
            let (mut es, mut en): (Vec<&str>, Vec<&str>) = (
                short_names(&text.es).collect(),
                short_names(&text.en).collect(),
            );
            es.sort_unstable();
            en.sort_unstable();
            if es != en {
                faults.push(format!("{}: {es:?} and {en:?} differ", rules.name()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_key_explains_every_short_name() {
    for rules in every() {
        let names: BTreeSet<&str> = source_texts(rules)
            .into_iter()
            .flat_map(|text| short_names(&text.en))
            .collect();
        for name in names {
            let text = Text {
                es: name.to_owned(),
                en: name.to_owned(),
            };
            assert!(
                key_of(rules).any(|entry| entry.explains(&text)),
                "{}: {name}",
                rules.name()
            );
        }
    }
}

#[test]
fn the_key_is_complete_and_no_entry_is_idle() {
    let mut faults = Vec::new();
    for entry in key() {
        check_text(&entry.found_by, &entry.sign, MOST_TITLE, &mut faults);
        check_text(&entry.found_by, &entry.meaning, MOST_SOURCE, &mut faults);
        if !every().any(|rules| key_of(rules).any(|used| used == entry)) {
            faults.push(format!("'{}' occurs nowhere", entry.found_by));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!key().is_empty());
}
