//! `damas rulesets`: the games, and where each rule comes from.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;

use super::{
    fault::{Fault, tell},
    house::House,
};
use crate::rules::{self, Board, Origin, Rules, Side, Text};

#[derive(Args)]
pub(super) struct RulesetsArguments {
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

/// One game as programs read it.
#[derive(Serialize)]
struct RulesetEntry<'a> {
    name: &'a str,
    title: &'a Text,
    board: Board,
    /// How many men each side begins with.
    men: usize,
    game_type: &'a str,
    variant: Option<&'a str>,
    /// The ruleset whose other reading this is, according to the letter of a seed text.
    reading_of: Option<&'a str>,
    /// The ruleset of which these are house rules of this user.
    house_rules_of: Option<&'a str>,
    sources: Vec<SourceEntry<'a>>,
}

/// Where a part of the rules comes from, as programs read it.
#[derive(Serialize)]
struct SourceEntry<'a> {
    of: &'a str,
    /// In English.
    text: &'a str,
    /// In Spanish.
    text_es: &'a str,
}

pub(super) fn run(arguments: &RulesetsArguments, out: &mut dyn Write) -> Result<(), Fault> {
    let house = House::of_this_user();
    for (_, sentence) in &house.refused {
        tell(&mut io::stderr(), sentence);
    }
    let mut entries: Vec<RulesetEntry> = rules::every().map(|rules| entry(rules)).collect();
    entries.extend(house.games.iter().map(|rules| entry(rules)));
    if arguments.json {
        serde_json::to_writer(&mut *out, &entries).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    let names = widest(entries.iter().map(|entry| entry.name));
    let titles = widest(entries.iter().map(|entry| entry.title.en.as_str()));
    for entry in &entries {
        let Board { width, height, .. } = entry.board;
        writeln!(
            out,
            "{:names$}  {:titles$}  {:5}  {}{}",
            entry.name,
            entry.title.en,
            format!("{width}x{height}"),
            entry.game_type,
            entry
                .house_rules_of
                .map_or_else(String::new, |game| format!("  house rules of {game}"))
        )?;
        // Another reading lists only what it changes; the rest stands at the game.
        let inherited = entry
            .reading_of
            .or(entry.house_rules_of)
            .and_then(|name| rules::find(name).ok())
            .map_or(0, |base| base.ruleset().sources.len());
        let own = entry.sources.len() - inherited.min(entry.sources.len());
        let shown = if inherited == 0 {
            entry.sources.len()
        } else {
            own
        };
        for SourceEntry { of, text, .. } in &entry.sources[..shown] {
            writeln!(out, "    {of}: {text}")?;
        }
    }
    Ok(())
}

fn widest<'a>(texts: impl Iterator<Item = &'a str>) -> usize {
    texts
        .map(|text| text.chars().count())
        .max()
        .unwrap_or_default()
}

fn entry(rules: &Rules) -> RulesetEntry<'_> {
    let ruleset = rules.ruleset();
    let base = ruleset.origin.base();
    let is_house = matches!(ruleset.origin, Origin::House { .. });
    RulesetEntry {
        name: &ruleset.name,
        title: &ruleset.title,
        board: ruleset.board,
        men: rules.home(Side::White).len(),
        game_type: &ruleset.notation.game_type,
        variant: ruleset.notation.variant.as_deref(),
        reading_of: base.filter(|_| !is_house),
        house_rules_of: base.filter(|_| is_house),
        sources: ruleset
            .sources
            .iter()
            .map(|source| SourceEntry {
                of: &source.of,
                text: &source.text.en,
                text_es: &source.text.es,
            })
            .collect(),
    }
}
