//! Which of several captures must be made: each law keeps those that no other capture beats.

use crate::{
    captures::Way,
    game::{Game, Law},
};

pub(crate) fn allowed(game: &Game, finished: Vec<Way>) -> Vec<Way> {
    let mut ways = finished;
    for &law in game.laws {
        let kept = |way: &&Way| !ways.iter().any(|other| beats(law, other, way));
        ways = ways.iter().filter(kept).cloned().collect();
    }
    ways
}

fn beats(law: Law, one: &Way, other: &Way) -> bool {
    match law {
        Law::MostPieces => one.taken.len() > other.taken.len(),
        Law::MostKings => kings(one) > kings(other),
        Law::WithKing => one.began_as_king && !other.began_as_king,
        Law::KingsSoonest => {
            let both = one.taken.iter().zip(&other.taken);
            let differ = both.into_iter().find(|(a, b)| a.is_king != b.is_king);
            differ.is_some_and(|(a, _)| a.is_king)
        }
        Law::MostWorth => worth(one) > worth(other),
    }
}

fn kings(way: &Way) -> usize {
    way.taken.iter().filter(|taken| taken.is_king).count()
}

/// A man is 100 and a king 199, as dctl and lidraughts have it.
fn worth(way: &Way) -> usize {
    199 * kings(way) + 100 * (way.taken.len() - kings(way))
}
