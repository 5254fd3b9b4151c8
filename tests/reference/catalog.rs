//! Every game by its name.

use crate::{game::Game, readings, standard};

pub(crate) fn games() -> Vec<Game> {
    let standard = standard::games().into_iter();
    standard.chain(readings::games()).collect()
}

#[track_caller]
pub(crate) fn game(name: &str) -> Game {
    let game = games().into_iter().find(|game| game.name == name);
    game.unwrap_or_else(|| panic!("the slow generator does not know {name}"))
}
