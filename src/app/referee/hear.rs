//! What comes of each intent.

use bevy::prelude::*;

use super::{Announcement, Intent, NewGame, Referee, Refused};
use crate::{
    app::{settings::Settings, storage::Saves},
    play::{Claims, Entry, EntryOptions, Match, Outcome, Ply, SavedMatch},
    rules::{BySide, Square},
};

/// Acts on every intent, in order. The only system that changes the match.
pub(super) fn hear(
    mut intents: MessageReader<Intent>,
    mut referee: ResMut<Referee>,
    mut saves: ResMut<Saves>,
    settings: Res<Settings>,
    mut announce: MessageWriter<Announcement>,
) {
    for intent in intents.read() {
        let options = EntryOptions {
            touch_move: settings.touch_move,
        };
        let happened = referee.act(intent, options, &mut saves);
        announce.write_batch(happened);
    }
}

impl Referee {
    /// Acts on one intent and says what happened, in order.
    fn act(
        &mut self,
        intent: &Intent,
        options: EntryOptions,
        saves: &mut Saves,
    ) -> Vec<Announcement> {
        let before = self.refusal.take();
        if !matches!(intent, Intent::Reply(..)) {
            self.declined = None;
        }
        if !self.is_on_the_board(intent) {
            return Vec::new();
        }
        if let Some(happened) = self.draft_first(intent) {
            return happened;
        }
        match intent {
            Intent::Pick(_) | Intent::Carry { .. } | Intent::Choose(_) if !self.is_open() => {
                self.look(None)
            }
            // What is picked while the machine is to move means nothing.
            Intent::Pick(_) | Intent::Carry { .. } | Intent::Choose(_) if !self.awaits_person() => {
                Vec::new()
            }
            Intent::Pick(square) => {
                let outcome = self.entry.pick(self.game.position(), *square, options);
                self.entered(*square, outcome, before, saves)
            }
            Intent::Carry { from, to } => {
                let outcome = self.entry.carry(self.game.position(), *from, *to, options);
                self.entered(*to, outcome, None, saves)
            }
            Intent::Choose(index) => {
                let square = self.entry.selected();
                let outcome = self.entry.choose(*index);
                square.map_or_else(Vec::new, |square| {
                    self.entered(square, outcome, None, saves)
                })
            }
            Intent::Back if self.looking_at.is_some() => self.look(None),
            Intent::Back => {
                let stepped = self.entry.back(options);
                if stepped {
                    self.save(saves);
                }
                vec![if stepped {
                    Announcement::Deselected
                } else {
                    Announcement::NothingToTakeBack
                }]
            }
            Intent::Undo => {
                let persons = self.persons();
                let before = self.game.ply_count();
                let done = self.game.undo(persons);
                let turn = self.turn();
                if self.game.ply_count() < before && persons[turn] {
                    self.game.aids[turn].undos += 1;
                }
                self.hint = None;
                self.rewound(done, saves)
            }
            Intent::Redo => {
                let persons = self.persons();
                let done = self.game.redo(persons);
                self.rewound(done, saves)
            }
            Intent::Resign => {
                let speaker = self.speaker();
                let done = speaker.is_some_and(|side| self.game.resign(side).is_ok());
                self.declared(done, saves)
            }
            Intent::OfferDraw => {
                let speaker = self.speaker();
                let offered = speaker.is_some_and(|side| self.game.offer_draw(side).is_ok());
                offered.then_some(Announcement::Offer).into_iter().collect()
            }
            Intent::AnswerDraw(accept) => self.answer_draw(*accept, saves),
            Intent::ClaimDraw => {
                let done = self.awaits_person() && self.game.claim_draw().is_ok();
                self.declared(done, saves)
            }
            Intent::LookAt(plies) => {
                let now = self.game.ply_count();
                self.look((*plies < now).then_some(*plies))
            }
            Intent::LookNow => self.look(None),
            Intent::NewGame(new_game) => self.begin(new_game, saves),
            Intent::Rematch => {
                let swapped = BySide {
                    white: self.game.players.black.clone(),
                    black: self.game.players.white.clone(),
                };
                let again = NewGame {
                    rules: self.rules().clone(),
                    players: swapped,
                    played_by: BySide {
                        white: self.game.played_by.black,
                        black: self.game.played_by.white,
                    },
                    start: Some(self.game.start().clone()),
                };
                self.begin(&again, saves)
            }
            Intent::Resume => match saves.take_unfinished() {
                Some((game, entered)) => self.resume(game, &entered),
                None => Vec::new(),
            },
            Intent::Open(game) => self.open(game, saves),
            Intent::Edit(edit) => self.edit(edit, saves),
            Intent::PlayOn => match self.looking_at {
                Some(plies) => {
                    let done = self.game.rewind(plies);
                    self.rewound(done, saves)
                }
                None => Vec::new(),
            },
            Intent::Reply(moment, reply) => self.reply(*moment, *reply, saves),
            Intent::Hinted(moment, hint) => self.hinted(*moment, hint, saves),
            Intent::HandOver(side, to) => self.hand_over(*side, *to, saves),
        }
    }

    /// Whether the squares of an intent lie on this board: a click may have been meant for the one
    /// that was on the table before.
    fn is_on_the_board(&self, intent: &Intent) -> bool {
        let board = self.rules().geometry().all();
        match intent {
            Intent::Pick(square) => board.contains(*square),
            Intent::Carry { from, to } => board.contains(*from) && board.contains(*to),
            _ => true,
        }
    }

    fn entered(
        &mut self,
        square: Square,
        outcome: Outcome,
        before: Option<Refused>,
        saves: &mut Saves,
    ) -> Vec<Announcement> {
        match outcome {
            // The goal of a piece that has just been refused: what is said of it stays.
            Outcome::Nothing => {
                self.refusal = before.map(|old| Refused {
                    square: old.square,
                    reason: self
                        .game
                        .position()
                        .refusal(old.square, square)
                        .unwrap_or(old.reason),
                });
                Vec::new()
            }
            Outcome::Selected(square) => vec![Announcement::Selected(square)],
            Outcome::Deselected => vec![Announcement::Deselected],
            Outcome::Stepped(square) => {
                self.save(saves);
                vec![Announcement::Stepped(square)]
            }
            Outcome::Choose => vec![Announcement::Choose(self.entry.choices().len())],
            Outcome::Refused(reason) => {
                self.refusal = Some(Refused {
                    square,
                    reason: reason.clone(),
                });
                vec![Announcement::Refused { square, reason }]
            }
            Outcome::Complete(route) => {
                self.entry.clear();
                let Ok(ply) = self.game.play(&route).cloned() else {
                    return Vec::new();
                };
                self.played(ply, saves)
            }
        }
    }

    /// Saved before it is shown as made: a power cut loses nothing that was seen.
    pub(super) fn played(&mut self, ply: Ply, saves: &mut Saves) -> Vec<Announcement> {
        self.save(saves);
        let mut happened = vec![Announcement::Moved(Box::new(ply))];
        happened.extend(self.game.result().map(Announcement::Ended));
        happened
    }

    pub(super) fn answer_draw(&mut self, accept: bool, saves: &mut Saves) -> Vec<Announcement> {
        let answered = self.game.answer_draw(accept).is_ok();
        let mut happened = vec![Announcement::Offer];
        happened.extend(self.declared(answered && accept, saves));
        happened
    }

    fn look(&mut self, plies: Option<usize>) -> Vec<Announcement> {
        let changed = self.looking_at != plies;
        self.looking_at = plies;
        changed
            .then_some(Announcement::Changed)
            .into_iter()
            .collect()
    }

    fn rewound(&mut self, done: bool, saves: &mut Saves) -> Vec<Announcement> {
        if !done {
            return Vec::new();
        }
        self.entry.clear();
        self.looking_at = None;
        self.save(saves);
        let mut happened = vec![Announcement::Changed];
        happened.extend(self.game.result().map(Announcement::Ended));
        happened
    }

    fn declared(&mut self, done: bool, saves: &mut Saves) -> Vec<Announcement> {
        if !done {
            return Vec::new();
        }
        self.entry.clear();
        self.looking_at = None;
        self.save(saves);
        self.game
            .result()
            .map(Announcement::Ended)
            .into_iter()
            .collect()
    }

    pub(super) fn begin(&mut self, new_game: &NewGame, saves: &mut Saves) -> Vec<Announcement> {
        let mut game = match &new_game.start {
            Some(start) => Match::from_position(start.clone(), Claims::ByPlayers),
            None => Match::new(new_game.rules.clone(), Claims::ByPlayers),
        };
        game.players = new_game.players.clone();
        game.played_by = new_game.played_by;
        *self = Self::new(game);
        self.save(saves);
        vec![Announcement::Started, Announcement::Changed]
    }

    /// Puts a game on the table. One that is over is shown from its beginning.
    fn open(&mut self, game: &Match, saves: &mut Saves) -> Vec<Announcement> {
        *self = Self::new(game.clone());
        self.save(saves);
        let over = self.game.result();
        if over.is_some() && 0 < self.game.ply_count() {
            self.looking_at = Some(0);
        }
        let mut happened = vec![Announcement::Started, Announcement::Changed];
        happened.extend(over.map(Announcement::Ended));
        happened
    }

    fn resume(&mut self, game: Match, entered: &[Square]) -> Vec<Announcement> {
        let entry = Entry::resumed(game.position(), entered);
        *self = Self::new(game);
        self.entry = entry;
        let mut happened = vec![Announcement::Started, Announcement::Changed];
        happened.extend(self.game.result().map(Announcement::Ended));
        happened
    }

    pub(super) fn save(&self, saves: &mut Saves) {
        saves.keep(&SavedMatch::of(&self.game, self.entry.path()));
    }
}
