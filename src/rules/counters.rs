//! The counters that end a game: how far each has run in one position.

use super::{
    BySide, Counting, Force, Kind, Limit, Material, Move, Part, Position, Rules, Side, SquareSet,
    Verdict,
};

/// How many limits a ruleset may have.
pub(super) const MOST_LIMITS: usize = 8;

/// How many plies each of a ruleset's limits has counted; in the order of the ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counters {
    plies: [Option<u16>; MOST_LIMITS],
}

/// What the counters look at: a position, in whichever form.
pub(crate) trait Scene {
    /// The rules of the game.
    fn rules(&self) -> &Rules;
    /// The squares of a side's pieces.
    fn side(&self, side: Side) -> SquareSet;
    /// The squares of a side's kings.
    fn kings(&self, side: Side) -> SquareSet;
    /// Whether a capture is forced, now or by every move.
    fn capture_is_forced(&self) -> bool;
}

impl Scene for Position {
    fn rules(&self) -> &Rules {
        self.rules()
    }
    fn side(&self, side: Side) -> SquareSet {
        self.side(side)
    }
    fn kings(&self, side: Side) -> SquareSet {
        self.kings(side)
    }
    fn capture_is_forced(&self) -> bool {
        self.capture_is_forced()
    }
}

/// What a move does, as far as the counters care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Progress {
    /// Whether a king moves without capturing.
    pub king_move: bool,
    /// Whether something is captured or crowned.
    pub irreversible: bool,
}

impl Counters {
    /// The counters at the start of a game from a position.
    #[must_use]
    pub fn start(position: &Position) -> Self {
        Self {
            plies: [None; MOST_LIMITS],
        }
        .counted(position, |_| false)
    }

    /// The counters after a move.
    #[must_use]
    pub fn next(&self, before: &Position, step: &Move, after: &Position) -> Self {
        let king_move = !step.is_capture()
            && before
                .piece(step.from)
                .is_some_and(|piece| piece.kind == Kind::King);
        let progress = Progress {
            king_move,
            irreversible: step.is_capture() || step.promotes,
        };
        self.after(progress, after)
    }

    /// The counters after a move that leads to a scene.
    pub(crate) fn after(&self, progress: Progress, scene: &impl Scene) -> Self {
        self.counted(scene, |limit| match limit.counts {
            Counting::EveryPly => true,
            Counting::KingMoves => progress.king_move,
            Counting::WithoutProgress => !progress.irreversible,
        })
    }

    fn counted(mut self, scene: &impl Scene, goes_on: impl Fn(&Limit) -> bool) -> Self {
        let rules = scene.rules();
        let fewest = Side::ALL
            .map(|side| scene.side(side).len())
            .into_iter()
            .min();
        let too_many = fewest.is_some_and(|fewest| usize::from(rules.few()) < fewest);
        for (limit, plies) in rules.ruleset().limits.iter().zip(&mut self.plies) {
            if too_many && limit.material.is_some() {
                *plies = None;
                continue;
            }
            *plies = match *plies {
                Some(plies) if goes_on(limit) && material_stands(limit, scene) => Some(plies + 1),
                _ => starts(limit, scene).then_some(0),
            };
        }
        self
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

    /// How far those limits have counted that may soon be reached: in a search, what they have
    /// counted tells positions apart.
    pub(crate) fn pressing<'a>(&'a self, limits: &'a [Limit]) -> impl Iterator<Item = u16> + 'a {
        limits
            .iter()
            .zip(&self.plies)
            .filter_map(|(limit, &plies)| plies.filter(|plies| limit.plies / 2 < *plies))
    }

    fn is_suspended(&self, limit: &Limit, limits: &[Limit]) -> bool {
        limits
            .iter()
            .zip(&self.plies)
            .any(|(other, plies)| plies.is_some() && limit.suspended_by.contains(&other.name))
    }
}

/// Whether a limit's count can begin in a position.
fn starts(limit: &Limit, position: &impl Scene) -> bool {
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
fn material_stands(limit: &Limit, position: &impl Scene) -> bool {
    limit.material.as_ref().is_none_or(|material| {
        Side::ALL
            .into_iter()
            .any(|strong| matches(material, position, strong))
    })
}

/// The winner where a limit has been reached; none where it makes a draw.
#[must_use]
pub fn verdict_of(limit: &Limit, position: &Position) -> Option<Side> {
    verdict_in(limit, position)
}

/// The same for a scene.
pub(crate) fn verdict_in(limit: &Limit, position: &impl Scene) -> Option<Side> {
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

fn matches(material: &Material, position: &impl Scene, strong: Side) -> bool {
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

fn force_stands(force: &Force, position: &impl Scene, side: Side, strong: Side) -> bool {
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
fn holds_diagonal(position: &impl Scene, side: Side) -> bool {
    let diagonal = position.rules().geometry().main_diagonal();
    !(position.kings(side) & diagonal).is_empty()
        && (position.kings(side.other()) & diagonal).is_empty()
}
