//! How a person enters a move: piece then square, the end square alone, or landing by landing.

use crate::rules::{Move, Position, Refusal, Route, Square};

/// How strictly moves are entered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EntryOptions {
    /// "Pieza tocada, pieza jugada": a piece that was picked must be moved.
    pub touch_move: bool,
}

/// A move that is being entered.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// The squares entered: the piece's own, then each landing.
    path: Vec<Square>,
    /// The captures to choose from, where the square that was picked does not tell which is meant.
    choices: Vec<Route>,
}

/// What came of picking a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A piece is picked up.
    Selected(Square),
    /// The piece is put down again.
    Deselected,
    /// One landing of a capture is entered.
    Stepped(Square),
    /// Several captures fit; the player must choose.
    Choose,
    /// The move is complete.
    Complete(Route),
    /// Not allowed.
    Refused(Refusal),
    /// Nothing to do: an empty square with no piece picked.
    Nothing,
}

impl Entry {
    /// An entry that goes on from saved squares, as far as they fit.
    #[must_use]
    pub fn resumed(position: &Position, path: &[Square]) -> Self {
        let entry = Self {
            path: path.to_vec(),
            choices: Vec::new(),
        };
        if path.is_empty() || entry.candidates(position).is_empty() {
            return Self::default();
        }
        entry
    }

    /// The piece that is picked up.
    #[must_use]
    pub fn selected(&self) -> Option<Square> {
        self.path.first().copied()
    }

    /// The squares entered so far, the piece's own first.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The captures to choose from.
    #[must_use]
    pub fn choices(&self) -> &[Route] {
        &self.choices
    }

    /// The ways that fit what has been entered.
    #[must_use]
    pub fn candidates(&self, position: &Position) -> Vec<Route> {
        position
            .routes()
            .into_iter()
            .filter(|route| self.fits(position, route))
            .collect()
    }

    /// The pieces that the entered landings have captured so far.
    #[must_use]
    pub fn captured(&self, position: &Position) -> Vec<Square> {
        let steps = self.path.len().saturating_sub(1);
        self.candidates(position)
            .first()
            .map(|route| route.order.iter().take(steps).copied().collect())
            .unwrap_or_default()
    }

    /// Picks a square.
    pub fn pick(&mut self, position: &Position, square: Square, options: EntryOptions) -> Outcome {
        let Some(from) = self.selected() else {
            return self.pick_first(position, square);
        };
        let routes = self.pool(position);
        let next = self.path.len();
        let fitting: Vec<Route> = routes
            .into_iter()
            .filter(|route| route.step.to == square || lands(position, route, next, square))
            .collect();
        if !fitting.is_empty() {
            return self.advance(position, square, fitting);
        }
        if square == from && self.path.len() == 1 {
            if options.touch_move {
                return Outcome::Selected(from);
            }
            self.clear();
            return Outcome::Deselected;
        }
        let own = position
            .piece(square)
            .is_some_and(|piece| piece.side == position.turn());
        if own && self.path.len() == 1 && !options.touch_move {
            if let Some(refusal) = position.refusal_of_piece(square) {
                return Outcome::Refused(refusal);
            }
            self.clear();
            self.path.push(square);
            return Outcome::Selected(square);
        }
        if own && options.touch_move {
            return Outcome::Refused(Refusal::Touched { square: from });
        }
        Outcome::Refused(self.refusal_of(position, from, square))
    }

    /// Why the piece in hand does not go to a square. In the middle of a capture it leaps from
    /// where it stands now.
    fn refusal_of(&self, position: &Position, from: Square, square: Square) -> Refusal {
        if self.path.len() == 1 {
            return position
                .refusal(from, square)
                .unwrap_or(Refusal::Unfinished);
        }
        position
            .bar_on_the_way(&self.path, &self.captured(position), square)
            .or_else(|| {
                let by_law = |refusal: &Refusal| matches!(refusal, Refusal::Law { .. });
                position.refusal(from, square).filter(by_law)
            })
            .unwrap_or(Refusal::Unfinished)
    }

    /// Carries a piece from one square to another, as a drag does.
    pub fn carry(
        &mut self,
        position: &Position,
        from: Square,
        to: Square,
        options: EntryOptions,
    ) -> Outcome {
        // A drag in the middle of a capture takes the piece from where it stands now.
        let in_hand = self.path.last() == Some(&from);
        if !in_hand {
            match self.pick(position, from, options) {
                Outcome::Selected(_) => {}
                // Where it was to go tells more than that it cannot go anywhere.
                Outcome::Refused(refusal) if self.path.is_empty() => {
                    return Outcome::Refused(position.refusal(from, to).unwrap_or(refusal));
                }
                other => return other,
            }
        }
        self.pick(position, to, options)
    }

    /// Chooses one of the captures.
    pub fn choose(&mut self, index: usize) -> Outcome {
        let Some(route) = self.choices.get(index).cloned() else {
            return Outcome::Nothing;
        };
        self.clear();
        Outcome::Complete(route)
    }

    /// Takes back the last thing entered: the question, a landing, or the picked piece. Says
    /// whether there was anything.
    pub fn back(&mut self, options: EntryOptions) -> bool {
        if !self.choices.is_empty() {
            self.choices.clear();
            return true;
        }
        if self.path.is_empty() || (options.touch_move && self.path.len() == 1) {
            return false;
        }
        self.path.pop();
        true
    }

    /// Forgets everything entered.
    pub fn clear(&mut self) {
        self.path.clear();
        self.choices.clear();
    }

    fn pick_first(&mut self, position: &Position, square: Square) -> Outcome {
        if position.piece(square).is_some() {
            // A capture may also end where another piece will have left, but never on a piece.
            if let Some(refusal) = position.refusal_of_piece(square) {
                return Outcome::Refused(refusal);
            }
            self.path.push(square);
            return Outcome::Selected(square);
        }
        let fitting: Vec<Route> = position
            .routes()
            .into_iter()
            .filter(|route| route.step.to == square)
            .collect();
        let Some(first) = fitting.first() else {
            return Outcome::Nothing;
        };
        let from = first.step.from;
        if fitting.iter().any(|route| route.step.from != from) {
            return Outcome::Nothing;
        }
        self.path.push(from);
        self.advance(position, square, fitting)
    }

    /// Goes on to a square that fits some ways.
    fn advance(&mut self, position: &Position, square: Square, fitting: Vec<Route>) -> Outcome {
        let next = self.path.len();
        let ends = |route: &Route| route.step.to == square;
        let steps =
            |route: &Route| lands(position, route, next, square) && next + 1 < route.path.len();
        let moves = one_route_each(&fitting);
        if let [only] = &moves[..]
            && fitting.iter().any(ends)
        {
            let entered = |route: &&Route| self.fits(position, route) && route.step == only.step;
            let route = fitting.iter().find(entered).unwrap_or(only).clone();
            self.clear();
            return Outcome::Complete(route);
        }
        if fitting.iter().all(|route| steps(route) && !ends(route)) {
            self.choices.clear();
            self.path.push(square);
            return Outcome::Stepped(square);
        }
        self.choices = moves;
        Outcome::Choose
    }

    /// The ways from which the next square picks: the choices while there is a question.
    fn pool(&self, position: &Position) -> Vec<Route> {
        if self.choices.is_empty() {
            self.candidates(position)
        } else {
            self.choices.clone()
        }
    }

    fn fits(&self, position: &Position, route: &Route) -> bool {
        self.path.len() <= route.path.len()
            && self
                .path
                .first()
                .is_none_or(|&from| from == route.step.from)
            && (1..self.path.len()).all(|at| lands(position, route, at, self.path[at]))
    }
}

/// Whether a way lands on a square with its landing of that number. A flying king that goes
/// straight on after a capture may name any square before the next piece: it is the same way.
fn lands(position: &Position, route: &Route, at: usize, square: Square) -> bool {
    let Some(&landing) = route.path.get(at) else {
        return false;
    };
    if landing == square {
        return true;
    }
    let (Some(&over), Some(&next_over)) = (route.order.get(at - 1), route.order.get(at)) else {
        return false;
    };
    between(position, over, next_over, landing) && between(position, over, next_over, square)
}

/// Whether a square lies on the line between two others.
fn between(position: &Position, one: Square, other: Square, square: Square) -> bool {
    let cell = |square| {
        let (row, column) = position.rules().geometry().cell(square);
        (i16::from(row), i16::from(column))
    };
    let ((r1, c1), (r2, c2), (r, c)) = (cell(one), cell(other), cell(square));
    let on_line = (r - r1) * (c2 - c1) == (c - c1) * (r2 - r1);
    let straight = r1 == r2 || c1 == c2 || (r1 - r2).abs() == (c1 - c2).abs();
    let inside = (r1.min(r2)..=r1.max(r2)).contains(&r) && (c1.min(c2)..=c1.max(c2)).contains(&c);
    straight && on_line && inside && square != one && square != other
}

/// The first way of each different move.
fn one_route_each(routes: &[Route]) -> Vec<Route> {
    let mut seen: Vec<Move> = Vec::new();
    routes
        .iter()
        .filter(|route| {
            let new = !seen.contains(&route.step);
            if new {
                seen.push(route.step);
            }
            new
        })
        .cloned()
        .collect()
}
