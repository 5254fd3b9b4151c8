//! Tokens to raw games: where one ends and the next begins, before any rule is asked.

use std::{borrow::Cow, iter::Peekable};

use super::{
    Fault, GameResult,
    lexer::{Incomplete, Lexeme, Lexer},
    tags::canonical,
    token::Token,
};
use crate::rules::quoted;

/// A tag as it stands in the file.
#[derive(Debug)]
pub(super) struct RawTag {
    /// In PDN's spelling.
    pub(super) name: String,
    pub(super) value: String,
    pub(super) line: usize,
}

/// What a raw game consists of besides its tags.
#[derive(Debug)]
pub(super) enum RawKind<'a> {
    Number(usize),
    Move(Cow<'a, str>),
    Unknown,
    Strength(&'a str),
    Nag(u16),
    /// A star right behind a move.
    Forced,
    Comment(&'a str),
    Setup(&'a str),
    Open,
    Close,
}

/// One element with its place.
#[derive(Debug)]
pub(super) struct RawItem<'a> {
    pub(super) kind: RawKind<'a>,
    pub(super) at: usize,
    pub(super) line: usize,
}

/// A game whose moves have not been played yet.
#[derive(Debug, Default)]
pub(super) struct RawGame<'a> {
    /// The line of its first token.
    pub(super) line: usize,
    pub(super) tags: Vec<RawTag>,
    /// Tags that stand a second time and say something else, of those that decide how a game is
    /// read.
    pub(super) repeated: Vec<RawTag>,
    pub(super) items: Vec<RawItem<'a>>,
    /// The result behind the moves.
    pub(super) end: Option<GameResult>,
    /// The first fault of its form, with its line; what comes after it is left out.
    pub(super) fault: Option<(usize, Fault)>,
    /// Whether there was more than tags and comments.
    has_begun: bool,
    open: Open,
}

/// The variations that are open.
#[derive(Clone, Copy, Default, Debug)]
struct Open {
    depth: usize,
    /// The line where the outermost one begins.
    line: usize,
}

/// Variations nested deeper than this are kept as comments.
pub(super) const DEEPEST: usize = 32;

/// More elements than any game has: the limit keeps the memory for noise within bounds.
const MOST_ITEMS: usize = 500_000;

/// More tags than any game has.
const MOST_TAGS: usize = 200;

/// The tags that must not say two things.
const DECIDING: [&str; 5] = ["FEN", "GameType", "Variant", "HouseRules", "Result"];

impl RawGame<'_> {
    /// The first tag of a name, in PDN's spelling.
    pub(super) fn tag(&self, name: &str) -> Option<&RawTag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// Whether the game ends before the next token, which a tag can tell: behind moves, or as the
    /// second of its name behind a blank line. `line` is the line of the token before.
    fn ends_before(&self, next: &Lexeme<'_>, line: usize) -> bool {
        match &next.token {
            Token::Tag { name, .. } => {
                let is_repeated = || canonical(name).is_some_and(|name| self.tag(&name).is_some());
                self.has_begun || (line + 1 < next.line && is_repeated())
            }
            Token::BadTag(_) => self.has_begun && line < next.line,
            _ => false,
        }
    }
}

/// The raw games of a text, one by one.
pub(super) struct Splitter<'a> {
    tokens: Peekable<Lexer<'a>>,
    /// The line of the last token taken.
    line: usize,
}

impl<'a> Splitter<'a> {
    pub(super) fn new(tokens: Lexer<'a>) -> Self {
        Self {
            tokens: tokens.peekable(),
            line: 0,
        }
    }

    /// The next game; nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`Incomplete`] where its end is not there yet: then it must be read again from where the one
    /// before it ended, with more text.
    pub(super) fn next_game(&mut self) -> Result<Option<RawGame<'a>>, Incomplete> {
        let mut game = RawGame::default();
        // Whether there is nothing but comments yet.
        let mut is_empty = true;
        loop {
            let line = self.line;
            if self
                .peek()?
                .is_some_and(|next| game.ends_before(next, line))
            {
                break;
            }
            let Some(next) = self.tokens.next().transpose()? else {
                break;
            };
            self.line = next.line;
            if let (Token::End(result), 0) = (&next.token, game.open.depth) {
                if is_empty {
                    // A separator behind a result, or a result alone.
                    game = RawGame::default();
                    continue;
                }
                game.end = Some(result.clone());
                break;
            }
            if is_empty {
                game.line = next.line;
            }
            is_empty &= matches!(next.token, Token::Comment(_));
            let line = next.line;
            let fault = game.take(next).err();
            if game.fault.is_none() {
                game.fault = fault.map(|fault| (line, fault));
            }
        }
        if is_empty {
            return Ok(None);
        }
        self.close(game).map(Some)
    }

    /// The offset and the line of the next token; nothing where there is none.
    pub(super) fn next_place(&mut self) -> Option<(usize, usize)> {
        let next = self.tokens.peek()?.as_ref().ok()?;
        Some((next.at, next.line))
    }

    fn peek(&mut self) -> Result<Option<&Lexeme<'a>>, Incomplete> {
        match self.tokens.peek() {
            None => Ok(None),
            Some(Ok(lexeme)) => Ok(Some(lexeme)),
            Some(Err(Incomplete)) => Err(Incomplete),
        }
    }

    fn close(&mut self, mut game: RawGame<'a>) -> Result<RawGame<'a>, Incomplete> {
        if 0 < game.open.depth && game.fault.is_none() {
            game.fault = Some((game.open.line, Fault::OpenVariation));
        }
        if game.end.is_some() {
            self.take_comments_behind(&mut game)?;
        } else if game.fault.is_none() {
            take_end_from_items(&mut game);
        }
        Ok(game)
    }

    /// Comments on the line of the result still belong to the game.
    fn take_comments_behind(&mut self, game: &mut RawGame<'a>) -> Result<(), Incomplete> {
        let line = self.line;
        while let Some(next) = self.peek()? {
            let Token::Comment(text) = next.token else {
                break;
            };
            if next.line != line {
                break;
            }
            let at = next.at;
            self.tokens.next();
            if game.fault.is_none() {
                game.items.push(RawItem {
                    kind: RawKind::Comment(text),
                    at,
                    line,
                });
            }
        }
        Ok(())
    }
}

/// Without a result behind the moves, a star behind the last move was it, or the points of a
/// tournament that the Result tag gives too (`4-6`).
fn take_end_from_items(game: &mut RawGame<'_>) {
    let points = game
        .tag("Result")
        .and_then(|tag| GameResult::of(&tag.value));
    let is_end = match game.items.last().map(|item| &item.kind) {
        Some(RawKind::Forced) => game
            .items
            .iter()
            .rev()
            .nth(1)
            .is_some_and(|item| matches!(item.kind, RawKind::Move(_) | RawKind::Strength(_))),
        Some(RawKind::Move(text)) => points == Some(GameResult::Other(text.to_string())),
        _ => false,
    };
    if is_end {
        game.items.pop();
    }
}

impl<'a> RawGame<'a> {
    fn take(&mut self, next: Lexeme<'a>) -> Result<(), Fault> {
        let Lexeme { token, at, line } = next;
        self.has_begun |= !matches!(
            token,
            Token::Tag { .. } | Token::BadTag(_) | Token::Comment(_)
        );
        let kind = match token {
            Token::Tag { name, value } => return self.take_tag(name, value, line),
            Token::BadTag(text) => return Err(Fault::Tag(quoted(text))),
            Token::Stray(text) => return Err(Fault::Stray(quoted(text))),
            Token::OpenComment => return Err(Fault::OpenComment),
            Token::ClosedComment => return Err(Fault::ClosedComment),
            Token::Dots | Token::End(_) => return Ok(()),
            Token::Nag(digits) => {
                let nag = digits.parse();
                RawKind::Nag(nag.map_err(|_| Fault::Nag(format!("${}", quoted(digits))))?)
            }
            Token::Forced => RawKind::Forced,
            Token::Number(number) => RawKind::Number(number),
            Token::Move(text) => RawKind::Move(text),
            Token::Unknown => RawKind::Unknown,
            Token::Strength(text) => RawKind::Strength(text),
            Token::Comment(text) => RawKind::Comment(text),
            Token::Setup(text) => RawKind::Setup(text),
            Token::Open => return self.open(at, line),
            Token::Close => return self.close(at, line),
        };
        self.push(RawItem { kind, at, line })
    }

    fn take_tag(&mut self, name: &str, value: String, line: usize) -> Result<(), Fault> {
        let name = canonical(name).ok_or_else(|| Fault::Tag(quoted(name)))?;
        if MOST_TAGS <= self.tags.len() {
            return Err(Fault::TooLong);
        }
        match self.tag(&name) {
            None => self.tags.push(RawTag { name, value, line }),
            Some(first) => {
                let says_more = first.value.trim() != value.trim();
                if says_more && DECIDING.contains(&name.as_str()) && self.repeated.len() < MOST_TAGS
                {
                    self.repeated.push(RawTag { name, value, line });
                }
            }
        }
        Ok(())
    }

    fn open(&mut self, at: usize, line: usize) -> Result<(), Fault> {
        let item = RawItem {
            kind: RawKind::Open,
            at,
            line,
        };
        let pushed = self.push(item);
        if self.open.depth == 0 {
            self.open.line = line;
        }
        self.open.depth += 1;
        pushed
    }

    fn close(&mut self, at: usize, line: usize) -> Result<(), Fault> {
        self.open.depth = self
            .open
            .depth
            .checked_sub(1)
            .ok_or(Fault::ClosedVariation)?;
        self.push(RawItem {
            kind: RawKind::Close,
            at,
            line,
        })
    }

    /// Keeps an element, unless it stands in a variation that is too deep to be kept, or behind a
    /// fault.
    fn push(&mut self, item: RawItem<'a>) -> Result<(), Fault> {
        if self.fault.is_some() || DEEPEST < self.open.depth {
            return Ok(());
        }
        if MOST_ITEMS <= self.items.len() {
            return Err(Fault::TooLong);
        }
        self.items.push(item);
        Ok(())
    }
}
