//! `damas match`: engine against engine, until the score says which one is better.

mod archive;
mod game;
mod limit;
mod openings;
mod player;
mod pool;
mod progress;
mod report;
mod tally;
mod who;

use std::{io::Write, ops::ControlFlow, path::PathBuf, sync::Arc, time::Duration};

use clap::Args;

use super::{fault::Fault, values};
use crate::rules::{Position, Rules};
use archive::{Archive, Terms};
use game::{Effort, Played};
use limit::{Control, Limit, control};
use openings::Openings;
use player::Player;
use pool::{Pair, play_all};
use progress::Progress;
use report::Report;
use tally::{Tally, by_side, first_side};
use who::{Who, who};

/// What a move may cost where nothing is said.
const NODES: u64 = 20_000;

#[derive(Args)]
pub(super) struct MatchArguments {
    /// The game's rules; `damas rulesets` lists them.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    ruleset: Arc<Rules>,
    /// The first player: a level from 1 to 10 or its name, engine, material, random, or a file of
    /// weights. It has White in the first game; then the colours alternate.
    #[arg(long, value_name = "WHO", default_value = "engine", value_parser = who)]
    white: Who,
    /// The second player, named in the same way.
    #[arg(long, value_name = "WHO", default_value = "engine", value_parser = who)]
    black: Who,
    /// Any program that speaks the Hub protocol as the second player, as in "./scan hub"; limit it
    /// by time or clock if it does not know a limit of nodes.
    #[arg(long, value_name = "COMMAND", conflicts_with = "black")]
    opponent: Option<String>,
    /// How many games are played; each opening is played twice, with colours swapped.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Positions visited for a move; levels have limits of their own. Without any limit: 20000.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Time for a move.
    #[arg(long, value_name = "SECONDS", conflicts_with = "nodes", value_parser = values::seconds)]
    time: Option<f64>,
    /// A clock for each side: seconds for the game, and seconds that each move adds, as in 60+0.6.
    #[arg(long, value_name = "BASE+INCREMENT", conflicts_with_all = ["nodes", "time"], value_parser = control)]
    clock: Option<Control>,
    /// The seed of openings, mistakes and random moves.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    openings: u64,
    /// How many random moves an opening has.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=1000))]
    plies: u32,
    /// A game of so many plies is a draw.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    most_plies: u32,
    /// Put each game into this file as it ends.
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Go on with the match in that file.
    #[arg(long, requires = "pdn")]
    resume: bool,
    /// Games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// End as soon as the score's error lies wholly above or below the target.
    #[arg(long)]
    stop_when_settled: bool,
    /// The target in percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 50.0, value_parser = percent)]
    target: f64,
    /// Print one JSON line.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &MatchArguments, out: &mut dyn Write) -> Result<(), Fault> {
    let mut openings = Openings::new(
        &arguments.ruleset,
        arguments.openings,
        arguments.plies as usize,
    );
    let pairs = arguments.pairs()?;
    let names = arguments.names(&pairs);
    let names = [names[0].as_str(), names[1].as_str()];
    let terms = arguments.terms();
    let event = format!("damas match, {terms}");
    let (archive, tally) = arguments.archive(names, &event, &mut openings)?;
    let mut course = Course {
        arguments,
        names,
        event: &event,
        archive,
        progress: Progress::new(arguments.games, tally.games()),
        tally,
        efforts: [Effort::default(); 2],
    };
    // A match that is resumed may have been settled before.
    if course.settled().is_none() {
        let games = course.tally.games()..arguments.games;
        let setting = arguments.setting();
        play_all(&setting, pairs, games, openings, &mut |number, played| {
            course.tell(number, played)
        })?;
    }
    let report = Report {
        ruleset: arguments.ruleset.name(),
        names,
        terms: &terms,
        tally: &course.tally,
        efforts: course.efforts,
        settled: course
            .settled()
            .map(|side| (side, arguments.target / 100.0)),
    };
    // What is left of the progress does not mix with the result.
    drop(course.progress);
    if arguments.json {
        report.json(out)?;
    } else {
        report.text(out)?;
    }
    Ok(())
}

/// A match that is being played.
struct Course<'a> {
    arguments: &'a MatchArguments,
    names: [&'a str; 2],
    event: &'a str,
    archive: Option<Archive>,
    progress: Progress,
    tally: Tally,
    efforts: [Effort; 2],
}

impl Course<'_> {
    /// Counts a game and keeps it; says whether the match goes on.
    fn tell(&mut self, number: u32, played: &Played) -> Result<ControlFlow<()>, Fault> {
        let first = first_side(number);
        for (effort, side) in self.efforts.iter_mut().zip([first, first.other()]) {
            effort.join(&played.efforts[side]);
        }
        if let Some(archive) = &mut self.archive {
            let mut record = played.record.clone();
            let players = by_side(self.names[0], self.names[1], number);
            record.tags.set("Event", self.event);
            record.tags.set("Round", &(number + 1).to_string());
            record.tags.set("White", players.white);
            record.tags.set("Black", players.black);
            archive.append(&record)?;
        }
        self.tally.count(&played.record, first);
        self.progress.show(&self.tally);
        Ok(match self.settled() {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        })
    }

    /// On which side of the target the score lies for certain, if that is asked.
    fn settled(&self) -> Option<&'static str> {
        let asked = self.arguments.stop_when_settled;
        let score = asked.then(|| self.tally.score())?;
        score.side_of(self.arguments.target / 100.0)
    }
}

/// A share of the points, not so much as to be out of reach.
fn percent(text: &str) -> Result<f64, String> {
    match text.trim_end_matches('%').parse::<f64>() {
        Ok(percent) if 0.0 < percent && percent < 100.0 => Ok(percent),
        _ => Err(format!(
            "'{text}' is not a score; give percent above 0 and below 100, as 55"
        )),
    }
}

impl MatchArguments {
    fn limit(&self) -> Limit {
        match (self.nodes, self.time, self.clock) {
            (_, Some(time), _) => Limit::Time(Duration::from_secs_f64(time)),
            (_, _, Some(clock)) => Limit::Clock(clock),
            (nodes, None, None) => Limit::Nodes(nodes.unwrap_or(NODES)),
        }
    }

    /// What decides how the games go, besides the players.
    fn terms(&self) -> String {
        format!(
            "{}, {} random plies from seed {}, {} plies at most",
            self.limit(),
            self.plies,
            self.openings,
            self.most_plies
        )
    }

    /// What all games have in common.
    fn setting(&self) -> pool::Terms {
        pool::Terms {
            start: Position::start(self.ruleset.clone()),
            limit: self.limit(),
            most_plies: self.most_plies as usize,
            seed: self.openings,
        }
    }

    /// The players, once for each thread.
    fn pairs(&self) -> Result<Vec<Pair>, Fault> {
        let pair = || {
            let first = Player::of(&self.white, &self.ruleset)?;
            let second = match &self.opponent {
                Some(command) => Player::program(command, &self.ruleset)?,
                None => Player::of(&self.black, &self.ruleset)?,
            };
            Ok([first, second])
        };
        (0..self.threads.min(self.games)).map(|_| pair()).collect()
    }

    /// What the players are called; two of one name are numbered.
    fn names(&self, pairs: &[Pair]) -> [String; 2] {
        let program = pairs.first().and_then(|[_, second]| second.name());
        let first = self.white.name();
        let second = program.map_or_else(|| self.black.name(), str::to_owned);
        if first == second {
            return [format!("{first} 1"), format!("{second} 2")];
        }
        [first, second]
    }

    /// The file for the games, and what those in it count.
    fn archive(
        &self,
        names: [&str; 2],
        event: &str,
        openings: &mut Openings,
    ) -> Result<(Option<Archive>, Tally), Fault> {
        let Some(file) = &self.pdn else {
            return Ok((None, Tally::default()));
        };
        if !self.resume {
            return Ok((Some(Archive::fresh(file)?), Tally::default()));
        }
        let terms = Terms {
            rules: &self.ruleset,
            names,
            event,
            games: self.games,
        };
        let (archive, tally) = Archive::resumed(file, &terms, openings)?;
        Ok((Some(archive), tally))
    }
}
