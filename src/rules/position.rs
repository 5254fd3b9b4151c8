//! A legal arrangement of pieces with the side to move: what can happen next, and what it leads to.

use std::{fmt, sync::Arc};

use thiserror::Error;

use super::{
    BySide, Kind, Move, Piece, Route, Rules, Setup, Side, Square, SquareSet,
    cargo::{Cargo, Run},
    cells::{Cells, Step},
    compiled::Width,
    generate::{self, Steps},
    validity::{PositionError, check},
};

/// A position of one game. Immutable to its readers, cheap to copy, and made only by checked
/// construction: [`Position::new`] from a [`Setup`], or [`Position::play`].
#[derive(Clone)]
pub struct Position {
    pub(super) rules: Arc<Rules>,
    pub(super) board: Board,
    pub(super) turn: Side,
    hash: u64,
    valued: bool,
}

/// The board, at the width that its rules need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Board {
    Narrow(Cells<u64>),
    Wide(Cells<u128>),
}

/// Runs one expression at the width of the board. The two always agree, because a position is
/// built from its rules.
macro_rules! at_width {
    ($position:expr, |$tables:ident, $cells:ident| $body:expr) => {
        match (&$position.rules.width, &$position.board) {
            (Width::Narrow($tables), Board::Narrow($cells)) => $body,
            (Width::Wide($tables), Board::Wide($cells)) => $body,
            _ => unreachable!("a board has the width of its rules"),
        }
    };
}
pub(super) use at_width;

impl Position {
    /// Checks an arrangement.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] that says which piece is impossible and what would be right.
    pub fn new(rules: Arc<Rules>, setup: &Setup) -> Result<Self, PositionError> {
        check(&rules, setup)?;
        let valued = setup.pieces.values().any(|piece| piece.value.is_some());
        let counts_runs = 0 < rules.ruleset().king.run.most;
        let mut board = match rules.width {
            Width::Narrow(_) => Board::Narrow(Cells::empty(counts_runs)),
            Width::Wide(_) => Board::Wide(Cells::empty(counts_runs)),
        };
        for (&square, &piece) in &setup.pieces {
            match &mut board {
                Board::Narrow(cells) => cells.put(square, piece),
                Board::Wide(cells) => cells.put(square, piece),
            }
        }
        for side in Side::ALL {
            if let Some((square, count)) = setup.runs[side] {
                let run = Run {
                    square: square.0,
                    count,
                };
                match &mut board {
                    Board::Narrow(cells) => cells.cargo.runs.0[side.index()] = run,
                    Board::Wide(cells) => cells.cargo.runs.0[side.index()] = run,
                }
            }
        }
        let mut position = Self {
            rules,
            board,
            turn: setup.turn,
            hash: 0,
            valued,
        };
        position.hash = position.fresh_hash();
        Ok(position)
    }

    /// The position in which the game begins.
    #[must_use]
    pub fn start(rules: Arc<Rules>) -> Self {
        let mut setup = Setup::empty(rules.ruleset().first);
        for side in Side::ALL {
            for square in rules.home(side).iter() {
                let piece = Piece {
                    side,
                    kind: Kind::Man,
                    value: rules.start_value(side, square),
                };
                setup.pieces.insert(square, piece);
            }
        }
        // The rules were checked to leave the crown rows free of men and to have enough values.
        Self::new(rules, &setup).unwrap_or_else(|error| unreachable!("start position: {error}"))
    }

    /// The arrangement that this position was, or could have been, made from.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: self.pieces().collect(),
            turn: self.turn,
            runs: BySide::new(|side| self.run(side)),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The king of a side that made the side's last moves in a row, and how many, in games that
    /// limit them.
    #[must_use]
    pub fn run(&self, side: Side) -> Option<(Square, u8)> {
        at_width!(self, |_tables, cells| {
            let run = cells.cargo.runs.0[side.index()];
            (0 < run.count).then_some((Square(run.square), run.count))
        })
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        at_width!(self, |_tables, cells| cells.piece(square, self.valued))
    }

    /// All pieces with their squares, White's first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Side::ALL.into_iter().flat_map(move |side| {
            self.side(side)
                .iter()
                .filter_map(move |square| Some((square, self.piece(square)?)))
                .collect::<Vec<_>>()
        })
    }

    /// The squares of a side's pieces.
    #[must_use]
    pub fn side(&self, side: Side) -> SquareSet {
        at_width!(self, |_tables, cells| cells.squares_of(side))
    }

    /// The squares of a side's kings.
    #[must_use]
    pub fn kings(&self, side: Side) -> SquareSet {
        at_width!(self, |_tables, cells| cells.kings_of(side))
    }

    /// Whether the pieces carry values: in a game with values a position may be given without.
    #[must_use]
    pub const fn has_values(&self) -> bool {
        self.valued
    }

    /// Each side's sum of values, where the pieces carry some.
    #[must_use]
    pub fn sums(&self) -> Option<BySide<u32>> {
        let sum = |side: Side| {
            at_width!(self, |_tables, cells| cells
                .cargo
                .sum_of(cells.sides[side.index()]))
        };
        self.valued.then(|| BySide::new(sum))
    }

    /// A 64-bit fingerprint: equal positions have equal ones.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The fingerprint made from nothing, which always equals [`Position::hash`].
    #[must_use]
    pub fn fresh_hash(&self) -> u64 {
        at_width!(self, |_tables, cells| self
            .rules
            .keys
            .fingerprint(cells, self.turn))
    }

    /// The legal moves; ways that are one move stand once.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        at_width!(self, |tables, cells| {
            let mut steps = Steps::new();
            generate::legal(tables, cells, self.turn, &mut steps);
            steps.list.into_iter().map(Step::widen).collect()
        })
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether the side to move must capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        at_width!(self, |tables, cells| generate::can_capture(
            tables, cells, self.turn
        ))
    }

    /// The pieces of the side to move that the other side could capture if it were to move.
    #[must_use]
    pub fn under_attack(&self) -> SquareSet {
        at_width!(self, |tables, cells| {
            let all = generate::capture_routes(tables, cells, self.turn.other(), false);
            all.list.iter().fold(SquareSet::EMPTY, |set, (_, route)| {
                set | route.step.captured
            })
        })
    }

    /// Whether a capture is forced: the side to move can capture, or it can move and each of its
    /// moves lets the other side capture.
    #[must_use]
    pub fn capture_is_forced(&self) -> bool {
        self.must_capture() || {
            let moves = self.legal_moves();
            !moves.is_empty()
                && moves
                    .iter()
                    .all(|step| self.play_unchecked(step).must_capture())
        }
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, step: &Move) -> bool {
        self.legal_moves().contains(step)
    }

    /// Every way of every legal move, in the order of generation.
    #[must_use]
    pub fn routes(&self) -> Vec<Route> {
        at_width!(self, |tables, cells| {
            let captures = generate::capture_routes(tables, cells, self.turn, false);
            if !captures.list.is_empty() {
                return captures.list.into_iter().map(|(_, route)| route).collect();
            }
            generate::quiet_steps(tables, cells, self.turn)
                .into_iter()
                .map(|step| {
                    let step = step.widen();
                    Route {
                        step,
                        path: vec![step.from, step.to],
                        order: Vec::new(),
                    }
                })
                .collect()
        })
    }

    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the move is not legal here.
    pub fn play(&self, step: &Move) -> Result<Self, IllegalMove> {
        if self.is_legal(step) {
            Ok(self.play_unchecked(step))
        } else {
            Err(IllegalMove)
        }
    }

    /// The position after a move that is known to be legal; after any other, the position is
    /// meaningless.
    #[must_use]
    pub fn play_unchecked(&self, step: &Move) -> Self {
        let keys = &self.rules.keys;
        let (board, hash) = match &self.board {
            Board::Narrow(cells) => {
                let after = cells.after(Step::narrow(*step), self.turn);
                (Board::Narrow(after), keys.update(self.hash, cells, &after))
            }
            Board::Wide(cells) => {
                let after = cells.after(Step::narrow(*step), self.turn);
                (Board::Wide(after), keys.update(self.hash, cells, &after))
            }
        };
        Self {
            rules: self.rules.clone(),
            board,
            turn: self.turn.other(),
            hash,
            valued: self.valued,
        }
    }

    /// Whether a legal move is the sideways move of a king on its crown row.
    #[must_use]
    pub fn is_sideways(&self, step: &Move) -> bool {
        let geometry = self.rules.geometry();
        let same_row = geometry.cell(step.from).0 == geometry.cell(step.to).0;
        let diagonal_kings = self.rules.ruleset().king.steps.iter().all(|heading| {
            heading
                .directions(Side::White)
                .iter()
                .all(|d| d.is_diagonal())
        });
        same_row && diagonal_kings && !step.is_capture() && step.from != step.to
    }
}

/// A move that the rules do not allow in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.valued == other.valued
            && self.rules.ruleset() == other.rules.ruleset()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    /// Draws the board, Black's base row on top: `w b` men, `W B` kings, `.` empty playing squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = self.rules.geometry();
        writeln!(f, "{} ({} to move)", self.rules.name(), self.turn())?;
        for row in (0..geometry.board().height).rev() {
            for column in 0..geometry.board().width {
                let square = geometry.square_at(row, column);
                let letter = square.map_or(' ', |square| match self.piece(square) {
                    None => '.',
                    Some(piece) => match piece.kind {
                        Kind::Man => piece.side.letter().to_ascii_lowercase(),
                        Kind::King => piece.side.letter(),
                    },
                });
                write!(f, "{letter} ")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
