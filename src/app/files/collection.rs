//! The games of a text, read one by one on another thread: a file of a hundred thousand games stops
//! nobody.
//!
//! The list grows while it is read. It keeps of each game what tells it from the others; the game
//! itself is read again when it is chosen.

use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::tasks::{AsyncComputeTaskPool, Task, futures_lite::future::yield_now};

use super::{
    content::{Content, content},
    notice::Source,
};
use crate::notation::pdn::{self, Game, PdnError, ReadGame};

/// How many games are listed.
pub const MOST_GAMES: usize = 100_000;
/// More than any collection of games; a device without an end must not fill the memory.
const MOST_BYTES: u64 = 256 << 20;

/// What tells a game from the others of its file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Head {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Who has the light pieces.
    pub white: String,
    /// Who has the dark ones.
    pub black: String,
    /// Where it was played.
    pub event: String,
    /// Its result, as the file writes it.
    pub result: String,
    /// How many moves it has, each side's counted.
    pub plies: usize,
    /// Why it cannot be opened, in the notation's own words with the place.
    pub fault: Option<String>,
    line: usize,
}

/// The games of a file, or of what was pasted.
#[derive(Debug)]
pub struct Collection {
    pub(super) source: Source,
    text: Arc<str>,
    heads: Vec<Head>,
    end: Option<End>,
}

/// How the reading ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// All has been read.
    Whole,
    /// There are more games than are listed.
    Capped,
    /// The text is no games at all.
    Other,
    /// The file is larger than can be read.
    TooLarge,
    /// The system does not give its content.
    Unreadable(String),
}

/// A text that is being read.
#[derive(Debug)]
pub(super) struct Reading {
    shared: Arc<Mutex<Shared>>,
    collection: Collection,
    // Dropping it ends the reading.
    _task: Task<()>,
}

#[derive(Default, Debug)]
struct Shared {
    text: Option<Arc<str>>,
    heads: Vec<Head>,
    end: Option<End>,
}

impl Reading {
    /// Begins to read a file.
    pub(super) fn of_file(file: &Path) -> Self {
        let path = file.to_owned();
        Self::begin(Source::File(file.to_owned()), move |shared| {
            match text_of(&path) {
                Ok(text) => Some((text, Some(path))),
                Err(end) => {
                    lock(shared).end = Some(end);
                    None
                }
            }
        })
    }

    /// Begins to read a text.
    pub(super) fn of_text(text: &str) -> Self {
        let text: Arc<str> = text.into();
        Self::begin(Source::Clipboard, |_| Some((text, None)))
    }

    fn begin(
        source: Source,
        load: impl FnOnce(&Mutex<Shared>) -> Option<(Arc<str>, Option<PathBuf>)> + Send + 'static,
    ) -> Self {
        let shared = Arc::new(Mutex::new(Shared::default()));
        let there = shared.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            if let Some((text, file)) = load(&there) {
                read(&there, text, file.as_deref()).await;
            }
        });
        Self {
            shared,
            collection: Collection {
                source,
                text: "".into(),
                heads: Vec::new(),
                end: None,
            },
            _task: task,
        }
    }

    /// Takes over what has been read since; says whether that was anything.
    pub(super) fn follow(&mut self) -> bool {
        let mut shared = lock(&self.shared);
        let news = shared.text.is_some() || !shared.heads.is_empty() || shared.end.is_some();
        if let Some(text) = shared.text.take() {
            self.collection.text = text;
        }
        self.collection.heads.append(&mut shared.heads);
        self.collection.end = shared.end.take().or_else(|| self.collection.end.take());
        news
    }

    /// What has been read so far.
    pub(super) const fn collection(&self) -> &Collection {
        &self.collection
    }

    /// What has been read.
    pub(super) fn into_collection(self) -> Collection {
        self.collection
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn text_of(file: &Path) -> Result<Arc<str>, End> {
    let unreadable = |error: std::io::Error| End::Unreadable(error.to_string());
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(unreadable)?;
    opened
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if MOST_BYTES < bytes.len() as u64 {
        return Err(End::TooLarge);
    }
    Ok(pdn::decode(&bytes).into())
}

/// Reads a text game by game, and lets others work in between.
async fn read(shared: &Mutex<Shared>, text: Arc<str>, file: Option<&Path>) {
    lock(shared).text = Some(text.clone());
    if content(&text, file) != Content::Games {
        lock(shared).end = Some(End::Other);
        return;
    }
    for (count, game) in pdn::games(text.as_bytes(), None).enumerate() {
        if count == MOST_GAMES {
            lock(shared).end = Some(End::Capped);
            return;
        }
        let head = match game {
            Ok(read) => Head::of(&read),
            Err(error) => Head::of_fault(&error),
        };
        lock(shared).heads.push(head);
        yield_now().await;
    }
    lock(shared).end = Some(End::Whole);
}

impl Head {
    fn of(read: &ReadGame) -> Self {
        let game = &read.game;
        let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
        let style = game.rules().ruleset().notation.results;
        Self {
            number: read.number,
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            result: game.result.text(style).to_owned(),
            plies: game.ply_count(),
            fault: None,
            line: read.line,
        }
    }

    fn of_fault(error: &PdnError) -> Self {
        Self {
            number: error.game,
            fault: Some(error.to_string()),
            line: error.line,
            ..Self::default()
        }
    }

    /// Whether a text occurs in names or event, whatever its case.
    #[must_use]
    pub fn fits(&self, lowercase: &str) -> bool {
        [&self.white, &self.black, &self.event]
            .iter()
            .any(|text| text.to_lowercase().contains(lowercase))
    }
}

impl Collection {
    /// The games that have been read so far.
    #[must_use]
    pub fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// Whether there are more games than are listed.
    #[must_use]
    pub fn is_capped(&self) -> bool {
        self.end == Some(End::Capped)
    }

    pub(super) const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Reads one of the games.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in the notation's own words with the place.
    pub(super) fn game(&self, index: usize) -> Result<Game, String> {
        let Some(head) = self.heads.get(index) else {
            return Err(String::new());
        };
        if let Some(fault) = &head.fault {
            return Err(fault.clone());
        }
        // Reading begins at the game's own line, so that the last game is as near as the first.
        let rest = &self.text[start_of_line(&self.text, head.line)..];
        let is_it = |read: &ReadGame| {
            Head {
                number: head.number,
                line: head.line,
                ..Head::of(read)
            } == *head
        };
        if let Some(Ok(read)) = pdn::games(rest.as_bytes(), None).next()
            && is_it(&read)
        {
            return Ok(read.game);
        }
        // It shares its line with others.
        match pdn::games(self.text.as_bytes(), None).nth(head.number - 1) {
            Some(Ok(read)) => Ok(read.game),
            Some(Err(error)) => Err(error.to_string()),
            None => Err(String::new()),
        }
    }
}

/// Where a line begins, counted from 1.
fn start_of_line(text: &str, line: usize) -> usize {
    let Some(before) = line.checked_sub(2) else {
        return 0;
    };
    text.match_indices('\n')
        .nth(before)
        .map_or(0, |(end, _)| end + 1)
}
