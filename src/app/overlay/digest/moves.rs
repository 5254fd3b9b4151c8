//! The move list: each move's text, worked out once.

use crate::{notation::Names, play::Match, rules::Side};

/// The moves of the match, as pairs.
#[derive(Clone, Default, Debug)]
pub(in crate::app::overlay) struct MoveList {
    texts: Vec<Known>,
    /// Whether the first row lacks White's move.
    /// The names that the texts are written in.
    names: Option<Names>,
    black_begins: bool,
    /// How many moves the shown position has behind it.
    pub(in crate::app::overlay) shown: usize,
}

#[derive(Clone, Debug)]
struct Known {
    /// The fingerprints before and after, by which a move is recognised.
    hashes: (u64, u64),
    text: String,
}

impl MoveList {
    /// Follows a match; only moves that are not known yet are worked out.
    pub(super) fn follow(&mut self, game: &Match, shown: usize, names: Names) {
        self.shown = shown;
        if self.names != Some(names) {
            self.names = Some(names);
            self.texts.clear();
        }
        self.black_begins = game.start().turn() == Side::Black;
        let mut before = game.start();
        let mut count = 0;
        for ply in game.plies() {
            let hashes = (before.hash(), ply.position.hash());
            if self
                .texts
                .get(count)
                .is_none_or(|known| known.hashes != hashes)
            {
                self.texts.truncate(count);
                let text = names.move_text(before, &ply.route.step);
                self.texts.push(Known { hashes, text });
            }
            before = &ply.position;
            count += 1;
        }
        self.texts.truncate(count);
    }

    /// How many moves have been played.
    pub(in crate::app::overlay) const fn len(&self) -> usize {
        self.texts.len()
    }

    /// How many rows of pairs there are.
    pub(in crate::app::overlay) fn rows(&self) -> usize {
        (self.texts.len() + usize::from(self.black_begins)).div_ceil(2)
    }

    /// The moves of a row: White's and Black's, each with the number of moves up to and with it.
    pub(in crate::app::overlay) fn row(&self, row: usize) -> [Option<(usize, &str)>; 2] {
        let gap = usize::from(self.black_begins);
        [0, 1].map(|half| {
            let index = (row * 2 + half).checked_sub(gap)?;
            let known = self.texts.get(index)?;
            Some((index + 1, known.text.as_str()))
        })
    }

    /// The row in which the shown position's last move stands.
    pub(in crate::app::overlay) fn shown_row(&self) -> Option<usize> {
        let index = self.shown.checked_sub(1)?;
        Some((index + usize::from(self.black_begins)) / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        notation::fen,
        play::Claims,
        rules::{self, BySide},
    };

    #[test]
    fn moves_stand_in_pairs_and_follow_undo() {
        let mut game = Match::new(rules::default_rules(), Claims::ByPlayers);
        for _ in 0..3 {
            let step = game.position().legal_moves()[0];
            game.play_move(&step).unwrap();
        }
        let mut list = MoveList::default();
        list.follow(&game, 3, Names::standard(game.rules()));
        assert_eq!((list.len(), list.rows(), list.shown_row()), (3, 2, Some(1)));
        assert_eq!(list.row(1)[0].map(|(plies, _)| plies), Some(3));
        assert_eq!(list.row(1)[1], None);
        game.undo(BySide::new(|_| true));
        list.follow(&game, 2, Names::standard(game.rules()));
        assert_eq!((list.len(), list.rows()), (2, 1));
    }

    #[test]
    fn a_game_that_black_begins_leaves_whites_place_empty() {
        let rules = rules::find("spanish").unwrap();
        let start = fen::parse(&rules, "B:W5:B20").unwrap();
        let mut game = Match::from_position(start, Claims::ByPlayers);
        let step = game.position().legal_moves()[0];
        game.play_move(&step).unwrap();
        let mut list = MoveList::default();
        list.follow(&game, 1, Names::standard(game.rules()));
        assert_eq!(list.rows(), 1);
        assert_eq!(list.row(0)[0], None);
        assert_eq!(list.row(0)[1].map(|(plies, _)| plies), Some(1));
    }
}
