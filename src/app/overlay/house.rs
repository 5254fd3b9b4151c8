//! House rules that are being made: a game, and the values that people change in it.

use std::sync::Arc;

use super::state::NewGameForm;
use crate::rules::{
    self, Counting, Derived, Heading, Law, Limit, Manner, Rules, Ruleset, Text, Verdict,
};

/// Plies of a king-moves counter, and of the most moves, where the game has none to begin with.
const KING_MOVES: u16 = 40;
const MOST_MOVES: u16 = 120;
/// The names of those two counters in a ruleset.
const KING_LIMIT: &str = "king moves only";
const MOST_LIMIT: &str = "most moves";

/// What has been filled in.
#[derive(Clone, Debug)]
pub(super) struct HouseForm {
    /// The game.
    pub(super) base: Arc<Rules>,
    /// Its values as they are wanted, apart from the counters.
    pub(super) wanted: Ruleset,
    /// The counters, and whether each counts.
    pub(super) limits: Vec<(Limit, bool)>,
    /// The title.
    pub(super) title: String,
    /// What became of the last thing done: what went wrong, or that it went well.
    pub(super) said: Option<Result<&'static str, String>>,
    /// The form of the new game, which comes back.
    pub(super) new_game: Box<NewGameForm>,
}

impl HouseForm {
    /// A form that begins with the game that is chosen for a new game.
    pub(super) fn of(new_game: NewGameForm) -> Self {
        let rules = new_game.rules.clone();
        let mut form = Self {
            base: rules.clone(),
            wanted: rules.ruleset().clone(),
            limits: Vec::new(),
            title: String::new(),
            said: None,
            new_game: Box::new(new_game),
        };
        form.take(&rules);
        form
    }

    /// Takes over the values of rules; the title too, if people gave it.
    pub(super) fn take(&mut self, rules: &Arc<Rules>) {
        let ruleset = rules.ruleset();
        let base = ruleset
            .origin
            .base()
            .and_then(|base| rules::find(base).ok());
        self.base = base.unwrap_or_else(|| rules.clone());
        self.wanted = ruleset.clone();
        self.title.clear();
        if rules.house_rules().is_some() {
            self.title.clone_from(&ruleset.title.es);
        }
        self.limits = limits(&self.base.ruleset().limits, &ruleset.limits);
    }

    /// Whether men capture backwards.
    pub(super) fn captures_backwards(&self) -> bool {
        let captures = &self.wanted.man.captures;
        backwards_of(captures).all(|heading| captures.contains(&heading))
    }

    /// Lets men capture backwards, or not.
    pub(super) fn set_backwards(&mut self, wanted: bool) {
        let captures = &mut self.wanted.man.captures;
        if wanted {
            let missing: Vec<Heading> = backwards_of(captures)
                .filter(|heading| !captures.contains(heading))
                .collect();
            captures.extend(missing);
        } else {
            captures.retain(|heading| {
                !matches!(heading, Heading::DiagonalBackward | Heading::Backward)
            });
        }
        // The order says nothing: as the game has it, so that nothing seems to differ.
        let base = &self.base.ruleset().man.captures;
        if captures.len() == base.len() && base.iter().all(|heading| captures.contains(heading)) {
            captures.clone_from(base);
        }
    }

    /// The laws that can be chosen, in the order in which they hold.
    pub(super) fn possible_laws(&self) -> Vec<Law> {
        let mut laws = self.base.ruleset().laws.clone();
        for law in &self.wanted.laws {
            if !laws.contains(law) {
                laws.push(*law);
            }
        }
        if !laws.contains(&Law::MostPieces) {
            laws.insert(0, Law::MostPieces);
        }
        if !laws.contains(&Law::MostKings) {
            let quantity = laws.iter().position(|&law| law == Law::MostPieces);
            laws.insert(quantity.map_or(0, |at| at + 1), Law::MostKings);
        }
        if self.base.has_values() && !laws.contains(&Law::HighestValues) {
            laws.push(Law::HighestValues);
        }
        laws
    }

    /// Lets a law hold, or not.
    pub(super) fn set_law(&mut self, law: Law, holds: bool) {
        let mut laws = self.possible_laws();
        laws.retain(|&one| {
            if one == law {
                holds
            } else {
                self.wanted.laws.contains(&one)
            }
        });
        self.wanted.laws = laws;
    }

    /// Changes how often a position must stand for a draw.
    pub(super) fn set_repetition(&mut self, count: u8) {
        let repetition = &mut self.wanted.repetition;
        repetition.count = count;
        if let Manner::Claim { automatic } = &mut repetition.manner {
            *automatic = (*automatic).max(count);
        }
    }

    /// Whether a repetition must be claimed.
    pub(super) fn set_claimed(&mut self, claimed: bool) {
        let count = self.wanted.repetition.count;
        let base = self.base.ruleset().repetition.manner;
        self.wanted.repetition.manner = match (claimed, base) {
            (false, _) => Manner::Automatic,
            (true, Manner::Claim { automatic }) => Manner::Claim {
                automatic: automatic.max(count),
            },
            (true, Manner::Automatic) => Manner::Claim {
                automatic: count.saturating_add(2),
            },
        };
    }

    /// The house rules as data, if they have a name.
    pub(super) fn house(&self) -> Option<Derived> {
        let name = rules::house_name(&self.title)?;
        let title = self.title.trim().to_owned();
        let title = Text {
            es: title.clone(),
            en: title,
        };
        let mut wanted = self.wanted.clone();
        wanted.limits = self.wanted_limits();
        Some(Derived::house(self.base.ruleset(), &wanted, name, title))
    }

    /// Whether nothing differs from the game.
    pub(super) fn is_unchanged(&self) -> bool {
        self.house()
            .is_some_and(|house| house.changes == rules::Changes::default())
    }

    /// The counters that count; those that are off suspend no other.
    fn wanted_limits(&self) -> Vec<Limit> {
        let mut on: Vec<Limit> = self
            .limits
            .iter()
            .filter(|(_, counts)| *counts)
            .map(|(limit, _)| limit.clone())
            .collect();
        let names: Vec<String> = on.iter().map(|limit| limit.name.clone()).collect();
        for limit in &mut on {
            limit.suspended_by.retain(|other| names.contains(other));
        }
        on
    }
}

/// The counters of a game, of the rules that are taken over, and the two that every game can have.
fn limits(base: &[Limit], wanted: &[Limit]) -> Vec<(Limit, bool)> {
    let named =
        |limits: &[Limit], name: &str| limits.iter().find(|limit| limit.name == name).cloned();
    let mut limits: Vec<(Limit, bool)> = base
        .iter()
        .map(|limit| match named(wanted, &limit.name) {
            // Which counters suspend it, it keeps from the game: they may be switched on again.
            Some(own) => (
                Limit {
                    suspended_by: limit.suspended_by.clone(),
                    ..own
                },
                true,
            ),
            None => (limit.clone(), false),
        })
        .collect();
    for limit in wanted {
        if named(base, &limit.name).is_none() {
            limits.push((limit.clone(), true));
        }
    }
    let has_king_moves = limits
        .iter()
        .any(|(limit, _)| limit.counts == Counting::KingMoves);
    if !has_king_moves {
        let title = ("solo jugadas de dama", "king moves only");
        let counts = Counting::KingMoves;
        limits.push((plain_limit(KING_LIMIT, title, KING_MOVES, counts), false));
    }
    let is_most = |limit: &Limit| limit.counts == Counting::EveryPly && limit.material.is_none();
    if !limits.iter().any(|(limit, _)| is_most(limit)) {
        let title = ("número máximo de jugadas", "most moves of a game");
        let counts = Counting::EveryPly;
        limits.push((plain_limit(MOST_LIMIT, title, MOST_MOVES, counts), false));
    }
    limits
}

fn plain_limit(name: &str, (es, en): (&str, &str), plies: u16, counts: Counting) -> Limit {
    Limit {
        name: name.to_owned(),
        title: Text {
            es: es.to_owned(),
            en: en.to_owned(),
        },
        plies,
        counts,
        material: None,
        unless_capture: false,
        verdict: Verdict::Draw,
        suspended_by: Vec::new(),
    }
}

/// The headings back of those that lead forward.
fn backwards_of(headings: &[Heading]) -> impl Iterator<Item = Heading> {
    let straight = headings.contains(&Heading::Forward);
    let diagonal = headings.contains(&Heading::DiagonalForward);
    let straight = straight.then_some(Heading::Backward);
    let diagonal = diagonal.then_some(Heading::DiagonalBackward);
    diagonal.into_iter().chain(straight)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Reach;

    fn form(game: &str) -> HouseForm {
        let mut form = HouseForm::of(NewGameForm {
            rules: rules::find(game).unwrap(),
            ..NewGameForm::default()
        });
        form.title = "Mi casa".to_owned();
        form
    }

    #[test]
    fn an_untouched_form_of_any_game_changes_nothing() {
        for rules in rules::all() {
            let mut form = form(rules.name());
            assert!(form.is_unchanged(), "{}", rules.name());
            // There and back again.
            let (backwards, laws) = (form.captures_backwards(), form.wanted.laws.clone());
            form.set_backwards(!backwards);
            form.set_backwards(backwards);
            for law in form.possible_laws() {
                form.set_law(law, !laws.contains(&law));
                form.set_law(law, laws.contains(&law));
            }
            for (_, counts) in &mut form.limits {
                *counts = !*counts;
            }
            for (_, counts) in &mut form.limits {
                *counts = !*counts;
            }
            assert!(form.is_unchanged(), "{}: {:?}", rules.name(), form.house());
        }
    }

    #[test]
    fn every_switch_alone_makes_rules_that_can_be_played() {
        for game in rules::all() {
            let start = form(game.name());
            let mut forms = Vec::new();
            for law in start.possible_laws() {
                let mut form = start.clone();
                form.set_law(law, !form.wanted.laws.contains(&law));
                forms.push(form);
            }
            for index in 0..start.limits.len() {
                let mut form = start.clone();
                form.limits[index].1 ^= true;
                forms.push(form);
            }
            let mut form = start.clone();
            form.set_backwards(!form.captures_backwards());
            forms.push(form);
            let mut form = start.clone();
            form.set_repetition(7);
            form.set_claimed(form.wanted.repetition.manner == Manner::Automatic);
            forms.push(form);
            for form in forms {
                assert!(!form.is_unchanged(), "{}", game.name());
                let house = form.house().unwrap();
                let rules = rules::derive(&house).unwrap();
                assert_eq!(rules.house_rules(), Some(house));
            }
        }
    }

    #[test]
    fn house_rules_are_taken_over_with_their_title() {
        let mut form = form("gt502");
        form.wanted.king.reach = Reach::Short;
        form.set_law(Law::HighestValues, true);
        form.limits[1].1 = false;
        let house = form.house().unwrap();
        let rules = Arc::new(rules::derive(&house).unwrap());
        let again = HouseForm::of(NewGameForm {
            rules,
            ..NewGameForm::default()
        });
        assert_eq!(again.base.name(), "gt502");
        assert_eq!(again.house(), Some(house));
        assert_eq!(again.title, "Mi casa");
    }
}
