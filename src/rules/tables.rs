//! What the generator looks up: shifts, rays and rule values, at the board's own word width.

use super::{
    Crowning, Direction, Geometry, Heading, Landing, Law, Reach, Removal, Ruleset, Side, Square,
    SquareSet, word::Word,
};

/// One step in a direction for all squares at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift<W> {
    from: W,
    left: u32,
    right: u32,
}

impl<W: Word> Shift<W> {
    /// The squares one step on; those that would leave the board vanish.
    #[inline]
    pub(super) fn step(self, set: W) -> W {
        ((set & self.from) << self.left) >> self.right
    }
}

/// The tables of one ruleset.
#[derive(Debug)]
pub(super) struct Tables<W> {
    /// The playing squares.
    pub valid: W,
    /// The crown row of each side.
    pub crown: [W; 2],
    /// One step in each direction.
    pub shifts: [Shift<W>; 8],
    /// All squares in each direction from a square.
    pub rays: Vec<[W; 8]>,
    /// Where men step, by side.
    pub man_steps: [Directions; 2],
    /// Where men capture, by side.
    pub man_captures: [Directions; 2],
    /// Where kings move.
    pub king_steps: Directions,
    /// Where kings capture.
    pub king_captures: Directions,
    /// Whether men may capture kings.
    pub men_take_kings: bool,
    /// Whether kings fly.
    pub flying: bool,
    /// Whether a flying king lands only directly behind the captured piece.
    pub lands_behind: bool,
    /// Whether kings have the sideways move on their crown row.
    pub sideways: bool,
    /// Whether captured pieces leave at once.
    pub removes_at_once: bool,
    /// Whether a piece may turn back between two captures.
    pub turns_back: bool,
    /// What happens to a man on the crown row in mid-capture.
    pub crowning: Crowning,
    /// The laws of capture.
    pub laws: Vec<Law>,
}

/// A short list of directions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Directions {
    list: [Direction; 8],
    length: usize,
}

impl Directions {
    fn new(headings: &[Heading], side: Side) -> Self {
        let mut all: Vec<Direction> = headings
            .iter()
            .flat_map(|heading| heading.directions(side))
            .copied()
            .collect();
        all.sort_unstable();
        all.dedup();
        let mut list = [Direction::N; 8];
        list[..all.len()].copy_from_slice(&all);
        Self {
            list,
            length: all.len(),
        }
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Direction] {
        &self.list[..self.length]
    }
}

impl<W: Word> Tables<W> {
    pub(super) fn new(ruleset: &Ruleset, geometry: &Geometry) -> Self {
        let narrow = |set: SquareSet| W::narrow(set.0);
        let sides = |headings: &[Heading]| Side::ALL.map(|side| Directions::new(headings, side));
        Self {
            valid: narrow(geometry.all()),
            crown: Side::ALL.map(|side| narrow(geometry.crown_row(side))),
            shifts: Direction::ALL.map(|direction| shift(geometry, direction)),
            rays: rays(geometry),
            man_steps: sides(&ruleset.man.steps),
            man_captures: sides(&ruleset.man.captures),
            // A king's headings are the same set of directions for both sides.
            king_steps: Directions::new(&ruleset.king.steps, Side::White),
            king_captures: Directions::new(&ruleset.king.captures, Side::White),
            men_take_kings: ruleset.man.takes_kings,
            flying: ruleset.king.reach == Reach::Flying,
            lands_behind: ruleset.king.landing == Landing::DirectlyBehind,
            sideways: ruleset.king.sideways,
            removes_at_once: ruleset.removal == Removal::AtOnce,
            turns_back: ruleset.turning_back,
            crowning: ruleset.crowning,
            laws: ruleset.laws.clone(),
        }
    }

    #[inline]
    pub(super) fn shift(&self, direction: Direction) -> Shift<W> {
        self.shifts[direction as usize]
    }

    #[inline]
    pub(super) fn ray(&self, from: u8, direction: Direction) -> W {
        self.rays[from as usize][direction as usize]
    }

    /// The first square of `set` on a ray, if any: the square nearest to where the ray begins.
    #[inline]
    pub(super) fn first(set: W, direction: Direction) -> Option<u8> {
        if set.is_empty() {
            None
        } else if direction.grows() {
            Some(set.lowest())
        } else {
            Some(set.highest())
        }
    }
}

impl Direction {
    /// Whether square indices grow along the direction; rows grow by whole rows of indices.
    const fn grows(self) -> bool {
        matches!(self, Self::NW | Self::N | Self::NE | Self::E)
    }
}

fn shift<W: Word>(geometry: &Geometry, direction: Direction) -> Shift<W> {
    let mut shift = Shift {
        from: W::ZERO,
        left: 0,
        right: 0,
    };
    for &square in geometry.squares() {
        if let Some(next) = geometry.neighbour(square, direction) {
            shift.from |= W::bit(square.0);
            // Every square of one direction has the same distance: a law of the bit layout.
            if next > square {
                shift.left = u32::from(next.0 - square.0);
            } else {
                shift.right = u32::from(square.0 - next.0);
            }
        }
    }
    shift
}

fn rays<W: Word>(geometry: &Geometry) -> Vec<[W; 8]> {
    let last = geometry.squares().last().map_or(0, |square| square.index());
    let mut rays = vec![[W::ZERO; 8]; last + 1];
    for &square in geometry.squares() {
        for direction in Direction::ALL {
            let mut at: Option<Square> = geometry.neighbour(square, direction);
            while let Some(next) = at {
                rays[square.index()][direction as usize] |= W::bit(next.0);
                at = geometry.neighbour(next, direction);
            }
        }
    }
    rays
}
