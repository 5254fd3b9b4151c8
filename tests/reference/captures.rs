//! Every way of capturing to the end, one jump after another; which of them are allowed is for `laws`.

use crate::{
    board::{Cell, Direction, Side},
    game::{Crowning, Game, Landing},
    position::Position,
};

/// A piece that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub(crate) cell: Cell,
    pub(crate) is_king: bool,
    /// Where the capturing piece was going.
    direction: Direction,
}

/// A capture under way, or finished.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) side: Side,
    pub(crate) began_as_king: bool,
    /// Whether it is one now.
    is_king: bool,
    /// The origin and every landing.
    pub(crate) path: Vec<Cell>,
    /// In the order of capture.
    pub(crate) taken: Vec<Taken>,
}

/// One capture.
struct Jump {
    over: Taken,
    landing: Cell,
}

/// Every way of every piece of the side to move, each followed until it cannot go on.
pub(crate) fn finished_ways(game: &Game, position: &Position) -> Vec<Way> {
    let mut finished = Vec::new();
    for (cell, piece) in position.board.pieces(position.turn) {
        let way = Way {
            side: piece.side,
            began_as_king: piece.is_king,
            is_king: piece.is_king,
            path: vec![cell],
            taken: Vec::new(),
        };
        if way.can_go_on(game, position) {
            way.follow(game, position, &mut finished);
        }
    }
    finished
}

impl Way {
    pub(crate) fn from(&self) -> Cell {
        self.path[0]
    }

    pub(crate) fn to(&self) -> Cell {
        self.path[self.path.len() - 1]
    }

    /// Whether a man is crowned by it.
    pub(crate) fn promotes(&self, game: &Game) -> bool {
        !self.began_as_king && (self.is_king || self.is_on_crown_row(game))
    }

    fn is_on_crown_row(&self, game: &Game) -> bool {
        self.to().row == game.form.crown_row(self.side)
    }

    fn has_taken(&self, cell: Cell) -> Option<Taken> {
        self.taken.iter().copied().find(|taken| taken.cell == cell)
    }

    /// Goes on in every possible manner. Where a king can go on from some of the squares behind the
    /// same piece, it does not stop on another of them ("finish the capture").
    fn follow(self, game: &Game, position: &Position, finished: &mut Vec<Self>) {
        let jumps = self.jumps(game, position);
        if jumps.is_empty() {
            finished.push(self);
            return;
        }
        let longer: Vec<Self> = jumps.iter().map(|jump| self.after(game, jump)).collect();
        for way in &longer {
            let another_goes_on = || {
                let mut over_the_same = longer
                    .iter()
                    .filter(|other| other.taken.last() == way.taken.last());
                over_the_same.any(|other| other.can_go_on(game, position))
            };
            if way.can_go_on(game, position) || !another_goes_on() {
                way.clone().follow(game, position, finished);
            }
        }
    }

    fn can_go_on(&self, game: &Game, position: &Position) -> bool {
        !self.jumps(game, position).is_empty()
    }

    fn after(&self, game: &Game, jump: &Jump) -> Self {
        let mut way = self.clone();
        way.path.push(jump.landing);
        way.taken.push(jump.over);
        if way.is_on_crown_row(game) && game.crowning == Crowning::GoesOnAsKing {
            way.is_king = true;
        }
        way
    }

    /// Every next capture.
    fn jumps(&self, game: &Game, position: &Position) -> Vec<Jump> {
        let mut jumps = Vec::new();
        if self.must_stop(game) {
            return jumps;
        }
        let directions = if self.is_king {
            game.king_captures
        } else {
            game.man_captures
        };
        for &direction in directions {
            let direction = direction.of(self.side);
            if self.may_turn(game, direction)
                && let Some(over) = self.first_prey(game, position, direction)
            {
                for landing in self.landings(game, position, &over) {
                    jumps.push(Jump { over, landing });
                }
            }
        }
        jumps
    }

    fn must_stop(&self, game: &Game) -> bool {
        let has_captured = !self.taken.is_empty();
        let one_is_enough = self.is_king && !game.king_goes_on;
        let is_crowned =
            !self.is_king && self.is_on_crown_row(game) && game.crowning == Crowning::Stops;
        has_captured && (one_is_enough || is_crowned)
    }

    /// Straight on goes only the way that landed directly behind the captured piece: the squares
    /// farther behind lie on the same line, and are not other ways (rule book, sections 3 and 6).
    fn may_turn(&self, game: &Game, direction: Direction) -> bool {
        let Some(last) = self.taken.last() else {
            return true;
        };
        if direction == last.direction {
            self.to() == last.cell + last.direction
        } else {
            direction != -last.direction || game.turns_back
        }
    }

    /// Whether nothing stands on a square. The capturing piece has left its origin.
    fn is_free(&self, game: &Game, position: &Position, cell: Cell) -> bool {
        game.form.contains(cell)
            && (position.board.piece(cell).is_none()
                || cell == self.from()
                || (game.removes_at_once && self.has_taken(cell).is_some()))
    }

    /// The first piece in a direction, if it can be captured; whether there is room to land is not asked here.
    fn first_prey(&self, game: &Game, position: &Position, direction: Direction) -> Option<Taken> {
        let mut cell = self.to() + direction;
        while self.is_passable(game, position, cell, direction) {
            cell = cell + direction;
        }
        if !game.form.contains(cell)
            || self.is_free(game, position, cell)
            || self.has_taken(cell).is_some()
        {
            return None;
        }
        let piece = position.board.piece(cell)?;
        let may_be_taken =
            piece.side != self.side && (self.is_king || !piece.is_king || game.man_takes_kings);
        may_be_taken.then_some(Taken {
            cell,
            is_king: piece.is_king,
            direction,
        })
    }

    /// Whether the capturing piece goes over a square on its way to a piece.
    fn is_passable(
        &self,
        game: &Game,
        position: &Position,
        cell: Cell,
        direction: Direction,
    ) -> bool {
        if !self.is_king || !game.king_flies {
            return false;
        }
        if self.is_free(game, position, cell) {
            return true;
        }
        game.king_passes_again
            && self.has_taken(cell).is_some_and(|taken| {
                let on_the_line = direction == taken.direction || direction == -taken.direction;
                on_the_line && self.is_free(game, position, cell + direction)
            })
    }

    /// The squares where the capturing piece may land.
    fn landings(&self, game: &Game, position: &Position, over: &Taken) -> Vec<Cell> {
        let mut landings = Vec::new();
        if self.is_king && game.king_lands == Landing::OnItOrAnywhere {
            landings.push(over.cell);
        }
        let is_long = self.is_king && game.king_flies && game.king_lands != Landing::DirectlyBehind;
        let mut cell = over.cell + over.direction;
        while self.is_free(game, position, cell) {
            landings.push(cell);
            if !is_long {
                break;
            }
            cell = cell + over.direction;
        }
        landings
    }
}
