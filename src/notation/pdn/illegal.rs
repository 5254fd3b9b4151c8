//! Why a written move is not legal, as data; its text is part of a plain sentence.

use std::fmt;

use crate::rules::{Bar, Ending, Kind, Law, Side};

/// Why a written move is not legal. Squares stand as the game names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is written as a capture, and there is none.
    CapturesNothing,
    /// There is a capture between the two squares, but not over those between.
    NoSuchWay {
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
    },
    /// No piece stands there.
    Empty {
        /// The square.
        from: String,
    },
    /// The piece is the opponent's.
    NotItsTurn {
        /// Its square.
        from: String,
        /// Who is to move.
        turn: Side,
    },
    /// The piece has no move.
    Blocked {
        /// Its square.
        from: String,
    },
    /// Others must capture.
    MustCapture {
        /// The squares of the pieces that can.
        with: Vec<String>,
    },
    /// Another capture is higher by a law.
    Law {
        /// The law.
        law: Law,
        /// What it measures for the best capture.
        best: u64,
        /// What it measures for this one.
        tried: u64,
    },
    /// The capture does not end there.
    GoesOn {
        /// Where it goes on from.
        to: String,
    },
    /// The king has moved too often in a row.
    KingRun {
        /// Its square.
        from: String,
        /// How often it may.
        most: u8,
    },
    /// A leap that is no capture.
    Barred {
        /// What leaps.
        kind: Kind,
        /// Its square.
        from: String,
        /// The square of the piece leapt over.
        over: String,
        /// Why that is no capture.
        why: Bar,
    },
    /// The piece does not go there.
    NotItsMove {
        /// What it is.
        kind: Kind,
        /// Its square.
        from: String,
        /// Where it does not go.
        to: String,
    },
}

/// Some of the legal moves, and how many more there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cure {
    /// Those that are named.
    pub named: Vec<String>,
    /// How many are not.
    pub more: usize,
}

/// How the side to move has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The side.
    pub turn: Side,
    /// What it lacks.
    pub ending: Ending,
}

const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "man",
        Kind::King => "king",
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CapturesNothing => f.write_str("it captures nothing"),
            Self::NoSuchWay { from, to } => {
                write!(
                    f,
                    "no capture from {from} to {to} passes the squares between"
                )
            }
            Self::Empty { from } => write!(f, "no piece stands on {from}"),
            Self::NotItsTurn { from, turn } => write!(
                f,
                "the piece on {from} is {}'s, but {turn} is to move",
                turn.other()
            ),
            Self::Blocked { from } => write!(f, "the piece on {from} has no move"),
            Self::MustCapture { with } => write!(
                f,
                "capturing is compulsory, with the piece on {}",
                with.join(" or ")
            ),
            &Self::Law { law, best, tried } => by_law(f, law, best, tried),
            Self::GoesOn { to } => write!(f, "the capture goes on from {to}"),
            Self::KingRun { from, most } => write!(
                f,
                "the king on {from} has made {most} moves in a row and must rest while there are men"
            ),
            Self::Barred {
                kind,
                from,
                over,
                why,
            } => barred(f, *kind, from, over, *why),
            Self::NotItsMove { kind, from, to } => {
                write!(f, "the {} on {from} cannot reach {to}", word(*kind))
            }
        }
    }
}

fn by_law(f: &mut fmt::Formatter<'_>, law: Law, best: u64, tried: u64) -> fmt::Result {
    match law {
        Law::MostPieces => write!(
            f,
            "it takes {tried} where {best} can be taken (law of quantity)"
        ),
        Law::MostKings => write!(
            f,
            "of equal captures the one of most kings is compulsory, {best} and not {tried} \
             (law of quality)"
        ),
        Law::WithKing => f.write_str("of equal captures the one by a king is compulsory"),
        Law::KingsSoonest => {
            f.write_str("of equal captures the one that meets kings soonest is compulsory")
        }
        Law::MostWorth => f.write_str("another capture is worth more"),
        Law::HighestValues => {
            write!(
                f,
                "it takes values of {tried} in all where {best} can be taken"
            )
        }
    }
}

fn barred(f: &mut fmt::Formatter<'_>, kind: Kind, from: &str, over: &str, why: Bar) -> fmt::Result {
    let kind = word(kind);
    match why {
        Bar::OwnPiece => write!(f, "the piece on {over} is of its own side"),
        Bar::Twice => write!(f, "the piece on {over} is captured already"),
        Bar::KingByMan => write!(f, "a man may not take the king on {over}"),
        Bar::Direction => write!(f, "the {kind} on {from} does not capture in that direction"),
        Bar::TooFar => write!(f, "the {kind} on {from} is not beside the piece on {over}"),
        Bar::Several => write!(
            f,
            "a leap passes over one piece only, and {over} is not alone"
        ),
        Bar::Landing => write!(f, "a king lands directly behind the piece on {over}"),
        Bar::TurnsBack => f.write_str("it turns right round between two captures"),
        Bar::Onto => write!(f, "a piece stands on {over}; a capture lands behind it"),
    }
}

impl fmt::Display for Cure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.named[..], self.more) {
            ([only], 0) => write!(f, "only {only} is"),
            ([head @ .., last], 0) => write!(f, "legal are {} and {last}", head.join(", ")),
            (head, more) => write!(f, "legal are {} and {more} more", head.join(", ")),
        }
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = self.turn;
        match self.ending {
            Ending::NoPieces => write!(f, "{turn} has no pieces left"),
            Ending::Blocked => write!(f, "{turn} has no move left"),
        }
    }
}
