//! What the referee announces.

use bevy::prelude::*;

use crate::{
    play::{MatchResult, Ply},
    rules::{Refusal, Side, Square},
};

/// Something that happened. The view, the trace and the sounds follow these.
#[derive(Message, Clone, Debug)]
pub enum Announcement {
    /// A piece was picked up.
    Selected(Square),
    /// The picked piece, or a step of its capture, was put back.
    Deselected,
    /// There was nothing entered that could be taken back: whoever asked wants to leave.
    NothingToTakeBack,
    /// A landing of a capture was entered.
    Stepped(Square),
    /// A capture must be chosen from so many.
    Choose(usize),
    /// Something was refused.
    Refused {
        /// The square that was picked.
        square: Square,
        /// Why.
        reason: Refusal,
    },
    /// A move was made, and has been saved.
    Moved(Box<Ply>),
    /// The shown position changed otherwise: undo, redo, looking back, another game.
    Changed,
    /// A draw was offered, declined or withdrawn.
    Offer,
    /// The game has ended.
    Ended(MatchResult),
    /// The position that is being put together changed, was begun or was put away.
    Draft,
    /// A game begins or goes on.
    Started,
    /// A hint is given.
    Hinted,
    /// A side is played by somebody else from now on.
    HandedOver(Side),
}
