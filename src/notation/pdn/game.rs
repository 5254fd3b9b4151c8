//! A game as PDN knows it: tags, a start, a main line with all that annotators add, a result.

use std::sync::Arc;

use super::{Comment, GameResult, Strength, Tags};
use crate::rules::{IllegalMove, Move, Position, Rules};

/// One element of a line of moves, in the order of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A legal move, perhaps with its mark.
    Move {
        /// The move.
        step: Move,
        /// `!`, `(?)` and the like.
        strength: Option<Strength>,
    },
    /// Another position is set up, from which the line goes on.
    Setup(Box<Position>),
    /// A numeric annotation: `$7` is a forced move.
    Nag(u16),
    /// A comment; clock times and evaluations stand in comments too.
    Comment(Comment),
    /// Another line, which begins before the last move of this one.
    Variation(Vec<Item>),
}

/// One game. Its moves are legal by its rules, because it is made only by playing them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The tags that do not follow from the game itself.
    pub tags: Tags,
    /// The result, which wins over what the last position shows.
    pub result: GameResult,
    start: Position,
    items: Vec<Item>,
    last: Position,
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            tags: Tags::default(),
            result: GameResult::Unfinished,
            last: start.clone(),
            start,
            items: Vec::new(),
        }
    }

    /// A game whose items were checked one by one, and lead to the last position.
    pub(super) fn of_checked(start: Position, items: Vec<Item>, last: Position) -> Self {
        Self {
            items,
            last,
            ..Self::new(start)
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

    /// The position at the end of the main line.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.last
    }

    /// Moves, comments, variations and so on, in the order of the text.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.items.iter().filter_map(|item| match item {
            Item::Move { step, .. } => Some(step),
            _ => None,
        })
    }

    /// How many moves the main line has.
    #[must_use]
    pub fn ply_count(&self) -> usize {
        self.moves().count()
    }

    /// Whether a position is set up in mid-game, so that the moves alone do not tell the game.
    #[must_use]
    pub fn has_setups(&self) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Setup(_)))
    }

    /// The position after a number of moves of the main line; the last one if there were fewer.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Position {
        let mut position = self.start.clone();
        let mut played = 0;
        for item in &self.items {
            match item {
                Item::Move { .. } if played == plies => break,
                Item::Move { step, .. } => {
                    position = position.play_unchecked(step);
                    played += 1;
                }
                Item::Setup(other) => position = (**other).clone(),
                Item::Nag(_) | Item::Comment(_) | Item::Variation(_) => {}
            }
        }
        position
    }

    /// Goes on by a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the move is not legal in the last position.
    pub fn play(&mut self, step: &Move) -> Result<(), IllegalMove> {
        self.last = self.last.play(step)?;
        self.items.push(Item::Move {
            step: *step,
            strength: None,
        });
        Ok(())
    }

    /// Adds a comment after what there is.
    pub fn comment(&mut self, text: &str) {
        self.items.push(Item::Comment(Comment::new(text)));
    }

    /// Adds a numeric annotation after what there is.
    pub fn annotate(&mut self, nag: u16) {
        self.items.push(Item::Nag(nag));
    }
}
