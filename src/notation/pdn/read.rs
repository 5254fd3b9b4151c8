//! A file to games, one by one, each through its rules.

use std::{io::Read, sync::Arc};

use super::{
    Fault, Game, PdnError,
    error::quoted,
    game_type::{Choice, Evidence, choose},
    house::house_rules,
    lexer::{Incomplete, Lexer},
    illegal::Ended,
    resolve::{Trouble, resolve, stated_result},
    result::GameResult,
    source::Source,
    split::{RawGame, Splitter},
    starts::Starts,
};
use crate::rules::{ResultStyle, Rules, board_ending};

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
    result_line: usize,
    /// The value of the Result tag, where it is none that is known.
    unknown_result: Option<String>,
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
impl ReadGame {
    /// What is wrong with the result of a game that is good otherwise.
    #[must_use]
    pub fn fault(&self) -> Option<PdnError> {
        self.unknown_result().or_else(|| self.contradiction())
    }

    /// The fault of a Result tag that says nothing known. The game has the result behind its moves
    /// instead, or none.
    #[must_use]
    pub fn unknown_result(&self) -> Option<PdnError> {
        let known = match self.game.rules().ruleset().notation.results {
            ResultStyle::One => "1-0, 0-1, 1/2-1/2, 0-0",
            ResultStyle::Two => "2-0, 0-2, 1-1, 0-0",
        };
        let fault = Fault::UnknownResult {
            found: quoted(self.unknown_result.as_ref()?),
            known: known.to_owned(),
        };
        Some(self.result_fault(fault))
    }

    /// The fault of a result that contradicts a game which the board itself has ended. The result
    /// is kept all the same: it is what was agreed, and the record may lack moves.
    #[must_use]
    pub fn contradiction(&self) -> Option<PdnError> {
        let position = self.game.position();
        let stated = self.game.result.winner()?;
        let (winner, ending) = board_ending(position)?;
        if stated == Some(winner) {
            return None;
        }
        let right = GameResult::won_by(Some(winner));
        let style = position.rules().ruleset().notation.results;
        let fault = Fault::Result {
            found: self.game.result.text(style).to_owned(),
            ending: Ended {
                turn: position.turn(),
                ending,
            },
            winner,
            right: right.text(style).to_owned(),
        };
        Some(self.result_fault(fault))
    }

    fn result_fault(&self, fault: Fault) -> PdnError {
        PdnError {
            game: self.number,
            line: self.result_line,
            at: None,
            fault: Box::new(fault),
            guessed: None,
        }
    }
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
            guessed: None,
        }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<ReadGame, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.is_over {
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
        let game = played.map_err(|(trouble, guessed)| PdnError {
            game: number,
            line: trouble.line,
            at: trouble.at,
            fault: Box::new(trouble.into_fault()),
            guessed,
        })?;
        let result = raw.tag("Result");
        let unknown_result = result.filter(|_| stated_result(raw).is_none());
        Ok(ReadGame {
            number,
            line: raw.line,
            game,
            result_line: result.map_or(raw.line, |tag| tag.line),
            unknown_result: unknown_result.map(|tag| tag.value.clone()),
        })
    }

    /// Plays a game; a fault comes with the title of the rules if they were a guess.
    fn play(&mut self, raw: &RawGame<'_>, text: &str) -> Result<Game, (Trouble, Option<String>)> {
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
    ) -> Result<Game, Trouble> {
        resolve(raw, text, self.starts.of(rules))
    }
}

#[cfg(test)]
mod tests;
