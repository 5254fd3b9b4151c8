//! The match and its history: every position that was on the board, and what ended the game.

use std::sync::Arc;

use thiserror::Error;

use super::{Aids, Claims, DrawReason, MatchResult, PlayedBy, Reason};
use crate::engine::Situation;
use crate::rules::{
    BySide, Counters, Manner, Move, Position, Route, Rules, Side, board_ending, verdict_of,
};

/// One move with what it led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move with the way it was played.
    pub route: Route,
    /// The position after it.
    pub position: Position,
    /// The draw counters after it.
    pub counters: Counters,
}

/// An end that no move brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// A side gave up.
    Resigned(Side),
    /// The players agreed on a draw.
    DrawAgreed,
    /// The side to move claimed the draw by repetition.
    RepetitionClaimed,
}

/// What can be undone as one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A move.
    Ply(Box<Ply>),
    /// An end that was declared.
    End(Declared),
}

/// Why something cannot be done in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum MatchError {
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// The move is not legal.
    #[error("the move is not legal")]
    Illegal,
    /// No draw has been offered by the other side.
    #[error("no draw is offered")]
    NoOffer,
    /// Nothing can be claimed.
    #[error("there is no draw to claim")]
    NoClaim,
}

/// One game from its first position to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub(super) start: Position,
    pub(super) start_counters: Counters,
    pub(super) events: Vec<Event>,
    /// How many of the events have happened; the rest has been undone and can be redone.
    pub(super) happened: usize,
    pub(super) offer: Option<Side>,
    pub(super) claims: Claims,
    /// The players' names.
    pub players: BySide<String>,
    /// Who plays which side: a person, or the machine at a level.
    pub played_by: BySide<PlayedBy>,
    /// How often each side has been helped.
    pub aids: BySide<Aids>,
}

impl Match {
    /// A game from the start position.
    #[must_use]
    pub fn new(rules: Arc<Rules>, claims: Claims) -> Self {
        Self::from_position(Position::start(rules), claims)
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(start: Position, claims: Claims) -> Self {
        Self {
            start_counters: Counters::start(&start),
            start,
            events: Vec::new(),
            happened: 0,
            offer: None,
            claims,
            players: BySide::default(),
            played_by: BySide::default(),
            aids: BySide::default(),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        self.start.rules()
    }

    /// The position in which the game began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves played so far.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        self.events[..self.happened].iter().filter_map(Event::ply)
    }

    /// How many moves have been played.
    #[must_use]
    pub fn ply_count(&self) -> usize {
        self.plies().count()
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies()
            .next_back()
            .map_or(&self.start, |ply| &ply.position)
    }

    /// The position after a number of moves; the last one if there were fewer.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> &Position {
        let Some(last) = plies.checked_sub(1) else {
            return &self.start;
        };
        self.plies()
            .nth(last)
            .map_or_else(|| self.position(), |ply| &ply.position)
    }

    /// The draw counters now.
    #[must_use]
    pub fn counters(&self) -> &Counters {
        self.plies()
            .next_back()
            .map_or(&self.start_counters, |ply| &ply.counters)
    }

    /// What a search for the next move starts from.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let positions = std::iter::once(&self.start).chain(self.plies().map(|ply| &ply.position));
        let mut before: Vec<_> = positions.map(Position::hash).collect();
        before.pop();
        Situation {
            position: self.position().clone(),
            before,
            counters: *self.counters(),
        }
    }

    /// How often the present position has occurred, with the same side to move.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let earlier = self.plies().filter(|ply| ply.position == *now).count();
        earlier + usize::from(self.start == *now)
    }

    /// The result, if the game has ended.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        let position = self.position();
        if let Some(Event::End(declared)) = self.events[..self.happened].last() {
            return Some(match *declared {
                Declared::Resigned(side) => MatchResult::won(side.other(), Reason::Resigned),
                Declared::DrawAgreed => MatchResult::drawn(position, DrawReason::Agreed),
                Declared::RepetitionClaimed => MatchResult::drawn(position, DrawReason::Repetition),
            });
        }
        if let Some((winner, ending)) = board_ending(position) {
            return Some(MatchResult::won(winner, Reason::Board(ending)));
        }
        let ruleset = self.rules().ruleset();
        if let Some(limit) = self.counters().reached(&ruleset.limits) {
            return Some(match verdict_of(limit, position) {
                Some(winner) => MatchResult::won(winner, Reason::Material(limit.clone())),
                None => MatchResult::drawn(position, DrawReason::Limit(limit.clone())),
            });
        }
        let enough = match (ruleset.repetition.manner, self.claims) {
            (Manner::Automatic, _) | (_, Claims::AtOnce) => ruleset.repetition.count,
            (Manner::Claim { automatic }, Claims::ByPlayers) => automatic,
        };
        (usize::from(enough) <= self.occurrences())
            .then(|| MatchResult::drawn(position, DrawReason::Repetition))
    }

    /// Plays a move along one of its ways. What had been undone is forgotten.
    ///
    /// # Errors
    ///
    /// [`MatchError::Over`] or [`MatchError::Illegal`].
    pub fn play(&mut self, route: &Route) -> Result<&Ply, MatchError> {
        if self.result().is_some() {
            return Err(MatchError::Over);
        }
        let before = self.position();
        let known = before.routes().into_iter().find(|known| known == route);
        let route = known.ok_or(MatchError::Illegal)?;
        let position = before.play_unchecked(&route.step);
        let counters = self.counters().next(before, &route.step, &position);
        let ply = Ply {
            route,
            position,
            counters,
        };
        // An offer stands until the other side answers it or moves.
        let offer = self.offer.filter(|&by| by == before.turn());
        self.happen(Event::Ply(Box::new(ply)));
        self.offer = offer.filter(|_| self.result().is_none());
        self.plies().next_back().ok_or(MatchError::Illegal)
    }

    /// Plays a move along the first of its ways.
    ///
    /// # Errors
    ///
    /// [`MatchError::Over`] or [`MatchError::Illegal`].
    pub fn play_move(&mut self, step: &Move) -> Result<&Ply, MatchError> {
        let routes = self.position().routes();
        let route = routes.into_iter().find(|route| route.step == *step);
        self.play(&route.ok_or(MatchError::Illegal)?)
    }

    pub(super) fn happen(&mut self, event: Event) {
        self.events.truncate(self.happened);
        self.events.push(event);
        self.happened += 1;
        self.offer = None;
    }
}

impl Event {
    pub(super) fn ply(&self) -> Option<&Ply> {
        match self {
            Self::Ply(ply) => Some(ply),
            Self::End(_) => None,
        }
    }
}
