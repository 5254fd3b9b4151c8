//! What machines tell the referee: moves, answers to offers of a draw, and hints.
//!
//! A machine thinks while the table goes on. What it tells carries the moment that it was asked
//! about, and is heard only while that moment lasts.

use super::{Announcement, Referee};
use crate::{
    app::{hint::Hint, storage::Saves},
    play::PlayedBy,
    rules::{BySide, Move, Side},
};

/// A moment of a match: which match, how far, and in which position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub(super) table: u64,
    /// The position's fingerprint.
    pub hash: u64,
    /// How many moves have been played.
    pub plies: usize,
}

/// What the machine answers when it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It plays this move.
    Move(Move),
    /// It accepts the draw that it was offered, or declines it.
    Draw(bool),
}

impl Referee {
    /// Which sides are played by persons.
    #[must_use]
    pub fn persons(&self) -> BySide<bool> {
        BySide::new(|side| self.game.played_by[side].is_person())
    }

    /// Whether a person is to make a move now.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        self.is_open() && self.persons()[self.turn()]
    }

    /// The side for which a person speaks who gives up or offers a draw: the side to move, or the
    /// other one while a machine is to move. None where machines play each other.
    #[must_use]
    pub fn speaker(&self) -> Option<Side> {
        let turn = self.turn();
        let persons = self.persons();
        [turn, turn.other()].into_iter().find(|&side| persons[side])
    }

    /// The present moment of the match.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment {
            table: self.table,
            hash: self.game.position().hash(),
            plies: self.game.ply_count(),
        }
    }

    /// The hint for the position on the board, if one has been given.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        let (moment, hint) = self.hint.as_ref()?;
        (self.awaits_person() && *moment == self.moment()).then_some(hint)
    }

    /// The machine's side that has just declined a draw.
    #[must_use]
    pub const fn declined(&self) -> Option<Side> {
        self.declined
    }

    pub(super) fn reply(
        &mut self,
        moment: Moment,
        reply: Reply,
        saves: &mut Saves,
    ) -> Vec<Announcement> {
        if moment != self.moment() || self.game.result().is_some() {
            return Vec::new();
        }
        let persons = self.persons();
        match reply {
            Reply::Move(_) if persons[self.turn()] => Vec::new(),
            Reply::Move(step) => {
                self.entry.clear();
                let Ok(ply) = self.game.play_move(&step).cloned() else {
                    return Vec::new();
                };
                self.played(ply, saves)
            }
            Reply::Draw(accept) => match self.game.draw_offer().map(Side::other) {
                Some(asked) if !persons[asked] => {
                    self.declined = (!accept).then_some(asked);
                    self.answer_draw(accept, saves)
                }
                _ => Vec::new(),
            },
        }
    }

    pub(super) fn hinted(
        &mut self,
        moment: Moment,
        hint: &Hint,
        saves: &mut Saves,
    ) -> Vec<Announcement> {
        if moment != self.moment() || !self.awaits_person() {
            return Vec::new();
        }
        let turn = self.turn();
        self.game.aids[turn].hints += 1;
        self.hint = Some((moment, hint.clone()));
        self.save(saves);
        vec![Announcement::Hinted]
    }

    /// Gives a side to a person or to the machine; what a person had begun to enter is put back.
    pub(super) fn hand_over(
        &mut self,
        side: Side,
        to: PlayedBy,
        saves: &mut Saves,
    ) -> Vec<Announcement> {
        if self.game.played_by[side] == to {
            return Vec::new();
        }
        self.game.played_by[side] = to;
        let in_hand = self.entry.selected().is_some() && !to.is_person() && side == self.turn();
        if in_hand {
            self.entry.clear();
        }
        self.save(saves);
        let mut happened = vec![Announcement::HandedOver(side)];
        happened.extend(in_hand.then_some(Announcement::Changed));
        happened
    }
}
