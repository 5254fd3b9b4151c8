//! Why a move is the best one, read off the lines that the search has found.

use crate::{
    engine::{Line, Outlook, Report, Score},
    rules::{Goal, Kind, Move, Position},
};

/// How many plies of a line are looked at: further on it is more guess than plan.
const LOOKED_AT: usize = 5;

/// Why a move is the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is no other.
    Only,
    /// It wins in so many moves.
    Wins(u32),
    /// The game will be drawn, and the sum of values wins it.
    HoldsSums,
    /// A man is crowned by it.
    Crowns,
    /// It wins so many pieces more than it loses.
    WinsPieces(i32),
    /// It wins so many points of value more than it loses.
    WinsValues(i32),
    /// Otherwise a dama is lost.
    SavesKing,
    /// Otherwise so many pieces are lost.
    SavesPieces(i32),
    /// A man will be crowned.
    WillCrown,
    /// It takes so many pieces in an exchange.
    Captures(usize),
    /// Nothing can be won by force.
    Steady,
}

/// What a line brings a side: what it takes less what it loses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Balance {
    pieces: i32,
    kings_lost: i32,
    values: i32,
    crowned: i32,
}

/// Why the first line's move is the best.
pub(super) fn why(position: &Position, report: &Report) -> Why {
    let Some(best) = report.lines.first() else {
        return Why::Steady;
    };
    if position.legal_moves().len() == 1 {
        return Why::Only;
    }
    match best.score.outlook() {
        Outlook::Wins(plies) => return Why::Wins(plies.div_ceil(2)),
        Outlook::WinsByValues(_) => return Why::HoldsSums,
        _ => {}
    }
    let captures = best.moves.first().map_or(0, |step| step.captured.len());
    // Where the goal is to lose all pieces, none is worth anything.
    if position.rules().ruleset().goal == Goal::GiveAway {
        return if captures == 0 {
            Why::Steady
        } else {
            Why::Captures(captures)
        };
    }
    if best.moves.first().is_some_and(|step| step.promotes) {
        return Why::Crowns;
    }
    let gain = balance(position, best);
    let other = report.lines.get(1).map(|line| balance(position, line));
    if 0 < gain.pieces {
        return if position.has_values() && 0 < gain.values {
            Why::WinsValues(gain.values)
        } else {
            Why::WinsPieces(gain.pieces)
        };
    }
    if let Some(other) = other.filter(|other| other.pieces < gain.pieces) {
        return if gain.kings_lost < other.kings_lost {
            Why::SavesKing
        } else {
            Why::SavesPieces(gain.pieces - other.pieces)
        };
    }
    if position.has_values() && gain.pieces == 0 && 0 < gain.values {
        return Why::WinsValues(gain.values);
    }
    if 0 < gain.crowned && Score::EVEN < best.score {
        return Why::WillCrown;
    }
    if captures == 0 {
        Why::Steady
    } else {
        Why::Captures(captures)
    }
}

/// Follows a line and adds up.
fn balance(position: &Position, line: &Line) -> Balance {
    let mover = position.turn();
    let mut here = position.clone();
    let mut sum = Balance::default();
    for (number, step) in line.moves.iter().enumerate() {
        // An exchange that has begun is followed to its end.
        if LOOKED_AT <= number && !step.is_capture() {
            break;
        }
        let Ok(after) = here.play(step) else { break };
        add(&mut sum, &here, step, here.turn() == mover);
        here = after;
    }
    sum
}

fn add(sum: &mut Balance, before: &Position, step: &Move, ours: bool) {
    let sign = if ours { 1 } else { -1 };
    for piece in step.captured.iter().filter_map(|at| before.piece(at)) {
        sum.pieces += sign;
        sum.values += sign * piece.value.map_or(0, |value| i32::from(value.get()));
        sum.kings_lost += i32::from(!ours && piece.kind == Kind::King);
    }
    sum.crowned += sign * i32::from(step.promotes);
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::{
        engine::{Budget, Engine, Situation, Unwatched},
        notation::fen,
        rules::{self, Side},
    };

    #[track_caller]
    fn check(game: &str, text: &str, expected: Why) {
        let rules = rules::find(game).unwrap();
        let position = fen::parse(&rules, text).unwrap();
        assert_eq!(position.turn(), Side::White);
        let budget = Budget {
            lines: 2,
            nodes: 20_000,
            ..Budget::default()
        };
        let on = &mut |_: &Report| ControlFlow::Continue(());
        let situation = Situation::fresh(position.clone());
        let report = Engine::new(rules, 1).think(&situation, budget, &Unwatched, on);
        assert_eq!(why(&position, &report), expected, "{report:?}");
    }

    #[test]
    fn the_reason_is_read_off_the_line() {
        check("gt502", "W:W13,1:B18,28,46", Why::Only);
        check("international", "W:W50,31:B45", Why::Wins(1));
    }
}
