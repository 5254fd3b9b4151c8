//! A PDN game as a match, also where its result is not what the moves lead to.

use crate::{
    notation::pdn::Game,
    play::{Claims, Match, ReplayError, replay},
    rules::BySide,
};

/// A game for the table, and what was left out of it, in the notation's own words.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Opened {
    pub(super) game: Match,
    pub(super) left_out: Option<String>,
}

/// Makes a match of a game. What a match cannot have is left out and said: a result that cannot come
/// about, moves after the end.
///
/// # Errors
///
/// A [`ReplayError`] where there are several positions, so that it is no single match.
pub(super) fn open(game: &Game) -> Result<Opened, ReplayError> {
    match replay(game) {
        Ok(game) => Ok(Opened {
            game,
            left_out: None,
        }),
        Err(ReplayError::Setup) => Err(ReplayError::Setup),
        Err(error) => Ok(Opened {
            game: as_far_as_it_goes(game),
            left_out: Some(error.to_string()),
        }),
    }
}

fn as_far_as_it_goes(game: &Game) -> Match {
    let mut played = Match::from_position(game.start().clone(), Claims::ByPlayers);
    let player = |tag| game.tags.get(tag).unwrap_or_default().to_owned();
    played.players = BySide {
        white: player("White"),
        black: player("Black"),
    };
    for step in game.moves() {
        if played.play_move(step).is_err() {
            break;
        }
    }
    played
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn;

    #[track_caller]
    fn opened(text: &str) -> Result<Opened, ReplayError> {
        open(&pdn::read(text.as_bytes(), None).unwrap()[0])
    }

    #[test]
    fn a_result_that_cannot_be_does_not_keep_the_game_shut() {
        let wrong =
            "[GameType \"24\"] [White \"Ana\"] [Result \"0-1\"] [FEN \"W:W9:B13\"] 9x18 0-1";
        let opened = opened(wrong).unwrap();
        assert_eq!(opened.game.ply_count(), 1);
        assert_eq!(opened.game.players.white, "Ana");
        assert!(opened.left_out.unwrap().contains("1-0"));
    }

    #[test]
    fn several_positions_are_no_match() {
        let text = "[GameType \"24\"] 1. 9-13 /FEN \"W:W9:B24\"/ 9-13 *";
        assert_eq!(opened(text), Err(ReplayError::Setup));
    }
}
