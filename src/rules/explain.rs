//! Why a move is refused: the referee's reasons, as data that the table words in each language.

use super::{
    Bar, Law, Move, Piece, Position, Route, Ruleset, Side, Square, SquareSet,
    compiled::Width,
    generate,
    position::{Board, at_width},
    precedence::{self, Finished},
    word::Word,
};

/// Why a piece cannot move, or cannot move to a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no piece on the square.
    EmptySquare,
    /// The piece is the opponent's.
    NotYourTurn {
        /// Who is to move.
        turn: Side,
    },
    /// Every way of the piece is blocked.
    Blocked,
    /// Capturing is compulsory and other pieces, or another way, must do it.
    MustCapture {
        /// The pieces that can make an allowed capture.
        with: SquareSet,
    },
    /// The capture is lower than another by a law.
    Law {
        /// The law.
        law: Law,
        /// What the law measures for the best capture: pieces, kings, or the law's own points.
        best: u64,
        /// What it measures for the refused one.
        tried: u64,
    },
    /// The capture would stop before its end.
    Unfinished,
    /// Another piece was touched and must be played.
    Touched {
        /// Where that piece stands.
        square: Square,
    },
    /// The king has moved as often in a row as it may.
    KingRun {
        /// How often that is.
        most: u8,
    },
    /// It leaps over a piece, or onto one, and that is no capture.
    Barred {
        /// The piece that leaps.
        piece: Piece,
        /// Where the piece stands that it leaps over, or onto.
        over: Square,
        /// Why that is no capture.
        why: Bar,
    },
    /// The piece does not move like that.
    NotItsMove {
        /// The piece.
        piece: Piece,
    },
}

impl Position {
    /// Why the piece on a square has no legal move; nothing if it has one.
    #[must_use]
    pub fn refusal_of_piece(&self, from: Square) -> Option<Refusal> {
        let Some(piece) = self.piece(from) else {
            return Some(Refusal::EmptySquare);
        };
        let turn = self.turn();
        if piece.side != turn {
            return Some(Refusal::NotYourTurn { turn });
        }
        let legal = self.legal_moves();
        if legal.iter().any(|step| step.from == from) {
            return None;
        }
        if let Some(refusal) = self.refusal_by_law(&legal, |tried| tried.step.from == from) {
            return Some(refusal);
        }
        let quiet = at_width!(self, |tables, cells| generate::quiet_steps(
            tables, cells, self.turn
        )
        .into_iter()
        .any(|step| step.from == from.0));
        Some(if quiet {
            Refusal::MustCapture {
                with: legal.iter().map(|step| step.from).collect(),
            }
        } else if self.is_resting(from) {
            self.refusal_by_run()
        } else {
            self.barred_king(from).unwrap_or(Refusal::Blocked)
        })
    }

    /// Why a piece may not go from one square to another; nothing if it may.
    #[must_use]
    pub fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let legal = self.legal_moves();
        let on_the_way = |step: &Move| step.from == from && step.to == to;
        if legal.iter().any(on_the_way) {
            return None;
        }
        let Some(piece) = self.piece(from) else {
            return Some(Refusal::EmptySquare);
        };
        let turn = self.turn();
        if piece.side != turn {
            return Some(Refusal::NotYourTurn { turn });
        }
        let lands = |route: &Route| route.step.from == from && route.path[1..].contains(&to);
        if self.routes().iter().any(lands) {
            return Some(Refusal::Unfinished);
        }
        if let Some(refusal) = self.refusal_by_law(&legal, lands) {
            return Some(refusal);
        }
        let quiet = at_width!(self, |tables, cells| generate::quiet_steps(
            tables, cells, self.turn
        )
        .into_iter()
        .any(|step| on_the_way(&step.widen())));
        Some(if quiet {
            Refusal::MustCapture {
                with: legal.iter().map(|step| step.from).collect(),
            }
        } else {
            self.bar(from, to)
                .or_else(|| self.refusal_of_piece(from))
                .or_else(|| self.onto(piece, to))
                .unwrap_or(Refusal::NotItsMove { piece })
        })
    }

    /// The first law that forbids a capture here, if captures are made at all.
    #[must_use]
    pub fn deciding_law(&self) -> Option<Law> {
        at_width!(self, |tables, cells| {
            let all = generate::capture_routes(tables, cells, self.turn, true).list;
            let rank =
                |finished: &Finished<_>| precedence::rank(tables.conduct.laws, cells, finished);
            let (best, _) = all.iter().max_by_key(|(finished, _)| rank(finished))?;
            // The strongest of those that are forbidden tells which law makes the difference.
            let (other, _) = all
                .iter()
                .filter(|(finished, _)| rank(finished) < rank(best))
                .max_by_key(|(finished, _)| rank(finished))?;
            match first_difference(self.rules.ruleset(), cells, best, other)? {
                Refusal::Law { law, .. } => Some(law),
                _ => None,
            }
        })
    }

    fn refusal_by_run(&self) -> Refusal {
        Refusal::KingRun {
            most: self.rules.ruleset().king.run.most,
        }
    }

    /// Whether a king may not move because it has moved too often in a row (C17).
    fn is_resting(&self, from: Square) -> bool {
        let most = self.rules.ruleset().king.run.most;
        self.run(self.turn)
            .is_some_and(|(square, count)| square == from && most <= count)
    }

    /// The first law by which the best capture that `wanted` picks is lower than a legal one.
    fn refusal_by_law(&self, legal: &[Move], wanted: impl Fn(&Route) -> bool) -> Option<Refusal> {
        if !legal.iter().any(Move::is_capture) {
            return None;
        }
        at_width!(self, |tables, cells| {
            let best = generate::capture_routes(tables, cells, self.turn, false);
            let all = generate::capture_routes(tables, cells, self.turn, true);
            let rank =
                |finished: &Finished<_>| precedence::rank(tables.conduct.laws, cells, finished);
            let tried = all
                .list
                .iter()
                .filter(|(_, route)| wanted(route))
                .max_by_key(|(finished, _)| rank(finished))?;
            let (best, _) = best.list.first()?;
            first_difference(self.rules.ruleset(), cells, best, &tried.0)
        })
    }
}

fn first_difference<W: Word>(
    ruleset: &Ruleset,
    cells: &super::cells::Cells<W>,
    best: &Finished<W>,
    tried: &Finished<W>,
) -> Option<Refusal> {
    ruleset.laws.iter().find_map(|&law| {
        let (_, best) = precedence::measure(law, cells, best);
        let (_, tried) = precedence::measure(law, cells, tried);
        (tried < best).then_some(Refusal::Law { law, best, tried })
    })
}
