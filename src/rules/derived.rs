//! Rulesets derived from others: a name, and the values that differ.

use serde::{Deserialize, Serialize};

use super::{
    Crowning, Heading, KingRun, Landing, Law, Limit, Origin, Reach, Removal, Repetition, Ruleset,
    Side, Source, Text,
};

/// A ruleset that is another one with some values changed: a literal reading of a seed text, or
/// house rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Derived {
    /// Its own name.
    pub name: String,
    /// The title that players read.
    pub title: Text,
    /// From which ruleset it is derived, and with what claim.
    pub origin: Origin,
    /// What differs.
    pub changes: Changes,
    /// Where the changed values come from; for house rules there may be nothing to say.
    #[serde(default)]
    pub sources: Vec<Source>,
}

/// The values that a derived ruleset may change; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Changes {
    /// Who moves first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
    /// Where men step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub man_steps: Option<Vec<Heading>>,
    /// Where men capture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub man_captures: Option<Vec<Heading>>,
    /// Whether men may capture kings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub men_take_kings: Option<bool>,
    /// How far kings go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king_reach: Option<Reach>,
    /// Where flying kings land.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landing: Option<Landing>,
    /// Whether kings have the sideways move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sideways: Option<bool>,
    /// Whether kings go on capturing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king_goes_on: Option<bool>,
    /// Whether kings may pass again over what they captured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rejump: Option<bool>,
    /// How often in a row one king may move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king_run: Option<KingRun>,
    /// When captured pieces leave the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removal: Option<Removal>,
    /// Whether a piece may turn back between two captures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turning_back: Option<bool>,
    /// What happens to a man that reaches the crown row in mid-capture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crowning: Option<Crowning>,
    /// Which captures are allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<Vec<Law>>,
    /// When a repeated position is a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repetition: Option<Repetition>,
    /// The counters, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limits: Option<Vec<Limit>>,
}

impl Derived {
    /// The name of the ruleset that it is derived from; none if its origin says that it is not.
    #[must_use]
    pub fn base(&self) -> Option<&str> {
        self.origin.base()
    }

    /// The ruleset: `base` with the changes.
    #[must_use]
    pub fn apply(&self, base: &Ruleset) -> Ruleset {
        let mut rules = base.clone();
        self.name.clone_into(&mut rules.name);
        rules.title = self.title.clone();
        rules.origin = self.origin.clone();
        // PDN knows the game type of the base; the variant tells readers that more is different.
        rules.notation.variant = Some(self.name.clone());
        rules.sources = self.sources.iter().chain(&base.sources).cloned().collect();
        let Changes {
            first,
            man_steps,
            man_captures,
            men_take_kings,
            king_reach,
            landing,
            sideways,
            king_goes_on,
            rejump,
            king_run,
            removal,
            turning_back,
            crowning,
            laws,
            repetition,
            limits,
        } = self.changes.clone();
        set(&mut rules.first, first);
        set(&mut rules.man.steps, man_steps);
        set(&mut rules.man.captures, man_captures);
        set(&mut rules.man.takes_kings, men_take_kings);
        set(&mut rules.king.reach, king_reach);
        set(&mut rules.king.landing, landing);
        set(&mut rules.king.sideways, sideways);
        set(&mut rules.king.goes_on, king_goes_on);
        set(&mut rules.king.rejump, rejump);
        set(&mut rules.king.run, king_run);
        set(&mut rules.removal, removal);
        set(&mut rules.turning_back, turning_back);
        set(&mut rules.crowning, crowning);
        set(&mut rules.laws, laws);
        set(&mut rules.repetition, repetition);
        set(&mut rules.limits, limits);
        rules
    }
}

fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

impl Origin {
    /// The name of the ruleset that another is derived from.
    #[must_use]
    pub fn base(&self) -> Option<&str> {
        match self {
            Self::Standard => None,
            Self::SeedText { of } | Self::House { of } => Some(of),
        }
    }
}
