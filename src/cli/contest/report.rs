//! What comes out of a match, for people and for programs.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use serde::Serialize;

use super::{
    game::Effort,
    tally::{Estimate, Tally},
};

/// Everything that is known at the end.
pub(super) struct Report<'a> {
    pub(super) ruleset: &'a str,
    pub(super) names: [&'a str; 2],
    /// The limits and the openings.
    pub(super) terms: &'a str,
    pub(super) tally: &'a Tally,
    /// What the first player and the second spent since the match was begun or resumed.
    pub(super) efforts: [Effort; 2],
    /// On which side of the target the score was settled, and the target as a share.
    pub(super) settled: Option<(&'static str, f64)>,
}

/// The same for programs. A rating without bounds is null.
#[derive(Serialize)]
struct Data<'a> {
    ruleset: &'a str,
    terms: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    score_low: f64,
    score_high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    ends: &'a BTreeMap<String, u32>,
    settled: Option<&'static str>,
    first: Spent<'a>,
    second: Spent<'a>,
}

/// One player.
#[derive(Serialize)]
struct Spent<'a> {
    name: &'a str,
    moves: u64,
    seconds_a_move: f64,
    longest_move: f64,
    nodes_a_move: f64,
    lost_on_time: u32,
    lost_by_illegal_move: u32,
}

impl Report<'_> {
    /// One JSON line.
    pub(super) fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        let Tally {
            wins,
            draws,
            losses,
            ends,
            ..
        } = self.tally;
        let (score, elo) = (self.tally.score(), self.tally.elo());
        let data = Data {
            ruleset: self.ruleset,
            terms: self.terms,
            games: self.tally.games(),
            wins: *wins,
            draws: *draws,
            losses: *losses,
            score: score.value,
            score_low: score.low,
            score_high: score.high,
            elo: elo.value,
            elo_low: elo.low,
            elo_high: elo.high,
            ends,
            settled: self.settled.map(|(side, _)| side),
            first: self.spent(0),
            second: self.spent(1),
        };
        serde_json::to_writer(&mut *out, &data).map_err(io::Error::from)?;
        writeln!(out)
    }

    /// A few lines.
    pub(super) fn text(&self, out: &mut dyn Write) -> io::Result<()> {
        let [first, second] = self.names;
        let tally = self.tally;
        let games = tally.games();
        writeln!(
            out,
            "{first} against {second}: {}, {games} games, {}",
            self.ruleset, self.terms
        )?;
        let score = tally.score();
        writeln!(
            out,
            "won {}, drawn {}, lost {}: {:.1} % ± {:.1} (95 %), Elo {}",
            tally.wins,
            tally.draws,
            tally.losses,
            100.0 * score.value,
            100.0 * tally.error(),
            range(tally.elo())
        )?;
        let mut ends: Vec<_> = tally.ends.iter().collect();
        ends.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let ends: Vec<String> = ends
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"))
            .collect();
        writeln!(out, "ends: {}", ends.join(", "))?;
        for player in 0..2 {
            let spent = self.spent(player);
            writeln!(
                out,
                "{}: {} moves, {:.4} s a move, {:.3} s the longest, {:.0} nodes a move; lost on time {}, by an illegal move {}",
                spent.name,
                spent.moves,
                spent.seconds_a_move,
                spent.longest_move,
                spent.nodes_a_move,
                spent.lost_on_time,
                spent.lost_by_illegal_move
            )?;
        }
        if let Some((side, target)) = self.settled {
            writeln!(out, "settled: the score lies {side} {} %", 100.0 * target)?;
        }
        Ok(())
    }

    fn spent(&self, player: usize) -> Spent<'_> {
        let Effort {
            moves,
            nodes,
            time,
            longest,
        } = self.efforts[player];
        let each = moves.max(1) as f64;
        Spent {
            name: self.names[player],
            moves,
            seconds_a_move: time.as_secs_f64() / each,
            longest_move: longest.as_secs_f64(),
            nodes_a_move: nodes as f64 / each,
            lost_on_time: self.tally.out_of_time[player],
            lost_by_illegal_move: self.tally.illegal[player],
        }
    }
}

/// `+35 (-20 to +92)`; `inf` where there is no bound.
fn range(Estimate { value, low, high }: Estimate) -> String {
    format!("{value:+.0} ({low:+.0} to {high:+.0})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_written_with_their_range() {
        let estimate = Estimate {
            value: 35.4,
            low: -20.0,
            high: f64::INFINITY,
        };
        assert_eq!(range(estimate), "+35 (-20 to +inf)");
    }

    #[test]
    fn people_and_programs_read_the_same_numbers() {
        let tally = Tally {
            wins: 3,
            losses: 1,
            ends: [("blocked".to_owned(), 1), ("no pieces".to_owned(), 3)].into(),
            ..Tally::default()
        };
        let report = Report {
            ruleset: "spanish",
            names: ["engine", "random"],
            terms: "5 nodes a move",
            tally: &tally,
            efforts: [Effort::default(); 2],
            settled: Some(("above", 0.5)),
        };
        let mut text = Vec::new();
        report.text(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "engine against random: spanish, 4 games, 5 nodes a move"
        );
        assert!(
            lines[1].starts_with("won 3, drawn 0, lost 1: 75.0 % ± "),
            "{text}"
        );
        assert_eq!(lines[2], "ends: no pieces 3, blocked 1");
        assert_eq!(lines[5], "settled: the score lies above 50 %");
        let mut json = Vec::new();
        report.json(&mut json).unwrap();
        let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
        assert_eq!(
            (&json["wins"], &json["settled"]),
            (&3.into(), &"above".into())
        );
        assert_eq!(json["second"]["name"], "random");
    }
}
