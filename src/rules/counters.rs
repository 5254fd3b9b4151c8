//! The counters that end a game: how far each has run in one position.

use super::{BySide, Counting, Force, Kind, Limit, Material, Move, Part, Position, Side, Verdict};

/// How many plies each of a ruleset's limits has counted; in the order of the ruleset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counters {
    plies: Vec<Option<u16>>,
}

impl Counters {
    /// The counters at the start of a game from a position.
    #[must_use]
    pub fn start(position: &Position) -> Self {
        let limits = &position.rules().ruleset().limits;
        Self {
            plies: limits
                .iter()
                .map(|limit| starts(limit, position).then_some(0))
                .collect(),
        }
    }

    /// The counters after a move.
    #[must_use]
    pub fn next(&self, before: &Position, step: &Move, after: &Position) -> Self {
        let limits = &before.rules().ruleset().limits;
        let king_move = !step.is_capture()
            && before
                .piece(step.from)
                .is_some_and(|piece| piece.kind == Kind::King);
        let plies = limits
            .iter()
            .zip(&self.plies)
            .map(|(limit, &plies)| {
                let goes_on = match limit.counts {
                    Counting::EveryPly => true,
                    Counting::KingMoves => king_move,
                    Counting::WithoutProgress => !step.is_capture() && !step.promotes,
                };
                match plies {
                    Some(plies) if goes_on && material_stands(limit, after) => Some(plies + 1),
                    _ => starts(limit, after).then_some(0),
                }
            })
            .collect();
        Self { plies }
    }

    /// How far each running limit has counted, with the limit; suspended ones are left out.
    pub fn running<'a>(
        &'a self,
        limits: &'a [Limit],
    ) -> impl Iterator<Item = (&'a Limit, u16)> + 'a {
        limits
            .iter()
            .zip(&self.plies)
            .filter_map(move |(limit, &plies)| {
                let plies = plies?;
                (!self.is_suspended(limit, limits)).then_some((limit, plies))
            })
    }

    /// The limit that has been reached, if any.
    #[must_use]
    pub fn reached<'a>(&'a self, limits: &'a [Limit]) -> Option<&'a Limit> {
        self.running(limits)
            .find(|(limit, plies)| limit.plies <= *plies)
            .map(|(limit, _)| limit)
    }

    fn is_suspended(&self, limit: &Limit, limits: &[Limit]) -> bool {
        limits
            .iter()
            .zip(&self.plies)
            .any(|(other, plies)| plies.is_some() && limit.suspended_by.contains(&other.name))
    }
}

/// Whether a limit's count can begin in a position.
fn starts(limit: &Limit, position: &Position) -> bool {
    let stands = match &limit.material {
        None => true,
        Some(material) => Side::ALL.into_iter().any(|strong| {
            matches(material, position, strong)
                && material
                    .main_diagonal
                    .is_none_or(|part| holds_diagonal(position, side_of(part, strong)))
        }),
    };
    stands && !(limit.unless_capture && position.capture_is_forced())
}

/// Whether a limit's material is on the board.
fn material_stands(limit: &Limit, position: &Position) -> bool {
    limit.material.as_ref().is_none_or(|material| {
        Side::ALL
            .into_iter()
            .any(|strong| matches(material, position, strong))
    })
}

/// The winner where a limit has been reached; none where it makes a draw.
#[must_use]
pub fn verdict_of(limit: &Limit, position: &Position) -> Option<Side> {
    match (limit.verdict, &limit.material) {
        (Verdict::StrongWins, Some(material)) => Side::ALL
            .into_iter()
            .find(|&strong| matches(material, position, strong)),
        _ => None,
    }
}

const fn side_of(part: Part, strong: Side) -> Side {
    match part {
        Part::Strong => strong,
        Part::Weak => strong.other(),
    }
}

fn within((low, high): (u8, u8), count: usize) -> bool {
    (usize::from(low)..=usize::from(high)).contains(&count)
}

fn matches(material: &Material, position: &Position, strong: Side) -> bool {
    let in_all = Side::ALL.map(|side| position.side(side).len()).iter().sum();
    let force = BySide::new(|side| {
        if side == strong {
            &material.strong
        } else {
            &material.weak
        }
    });
    material.in_all.is_none_or(|range| within(range, in_all))
        && Side::ALL
            .into_iter()
            .all(|side| force_stands(force[side], position, side, strong))
}

fn force_stands(force: &Force, position: &Position, side: Side, strong: Side) -> bool {
    let pieces = position.side(side);
    let kings = position.kings(side);
    if !within(force.pieces, pieces.len()) || !within(force.kings, kings.len()) {
        return false;
    }
    let geometry = position.rules().geometry();
    let Some(square) = force.man_on.and_then(|number| geometry.numbered(number)) else {
        return true;
    };
    let square = match strong {
        Side::White => square,
        Side::Black => geometry.turned(square),
    };
    pieces.contains(square) && !kings.contains(square)
}

/// A king of the side stands on the main diagonal and none of the other (C12d).
fn holds_diagonal(position: &Position, side: Side) -> bool {
    let diagonal = position.rules().geometry().main_diagonal();
    !(position.kings(side) & diagonal).is_empty()
        && (position.kings(side.other()) & diagonal).is_empty()
}
