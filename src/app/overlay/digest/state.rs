//! The card of the match: turn, duty, counters that matter, and what a draw would mean.

use crate::{
    app::{
        referee::Referee,
        settings::Language,
        words::{self, Tone, capitalised, side_words, words},
    },
    notation::Names,
    play::Match,
    rules::{BySide, Counting, DrawVerdict, Limit, Side},
};

/// What the card of the match says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::app::overlay) struct MatchState {
    /// The side to move in the shown position, while the game goes on.
    pub(in crate::app::overlay) turn: Option<Side>,
    /// Whose turn it is.
    pub(in crate::app::overlay) heading: String,
    /// What must be done.
    pub(in crate::app::overlay) duty: String,
    /// Whether that is compulsory.
    pub(in crate::app::overlay) is_compulsory: bool,
    /// Where in the game the shown position stands, while looking back.
    pub(in crate::app::overlay) looking: Option<String>,
    /// The counters that matter.
    pub(in crate::app::overlay) counters: Vec<Counter>,
    /// How often the position has stood, if not for the first time.
    pub(in crate::app::overlay) occurrences: Option<String>,
    /// Both sums and what they would decide, in games decided by them.
    pub(in crate::app::overlay) if_drawn: Option<(BySide<u32>, String)>,
}

/// A counter towards a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app::overlay) struct Counter {
    /// What it counts.
    pub(in crate::app::overlay) title: String,
    /// How far it is.
    pub(in crate::app::overlay) text: String,
    /// Plies counted, and plies that make the draw.
    pub(in crate::app::overlay) plies: (u16, u16),
}

impl MatchState {
    pub(super) fn of(referee: &Referee, names: Names, language: Language) -> Self {
        let game = referee.game();
        let words = words(language);
        if let Some(result) = game.result()
            && referee.looking_at().is_none()
        {
            return Self {
                heading: words::result_text(game, &result, language).headline,
                ..Self::default()
            };
        }
        let shown = referee.shown();
        let duty = words::duty(shown, language);
        let side = side_words(referee.rules(), shown.turn(), language).the;
        let mut state = Self {
            turn: Some(shown.turn()),
            heading: (words.duty.to_move)(side),
            duty: capitalised(&duty.text),
            is_compulsory: duty.tone == Tone::Duty,
            ..Self::default()
        };
        if let Some(ply) = referee.looking_at() {
            state.looking = Some((words.cards.looking)(ply, game.ply_count()));
            return state;
        }
        state.counters = counters(game, names, language);
        state.occurrences =
            (2 <= game.occurrences()).then(|| (words.cards.occurrences)(game.occurrences()));
        state.if_drawn = if_drawn(game, language);
        state
    }
}

/// The counters that people should watch: those for special material as soon as they run, the others
/// from half of their limit.
fn counters(game: &Match, names: Names, language: Language) -> Vec<Counter> {
    let limits = &game.rules().ruleset().limits;
    let special = |limit: &Limit| limit.material.is_some() && limit.counts == Counting::EveryPly;
    game.counters()
        .running(limits)
        .filter(|(limit, plies)| special(limit) || limit.plies <= 2 * plies)
        .map(|(limit, plies)| Counter {
            title: capitalised(words::text(&limit.title, language)),
            // Rules count moves of both players; a count in plies would read as twice as long.
            text: (words(language).cards.counter)(plies / 2, limit.plies.div_ceil(2)),
            plies: (plies, limit.plies),
        })
        .chain(runs(game, names, language))
        .collect()
}

/// Kings that have moved several times in a row, where that is limited (C17).
fn runs(game: &Match, names: Names, language: Language) -> impl Iterator<Item = Counter> {
    let position = game.position();
    let rules = position.rules();
    let most = u16::from(rules.ruleset().king.run.most);
    Side::ALL.into_iter().filter_map(move |side| {
        let (square, count) = position.run(side)?;
        let name = names.square(rules.geometry(), square);
        Some(Counter {
            title: (words(language).cards.run)(&name),
            text: (words(language).cards.counter)(u16::from(count), most),
            plies: (u16::from(count), most),
        })
    })
}

fn if_drawn(game: &Match, language: Language) -> Option<(BySide<u32>, String)> {
    let sums = match game.if_drawn_now() {
        DrawVerdict::Draw { sums } => sums?,
        DrawVerdict::Decided { sums, .. } => sums,
    };
    let words = words(language);
    let outcome = match game.if_drawn_now() {
        DrawVerdict::Draw { .. } => words.cards.then_drawn.to_owned(),
        DrawVerdict::Decided { winner, .. } => {
            (words.cards.then_wins)(side_words(game.rules(), winner, language).the)
        }
    };
    Some((sums, outcome))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notation::fen, play::Claims, rules};

    fn state(game: &str, position: &str) -> MatchState {
        let rules = rules::find(game).unwrap();
        let start = fen::parse(&rules, position).unwrap();
        let game = Match::from_position(start, Claims::ByPlayers);
        let names = Names::standard(game.rules());
        MatchState::of(&Referee::new(game), names, Language::Es)
    }

    #[test]
    fn what_a_draw_would_mean_is_said_where_values_decide() {
        let shown = state("gt502", "W:W1=19:B45=4,46=3");
        assert_eq!(
            shown.if_drawn,
            Some((
                BySide {
                    white: 19,
                    black: 7
                },
                "ganarían las rojas".to_owned()
            ))
        );
        assert_eq!(state("spanish", "W:W1:B30").if_drawn, None);
    }

    #[test]
    fn counters_stay_silent_until_they_matter() {
        let referee = Referee::default();
        let names = Names::standard(referee.rules());
        let start = MatchState::of(&referee, names, Language::Es);
        assert!(start.counters.is_empty());
        let few = state("international", "W:WK1,K2,K3:BK50");
        let titles: Vec<&str> = few.counters.iter().map(|c| c.title.as_str()).collect();
        assert_eq!(titles, ["Tres piezas contra una dama"]);
        assert_eq!(few.counters[0].text, "0 de 16 jugadas, quedan 16");
    }
}
