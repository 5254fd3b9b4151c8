//! Raw games to games: every move is played by the rules, variations as well.

use super::{
    super::{MoveTextError, fen, resolve_move},
    Comment, Fault, Game, GameResult, Item, MoveNumber, Strength,
    cursor::Cursor,
    reason,
    split::{DEEPEST, RawGame, RawItem, RawKind},
};
use crate::rules::{Position, Setup, Side, quoted};

/// The annotation of a forced move.
const FORCED: u16 = 7;

/// A fault with its place in the file.
pub(super) struct Trouble {
    pub(super) line: usize,
    pub(super) at: Option<MoveNumber>,
    /// How many moves of the main line could be played before it.
    pub(super) played: usize,
    cause: Box<Cause>,
}

enum Cause {
    Fault(Fault),
    /// A move that does not fit; why is worked out only when somebody wants to know.
    Move {
        position: Position,
        text: String,
        error: MoveTextError,
    },
}

impl Trouble {
    pub(super) fn new(line: usize, fault: Fault) -> Self {
        Self {
            line,
            at: None,
            played: 0,
            cause: Box::new(Cause::Fault(fault)),
        }
    }

    pub(super) fn into_fault(self) -> Fault {
        match *self.cause {
            Cause::Fault(fault) => fault,
            Cause::Move {
                position,
                text,
                error,
            } => reason::fault(&position, &text, error),
        }
    }
}

/// Plays a raw game from the start position of its rules, or from the one it sets up.
///
/// A variation that cannot be played to its end is kept as far as it can, with the rest of its text
/// as a comment; so is a variation that is nested too deep. The main line must be legal.
pub(super) fn resolve(
    raw: &RawGame<'_>,
    text: &str,
    start: &Position,
) -> Result<Resolved, Trouble> {
    let fen = raw.tag("FEN").filter(|tag| !tag.value.trim().is_empty());
    let start = match fen {
        None => start.clone(),
        Some(tag) => fen::read(start.rules(), &tag.value)
            .map_err(|error| Trouble::new(tag.line, error.into()))?,
    };
    let mut resolver = Resolver {
        text,
        line: Line::at(Cursor::new(start.clone())),
        outer: Vec::new(),
        wrong_number: None,
        start_may_change: fen.is_none(),
        start,
    };
    resolver.line.items.reserve(raw.items.len());
    resolver.run(&raw.items)?;
    if let Some((line, fault)) = &raw.fault {
        let played = resolver.line.played;
        return Err(Trouble {
            played,
            ..Trouble::new(*line, fault.clone())
        });
    }
    let Resolver {
        start,
        line,
        wrong_number,
        ..
    } = resolver;
    let mut game = Game::of_checked(start, line.items, line.cursor.now);
    for tag in &raw.tags {
        game.tags.set(&tag.name, &tag.value);
    }
    game.result = stated_result(raw)
        .filter(|result| *result != GameResult::Unfinished)
        .or_else(|| raw.end.clone())
        .unwrap_or_default();
    if matches!(game.result, GameResult::Other(_)) && game.tags.get(RESULT_FORMAT).is_none() {
        // PDN allows points only where this tag announces them.
        game.tags.set(RESULT_FORMAT, "Points");
    }
    Ok(Resolved { game, wrong_number })
}

/// The tag that announces results which are not PDN's.
const RESULT_FORMAT: &str = "ResultFormat";

/// The result that the tags state; nothing if there is none, or one that is not known.
pub(super) fn stated_result(raw: &RawGame<'_>) -> Option<GameResult> {
    let value = &raw.tag("Result")?.value;
    let format = raw.tag(RESULT_FORMAT).map(|tag| tag.value.trim());
    if format.is_some_and(|format| !format.is_empty()) {
        return Some(GameResult::in_format_of_its_own(value));
    }
    GameResult::of(value)
}

/// One line of moves in the making.
struct Line {
    cursor: Cursor,
    items: Vec<Item>,
    last_move: Option<usize>,
    played: usize,
    /// Whether a move is written as unknown, so that the position is too.
    is_unknown: bool,
    /// Whether the next number may be any: the first of a game or behind a position that is set up.
    any_number: bool,
}

impl Line {
    const fn at(cursor: Cursor) -> Self {
        Self {
            cursor,
            items: Vec::new(),
            last_move: None,
            played: 0,
            is_unknown: false,
            any_number: true,
        }
    }
}

struct Resolver<'a> {
    text: &'a str,
    start: Position,
    /// Whether a position that is set up first of all is the start.
    start_may_change: bool,
    line: Line,
    /// The lines around this one, the main line first.
    outer: Vec<Line>,
    /// The first number in the main line that is not the next one.
    wrong_number: Option<Miscount>,
}

/// A number that is not the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Miscount {
    pub(super) line: usize,
    pub(super) found: usize,
    pub(super) expected: usize,
}

/// A game that was played to its end, with what was odd in it.
pub(super) struct Resolved {
    pub(super) game: Game,
    pub(super) wrong_number: Option<Miscount>,
}

impl Resolver<'_> {
    fn run(&mut self, items: &[RawItem<'_>]) -> Result<(), Trouble> {
        let mut next = 0;
        while let Some(item) = items.get(next) {
            next += 1;
            if matches!(item.kind, RawKind::Open) && DEEPEST <= self.outer.len() {
                let close = end_of_variation(items, next);
                self.keep_as_comment(item.at + 1, items.get(close));
                next = close + 1;
            } else if let Err(trouble) = self.take(item) {
                if self.outer.is_empty() {
                    let played = self.line.played;
                    return Err(Trouble { played, ..trouble });
                }
                next = end_of_variation(items, next);
                self.keep_as_comment(item.at, items.get(next));
            }
        }
        Ok(())
    }

    fn take(&mut self, item: &RawItem<'_>) -> Result<(), Trouble> {
        match &item.kind {
            RawKind::Number(number) => self.count_from(*number, item.line),
            RawKind::Unknown => self.line.is_unknown = true,
            RawKind::Forced => self.line.items.push(Item::Nag(FORCED)),
            RawKind::Nag(nag) => self.line.items.push(Item::Nag(*nag)),
            RawKind::Comment(text) => self.line.items.push(Item::Comment(Comment::new(text))),
            RawKind::Strength(text) => self.mark(text),
            RawKind::Move(text) => return self.play(item, text),
            RawKind::Setup(text) => return self.set_up(item, text),
            RawKind::Open => {
                let inner = Line::at(self.line.cursor.branch());
                self.outer.push(std::mem::replace(&mut self.line, inner));
                self.start_may_change = false;
            }
            RawKind::Close => {
                if let Some(outer) = self.outer.pop() {
                    let inner = std::mem::replace(&mut self.line, outer);
                    if !inner.items.is_empty() {
                        self.line.items.push(Item::Variation(inner.items));
                    }
                }
            }
        }
        Ok(())
    }

    /// Goes on counting from a number in the file.
    fn count_from(&mut self, found: usize, line: usize) {
        let expected = self.line.cursor.number;
        if self.outer.is_empty() && !self.line.any_number && found != expected {
            self.wrong_number.get_or_insert(Miscount {
                line,
                found,
                expected,
            });
        }
        self.line.any_number = false;
        self.line.cursor.number = found;
    }

    fn play(&mut self, item: &RawItem<'_>, text: &str) -> Result<(), Trouble> {
        if self.line.is_unknown {
            // Whose move it would be is not known either.
            return Err(Trouble::new(item.line, Fault::AfterUnknown(quoted(text))));
        }
        let cursor = &self.line.cursor;
        let step = resolve_move(&cursor.now, text).map_err(|error| Trouble {
            line: item.line,
            at: Some(MoveNumber {
                number: cursor.number,
                side: cursor.now.turn(),
            }),
            played: 0,
            cause: Box::new(Cause::Move {
                position: cursor.now.clone(),
                text: text.to_owned(),
                error,
            }),
        })?;
        self.line.cursor.play(&step);
        self.line.last_move = Some(self.line.items.len());
        self.line.played += 1;
        self.line.items.push(Item::Move {
            step,
            strength: None,
        });
        self.start_may_change = false;
        Ok(())
    }

    fn set_up(&mut self, item: &RawItem<'_>, text: &str) -> Result<(), Trouble> {
        let now = &self.line.cursor.now;
        let position = match turn_alone(text) {
            Some(turn) => with_turn(now, turn),
            None => fen::read(now.rules(), fen_of(text))
                .map_err(|error| Trouble::new(item.line, error.into()))?,
        };
        self.line.is_unknown = false;
        self.line.any_number = true;
        if self.start_may_change {
            self.line.cursor = Cursor::new(position.clone());
            self.start = position;
        } else {
            self.line.cursor.set_up(&position);
            self.line.items.push(Item::Setup(Box::new(position)));
        }
        self.start_may_change = false;
        Ok(())
    }

    /// Marks the last move; a second mark is left out.
    fn mark(&mut self, text: &str) {
        let last = self
            .line
            .last_move
            .and_then(|at| self.line.items.get_mut(at));
        if let Some(Item::Move { strength, .. }) = last
            && strength.is_none()
        {
            *strength = Strength::new(text);
        }
    }

    fn keep_as_comment(&mut self, from: usize, close: Option<&RawItem<'_>>) {
        let to = close.map_or(self.text.len(), |close| close.at);
        let comment = Comment::new(&self.text[from..to]);
        self.line.items.push(Item::Comment(comment));
    }
}

/// The index of the parenthesis that closes the variation in which `from` stands.
fn end_of_variation(items: &[RawItem<'_>], from: usize) -> usize {
    let mut depth = 0;
    for (at, item) in items.iter().enumerate().skip(from) {
        match item.kind {
            RawKind::Close if depth == 0 => return at,
            RawKind::Close => depth -= 1,
            RawKind::Open => depth += 1,
            _ => {}
        }
    }
    items.len()
}

/// The position in a setup command: what stands in its quotation marks.
fn fen_of(text: &str) -> &str {
    let text = text.trim();
    let inner = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'));
    inner.unwrap_or(text)
}

/// The side of a setup without pieces (`/FEN "B::"/`), which passes the turn.
fn turn_alone(text: &str) -> Option<Side> {
    let is_sign = |c: &char| c.is_ascii_alphabetic() || *c == ':';
    let signs: String = text.chars().filter(is_sign).collect();
    let has_pieces = text.contains(|c: char| c.is_ascii_digit());
    match signs.trim_end_matches(':') {
        "W" | "w" if !has_pieces => Some(Side::White),
        "B" | "b" if !has_pieces => Some(Side::Black),
        _ => None,
    }
}

fn with_turn(position: &Position, turn: Side) -> Position {
    let setup = Setup {
        turn,
        ..position.setup()
    };
    // The pieces stood there already; a position that cannot be made again is left as it was.
    Position::new(position.rules().clone(), &setup).unwrap_or_else(|_| position.clone())
}
