//! What the referee announces, and the screens, as lines.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::Trace;
use crate::{
    app::{
        referee::{Announcement, Referee},
        screens::Screen,
        settings::Settings,
    },
    notation::{fen, move_text},
    play::{Draft, MatchResult, Ply},
    rules::{Bar, Law, Position, Refusal, Route, Side, Square},
};

/// Words a refusal for the trace as the table does; set by whoever has the words.
#[derive(Resource, Clone, Copy, Default)]
pub struct RefusalSentence(pub Option<fn(&Refusal, &Position, &Settings) -> String>);

/// The screen, whenever it changes.
pub(super) fn screens(
    mut trace: ResMut<Trace>,
    screen: Res<State<Screen>>,
    mut last: Local<Option<Screen>>,
) {
    if *last != Some(*screen.get()) {
        *last = Some(*screen.get());
        let name = format!("{:?}", screen.get()).to_lowercase();
        trace.write(&json!({"event": "screen", "screen": name}));
    }
}

/// Every announcement, in order.
pub(super) fn announcements(
    mut announcements: MessageReader<Announcement>,
    mut trace: ResMut<Trace>,
    referee: Res<Referee>,
    sentence: Res<RefusalSentence>,
    settings: Res<Settings>,
) {
    if !trace.is_on() {
        announcements.clear();
        return;
    }
    for announcement in announcements.read() {
        let mut line = line(announcement, &referee);
        if let (Announcement::Refused { reason, .. }, Some(words)) = (announcement, sentence.0) {
            line["sentence"] = words(reason, referee.game().position(), &settings).into();
        }
        trace.write(&line);
    }
}

fn line(announcement: &Announcement, referee: &Referee) -> Value {
    let number = |square: &Square| number(referee, *square);
    match announcement {
        Announcement::Selected(square) => {
            json!({"event": "selected", "square": number(square)})
        }
        Announcement::Deselected => {
            let path: Vec<u8> = referee.entry().path().iter().map(number).collect();
            json!({"event": "deselected", "path": path})
        }
        Announcement::NothingToTakeBack => json!({"event": "nothing-to-take-back"}),
        Announcement::Stepped(square) => json!({"event": "stepped", "square": number(square)}),
        Announcement::Choose(count) => {
            let choices: Vec<Value> = referee
                .entry()
                .choices()
                .iter()
                .map(|route| choice(referee, route))
                .collect();
            json!({"event": "choose", "count": count, "choices": choices})
        }
        Announcement::Refused { square, reason } => {
            json!({"event": "refused", "square": number(square), "reason": reason_word(reason)})
        }
        Announcement::Moved(ply) => moved(referee, ply),
        Announcement::Changed => json!({
            "event": "changed",
            "plies": referee.shown_plies(),
            "fen": fen::print(referee.shown()),
        }),
        Announcement::Offer => json!({
            "event": "offer",
            "by": referee.game().draw_offer().map(side_word),
        }),
        Announcement::Draft => {
            let draft = referee.draft();
            json!({
                "event": "draft",
                "fen": draft.map(Draft::text),
                "fault": draft.and_then(|draft| draft.position().err()).map(|e| e.to_string()),
            })
        }
        Announcement::Started => json!({
            "event": "started",
            "ruleset": referee.rules().name(),
            "fen": fen::print(referee.game().start()),
        }),
        Announcement::Hinted => hinted(referee),
        Announcement::HandedOver(side) => json!({
            "event": "handed-over",
            "side": side_word(*side),
            "level": referee.game().played_by[*side].number(),
        }),
        Announcement::Ended(result) => ended(result),
    }
}

fn hinted(referee: &Referee) -> Value {
    let hint = referee.hint();
    let position = referee.game().position();
    json!({
        "event": "hint",
        "notation": hint.map(|hint| move_text(position, &hint.step)),
        "why": hint.map(|hint| format!("{:?}", hint.why)),
    })
}

fn moved(referee: &Referee, ply: &Ply) -> Value {
    // Several moves can be announced in one frame, so the last position is not always the one.
    let plies: Vec<&Ply> = referee.game().plies().collect();
    let before = plies
        .iter()
        .rposition(|known| *known == ply)
        .map(|index| referee.game().position_after(index));
    let notation = before.map(|before| move_text(before, &ply.route.step));
    let path: Vec<u8> = ply.route.path.iter().map(|&s| number(referee, s)).collect();
    json!({
        "event": "move",
        "notation": notation,
        "path": path,
        "fen": fen::print(&ply.position),
    })
}

fn choice(referee: &Referee, route: &Route) -> Value {
    let numbers =
        |squares: &[Square]| -> Vec<u8> { squares.iter().map(|&s| number(referee, s)).collect() };
    json!({"path": numbers(&route.path), "captured": numbers(&route.order)})
}

fn ended(result: &MatchResult) -> Value {
    json!({
        "event": "result",
        "winner": result.winner.map(side_word),
        "reason": result.name(),
        "sums": result.sums.map(|sums| json!({"white": sums.white, "black": sums.black})),
    })
}

fn number(referee: &Referee, square: Square) -> u8 {
    referee.rules().geometry().number(square)
}

pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A refusal in one word for machines.
const fn reason_word(reason: &Refusal) -> &'static str {
    match reason {
        Refusal::EmptySquare => "empty",
        Refusal::NotYourTurn { .. } => "not-your-turn",
        Refusal::Blocked => "blocked",
        Refusal::MustCapture { .. } => "must-capture",
        Refusal::Law { law, .. } => match law {
            Law::MostPieces => "quantity",
            Law::MostKings => "quality",
            Law::WithKing => "with-king",
            Law::KingsSoonest => "kings-soonest",
            Law::MostWorth => "worth",
            Law::HighestValues => "values",
        },
        Refusal::Unfinished => "unfinished",
        Refusal::Touched { .. } => "touched",
        Refusal::KingRun { .. } => "king-run",
        Refusal::Barred { why, .. } => match why {
            Bar::OwnPiece => "own-piece",
            Bar::Twice => "captured-twice",
            Bar::KingByMan => "king-by-man",
            Bar::Direction => "capture-direction",
            Bar::TooFar => "too-far",
            Bar::Several => "several-pieces",
            Bar::Landing => "landing",
            Bar::TurnsBack => "turns-back",
            Bar::Onto => "onto-piece",
        },
        Refusal::NotItsMove { .. } => "not-its-move",
    }
}
