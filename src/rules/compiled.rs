//! Rules ready for play: a checked ruleset with the tables that the generator works on.

use thiserror::Error;

use super::{
    BoardError, Force, Geometry, Landing, Law, Limit, Playing, Ruleset, Side, SquareSet, Value,
    ValueOrder, Verdict, counters::MOST_LIMITS, hash::Keys, tables::Tables,
};

/// A checked ruleset with its geometry and tables. Shared by all positions of one game.
#[derive(Debug)]
pub struct Rules {
    ruleset: Ruleset,
    geometry: Geometry,
    few: u8,
    pub(super) width: Width,
    pub(super) keys: Keys,
}

/// The tables, at the width that the board needs.
#[derive(Debug)]
pub(super) enum Width {
    Narrow(Tables<u64>),
    Wide(Tables<u128>),
}

/// Why a ruleset is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RulesetError {
    /// The text is not a ruleset.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong, naming the field.
        reason: String,
    },
    /// The board cannot be built.
    #[error("field 'board': {0}")]
    Board(#[from] BoardError),
    /// A field holds a value that cannot be played.
    #[error("field '{field}': {reason}")]
    Field {
        /// The field's name, with dots.
        field: &'static str,
        /// Why it is refused.
        reason: String,
    },
}

impl Rules {
    /// Checks a ruleset and builds its tables.
    ///
    /// # Errors
    ///
    /// A [`RulesetError`] that names the field and the reason.
    pub fn new(ruleset: Ruleset) -> Result<Self, RulesetError> {
        let geometry = Geometry::new(ruleset.board)?;
        check(&ruleset, &geometry)?;
        let width = if geometry.shape().is_narrow() {
            Width::Narrow(Tables::new(&ruleset, &geometry))
        } else {
            Width::Wide(Tables::new(&ruleset, &geometry))
        };
        Ok(Self {
            few: few(&ruleset.limits),
            ruleset,
            geometry,
            width,
            keys: Keys::new(),
        })
    }

    /// The rule values.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// With more pieces than this on each side, no limit that asks for material is counting.
    pub(super) const fn few(&self) -> u8 {
        self.few
    }

    /// The ruleset's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.ruleset.name
    }

    /// Whether the game's pieces carry values.
    #[must_use]
    pub const fn has_values(&self) -> bool {
        self.ruleset.values.is_some()
    }

    /// The squares where a side's men stand at the start.
    #[must_use]
    pub fn home(&self, side: Side) -> SquareSet {
        let (first, last) = self.ruleset.men_rows;
        let geometry = &self.geometry;
        geometry
            .squares()
            .iter()
            .copied()
            .filter(|&square| {
                let row = match side {
                    Side::White => geometry.cell(square).0,
                    Side::Black => geometry.board().height - 1 - geometry.cell(square).0,
                };
                (first - 1..last).contains(&row)
            })
            .collect()
    }

    /// The value that a side's piece carries on a square at the start.
    #[must_use]
    pub fn start_value(&self, side: Side, square: super::Square) -> Option<Value> {
        let order = match self.ruleset.values? {
            // "De izquierda a derecha y de abajo hacia arriba", each from the own seat: C3.
            ValueOrder::OwnView => |geometry: &Geometry, side, square| match side {
                Side::White => geometry.cell(square),
                Side::Black => geometry.cell(geometry.turned(square)),
            },
        };
        let seen_from = |square| order(&self.geometry, side, square);
        let own = seen_from(square);
        let home = self.home(side);
        if !home.contains(square) {
            return None;
        }
        let before = home.iter().filter(|&other| seen_from(other) < own).count();
        Value::new(u8::try_from(before).ok()?)
    }
}

/// The most pieces that the smaller side can have in any limit's material.
fn few(limits: &[Limit]) -> u8 {
    limits
        .iter()
        .filter_map(|limit| limit.material.as_ref())
        .map(|material| material.strong.pieces.1.min(material.weak.pieces.1))
        .max()
        .unwrap_or(0)
}

fn refuse(field: &'static str, reason: impl Into<String>) -> Result<(), RulesetError> {
    Err(RulesetError::Field {
        field,
        reason: reason.into(),
    })
}

fn check(ruleset: &Ruleset, geometry: &Geometry) -> Result<(), RulesetError> {
    let well_named = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if ruleset.name.is_empty() || !ruleset.name.chars().all(well_named) {
        refuse(
            "name",
            format!(
                "'{}' must consist of lower-case letters, digits and hyphens",
                ruleset.name
            ),
        )?;
    }
    let (first, last) = ruleset.men_rows;
    if first == 0 || last < first || 2 * last >= ruleset.board.height {
        refuse(
            "men_rows",
            format!(
                "rows {first} to {last} leave no free row between the sides on a board of {} rows",
                ruleset.board.height
            ),
        )?;
    }
    let per_row = match ruleset.board.playing {
        Playing::All => ruleset.board.width,
        Playing::LeftCorner | Playing::RightCorner => ruleset.board.width / 2,
    };
    let men = (last - first + 1) * per_row;
    if ruleset.values.is_some() && men > Value::MAX + 1 {
        refuse(
            "values",
            format!("{men} men a side, but the values end at {}", Value::MAX),
        )?;
    }
    if ruleset.values.is_none() && ruleset.tie_break.is_some() {
        refuse("tie_break", "the pieces carry no values to add up")?;
    }
    if ruleset.values.is_none() && ruleset.laws.contains(&Law::HighestValues) {
        refuse("laws", "the pieces carry no values to compare")?;
    }
    if ruleset.man.steps.is_empty() {
        refuse("man.steps", "a man must be able to move")?;
    }
    if ruleset.king.steps.is_empty() {
        refuse("king.steps", "a king must be able to move")?;
    }
    if ruleset.man.captures.is_empty() || ruleset.king.captures.is_empty() {
        refuse("captures", "men and kings must be able to capture")?;
    }
    if ruleset.king.landing == Landing::OnOrBehind && ruleset.king.goes_on {
        refuse(
            "king.landing",
            "a king that lands on the captured piece cannot go on capturing; set king.goes_on to false",
        )?;
    }
    let mut laws = ruleset.laws.clone();
    laws.sort_unstable_by_key(|&law| law as u8);
    laws.dedup();
    if laws.len() < ruleset.laws.len() {
        refuse("laws", "a law stands twice")?;
    }
    if !matches!(ruleset.notation.capture, 'x' | ':' | '-') {
        refuse(
            "notation.capture",
            format!("'{}' must be x, : or -", ruleset.notation.capture),
        )?;
    }
    if ruleset.repetition.count < 2 {
        refuse("repetition.count", "must be 2 or more")?;
    }
    if MOST_LIMITS < ruleset.limits.len() {
        refuse("limits", format!("there are more than {MOST_LIMITS}"))?;
    }
    for limit in &ruleset.limits {
        check_limit(limit, ruleset, geometry)?;
    }
    Ok(())
}

fn check_limit(limit: &Limit, ruleset: &Ruleset, geometry: &Geometry) -> Result<(), RulesetError> {
    if limit.plies == 0 && limit.material.is_none() {
        refuse(
            "limits.plies",
            format!(
                "'{}' must allow at least one ply, or name the material that ends the game",
                limit.name
            ),
        )?;
    }
    if limit.verdict == Verdict::StrongWins && limit.material.is_none() {
        refuse(
            "limits.verdict",
            format!(
                "'{}' names no material, so no side is the strong one",
                limit.name
            ),
        )?;
    }
    for other in &limit.suspended_by {
        if !ruleset.limits.iter().any(|limit| limit.name == *other) {
            refuse(
                "limits.suspended_by",
                format!("'{}' names '{other}', which is not a limit", limit.name),
            )?;
        }
    }
    let forces = limit
        .material
        .iter()
        .flat_map(|material| [&material.strong, &material.weak]);
    for Force {
        pieces,
        kings,
        man_on,
    } in forces
    {
        if pieces.1 < pieces.0 || kings.1 < kings.0 {
            refuse(
                "limits.material",
                format!("'{}' has a highest number below the lowest", limit.name),
            )?;
        }
        if let Some(number) = *man_on
            && geometry.numbered(number).is_none()
        {
            refuse(
                "limits.material.man_on",
                format!(
                    "'{}' names square {number}, which the board does not have",
                    limit.name
                ),
            )?;
        }
    }
    Ok(())
}
