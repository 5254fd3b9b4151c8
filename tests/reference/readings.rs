//! The games according to the letter of their seed texts, written from the rule book's first table
//! and the conflicts that it names.

use crate::{
    game::{Crowning, DIAGONALLY, Game, KingRun, Landing, Law},
    standard::{
        brazilian, canadian, frisian, gothic, gt502, international, italian, russian, spanish,
        thai, turkish,
    },
};

pub(crate) fn games() -> [Game; 15] {
    [
        gt502_s0(),
        spanish_s0(),
        spanish_s2(),
        named("international-s0", international()),
        with_quality("international-s2", international()),
        with_quality("canadian-s2", canadian()),
        with_quality("brazilian-s2", brazilian()),
        italian_s2(),
        russian_s2(),
        named("poddavki-s2", russian_s2()),
        frisian_s2(),
        thai_s2(),
        named("turkish-s0", turkish()),
        turkish_s2(),
        gothic_s0(),
    ]
}

fn named(name: &'static str, game: Game) -> Game {
    Game { name, ..game }
}

/// Quality after quantity: C9, C21, C23, C25.
fn with_quality(name: &'static str, game: Game) -> Game {
    Game {
        name,
        laws: &[Law::MostPieces, Law::MostKings],
        ..game
    }
}

/// C12. Read as: over the same piece as often as a new capture lies behind it, in both directions of
/// the line on which it was captured; turning back by 180 degrees is a turn like any other.
fn gt502_s0() -> Game {
    Game {
        name: "gt502-s0",
        king_passes_again: true,
        ..gt502()
    }
}

/// C12, as in `gt502_s0`.
fn spanish_s0() -> Game {
    Game {
        name: "spanish-s0",
        king_passes_again: true,
        ..spanish()
    }
}

/// C12c. Read as: only passing over a piece needs a free square behind it, so that two together or one
/// at the edge can be taken by ending on the square of the first.
fn spanish_s2() -> Game {
    Game {
        name: "spanish-s2",
        king_lands: Landing::OnItOrAnywhere,
        king_goes_on: false,
        ..spanish()
    }
}

/// C15b
fn italian_s2() -> Game {
    with_quality("italian-s2", italian())
}

/// C22
fn russian_s2() -> Game {
    Game {
        crowning: Crowning::GoesOnAsMan,
        ..with_quality("russian-s2", russian())
    }
}

/// C16b, C17. Read as: two moves in a row instead of three, still only while the side has men.
fn frisian_s2() -> Game {
    Game {
        man_steps: DIAGONALLY,
        king_run: Some(KingRun {
            most: 2,
            unless_no_other: true,
        }),
        ..with_quality("frisian-s2", frisian())
    }
}

/// C19
fn thai_s2() -> Game {
    Game {
        removes_at_once: false,
        turns_back: false,
        king_goes_on: false,
        ..with_quality("thai-s2", thai())
    }
}

/// C25
fn turkish_s2() -> Game {
    Game {
        turns_back: true,
        ..with_quality("turkish-s2", turkish())
    }
}

/// C10
fn gothic_s0() -> Game {
    Game {
        name: "gothic-s0",
        crowning: Crowning::GoesOnAsKing,
        ..gothic()
    }
}
