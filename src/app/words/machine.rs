//! The words about the machine: its levels, its hints, and the help that was used; in both languages.

use super::{side_words, words};
use crate::{
    app::{hint::Why, settings::Language},
    engine::Level,
    notation::Names,
    play::{Match, PlayedBy},
    rules::{Move, Position, Side},
};

/// The words of a language about the machine.
#[derive(Debug)]
pub struct MachineWords {
    /// Somebody at the table plays.
    pub person: &'static str,
    /// A level, by its number and name.
    pub level: fn(u8, &str) -> String,
    /// The entry of the menu, and the title of the dialog, where people say who plays.
    pub who_plays: &'static str,
    /// One level lower.
    pub weaker: &'static str,
    /// One level higher.
    pub stronger: &'static str,
    /// The machine is to move: the side and its level.
    pub thinks: fn(&str, &str) -> String,
    /// The machine considers a draw that it was offered.
    pub considers: fn(&str) -> String,
    /// The machine has declined a draw.
    pub declined: fn(&str) -> String,
    /// Ask for a hint.
    pub hint: &'static str,
    /// A hint is being searched.
    pub searching: &'static str,
    /// Search no longer.
    pub stop: &'static str,
    /// A move to be recommended, and why.
    hinted: fn(&str, &str) -> String,
    why: fn(Why) -> String,
    /// Help that was used: side, hints, moves taken back.
    aids: fn(&str, u32, u32) -> String,
}

/// The words about the machine.
#[must_use]
pub const fn machine_words(language: Language) -> &'static MachineWords {
    match language {
        Language::Es => &ES,
        Language::En => &EN,
    }
}

/// A level, by its number and name.
#[must_use]
pub fn level_text(level: Level, language: Language) -> String {
    let name = match language {
        Language::Es => level.spanish(),
        Language::En => level.english(),
    };
    (machine_words(language).level)(level.number(), name)
}

/// Who plays a side: a person, or the machine's level.
#[must_use]
pub fn played_by_text(played_by: PlayedBy, language: Language) -> String {
    match played_by {
        PlayedBy::Person => machine_words(language).person.to_owned(),
        PlayedBy::Machine(level) => level_text(level, language),
    }
}

/// A move that is recommended, and why.
#[must_use]
pub fn hint_sentence(
    position: &Position,
    step: &Move,
    why: Why,
    names: Names,
    language: Language,
) -> String {
    let words = machine_words(language);
    (words.hinted)(&names.move_text(position, step), &(words.why)(why))
}

/// The help that was used in a game, in one line; nothing where there was none.
#[must_use]
pub fn aids_text(game: &Match, language: Language) -> Option<String> {
    let texts: Vec<String> = Side::ALL
        .into_iter()
        .filter(|&side| game.aids[side].hints + game.aids[side].undos != 0)
        .map(|side| {
            let name = side_words(game.rules(), side, language).name;
            let aids = game.aids[side];
            (machine_words(language).aids)(&super::capitalised(name), aids.hints, aids.undos)
        })
        .collect();
    (!texts.is_empty()).then(|| texts.join(" · "))
}

/// Who is to move where that is the machine, in a sentence.
pub(super) fn thinking_sentence(game: &Match, language: Language) -> Option<String> {
    let turn = game.position().turn();
    let level = game.played_by[turn].level()?;
    let side = side_words(game.rules(), turn, language).the;
    let to_move = (words(language).duty.to_move)(side);
    let thinks = machine_words(language).thinks;
    Some(thinks(&to_move, &level_text(level, language)))
}

fn count(number: u64, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    }
}

const ES: MachineWords = MachineWords {
    person: "Persona",
    level: |number, name| format!("Nivel {number} · {name}"),
    who_plays: "Quién juega",
    weaker: "Un nivel menos",
    stronger: "Un nivel más",
    thinks: |to_move, level| format!("{to_move}: piensa {level}"),
    considers: |side| format!("Tablas ofrecidas: {side} lo piensan"),
    declined: |side| format!("{} no aceptan tablas", super::capitalised(side)),
    hint: "Pista",
    searching: "Buscando una pista: pensando…",
    stop: "Parar",
    hinted: |step, why| format!("Pista: {step}, {why}"),
    why: |why| match why {
        Why::Only => "es la única jugada".to_owned(),
        Why::Wins(moves) => format!("gana en {}", count(moves.into(), "jugada", "jugadas")),
        Why::HoldsSums => "asegura la suma de valores".to_owned(),
        Why::Crowns => "corona".to_owned(),
        Why::WinsPieces(pieces) => {
            format!("gana {}", count(pieces as u64, "pieza", "piezas"))
        }
        Why::WinsValues(values) => {
            format!("gana {} de valor", count(values as u64, "punto", "puntos"))
        }
        Why::SavesKing => "si no, se pierde la dama".to_owned(),
        Why::SavesPieces(1) => "si no, se pierde 1 pieza".to_owned(),
        Why::SavesPieces(pieces) => format!("si no, se pierden {pieces} piezas"),
        Why::WillCrown => "va a coronar".to_owned(),
        Why::Captures(pieces) => {
            format!("captura {}", count(pieces as u64, "pieza", "piezas"))
        }
        Why::Steady => "la que deja mejor posición".to_owned(),
    },
    aids: |side, hints, undos| {
        let hints = count(hints.into(), "pista", "pistas");
        let undos = count(undos.into(), "jugada deshecha", "jugadas deshechas");
        format!("{side}: {hints}, {undos}")
    },
};

const EN: MachineWords = MachineWords {
    person: "Person",
    level: |number, name| format!("Level {number} · {name}"),
    who_plays: "Who plays",
    weaker: "One level lower",
    stronger: "One level higher",
    thinks: |to_move, level| format!("{to_move}: {level} is thinking"),
    considers: |side| format!("Draw offered: {side} is considering it"),
    declined: |side| format!("{} declines the draw", super::capitalised(side)),
    hint: "Hint",
    searching: "Looking for a hint: thinking…",
    stop: "Stop",
    hinted: |step, why| format!("Hint: {step}, {why}"),
    why: |why| match why {
        Why::Only => "the only move".to_owned(),
        Why::Wins(moves) => format!("wins in {}", count(moves.into(), "move", "moves")),
        Why::HoldsSums => "secures the sum of values".to_owned(),
        Why::Crowns => "crowns".to_owned(),
        Why::WinsPieces(pieces) => {
            format!("wins {}", count(pieces as u64, "piece", "pieces"))
        }
        Why::WinsValues(values) => {
            format!("wins {} of value", count(values as u64, "point", "points"))
        }
        Why::SavesKing => "otherwise the king is lost".to_owned(),
        Why::SavesPieces(1) => "otherwise 1 piece is lost".to_owned(),
        Why::SavesPieces(pieces) => format!("otherwise {pieces} pieces are lost"),
        Why::WillCrown => "is about to crown".to_owned(),
        Why::Captures(pieces) => {
            format!("captures {}", count(pieces as u64, "piece", "pieces"))
        }
        Why::Steady => "leaves the better position".to_owned(),
    },
    aids: |side, hints, undos| {
        let hints = count(hints.into(), "hint", "hints");
        let undos = count(undos.into(), "move taken back", "moves taken back");
        format!("{side}: {hints}, {undos}")
    },
};
