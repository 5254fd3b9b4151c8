//! What the generator looks up: steps, rays and rule values, at the board's own word width.

use super::{
    Direction, Geometry, KingRun, Ruleset, Side,
    conduct::Conduct,
    known::Known,
    layout::{Shape, StepBits},
    word::Word,
};

/// The tables of one ruleset.
#[derive(Debug)]
pub(crate) struct Tables<W> {
    /// How the pieces move and capture.
    pub conduct: Conduct,
    /// Which of the games known to the compiler this is, if it is one.
    pub known: Option<Known>,
    /// The playing squares.
    pub valid: W,
    /// The crown row of each side.
    pub crown: [W; 2],
    /// One step in each direction.
    pub steps: [StepBits; 8],
    /// All squares in each direction from a square.
    pub rays: Box<[[W; 8]; 128]>,
    /// How often in a row one king may move.
    pub run: KingRun,
}

impl<W: Word> Tables<W> {
    pub(super) fn new(ruleset: &Ruleset, geometry: &Geometry) -> Self {
        let shape = geometry.shape();
        let conduct = Conduct::of(ruleset);
        Self {
            conduct,
            known: Known::find(shape, conduct),
            valid: W::narrow(shape.valid()),
            crown: Side::ALL.map(|side| W::narrow(geometry.crown_row(side).0)),
            steps: Direction::ALL.map(|direction| shape.step(direction)),
            rays: rays(shape),
            run: ruleset.king.run,
        }
    }
}

impl Direction {
    /// Whether square indices grow along the direction; rows grow by whole rows of indices.
    #[inline(always)]
    pub(super) const fn grows(self) -> bool {
        matches!(self, Self::NW | Self::N | Self::NE | Self::E)
    }
}

fn rays<W: Word>(shape: Shape) -> Box<[[W; 8]; 128]> {
    let mut rays = Box::new([[W::ZERO; 8]; 128]);
    let cells = (0..shape.height).flat_map(|row| (0..shape.width).map(move |column| (row, column)));
    for (row, column) in cells.filter(|&(row, column)| shape.plays(row, column)) {
        for direction in Direction::ALL {
            let ray = &mut rays[usize::from(shape.bit(row, column))][direction as usize];
            let mut at = shape.neighbour(row, column, direction);
            while let Some((row, column)) = at {
                *ray |= W::bit(shape.bit(row, column));
                at = shape.neighbour(row, column, direction);
            }
        }
    }
    rays
}
