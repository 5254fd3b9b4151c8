//! The captures that a player must choose from.

use crate::{
    app::{referee::Referee, settings::Language, words::words},
    notation::Names,
    rules::{Kind, Piece, Position, Route},
};

/// One capture to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app::overlay) struct Choice {
    /// The squares it goes over.
    pub(in crate::app::overlay) path: String,
    /// What it takes, in words.
    pub(in crate::app::overlay) takes: String,
    /// The pieces it takes, in order.
    pub(in crate::app::overlay) pieces: Vec<Piece>,
}

pub(super) fn of(referee: &Referee, names: Names, language: Language) -> Vec<Choice> {
    let position = referee.game().position();
    let choices = referee.entry().choices();
    choices
        .iter()
        .map(|route| choice(position, route, names, language))
        .collect()
}

fn choice(position: &Position, route: &Route, names: Names, language: Language) -> Choice {
    let pieces: Vec<Piece> = route
        .order
        .iter()
        .filter_map(|&square| position.piece(square))
        .collect();
    let kings = pieces.iter().filter(|piece| piece.kind == Kind::King);
    let values = pieces.iter().filter_map(|piece| piece.value);
    let sum = position
        .has_values()
        .then(|| values.map(|value| u32::from(value.get())).sum());
    Choice {
        path: names.path(position.rules().geometry(), &route.path, true),
        takes: (words(language).cards.takes)(pieces.len(), kings.count(), sum),
        pieces,
    }
}
