//! The folder of saves: the game on the table in three generations, and the game left for it.
//!
//! | file | holds |
//! |---|---|
//! | `match.ron`, `match.1.ron`, `match.2.ron` | the game on the table, newest first |
//! | `match.left.ron` | the last unfinished game that was left for another one |
//! | `match.left-N.ron` | those left before it; the highest number moves up when the last one is gone |
//! | `match.damaged-N.ron` | files that could not be used; nobody overwrites them |
//! | `lock` | held by the table that saves here |
//!
//! A new game takes the first place at once. If the game before it has moves and no result it is
//! written to `match.left.ron` first, so that beginning another game buries nothing. It is offered
//! when the game on the table is finished or not begun, and goes when it is played on.

use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::{
    Damage, SaveNotice, Trouble,
    damage::{Restored, read_match},
    durable,
    generations::{GENERATIONS, Generations},
};
use crate::play::SavedMatch;

/// A later save that has lost so many moves of an earlier one is another game, even if both begin
/// alike: what was undone and forgotten is more than a slip.
const ANOTHER_GAME: usize = 8;
/// How often a folder that another table holds is asked for: one that was just killed may take a
/// moment to let it go.
const LOCK_TRIES: u32 = 40;
/// The time between two tries.
const LOCK_PAUSE: Duration = Duration::from_millis(25);

/// The folder, held by this table alone.
#[derive(Debug)]
pub(super) struct SaveFolder {
    folder: PathBuf,
    generations: Generations,
    /// What the table handed in last.
    newest: Option<SavedMatch>,
    /// What `match.left.ron` holds.
    left: Option<SavedMatch>,
    /// Damaged files that could not be renamed.
    stuck: Vec<PathBuf>,
    _lock: Option<File>,
}

/// What a folder holds at start.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) unfinished: Option<Restored>,
    pub(super) notice: Option<SaveNotice>,
}

impl SaveFolder {
    /// Takes hold of a folder and reads what is in it; damaged files are set aside.
    ///
    /// # Errors
    ///
    /// [`SaveNotice::InUse`] if another table holds it.
    pub(super) fn open(folder: &Path) -> Result<(Self, Found), SaveNotice> {
        let mut this = Self {
            folder: folder.to_owned(),
            generations: Generations::new(folder, "match"),
            newest: None,
            left: None,
            stuck: Vec::new(),
            _lock: lock(folder)?,
        };
        let mut damaged = Vec::new();
        let mut newest = None;
        for generation in 0..GENERATIONS {
            let restored = this.read(&this.generations.file(generation), &mut damaged);
            newest = newest.or(restored);
        }
        let earlier_is_used = newest.is_some();
        this.newest = newest.as_ref().map(|newest| newest.saved.clone());
        this.move_left_up();
        let left = this.read(&this.left_file(), &mut damaged);
        this.left = left.as_ref().map(|left| left.saved.clone());
        if this
            .newest
            .as_ref()
            .is_some_and(|newest| this.plays_on_left(newest))
        {
            this.forget_left();
        }
        let left = left.filter(|_| this.left.is_some());
        let unfinished = newest.filter(Restored::is_unfinished);
        let found = Found {
            unfinished: unfinished.or(left.filter(Restored::is_unfinished)),
            notice: damaged
                .into_iter()
                .next()
                .map(|(file, outcome)| match outcome {
                    Ok((kept_as, damage)) => SaveNotice::MatchSetAside {
                        kept_as,
                        damage,
                        earlier_is_used,
                    },
                    Err(trouble) => SaveNotice::Stuck { file, trouble },
                }),
        };
        Ok((this, found))
    }

    /// Saves a match as the newest generation.
    ///
    /// # Errors
    ///
    /// The [`SaveNotice`] that says why it is not saved. What was saved before is still there.
    pub(super) fn keep(&mut self, saved: &SavedMatch) -> Result<(), SaveNotice> {
        while let Some(file) = self.stuck.last() {
            if let Err(error) = durable::set_aside(file) {
                return Err(SaveNotice::Stuck {
                    file: file.clone(),
                    trouble: error.into(),
                });
            }
            self.stuck.pop();
        }
        let not_saved = |trouble| SaveNotice::MatchNotSaved {
            folder: self.folder.clone(),
            trouble,
        };
        let other = self.newest.take_if(|newest| !continues(newest, saved));
        if let Some(other) = other
            && can_go_on(&other)
        {
            let written = self.make_room_for_left().and_then(|()| {
                let text = text(&other)?;
                Ok(durable::replace(&self.left_file(), text.as_bytes())?)
            });
            if let Err(trouble) = written {
                // The other game is still the newest on the disk: it stays there.
                let notice = not_saved(trouble);
                self.newest = Some(other);
                return Err(notice);
            }
            self.left = Some(other);
        }
        let pushed = text(saved).and_then(|text| Ok(self.generations.push(text.as_bytes())?));
        let outcome = pushed.map_err(not_saved);
        self.newest = Some(saved.clone());
        if outcome.is_ok() && self.plays_on_left(saved) {
            self.forget_left();
        }
        outcome
    }

    /// Reads a file; a damaged one is set aside.
    fn read(&mut self, file: &Path, damaged: &mut Vec<(PathBuf, SetAside)>) -> Option<Restored> {
        read_match(file).unwrap_or_else(|damage| {
            let outcome = match durable::set_aside(file) {
                Ok(kept_as) => Ok((kept_as, damage)),
                Err(error) => {
                    self.stuck.push(file.to_owned());
                    Err(Trouble::from(error))
                }
            };
            damaged.push((file.to_owned(), outcome));
            None
        })
    }

    fn left_file(&self) -> PathBuf {
        self.folder.join("match.left.ron")
    }

    fn plays_on_left(&self, saved: &SavedMatch) -> bool {
        self.left
            .as_ref()
            .is_some_and(|left| continues(left, saved))
    }

    fn forget_left(&mut self) {
        self.left = None;
        // If it cannot be removed now, it is recognised and removed at the next start.
        let _ = fs::remove_file(self.left_file());
        self.move_left_up();
        self.left = read_match(&self.left_file())
            .ok()
            .flatten()
            .map(|restored| restored.saved);
    }

    /// The numbered place of a game that was left earlier.
    fn left_earlier(&self, number: u32) -> PathBuf {
        self.folder.join(format!("match.left-{number}.ron"))
    }

    /// How many games were left before the last one: their numbers have no gaps.
    fn count_left_earlier(&self) -> u32 {
        (1..)
            .take_while(|&number| self.left_earlier(number).exists())
            .last()
            .unwrap_or(0)
    }

    /// Moves the game that was left last to the next number, so that another can take its place.
    fn make_room_for_left(&self) -> Result<(), Trouble> {
        if self.left_file().exists() {
            let free = self.left_earlier(self.count_left_earlier() + 1);
            fs::rename(self.left_file(), free)?;
        }
        Ok(())
    }

    /// Gives the place of the last left game, if it is free, to the one left before it.
    fn move_left_up(&self) {
        let earlier = self.count_left_earlier();
        if 0 < earlier && !self.left_file().exists() {
            // What cannot be renamed stays where it is and loses nothing.
            let _ = fs::rename(self.left_earlier(earlier), self.left_file());
        }
    }
}

/// The new name of a damaged file with its damage, or why it has its old one.
type SetAside = Result<(PathBuf, Damage), Trouble>;

/// Whether the later save is the same game as the earlier one: it has all the moves that had been
/// played, and has forgotten few of those that were undone.
fn continues(earlier: &SavedMatch, later: &SavedMatch) -> bool {
    let played = earlier.happened.min(earlier.moves.len());
    let both = earlier.moves.iter().zip(&later.moves);
    let lost = earlier.moves.len() - both.take_while(|(one, other)| one == other).count();
    earlier.ruleset == later.ruleset
        && earlier.house == later.house
        && earlier.start == later.start
        && later.moves.starts_with(&earlier.moves[..played])
        && lost < ANOTHER_GAME
}

/// Whether a game has moves, undone ones included, and no result.
fn can_go_on(saved: &SavedMatch) -> bool {
    let restored = saved.restore();
    !saved.moves.is_empty() && restored.is_ok_and(|(game, _)| game.result().is_none())
}

fn text(saved: &SavedMatch) -> Result<String, Trouble> {
    let config = ron::ser::PrettyConfig::new()
        .new_line("\n")
        .compact_arrays(true);
    ron::ser::to_string_pretty(saved, config)
        .map(|text| text + "\n")
        .map_err(|error| Trouble::Other(error.to_string()))
}

/// The lock of a folder; none where the folder or its system has no place for one.
fn lock(folder: &Path) -> Result<Option<File>, SaveNotice> {
    let file = fs::create_dir_all(folder).and_then(|()| {
        File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("lock"))
    });
    let Ok(file) = file else {
        return Ok(None);
    };
    for _ in 0..LOCK_TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
        }
    }
    Err(SaveNotice::InUse)
}
