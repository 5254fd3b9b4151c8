//! What a game that could be played says in two ways: in its tags, in its result, and on the board.

use super::{
    Fault, Game, GameResult, Item, PdnError, ReadGame, WrongNumber,
    game_type::{fits, variant_named},
    illegal::Ended,
    resolve::{Miscount, stated_result},
    split::RawGame,
};
use crate::{
    notation::fen,
    rules::{
        Counters, DrawVerdict, Manner, Origin, Position, ResultStyle, Rules, Side, board_ending,
        draw_verdict, quoted, verdict_of,
    },
};

impl ReadGame {
    /// What is wrong with a game that could be played.
    #[must_use]
    pub fn fault(&self) -> Option<PdnError> {
        self.unknown_result().or_else(|| self.contradiction())
    }

    /// The fault of a Result tag that says nothing known. The game has the result behind its moves
    /// instead, or none.
    #[must_use]
    pub fn unknown_result(&self) -> Option<PdnError> {
        let known = match self.game.rules().ruleset().notation.results {
            ResultStyle::One => "1-0, 0-1, 1/2-1/2, 0-0",
            ResultStyle::Two => "2-0, 0-2, 1-1, 0-0",
        };
        let fault = Fault::UnknownResult {
            found: quoted(self.unknown_result.as_ref()?),
            known: known.to_owned(),
        };
        Some(self.fault_at(self.result_line, fault))
    }

    /// The fault of a game whose tags say two things, or whose result contradicts its tag or a game
    /// that the rules have ended. The game is kept as it is all the same: its result is what was
    /// agreed, and the record may lack moves.
    #[must_use]
    pub fn contradiction(&self) -> Option<PdnError> {
        if let Some((line, fault)) = &self.two_ways {
            return Some(self.fault_at(*line, fault.clone()));
        }
        let stated = self.game.result.winner()?;
        let (winner, ending) = ended(&self.game, stated)?;
        if stated == winner {
            return None;
        }
        let style = self.game.rules().ruleset().notation.results;
        let fault = Fault::Result {
            found: self.game.result.text(style).to_owned(),
            ending,
            right: GameResult::won_by(winner).text(style).to_owned(),
        };
        Some(self.fault_at(self.result_line, fault))
    }

    /// The fault of a game whose tags name other rules than those that the reader was given.
    #[must_use]
    pub fn other_rules(&self) -> Option<PdnError> {
        let (line, fault) = self.other_rules.as_ref()?;
        Some(self.fault_at(*line, fault.clone()))
    }

    /// The first move number that is not the next one.
    #[must_use]
    pub fn wrong_number(&self) -> Option<WrongNumber> {
        let Miscount {
            line,
            found,
            expected,
        } = self.wrong_number?;
        Some(WrongNumber {
            game: self.number,
            line,
            found,
            expected,
        })
    }

    fn fault_at(&self, line: usize, fault: Fault) -> PdnError {
        PdnError {
            game: self.number,
            line,
            at: None,
            fault: Box::new(fault),
            played: self.game.ply_count(),
            guessed: None,
        }
    }
}

/// The winner that the rules give and how the game has ended by them, if it has.
fn ended(game: &Game, stated: Option<Side>) -> Option<(Option<Side>, String)> {
    let position = game.position();
    if let Some((winner, ending)) = board_ending(position) {
        let ending = Ended {
            turn: position.turn(),
            ending,
        };
        return Some((Some(winner), format!("{ending}, so that {winner} has won")));
    }
    // A draw may always be agreed.
    stated?;
    let (winner, why) = drawn_by_the_rules(game)?;
    let ending = match winner {
        None => format!("{why}, so that nobody has won"),
        Some(winner) => format!("{why}, so that {winner} has won"),
    };
    Some((winner, ending))
}

/// Whom the rules name the winner, if anybody, where the last move of a game has ended it by a
/// counter or by repetition, and why. Those who played on have not applied that rule, so nothing is
/// said of them.
fn drawn_by_the_rules(game: &Game) -> Option<(Option<Side>, String)> {
    let rules = game.rules();
    let ruleset = rules.ruleset();
    let most = usize::from(match ruleset.repetition.manner {
        Manner::Automatic => ruleset.repetition.count,
        Manner::Claim { automatic } => automatic,
    });
    let mut now = game.start().clone();
    let mut counters = Counters::start(&now);
    let mut seen = vec![now.hash()];
    let mut end = None;
    for item in game.items() {
        match item {
            Item::Move { step, .. } => {
                if end.is_some() {
                    return None;
                }
                let after = now.play_unchecked(step);
                counters = counters.next(&now, step, &after);
                if step.is_capture() || step.promotes {
                    seen.clear();
                }
                now = after;
                seen.push(now.hash());
                end = end_of(&now, &counters, &seen, most);
            }
            Item::Setup(other) => {
                now = (**other).clone();
                counters = Counters::start(&now);
                seen = vec![now.hash()];
                end = None;
            }
            Item::Nag(_) | Item::Comment(_) | Item::Variation(_) => {}
        }
    }
    end
}

fn end_of(
    now: &Position,
    counters: &Counters,
    seen: &[u64],
    most: usize,
) -> Option<(Option<Side>, String)> {
    let by_values = || match draw_verdict(now) {
        DrawVerdict::Decided { winner, .. } => Some(winner),
        DrawVerdict::Draw { .. } => None,
    };
    if let Some(limit) = counters.reached(&now.rules().ruleset().limits) {
        let winner = verdict_of(limit, now).or_else(by_values);
        return Some((winner, format!("the game ends here ({})", limit.title.en)));
    }
    let times = seen.iter().filter(|&&hash| hash == now.hash()).count();
    (0 < most && most <= times).then(|| {
        (
            by_values(),
            format!("its last position has occurred {times} times"),
        )
    })
}

/// The first thing that the tags, or a tag and the result behind the moves, say in two ways, with
/// its line. Rules that the reader was given go before all tags that name others.
pub(super) fn two_ways(raw: &RawGame<'_>, game: &Game, is_forced: bool) -> Option<(usize, Fault)> {
    let rules = game.rules();
    for tag in &raw.repeated {
        let value = tag.value.trim();
        let agrees = match tag.name.as_str() {
            "FEN" => fen::read(rules, value).is_ok_and(|position| position == *game.start()),
            "GameType" => is_forced || fits(rules, value),
            "Result" => GameResult::of(value) == raw.tag("Result").and_then(result_of),
            _ => is_forced,
        };
        if !agrees {
            let first = raw.tag(&tag.name).map_or("", |tag| tag.value.trim());
            let fault = Fault::TagTwice {
                name: tag.name.clone(),
                found: quoted(value),
                first: quoted(first),
            };
            return Some((tag.line, fault));
        }
    }
    if !is_forced
        && rules.house_rules().is_some()
        && let Some(other) = other_game(raw, rules)
    {
        return Some(other);
    }
    let (tag, end) = (stated_result(raw)?, raw.end.as_ref()?);
    let (by_tag, by_end) = (tag.winner()?, end.winner()?);
    let style = rules.ruleset().notation.results;
    let line = raw.tag("Result")?.line;
    (by_tag != by_end).then(|| {
        let fault = Fault::TwoResults {
            tag: tag.text(style).to_owned(),
            end: end.text(style).to_owned(),
        };
        (line, fault)
    })
}

fn result_of(tag: &super::split::RawTag) -> Option<GameResult> {
    GameResult::of(&tag.value)
}

/// A `GameType` or Variant tag that names another game than the rules, which the reader was given
/// or the `HouseRules` tag holds.
pub(super) fn other_game(raw: &RawGame<'_>, rules: &Rules) -> Option<(usize, Fault)> {
    let ruleset = rules.ruleset();
    let base = ruleset.origin.base().unwrap_or(rules.name());
    let fault = |name, value: &str| Fault::OtherRules {
        name,
        found: quoted(value),
        rules: match ruleset.origin {
            Origin::House { .. } => {
                format!("the house rules of this game are made from {base}")
            }
            _ => format!("the game is read by the rules of {base}"),
        },
    };
    let said = |name| {
        let value = raw.tag(name)?.value.trim();
        (!matches!(value, "" | "?")).then_some(value)
    };
    let line = |name| raw.tag(name).map_or(raw.line, |tag| tag.line);
    // A Variant that the program knows goes before the type, as it does where rules are chosen.
    if let Some(value) = said("Variant")
        && let Some(named) = variant_named(value)
    {
        let own = named.ruleset().origin.base().unwrap_or(named.name());
        return (own != base).then(|| (line("Variant"), fault("Variant", value)));
    }
    let value = said("GameType").filter(|value| !fits(rules, value))?;
    Some((line("GameType"), fault("GameType", value)))
}
