//! A text to games, one by one, each through its rules.

use std::sync::Arc;

use super::{
    Fault, Game, PdnError, decode,
    game_type::{Choice, choose},
    house::house_rules,
    reason::ending_of,
    resolve::{Trouble, resolve},
    split::{RawGame, Splitter},
};
use crate::rules::{Position, Rules, board_ending};

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
}

/// The games of a text, one by one. A fault in one does not keep the next from being read.
pub struct Games<'a> {
    text: &'a str,
    raw: Splitter<'a>,
    read: usize,
    forced: Option<Arc<Rules>>,
    /// The start positions that were needed so far.
    starts: Vec<Position>,
}

/// The games of a [`decode`]d text.
///
/// Every game is played by the rules that are given, else by those that its tags `GameType` and
/// Variant name, else by the likeliest ones that its moves obey.
#[must_use]
pub fn games(text: &str, rules: Option<Arc<Rules>>) -> Games<'_> {
    Games {
        text,
        raw: Splitter::new(text),
        read: 0,
        forced: rules,
        starts: Vec::new(),
    }
}

/// All games of a file; see [`games()`].
///
/// # Errors
///
/// The [`PdnError`] of the first fault.
pub fn read(bytes: &[u8], rules: Option<Arc<Rules>>) -> Result<Vec<Game>, PdnError> {
    games(&decode(bytes), rules)
        .map(|read| read.map(|read| read.game))
        .collect()
}

impl ReadGame {
    /// The fault of a result that contradicts a game which the board itself has ended. The result
    /// is kept all the same: it is what was agreed, and the record may lack moves.
    #[must_use]
    pub fn contradiction(&self) -> Option<PdnError> {
        let position = self.game.position();
        let (winner, ending) = board_ending(position)?;
        let right = super::GameResult::won_by(Some(winner));
        if self.game.result.winner()? == Some(winner) {
            return None;
        }
        let style = position.rules().ruleset().notation.results;
        Some(PdnError {
            game: self.number,
            line: self.result_line,
            at: None,
            fault: Box::new(Fault::Result {
                found: self.game.result.text(style).to_owned(),
                ending: format!(
                    "{}, so that {winner} has won",
                    ending_of(position.turn(), ending)
                ),
                right: right.text(style).to_owned(),
            }),
            guessed: None,
        })
    }
}

impl Iterator for Games<'_> {
    type Item = Result<ReadGame, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        let raw = self.raw.next()?;
        self.read += 1;
        let played = self.play(&raw);
        Some(match played {
            Ok(game) => Ok(ReadGame {
                number: self.read,
                line: raw.line,
                game,
                result_line: raw.tag("Result").map_or(raw.line, |tag| tag.line),
            }),
            Err((trouble, guessed)) => Err(PdnError {
                game: self.read,
                line: trouble.line,
                at: trouble.at,
                fault: Box::new(trouble.into_fault()),
                guessed,
            }),
        })
    }
}

impl Games<'_> {
    /// Plays a game; a fault comes with the title of the rules if they were a guess.
    fn play(&mut self, raw: &RawGame<'_>) -> Result<Game, (Trouble, Option<String>)> {
        let tag = |name| raw.tag(name).map(|tag| tag.value.trim());
        let choice = match &self.forced {
            Some(rules) => Ok(Choice::Known(rules.clone())),
            None => match house_rules(raw) {
                Some(Ok(rules)) => Ok(Choice::Known(self.known(rules))),
                Some(Err(trouble)) => return Err((trouble, None)),
                None => choose(tag("GameType"), tag("Variant")),
            },
        };
        let all = match choice {
            Ok(Choice::Known(rules)) => return self.play_by(raw, &rules).map_err(|t| (t, None)),
            Ok(Choice::Likeliest(all)) => all,
            Err(fault) => {
                let named = raw.tag("GameType").or_else(|| raw.tag("Variant"));
                let line = named.map_or(raw.line, |tag| tag.line);
                return Err((Trouble::new(line, fault), None));
            }
        };
        let mut first = None;
        for rules in all {
            match self.play_by(raw, &rules) {
                Ok(game) => return Ok(game),
                // A fault of its form is one by all rules.
                Err(trouble) if raw.fault.is_some() && trouble.at.is_none() => {
                    return Err((trouble, None));
                }
                Err(trouble) => {
                    let title = rules.ruleset().title.en.clone();
                    first.get_or_insert((trouble, Some(title)));
                }
            }
        }
        Err(first.unwrap_or_else(|| (Trouble::new(raw.line, Fault::TooLong), None)))
    }

    /// The same rules as those of an earlier game, so that their tables are made once.
    fn known(&self, rules: Rules) -> Arc<Rules> {
        let known = self.starts.iter().map(Position::rules);
        let same = known
            .into_iter()
            .find(|known| known.ruleset() == rules.ruleset());
        same.cloned().unwrap_or_else(|| Arc::new(rules))
    }

    fn play_by(&mut self, raw: &RawGame<'_>, rules: &Arc<Rules>) -> Result<Game, Trouble> {
        let known = self
            .starts
            .iter()
            .position(|start| Arc::ptr_eq(start.rules(), rules));
        let at = known.unwrap_or_else(|| {
            self.starts.push(Position::start(rules.clone()));
            self.starts.len() - 1
        });
        resolve(raw, self.text, &self.starts[at])
    }
}
