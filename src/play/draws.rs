//! Resigning, offering and accepting a draw, and claiming one.

use super::{Declared, Event, Match, MatchError};
use crate::rules::{DrawVerdict, Manner, Side, draw_verdict};

/// Who makes use of a draw that must be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claims {
    /// The players, when they like.
    ByPlayers,
    /// Nobody needs to: it is claimed at once, as in games between engines.
    AtOnce,
}

impl Match {
    /// A side gives up.
    ///
    /// # Errors
    ///
    /// [`MatchError::Over`].
    pub fn resign(&mut self, side: Side) -> Result<(), MatchError> {
        self.declare(Declared::Resigned(side))
    }

    /// A side offers a draw; the offer stands until it is answered or a move is made.
    ///
    /// # Errors
    ///
    /// [`MatchError::Over`].
    pub fn offer_draw(&mut self, by: Side) -> Result<(), MatchError> {
        if self.result().is_some() {
            return Err(MatchError::Over);
        }
        self.offer = Some(by);
        Ok(())
    }

    /// The side that has offered a draw, if the offer still stands.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Side> {
        self.offer
    }

    /// Answers the offer that stands.
    ///
    /// # Errors
    ///
    /// [`MatchError::NoOffer`] or [`MatchError::Over`].
    pub fn answer_draw(&mut self, accept: bool) -> Result<(), MatchError> {
        if self.offer.take().is_none() {
            return Err(MatchError::NoOffer);
        }
        if accept {
            self.declare(Declared::DrawAgreed)?;
        }
        Ok(())
    }

    /// Whether the side to move can claim a draw because the position has come back often enough.
    #[must_use]
    pub fn can_claim(&self) -> bool {
        let repetition = self.rules().ruleset().repetition;
        matches!(repetition.manner, Manner::Claim { .. })
            && self.result().is_none()
            && usize::from(repetition.count) <= self.occurrences()
    }

    /// The side to move claims the draw by repetition.
    ///
    /// # Errors
    ///
    /// [`MatchError::NoClaim`].
    pub fn claim_draw(&mut self) -> Result<(), MatchError> {
        if !self.can_claim() {
            return Err(MatchError::NoClaim);
        }
        self.declare(Declared::RepetitionClaimed)
    }

    /// What a draw now would mean.
    #[must_use]
    pub fn if_drawn_now(&self) -> DrawVerdict {
        draw_verdict(self.position())
    }

    fn declare(&mut self, end: Declared) -> Result<(), MatchError> {
        if self.result().is_some() {
            return Err(MatchError::Over);
        }
        self.happen(Event::End(end));
        Ok(())
    }
}
