//! What somebody at the table wants to do.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Edit, Moment, Reply};
use crate::{
    app::hint::Hint,
    play::{Match, PlayedBy},
    rules::{BySide, Position, Rules, Side, Square},
};

/// A wish, from picking, keys, the overlay or a test. The referee decides what comes of it.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// A square was clicked, or Enter pressed on it.
    Pick(Square),
    /// A piece was dragged.
    Carry {
        /// Where the drag began.
        from: Square,
        /// Where it was let go.
        to: Square,
    },
    /// One of the captures to choose from was chosen.
    Choose(usize),
    /// Take back the last thing entered.
    Back,
    /// Take a move back.
    Undo,
    /// Play a move again that was taken back.
    Redo,
    /// The side to move gives up.
    Resign,
    /// The side to move offers a draw.
    OfferDraw,
    /// The draw that is offered is accepted or declined.
    AnswerDraw(bool),
    /// The side to move claims a draw by repetition.
    ClaimDraw,
    /// Show the position after a number of moves.
    LookAt(usize),
    /// Show the present position again.
    LookNow,
    /// Begin another game.
    NewGame(Box<NewGame>),
    /// Play the same game again with sides swapped.
    Rematch,
    /// Go on with the game that was saved.
    Resume,
    /// Put a game from elsewhere on the table, to be looked through and played on.
    Open(Box<Match>),
    /// Something with the position that is being put together.
    Edit(Edit),
    /// Take back what came after the position that is looked at, and go on from there.
    PlayOn,
    /// The machine answers what it was asked at a moment of the match.
    Reply(Moment, Reply),
    /// A hint was found for a moment of the match.
    Hinted(Moment, Box<Hint>),
    /// A side is played by somebody else from now on.
    HandOver(Side, PlayedBy),
}

/// What a new game is to be.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The players' names; White has the light pieces and the rules' first move.
    pub players: BySide<String>,
    /// Who plays which side.
    pub played_by: BySide<PlayedBy>,
    /// The first position, if not the game's own.
    pub start: Option<Position>,
}
