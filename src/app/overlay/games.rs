//! What dialogs about games remember: the page that is read, and what is unfolded.

use std::sync::Arc;

use super::state::{Dialog, NewGameForm};
use crate::rules::Rules;

/// The passes after which a dialog that has just been opened has its size.
const UNTIL_AT_REST: u8 = 3;

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
    go_to: Option<GoTo>,
    /// How many passes the place is still held: the dialog takes a few to find its size, and what
    /// was scrolled to before that stands elsewhere afterwards.
    held: u8,
    /// What was open before and comes back.
    pub(super) before: Option<Box<Dialog>>,
}

impl RulesView {
    /// The page of a game, opened at a section where one is named.
    pub(super) fn of(rules: Arc<Rules>, section: Option<&str>) -> Self {
        Self {
            rules,
            go_to: Some(section.map_or(GoTo::Top, |id| GoTo::Section(id.to_owned()))),
            held: UNTIL_AT_REST,
            before: None,
        }
    }

    /// Goes to a section of the page.
    pub(super) fn go_to(&mut self, section: &str) {
        self.go_to = Some(GoTo::Section(section.to_owned()));
    }

    /// Where to go in this pass.
    pub(super) fn place(&mut self) -> Option<GoTo> {
        match self.held.checked_sub(1) {
            Some(left) => {
                self.held = left;
                self.go_to.clone()
            }
            None => self.go_to.take(),
        }
    }

    /// Whether another pass is needed to be there.
    pub(super) const fn is_going(&self) -> bool {
        self.go_to.is_some()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn a_page_goes_to_its_section_until_the_dialog_is_at_rest() {
        let laws = Some(GoTo::Section("laws".to_owned()));
        let mut view = RulesView::of(rules::default_rules(), Some("laws"));
        for _ in 0..=UNTIL_AT_REST {
            assert!(view.is_going());
            assert_eq!(view.place(), laws);
        }
        assert_eq!((view.is_going(), view.place()), (false, None));
        view.go_to("laws");
        assert_eq!((view.place(), view.is_going()), (laws, false));
        let mut view = RulesView::of(rules::default_rules(), None);
        assert_eq!(view.place(), Some(GoTo::Top));
    }
}
