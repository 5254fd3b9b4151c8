//! A file to games, one by one, each through its rules.

use std::{io::Read, sync::Arc};

use super::{
    Fault, Game, PdnError,
    contradiction::{other_game, two_ways},
    game_type::{Choice, Evidence, choose},
    house::house_rules,
    lexer::{Incomplete, Lexer},
    resolve::{Miscount, Resolved, Trouble, resolve, stated_result},
    source::Source,
    split::{RawGame, Splitter},
    starts::Starts,
};
use crate::rules::Rules;

/// No game takes so many bytes; what a longer one has is passed over, so that noise without an end
/// cannot fill the memory.
const LONGEST_GAME: usize = 16 << 20;

/// A game with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The game.
    pub game: Game,
    pub(super) result_line: usize,
    /// The value of the Result tag, where it is none that is known.
    pub(super) unknown_result: Option<String>,
    /// The first thing that the tags and the moves say in two ways.
    pub(super) two_ways: Option<(usize, Fault)>,
    /// The tag that names other rules than those that the reader was given.
    pub(super) other_rules: Option<(usize, Fault)>,
    pub(super) wrong_number: Option<Miscount>,
}

/// The games of a file, one by one. A fault in one does not keep the next from being read.
///
/// The file is read as it is needed, and never held as a whole: only the longest game decides how
/// much memory it takes.
pub struct Games<R> {
    source: Source<R>,
    player: Player,
    read: usize,
    is_over: bool,
    /// Whether the rest of the line is passed over: it belongs to a game that was too long.
    in_mid_line: bool,
}

/// The games of a PDN file, from its bytes: a slice, or a file that is open.
///
/// Text is UTF-8, or Latin-1 on lines that are not, or UTF-16 where the file begins like that.
/// Every game is played by the rules that are given, else by those that its tags `GameType` and
/// Variant name, else by the likeliest ones that its moves obey.
#[must_use]
pub fn games<R: Read>(bytes: R, rules: Option<Arc<Rules>>) -> Games<R> {
    Games::of(Source::new(bytes), rules)
}

/// All games of a file; see [`games()`].
///
/// # Errors
///
/// The [`PdnError`] of the first fault.
pub fn read(bytes: &[u8], rules: Option<Arc<Rules>>) -> Result<Vec<Game>, PdnError> {
    games(bytes, rules)
        .map(|read| read.map(|read| read.game))
        .collect()
}

impl<R> Games<R> {
    fn of(source: Source<R>, rules: Option<Arc<Rules>>) -> Self {
        Self {
            source,
            player: Player {
                forced: rules,
                starts: Starts::default(),
            },
            read: 0,
            is_over: false,
            in_mid_line: false,
        }
    }

    /// How many bytes of the file have been taken so far.
    #[must_use]
    pub const fn bytes_taken(&self) -> u64 {
        self.source.taken()
    }

    /// The next game, as far as its text is there; the text up to its end is passed.
    fn next_there(&mut self) -> Result<Option<Result<ReadGame, PdnError>>, Incomplete> {
        let text = self.source.text();
        let lexer = Lexer::new(text, self.source.is_complete(), self.source.line());
        let mut splitter = Splitter::new(lexer);
        let Some(raw) = splitter.next_game()? else {
            return Ok(None);
        };
        self.read += 1;
        let read = self.player.read(self.read, &raw, text);
        let (at, line) = splitter
            .next_place()
            .unwrap_or((text.len(), self.source.line()));
        self.source.pass(at, line);
        Ok(Some(read))
    }

    fn fault(&mut self, fault: Fault) -> PdnError {
        self.read += 1;
        PdnError {
            game: self.read,
            line: self.source.line(),
            at: None,
            fault: Box::new(fault),
            played: 0,
            guessed: None,
        }
    }
}

impl<R: Read> Games<R> {
    /// Passes the text up to the next line, or as much of it as there is.
    fn pass_line(&mut self) {
        let line = self.source.line();
        match self.source.text().find('\n') {
            Some(end) => {
                self.source.pass(end + 1, line + 1);
                self.in_mid_line = false;
            }
            None => {
                self.source.pass_all();
                self.in_mid_line = !self.source.is_complete() && self.source.failure().is_none();
                self.source.more();
            }
        }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<ReadGame, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.is_over {
            if let Some(what) = self.source.stranger() {
                self.is_over = true;
                return Some(Err(self.fault(Fault::NotText(what))));
            }
            if self.in_mid_line {
                self.pass_line();
                continue;
            }
            match self.next_there() {
                Ok(Some(read)) => return Some(read),
                Ok(None) => self.is_over = true,
                Err(Incomplete) => {
                    if let Some(failure) = self.source.failure() {
                        let fault = Fault::Unreadable(failure.to_owned());
                        self.is_over = true;
                        return Some(Err(self.fault(fault)));
                    }
                    if LONGEST_GAME < self.source.text().len() {
                        let error = self.fault(Fault::TooLong);
                        self.source.pass_all();
                        self.in_mid_line = true;
                        return Some(Err(error));
                    }
                    self.source.more();
                }
            }
        }
        None
    }
}

/// What knows the rules by which games are played.
struct Player {
    forced: Option<Arc<Rules>>,
    starts: Starts,
}

impl Player {
    fn read(&mut self, number: usize, raw: &RawGame<'_>, text: &str) -> Result<ReadGame, PdnError> {
        let played = self.play(raw, text);
        let Resolved { game, wrong_number } = played.map_err(|(trouble, guessed)| PdnError {
            game: number,
            line: trouble.line,
            at: trouble.at,
            played: trouble.played,
            fault: Box::new(trouble.into_fault()),
            guessed,
        })?;
        let result = raw.tag("Result");
        let unknown_result = result.filter(|_| stated_result(raw).is_none());
        let is_forced = self.forced.is_some();
        Ok(ReadGame {
            number,
            line: raw.line,
            other_rules: self
                .forced
                .as_ref()
                .and_then(|rules| other_game(raw, rules)),
            two_ways: two_ways(raw, &game, is_forced),
            wrong_number,
            game,
            result_line: result.map_or(raw.line, |tag| tag.line),
            unknown_result: unknown_result.map(|tag| tag.value.clone()),
        })
    }

    /// Plays a game; a fault comes with the title of the rules if they were a guess.
    fn play(
        &mut self,
        raw: &RawGame<'_>,
        text: &str,
    ) -> Result<Resolved, (Trouble, Option<String>)> {
        let tag = |name| raw.tag(name).map(|tag| tag.value.trim());
        let choice = match &self.forced {
            Some(rules) => Ok(Choice::Known(rules.clone())),
            None => match house_rules(raw) {
                Some(Ok(rules)) => Ok(Choice::Known(self.starts.known(rules))),
                Some(Err(trouble)) => return Err((trouble, None)),
                None => choose(tag("GameType"), tag("Variant"), || Evidence::of(raw)),
            },
        };
        let all = match choice {
            Ok(Choice::Known(rules)) => {
                return self.play_by(raw, text, &rules).map_err(|t| (t, None));
            }
            Ok(Choice::Likeliest(all)) => all,
            Err(fault) => {
                let named = raw.tag("GameType").or_else(|| raw.tag("Variant"));
                let line = named.map_or(raw.line, |tag| tag.line);
                return Err((Trouble::new(line, fault), None));
            }
        };
        // Of rules that all refuse the game, those that go with it farthest were meant.
        let mut farthest: Option<(Trouble, Option<String>)> = None;
        for rules in all {
            match self.play_by(raw, text, &rules) {
                Ok(game) => return Ok(game),
                // A fault of its form is one by all rules.
                Err(trouble) if raw.fault.is_some() && trouble.at.is_none() => {
                    return Err((trouble, None));
                }
                Err(trouble) => {
                    let is_farther = |(known, _): &(Trouble, _)| known.played < trouble.played;
                    if farthest.as_ref().is_none_or(is_farther) {
                        farthest = Some((trouble, Some(rules.ruleset().title.en.clone())));
                    }
                }
            }
        }
        Err(farthest.unwrap_or_else(|| (Trouble::new(raw.line, Fault::TooLong), None)))
    }

    fn play_by(
        &mut self,
        raw: &RawGame<'_>,
        text: &str,
        rules: &Arc<Rules>,
    ) -> Result<Resolved, Trouble> {
        resolve(raw, text, self.starts.of(rules))
    }
}

#[cfg(test)]
mod tests;
