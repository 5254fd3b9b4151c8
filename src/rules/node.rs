//! A position as a search holds it: by value, at the board's own width, with the generator chosen
//! once for the whole search.

use super::{
    Position, Rules, Side, SquareSet,
    cargo::{Cargo, Load},
    cells::{Cells, Step},
    compiled::Width,
    counters::Scene,
    generate::{self, Steps},
    known::{Dispatch, Task},
    position::{Board, at_width},
    style::Style,
    tables::Tables,
    word::Word,
};

/// One position in a search. Whoever makes one is responsible for its moves being legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Node<W, C> {
    cells: Cells<W, C>,
    /// The side to move.
    pub turn: Side,
    /// The fingerprint: that of the [`Position`] with the same pieces.
    pub hash: u64,
}

impl<W: Word, C: Cargo<W>> Node<W, C> {
    /// The squares of a side's pieces.
    #[inline(always)]
    pub(crate) fn side(&self, side: Side) -> W {
        self.cells.sides[side.index()]
    }

    /// The squares of a side's men.
    #[inline(always)]
    pub(crate) fn men(&self, side: Side) -> W {
        self.cells.sides[side.index()] & !self.cells.kings
    }

    /// The squares of a side's kings.
    #[inline(always)]
    pub(crate) fn kings(&self, side: Side) -> W {
        self.cells.sides[side.index()] & self.cells.kings
    }

    /// How many pieces are on the board.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        self.cells.occupied().count()
    }

    /// The sum of the values on a set of squares.
    #[inline(always)]
    pub(crate) fn sum(&self, set: W) -> u32 {
        self.cells.cargo.sum_of(set)
    }
}

/// The generator of one game, for one width and cargo.
trait Generator<W: Word, C>: Send + Sync {
    fn legal(&self, cells: &Cells<W, C>, turn: Side, steps: &mut Steps<W>) -> bool;
    fn can_capture(&self, cells: &Cells<W, C>, side: Side) -> bool;
    fn king_reach(&self, cells: &Cells<W, C>, side: Side) -> (u32, u32);
}

struct Styled<S>(S);

impl<W: Word, C: Cargo<W>, S: Style<W>> Generator<W, C> for Styled<S> {
    fn legal(&self, cells: &Cells<W, C>, turn: Side, steps: &mut Steps<W>) -> bool {
        match turn {
            Side::White => generate::legal_by::<W, S, C, true>(self.0, cells, true, steps),
            Side::Black => generate::legal_by::<W, S, C, false>(self.0, cells, true, steps),
        }
    }

    fn can_capture(&self, cells: &Cells<W, C>, side: Side) -> bool {
        generate::can_capture_by(self.0, cells, side)
    }

    fn king_reach(&self, cells: &Cells<W, C>, side: Side) -> (u32, u32) {
        generate::king_reach_by(self.0, cells, side)
    }
}

struct Choose;

impl<'t, W: Word, C: Cargo<W>> Task<'t, W> for (Choose, std::marker::PhantomData<C>) {
    type Output = Box<dyn Generator<W, C> + 't>;
    fn run<S: Style<W> + 't>(self, style: S) -> Self::Output {
        Box::new(Styled(style))
    }
}

/// The rules as a search uses them.
pub(crate) struct Field<'t, W: Word, C> {
    rules: &'t Rules,
    generator: Box<dyn Generator<W, C> + 't>,
}

impl<'t, W: Dispatch, C: Cargo<W>> Field<'t, W, C> {
    fn new(rules: &'t Rules, tables: &'t Tables<W>) -> Self {
        Self {
            rules,
            generator: W::dispatch(tables, (Choose, std::marker::PhantomData)),
        }
    }

    /// The rules of the game.
    #[inline]
    pub(crate) const fn rules(&self) -> &'t Rules {
        self.rules
    }

    /// Fills `steps` with the legal moves; says whether they are captures.
    #[inline]
    pub(crate) fn legal(&self, node: &Node<W, C>, steps: &mut Steps<W>) -> bool {
        self.generator.legal(&node.cells, node.turn, steps)
    }

    /// Whether a side could capture if it were to move.
    #[inline]
    pub(crate) fn can_capture(&self, node: &Node<W, C>, side: Side) -> bool {
        self.generator.can_capture(&node.cells, side)
    }

    /// How many squares the kings of a side reach without capturing: those where no piece of the
    /// other side stands ready to capture, and the others.
    #[inline]
    pub(crate) fn king_reach(&self, node: &Node<W, C>, side: Side) -> (u32, u32) {
        if node.kings(side).is_empty() {
            return (0, 0);
        }
        self.generator.king_reach(&node.cells, side)
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn after(&self, node: &Node<W, C>, step: Step<W>) -> Node<W, C> {
        let cells = node.cells.after(step, node.turn);
        Node {
            cells,
            turn: node.turn.other(),
            hash: self.rules.keys.update(node.hash, &node.cells, &cells),
        }
    }
}

/// A node as the counters look at it.
pub(crate) struct Seen<'a, 't, W: Word, C> {
    /// The rules.
    pub field: &'a Field<'t, W, C>,
    /// The position.
    pub node: &'a Node<W, C>,
}

impl<W: Dispatch, C: Cargo<W>> Scene for Seen<'_, '_, W, C> {
    fn rules(&self) -> &Rules {
        self.field.rules
    }
    fn side(&self, side: Side) -> SquareSet {
        self.node.cells.squares_of(side)
    }
    fn kings(&self, side: Side) -> SquareSet {
        self.node.cells.kings_of(side)
    }
    fn capture_is_forced(&self) -> bool {
        let Self { field, node } = self;
        let mut steps = Steps::new();
        field.legal(node, &mut steps)
            || (!steps.list.is_empty()
                && steps.list.iter().all(|&step| {
                    let after = field.after(node, step);
                    field.can_capture(&after, after.turn)
                }))
    }
}

/// Something to do with a position at its own width and with no more cargo than its game needs.
pub(crate) trait Explore {
    /// What comes of it.
    type Output;
    /// Does it.
    fn explore<W: Dispatch, C: Cargo<W>>(
        self,
        field: &Field<'_, W, C>,
        root: Node<W, C>,
    ) -> Self::Output;
}

impl Position {
    /// Does something with this position as a search sees it.
    pub(crate) fn explore<E: Explore>(&self, task: E) -> E::Output {
        let counts_runs = 0 < self.rules.ruleset().king.run.most;
        at_width!(
            self,
            |tables, cells| match (self.has_values(), counts_runs) {
                (false, false) => self.explore_as(task, tables, cells.with_cargo(())),
                (true, false) =>
                    self.explore_as(task, tables, cells.with_cargo(cells.cargo.planes)),
                (false, true) => self.explore_as(task, tables, cells.with_cargo(cells.cargo.runs)),
                (true, true) => self.explore_as::<_, _, Load<_>>(task, tables, *cells),
            }
        )
    }

    fn explore_as<E: Explore, W: Dispatch, C: Cargo<W>>(
        &self,
        task: E,
        tables: &Tables<W>,
        cells: Cells<W, C>,
    ) -> E::Output {
        let root = Node {
            cells,
            turn: self.turn(),
            hash: self.hash(),
        };
        task.explore(&Field::new(&self.rules, tables), root)
    }
}
