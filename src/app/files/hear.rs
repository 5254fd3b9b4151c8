//! What comes of each wish.

use std::path::Path;

use bevy::prelude::*;

use super::{
    ClipboardWish, FileNotice, FileWish, Files, RulesetFile, Source,
    collection::{End, Reading},
    content::{Content, content},
    listing::Listing,
    opening, write,
};
use crate::{
    app::{
        power::KeepDrawing,
        referee::{Announcement, Edit, Intent, NewGame, Referee},
        storage::Saves,
    },
    notation::{fen, pdn},
    play::{Draft, record},
};

/// Acts on every wish, in order.
pub(super) fn hear(
    mut wishes: MessageReader<FileWish>,
    mut files: ResMut<Files>,
    mut intents: MessageWriter<Intent>,
    mut clipboard: MessageWriter<ClipboardWish>,
    referee: Res<Referee>,
    saves: Res<Saves>,
) {
    for wish in wishes.read() {
        let files = &mut *files;
        match wish {
            FileWish::Look(folder) => files.listing = Listing::of(folder),
            FileWish::Open(file) => {
                files.begin(Reading::of_file(file));
            }
            FileWish::Paste(text) => {
                let text = text.as_deref().unwrap_or_default();
                match content(text, None) {
                    Content::Nothing => files.notice = Some(FileNotice::NothingToPaste),
                    Content::Position(text) => {
                        let source = Source::Clipboard;
                        intents.write_batch(files.position(source, text, &referee, &saves));
                    }
                    Content::Games | Content::Ruleset => files.begin(Reading::of_text(text)),
                }
            }
            FileWish::Choose(index) => {
                intents.write_batch(files.choose(*index, &referee, &saves));
            }
            FileWish::Close => {
                files.reading = None;
                files.collection = None;
            }
            FileWish::Save { file, replace } => files.save(file, *replace, &referee),
            FileWish::CopyPosition => {
                let shown = || fen::print(referee.shown());
                let text = referee.draft().map_or_else(shown, Draft::text);
                clipboard.write(ClipboardWish::Put(text));
                files.notice = Some(FileNotice::CopiedPosition);
            }
            FileWish::CopyGame => {
                let text = pdn::write_game(&record(referee.game_kept()));
                clipboard.write(ClipboardWish::Put(text));
                files.notice = Some(FileNotice::CopiedGame);
            }
            FileWish::Dismiss => {
                files.notice = None;
                files.exists = None;
            }
        }
    }
}

/// Takes over what the other thread has read, and opens what is the only thing in a text.
pub(super) fn follow(
    mut files: ResMut<Files>,
    mut intents: MessageWriter<Intent>,
    mut rulesets: MessageWriter<RulesetFile>,
    mut keep: Option<ResMut<KeepDrawing>>,
    referee: Res<Referee>,
    saves: Res<Saves>,
) {
    if files.reading.is_none() {
        return;
    }
    if let Some(keep) = &mut keep {
        keep.for_frames(2);
    }
    // What is only looked at must not seem changed.
    let Some(reading) = &mut files.bypass_change_detection().reading else {
        return;
    };
    if !reading.follow() {
        return;
    }
    files.set_changed();
    let Some(end) = files
        .reading
        .as_ref()
        .and_then(|reading| reading.collection().end().cloned())
    else {
        return;
    };
    let Some(read) = files.reading.take().map(Reading::into_collection) else {
        return;
    };
    let source = read.source.clone();
    let notice = match end {
        End::Unreadable(reason) => FileNotice::Unreadable(source, reason),
        End::TooLarge => FileNotice::TooLarge(source),
        End::Other => {
            let file = match &source {
                Source::File(file) => Some(file.clone()),
                Source::Clipboard => None,
            };
            match content(read.text(), file.as_deref()) {
                Content::Position(text) => {
                    intents.write_batch(files.position(source, text, &referee, &saves));
                    return;
                }
                Content::Ruleset => {
                    rulesets.write_batch(file.map(RulesetFile));
                    FileNotice::Ruleset(source)
                }
                Content::Games | Content::Nothing => FileNotice::Empty(source),
            }
        }
        End::Whole | End::Capped => match read.heads() {
            [] => FileNotice::Empty(source),
            [_] => {
                files.collection = Some(read);
                intents.write_batch(files.choose(0, &referee, &saves));
                files.collection = None;
                return;
            }
            _ => {
                files.collection = Some(read);
                return;
            }
        },
    };
    files.notice = Some(notice);
}

/// What was said of a file is old when the next move is made, or a position is put together.
pub(super) fn grow_quiet(mut announcements: MessageReader<Announcement>, mut files: ResMut<Files>) {
    let (mut goes_on, mut started) = (false, false);
    for announcement in announcements.read() {
        goes_on |= matches!(announcement, Announcement::Moved(_) | Announcement::Draft);
        started |= matches!(announcement, Announcement::Started);
    }
    // The match that a notice tells of is no other match.
    let other = started && !files.begins;
    if started && files.begins {
        files.begins = false;
    }
    if (goes_on || other) && files.notice.is_some() {
        files.notice = None;
    }
}

/// On the title nothing is said of the files of a game.
pub(super) fn forget(mut files: ResMut<Files>) {
    files.notice = None;
}

impl Files {
    fn begin(&mut self, reading: Reading) {
        self.collection = None;
        self.notice = None;
        self.reading = Some(reading);
    }

    /// A game from a position, by the rules on the table.
    fn position(
        &mut self,
        source: Source,
        text: &str,
        referee: &Referee,
        saves: &Saves,
    ) -> Option<Intent> {
        let rules = referee.rules().clone();
        // An editor takes it as it is, and says itself what is wrong with it.
        if referee.draft().is_some() && fen::parse_setup(&rules, text).is_ok() {
            self.notice = None;
            return Some(Intent::Edit(Edit::Read(text.to_owned())));
        }
        match fen::parse(&rules, text) {
            Ok(start) => {
                self.begins = true;
                self.notice = Some(FileNotice::Position {
                    source,
                    kept: is_kept(referee, saves),
                });
                Some(Intent::NewGame(Box::new(NewGame {
                    rules,
                    players: referee.game().players.clone(),
                    played_by: referee.game().played_by,
                    start: Some(start),
                })))
            }
            Err(error) => {
                self.notice = Some(FileNotice::NoPosition(source, error, rules));
                None
            }
        }
    }

    /// Puts a game of the collection on the table.
    fn choose(&mut self, index: usize, referee: &Referee, saves: &Saves) -> Option<Intent> {
        let collection = self.collection()?;
        let source = collection.source.clone();
        let opened = collection
            .game(index)
            .and_then(|game| opening::open(&game).map_err(|error| error.to_string()));
        match opened {
            Ok(opening::Opened { game, left_out }) => {
                self.begins = true;
                self.notice = Some(FileNotice::Game {
                    source,
                    players: [game.players.white.clone(), game.players.black.clone()],
                    plies: game.ply_count(),
                    kept: is_kept(referee, saves),
                    left_out,
                });
                Some(Intent::Open(Box::new(game)))
            }
            Err(fault) => {
                self.notice = Some(FileNotice::Fault(source, fault));
                None
            }
        }
    }

    fn save(&mut self, file: &Path, replace: bool, referee: &Referee) {
        self.exists = None;
        self.notice = None;
        let text = pdn::write_game(&record(referee.game_kept()));
        match write::write(file, &text, replace) {
            Ok(()) => self.notice = Some(FileNotice::Saved(file.to_owned())),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && !replace => {
                self.exists = Some(file.to_owned());
            }
            Err(error) => {
                self.notice = Some(FileNotice::NotSaved {
                    file: file.to_owned(),
                    fault: error.into(),
                });
            }
        }
    }
}

/// Whether the game on the table is one that is kept when another takes its place.
fn is_kept(referee: &Referee, saves: &Saves) -> bool {
    let game = referee.game_kept();
    0 < game.ply_count() && game.result().is_none() && saves.warning().is_none()
}
