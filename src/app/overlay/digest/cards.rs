//! One player's card: who it is, what the pieces on the board sum to, and what has been captured.

use crate::{
    app::{
        referee::Referee,
        settings::Language,
        words::{capitalised, side_words},
    },
    play::{Match, PlayedBy},
    rules::{Piece, Side},
};

/// What a player's card says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::app::overlay) struct Card {
    /// The player's name, or the side's.
    pub(in crate::app::overlay) name: String,
    /// The side's name, where it is not already the player's.
    pub(in crate::app::overlay) side: String,
    /// Who plays the side.
    pub(in crate::app::overlay) played_by: PlayedBy,
    /// Whether the player is to move.
    pub(in crate::app::overlay) is_to_move: bool,
    /// The sum of the values on the board, where the pieces carry some.
    pub(in crate::app::overlay) sum: Option<u32>,
    /// How many pieces are on the board.
    pub(in crate::app::overlay) pieces: usize,
    /// The pieces that the player has captured, in order.
    pub(in crate::app::overlay) captured: Vec<Piece>,
    /// The sum of their values.
    pub(in crate::app::overlay) captured_sum: Option<u32>,
}

impl Card {
    pub(super) fn of(referee: &Referee, side: Side, language: Language) -> Self {
        let game = referee.game();
        let shown = referee.shown();
        let side_name = side_words(referee.rules(), side, language).name;
        let (name, side_name) = match game.players[side].trim() {
            "" => (capitalised(side_name), String::new()),
            name => (name.to_owned(), side_name.to_owned()),
        };
        let captured = captured(game, side, referee.shown_plies());
        let captured_sum = shown.has_values().then(|| {
            let values = captured.iter().filter_map(|piece| piece.value);
            values.map(|value| u32::from(value.get())).sum()
        });
        Self {
            name,
            side: side_name,
            played_by: game.played_by[side],
            is_to_move: game.result().is_none() && shown.turn() == side,
            sum: shown.sums().map(|sums| sums[side]),
            pieces: shown.side(side).len(),
            captured,
            captured_sum,
        }
    }
}

/// What a side captured in the first plies of a game, in order.
fn captured(game: &Match, side: Side, plies: usize) -> Vec<Piece> {
    let mut before = game.start();
    let mut captured = Vec::new();
    for ply in game.plies().take(plies) {
        if before.turn() == side {
            let taken = ply.route.order.iter();
            captured.extend(taken.filter_map(|&square| before.piece(square)));
        }
        before = &ply.position;
    }
    captured
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, play::Claims, rules};

    #[test]
    fn captures_belong_to_the_captor_and_vanish_while_looking_back() {
        let rules = rules::default_rules();
        let start = fen::parse(&rules, "W:W18=3:B23=4,45=1").unwrap();
        let mut game = Match::from_position(start, Claims::ByPlayers);
        let step = game.position().legal_moves()[0];
        game.play_move(&step).unwrap();
        let values = |side, plies| -> Vec<u8> {
            captured(&game, side, plies)
                .iter()
                .filter_map(|piece| Some(piece.value?.get()))
                .collect()
        };
        assert_eq!(values(Side::White, 1), [4]);
        assert!(values(Side::White, 0).is_empty());
        assert!(values(Side::Black, 1).is_empty());
        let referee = Referee::new(game);
        let card = Card::of(&referee, Side::White, Language::Es);
        assert_eq!((card.name.as_str(), card.sum), ("Rojas", Some(3)));
        assert_eq!(card.captured_sum, Some(4));
    }
}
