//! Whether an arrangement of pieces can be a position, and if not, what is wrong with it.

use thiserror::Error;

use super::{Heading, Kind, Piece, Rules, Setup, Side, Square, Value};

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// A man stands where it would have been crowned.
    #[error(
        "a man of {side} stands on square {square}, its crowning row; a piece there must be a king (K{square})"
    )]
    ManOnCrownRow {
        /// Whose man.
        side: Side,
        /// The square's number.
        square: u8,
    },
    /// Some pieces carry values and some do not.
    #[error(
        "square {with} has a value but square {without} has none; give values to all pieces or to none"
    )]
    SomeValues {
        /// The number of a square whose piece has a value.
        with: u8,
        /// The number of a square whose piece has none.
        without: u8,
    },
    /// Two pieces of one side carry the same value.
    #[error(
        "{side} has the value {value} twice, on squares {first} and {second}; every value stands on one piece of a side"
    )]
    ValueTwice {
        /// Whose pieces.
        side: Side,
        /// The value.
        value: u8,
        /// The number of the first square.
        first: u8,
        /// The number of the second square.
        second: u8,
    },
    /// Values in a game without them.
    #[error(
        "square {square} has a value, but the pieces of {title} carry none; leave out '=' and what follows it"
    )]
    NoValues {
        /// The number of the square.
        square: u8,
        /// The game's title.
        title: String,
    },
    /// A run of moves in a game that does not limit them, or of a piece that is not there.
    #[error(
        "square {square} cannot have a king of {side} that has moved several times in a row; leave out the last field"
    )]
    Run {
        /// Whose king.
        side: Side,
        /// The square's number.
        square: u8,
    },
    /// A square of another board.
    #[error("a piece stands off the board")]
    OffBoard,
}

pub(super) fn check(rules: &Rules, setup: &Setup) -> Result<(), PositionError> {
    let geometry = rules.geometry();
    let number = |square: Square| geometry.number(square);
    // Where men step sideways, one on its crown row is not stuck: composed positions have such men.
    let stuck_there = !rules.ruleset().man.steps.contains(&Heading::Sideways);
    for (&square, piece) in &setup.pieces {
        if !geometry.all().contains(square) {
            return Err(PositionError::OffBoard);
        }
        if stuck_there && piece.kind == Kind::Man && geometry.crown_row(piece.side).contains(square)
        {
            return Err(PositionError::ManOnCrownRow {
                side: piece.side,
                square: number(square),
            });
        }
        if piece.value.is_some() && !rules.has_values() {
            return Err(PositionError::NoValues {
                square: number(square),
                title: rules.ruleset().title.en.clone(),
            });
        }
    }
    let find = |wanted: bool| {
        setup
            .pieces
            .iter()
            .find(|(_, piece)| piece.value.is_some() == wanted)
    };
    if let (Some((&with, _)), Some((&without, _))) = (find(true), find(false)) {
        return Err(PositionError::SomeValues {
            with: number(with),
            without: number(without),
        });
    }
    for side in Side::ALL {
        check_side(rules, setup, side)?;
        check_run(rules, setup, side)?;
    }
    Ok(())
}

fn check_run(rules: &Rules, setup: &Setup, side: Side) -> Result<(), PositionError> {
    let Some((square, count)) = setup.runs[side] else {
        return Ok(());
    };
    let most = rules.ruleset().king.run.most;
    let is_king = |piece: &&Piece| piece.side == side && piece.kind == Kind::King;
    let stands = setup.pieces.get(&square).filter(is_king).is_some();
    let is_man = |piece: &Piece| piece.side == side && piece.kind == Kind::Man;
    let limited = setup.pieces.values().any(is_man);
    if (1..=most).contains(&count) && stands && limited {
        return Ok(());
    }
    if !rules.geometry().all().contains(square) {
        return Err(PositionError::OffBoard);
    }
    Err(PositionError::Run {
        side,
        square: rules.geometry().number(square),
    })
}

fn check_side(rules: &Rules, setup: &Setup, side: Side) -> Result<(), PositionError> {
    let own = || setup.pieces.iter().filter(|(_, piece)| piece.side == side);
    let mut seen: [Option<Square>; Value::MAX as usize + 1] = Default::default();
    for (&square, piece) in own() {
        let Some(value) = piece.value else { continue };
        let place = &mut seen[value.get() as usize];
        if let Some(first) = *place {
            return Err(PositionError::ValueTwice {
                side,
                value: value.get(),
                first: rules.geometry().number(first),
                second: rules.geometry().number(square),
            });
        }
        *place = Some(square);
    }
    Ok(())
}
