//! Taking back and playing again, without limit and also after the end.

use super::{Event, Match};
use crate::rules::BySide;

impl Match {
    /// Whether there is something to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        0 < self.happened
    }

    /// Whether there is something to play again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.happened < self.events.len()
    }

    /// Takes back to the last decision of a person: one event, and further while the side to move
    /// is not a person's. Says whether anything was taken back.
    pub fn undo(&mut self, persons: BySide<bool>) -> bool {
        if !self.can_undo() {
            return false;
        }
        let all_machines = !persons.white && !persons.black;
        loop {
            let declared = matches!(self.events[self.happened - 1], Event::End(_));
            self.happened -= 1;
            let turn = self.position().turn();
            if !self.can_undo() || declared || all_machines || persons[turn] {
                break;
            }
        }
        self.offer = None;
        true
    }

    /// Plays again what was taken back: one event, and further while the side to move is not a
    /// person's. Says whether anything was played again.
    pub fn redo(&mut self, persons: BySide<bool>) -> bool {
        if !self.can_redo() {
            return false;
        }
        let all_machines = !persons.white && !persons.black;
        loop {
            self.happened += 1;
            let turn = self.position().turn();
            if !self.can_redo() || all_machines || persons[turn] {
                break;
            }
        }
        self.offer = None;
        true
    }

    /// Takes back all but so many moves, and a declared end with them; they can be played again.
    /// Says whether anything was taken back.
    pub fn rewind(&mut self, plies: usize) -> bool {
        let before = self.happened;
        let declared = |event: Option<&Event>| matches!(event, Some(Event::End(_)));
        while plies < self.ply_count() || declared(self.events[..self.happened].last()) {
            self.happened -= 1;
        }
        self.offer = None;
        self.happened < before
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        play::{Claims, Match},
        rules::{self, BySide, Side},
    };

    fn played(plies: usize) -> Match {
        let mut game = Match::new(rules::default_rules(), Claims::ByPlayers);
        for _ in 0..plies {
            let step = game.position().legal_moves()[0];
            game.play_move(&step).unwrap();
        }
        game
    }

    #[test]
    fn undo_takes_back_one_move_between_persons() {
        let (mut game, one_less) = (played(5), played(4));
        assert!(game.undo(BySide::new(|_| true)));
        assert_eq!(game.position(), one_less.position());
        assert!(game.redo(BySide::new(|_| true)));
        assert_eq!(game, played(5));
    }

    #[test]
    fn undo_returns_to_the_persons_last_decision_against_the_machine() {
        let mut game = played(6);
        game.undo(BySide {
            white: true,
            black: false,
        });
        assert_eq!((game.ply_count(), game.position().turn()), (4, Side::White));
    }

    #[test]
    fn a_game_is_rewound_to_any_point_and_can_be_played_again() {
        let mut game = played(6);
        game.resign(game.position().turn()).unwrap();
        assert!(game.rewind(2));
        assert_eq!(game.position(), played(2).position());
        assert!(!game.rewind(4));
        while game.redo(BySide::new(|_| true)) {}
        assert_eq!((game.ply_count(), game.result().is_some()), (6, true));
    }

    #[test]
    fn undo_after_the_end_takes_the_resignation_back_first() {
        let mut game = played(3);
        game.resign(Side::White).unwrap();
        assert_eq!(game.result().unwrap().winner, Some(Side::Black));
        game.undo(BySide::new(|_| true));
        assert_eq!((game.result(), game.ply_count()), (None, 3));
    }
}
