//! What dialogs about games remember: the page that is read, and what is unfolded.

use std::sync::Arc;

use super::state::{Dialog, NewGameForm};
use crate::rules::Rules;

/// A place on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum GoTo {
    /// Its top.
    Top,
    /// A section.
    Section(String),
}

/// A rules page that is being read.
#[derive(Clone, Debug)]
pub(super) struct RulesView {
    /// The game.
    pub(super) rules: Arc<Rules>,
    /// Where to go, until the page has been scrolled there.
    pub(super) go_to: Option<GoTo>,
    /// What was open before and comes back.
    pub(super) before: Option<Box<Dialog>>,
}

impl RulesView {
    /// The page of a game, opened at a section where one is named.
    pub(super) fn of(rules: Arc<Rules>, section: Option<&str>) -> Self {
        Self {
            rules,
            go_to: Some(section.map_or(GoTo::Top, |id| GoTo::Section(id.to_owned()))),
            before: None,
        }
    }

    /// The same over another dialog, which comes back.
    pub(super) fn over(self, before: Dialog) -> Self {
        Self {
            before: Some(Box::new(before)),
            ..self
        }
    }
}

impl NewGameForm {
    /// Chooses a game.
    pub(super) fn choose(&mut self, rules: &Arc<Rules>) {
        self.rules = rules.clone();
    }

    /// Folds or unfolds the other readings of a game.
    pub(super) fn fold_readings(&mut self, base: &str) {
        if !self.unfolded.remove(base) {
            self.unfolded.insert(base.to_owned());
        }
    }
}
