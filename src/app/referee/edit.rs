//! A position that is being put together on the board, while the game waits as it was.

use super::{Announcement, Intent, NewGame, Referee};
use crate::{
    app::storage::Saves,
    play::{Brush, Claims, Draft, Match, PlayedBy},
    rules::{BySide, Piece, Position, Setup, Side, Square},
};

/// A wish about the position that is being put together.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Begin: with what a new game was to be, else with the position that is shown.
    Begin(Option<Box<NewGame>>),
    /// Take another piece in hand.
    Brush(Brush),
    /// Take away what stands on a square.
    Remove(Square),
    /// Say whose turn it is.
    Turn(Side),
    /// Take all pieces away.
    Clear,
    /// Set up the position in which the game begins.
    Restart,
    /// Swap the sides.
    Mirror,
    /// Read it from a FEN.
    Read(String),
    /// Put it away; the game is as it was.
    Cancel,
    /// Begin a game from it.
    Play,
}

/// The position that is being put together, and the referee as it was before.
#[derive(Debug)]
pub(super) struct Drafting {
    draft: Draft,
    players: BySide<String>,
    played_by: BySide<PlayedBy>,
    before: Referee,
}

impl Referee {
    /// The position that is being put together, if there is one. Then it is what the board shows.
    #[must_use]
    pub fn draft(&self) -> Option<&Draft> {
        self.drafting.as_ref().map(|drafting| &drafting.draft)
    }

    /// The game that is played, or that waits while a position is put together.
    #[must_use]
    pub fn game_kept(&self) -> &Match {
        self.drafting
            .as_ref()
            .map_or(&self.game, |drafting| &drafting.before.game)
    }

    /// The pieces to be shown.
    #[must_use]
    pub fn shown_pieces(&self) -> Vec<(Square, Piece)> {
        match self.draft() {
            Some(draft) => {
                let pieces = draft.setup().pieces.iter();
                pieces.map(|(&square, &piece)| (square, piece)).collect()
            }
            None => self.shown().pieces().collect(),
        }
    }

    /// The piece to be shown on a square.
    #[must_use]
    pub fn shown_piece(&self, square: Square) -> Option<Piece> {
        match self.draft() {
            Some(draft) => draft.setup().pieces.get(&square).copied(),
            None => self.shown().piece(square),
        }
    }

    /// While a position is put together, clicks and keys are about it. Nothing for what the game
    /// answers, which is then on the table again.
    pub(super) fn draft_first(&mut self, intent: &Intent) -> Option<Vec<Announcement>> {
        self.drafting.as_ref()?;
        match intent {
            Intent::Pick(square) => Some(self.draw(|draft| draft.put(*square))),
            Intent::Carry { from, to } => Some(self.draw(|draft| draft.carry(*from, *to))),
            Intent::Undo => Some(self.draw(|draft| {
                draft.undo();
            })),
            Intent::Back if self.draft().is_some_and(Draft::has_changed) => {
                Some(vec![Announcement::NothingToTakeBack])
            }
            Intent::Back => Some(self.put_away()),
            Intent::NewGame(_) | Intent::Open(_) | Intent::Resume | Intent::Rematch => {
                self.put_away();
                None
            }
            Intent::Edit(_) => None,
            _ => Some(Vec::new()),
        }
    }

    pub(super) fn edit(&mut self, edit: &Edit, saves: &mut Saves) -> Vec<Announcement> {
        match edit {
            Edit::Begin(_) if self.drafting.is_some() => Vec::new(),
            Edit::Begin(None) => {
                let (rules, setup) = (self.rules().clone(), self.shown().setup());
                let (players, played_by) = (self.game.players.clone(), self.game.played_by);
                self.begin_draft(Draft::new(rules, setup), players, played_by)
            }
            Edit::Begin(Some(new_game)) => {
                let rules = new_game.rules.clone();
                let start = || Position::start(rules.clone());
                let setup = new_game.start.clone().unwrap_or_else(start).setup();
                let players = new_game.players.clone();
                self.begin_draft(Draft::new(rules, setup), players, new_game.played_by)
            }
            Edit::Brush(brush) => self.draw(|draft| draft.take(*brush)),
            Edit::Remove(square) => self.draw(|draft| draft.remove(*square)),
            Edit::Turn(side) => self.draw(|draft| draft.give_turn(*side)),
            Edit::Clear => self.draw(Draft::clear),
            Edit::Restart => self.draw(Draft::restart),
            Edit::Mirror => self.draw(Draft::mirror),
            // A text that cannot be read changes nothing; whoever shows it says why.
            Edit::Read(text) => self.draw(|draft| {
                let _ = draft.read(text);
            }),
            Edit::Cancel => self.put_away(),
            Edit::Play => self.play_draft(saves),
        }
    }

    fn begin_draft(
        &mut self,
        draft: Draft,
        players: BySide<String>,
        played_by: BySide<PlayedBy>,
    ) -> Vec<Announcement> {
        // The board shows the draft's game; an empty board is a position of every game.
        let empty = Setup::empty(draft.setup().turn);
        let Ok(position) = Position::new(draft.rules().clone(), &empty) else {
            return Vec::new();
        };
        let game = Match::from_position(position, Claims::ByPlayers);
        let before = std::mem::replace(self, Self::new(game));
        self.drafting = Some(Box::new(Drafting {
            draft,
            players,
            played_by,
            before,
        }));
        vec![Announcement::Draft]
    }

    fn draw(&mut self, how: impl FnOnce(&mut Draft)) -> Vec<Announcement> {
        match &mut self.drafting {
            Some(drafting) => {
                how(&mut drafting.draft);
                vec![Announcement::Draft]
            }
            None => Vec::new(),
        }
    }

    fn put_away(&mut self) -> Vec<Announcement> {
        match self.drafting.take() {
            Some(drafting) => {
                *self = drafting.before;
                vec![Announcement::Draft, Announcement::Changed]
            }
            None => Vec::new(),
        }
    }

    /// Begins a game from the draft, if it is a position in which there is something to play.
    fn play_draft(&mut self, saves: &mut Saves) -> Vec<Announcement> {
        let Some(drafting) = &self.drafting else {
            return Vec::new();
        };
        let Ok(start) = drafting.draft.position() else {
            return Vec::new();
        };
        let new_game = NewGame {
            rules: drafting.draft.rules().clone(),
            players: drafting.players.clone(),
            played_by: drafting.played_by,
            start: Some(start),
        };
        let mut happened = self.put_away();
        happened.extend(self.begin(&new_game, saves));
        happened
    }
}
