//! Why a leap that somebody tries is no capture: each obstacle by its own name.

use super::{Crowning, Direction, Kind, Landing, Piece, Position, Reach, Refusal, Removal, Square};

/// Why a leap over a piece is no capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The piece leapt over is of the own side.
    OwnPiece,
    /// The piece leapt over has been captured already in this move.
    Twice,
    /// A man may not take a king.
    KingByMan,
    /// The piece does not capture in this direction.
    Direction,
    /// Only an adjacent piece can be captured, landing right behind it.
    TooFar,
    /// A leap passes over one piece only, and the square behind it must be free.
    Several,
    /// A king must land on the square directly behind.
    Landing,
    /// A piece may not turn by 180 degrees between two captures.
    TurnsBack,
    /// The square is taken by an enemy piece: a capture lands behind it.
    Onto,
}

/// A leap: the piece that leaps, from where, in which direction, over which squares.
struct Leap {
    piece: Piece,
    direction: Direction,
    between: Vec<Square>,
    /// The squares between that hold a piece.
    over: Vec<Square>,
}

impl Position {
    /// Why a leap from one square to another is no capture; nothing where it leaps over no piece,
    /// or where no single obstacle explains it.
    pub(super) fn bar(&self, from: Square, to: Square) -> Option<Refusal> {
        self.bar_on_the_way(&[from], &[], to)
    }

    /// Why a capture that has come along `path`, over the `captured` pieces, does not go on to a
    /// square.
    #[must_use]
    pub fn bar_on_the_way(
        &self,
        path: &[Square],
        captured: &[Square],
        to: Square,
    ) -> Option<Refusal> {
        let leap = self.leap(path, captured, to)?;
        let (over, why) = self.obstacle(&leap, path, captured, to)?;
        Some(Refusal::Barred {
            piece: leap.piece,
            over,
            why,
        })
    }

    /// The king beside a man that could take it, were it not a king.
    pub(super) fn barred_king(&self, from: Square) -> Option<Refusal> {
        let man = self.piece(from)?;
        let geometry = self.rules.geometry();
        let headings = &self.rules.ruleset().man.captures;
        let ways = headings
            .iter()
            .flat_map(|heading| heading.directions(man.side));
        ways.filter_map(|&way| {
            let over = geometry.neighbour(from, way)?;
            geometry.neighbour(over, way)
        })
        .filter(|&to| self.piece(to).is_none())
        .filter_map(|to| self.bar(from, to))
        .find(|refusal| {
            matches!(
                refusal,
                Refusal::Barred {
                    why: Bar::KingByMan,
                    ..
                }
            )
        })
    }

    /// Why nothing is gained by going onto a square: an enemy piece stands there.
    pub(super) fn onto(&self, piece: Piece, to: Square) -> Option<Refusal> {
        self.piece(to)
            .filter(|other| other.side != piece.side)
            .map(|_| Refusal::Barred {
                piece,
                over: to,
                why: Bar::Onto,
            })
    }

    fn leap(&self, path: &[Square], captured: &[Square], to: Square) -> Option<Leap> {
        let (&first, &from) = (path.first()?, path.last()?);
        let piece = self.piece(first)?;
        let direction = self.direction(from, to)?;
        let geometry = self.rules.geometry();
        let between: Vec<Square> =
            std::iter::successors(geometry.neighbour(from, direction), |&square| {
                geometry.neighbour(square, direction)
            })
            .take_while(|&square| square != to)
            .collect();
        let gone = |square: &Square| {
            *square == first
                || (self.rules.ruleset().removal == Removal::AtOnce && captured.contains(square))
        };
        let over = between
            .iter()
            .copied()
            .filter(|square| self.piece(*square).is_some() && !gone(square))
            .collect();
        Some(Leap {
            piece: Piece {
                kind: self.kind_on_the_way(piece, path),
                ..piece
            },
            direction,
            between,
            over,
        })
    }

    /// The direction in which a square lies.
    fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        let geometry = self.rules.geometry();
        Direction::ALL.into_iter().find(|&direction| {
            std::iter::successors(geometry.neighbour(from, direction), |&square| {
                geometry.neighbour(square, direction)
            })
            .any(|square| square == to)
        })
    }

    /// What a piece is when it has come along a path.
    fn kind_on_the_way(&self, piece: Piece, path: &[Square]) -> Kind {
        let crown_row = self.rules.geometry().crown_row(piece.side);
        let crowned = self.rules.ruleset().crowning == Crowning::GoesOnAsKing
            && path[1..].iter().any(|&square| crown_row.contains(square));
        if crowned { Kind::King } else { piece.kind }
    }

    fn obstacle(
        &self,
        leap: &Leap,
        path: &[Square],
        captured: &[Square],
        to: Square,
    ) -> Option<(Square, Bar)> {
        let ruleset = self.rules.ruleset();
        let &first = leap.over.first()?;
        let side = leap.piece.side;
        let is_own = |square: Square| self.piece(square).is_some_and(|piece| piece.side == side);
        let (headings, flies) = match leap.piece.kind {
            Kind::Man => (&ruleset.man.captures, false),
            Kind::King => (&ruleset.king.captures, ruleset.king.reach == Reach::Flying),
        };
        let is_near = leap.between.len() == 1;
        if !flies && !is_near {
            // A row of leaps entered at its end is no single leap.
            return (leap.over.len() == 1 && path.len() == 1).then_some((first, Bar::TooFar));
        }
        if let Some(&own) = leap.over.iter().find(|&&square| is_own(square)) {
            return Some((own, Bar::OwnPiece));
        }
        if let Some(&twice) = leap.over.iter().find(|&square| captured.contains(square)) {
            return Some((twice, Bar::Twice));
        }
        let captures =
            |heading: &super::Heading| heading.directions(side).contains(&leap.direction);
        if !headings.iter().any(captures) {
            return Some((first, Bar::Direction));
        }
        let came = path
            .windows(2)
            .last()
            .and_then(|pair| self.direction(pair[0], pair[1]));
        if !ruleset.turning_back && came == Some(leap.direction.opposite()) {
            return Some((first, Bar::TurnsBack));
        }
        if 1 < leap.over.len() {
            return Some((first, Bar::Several));
        }
        let is_king = self.piece(first)?.kind == Kind::King;
        if leap.piece.kind == Kind::Man && is_king && !ruleset.man.takes_kings {
            return Some((first, Bar::KingByMan));
        }
        let beyond = self.rules.geometry().neighbour(first, leap.direction) != Some(to);
        let lands_behind = ruleset.king.landing == Landing::DirectlyBehind;
        (flies && lands_behind && beyond).then_some((first, Bar::Landing))
    }
}
