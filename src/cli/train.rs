//! `damas train`: learns the evaluation of a game from games that the engine plays against itself.
//!
//! A generation is a file of games, one a line, and the weights that were learned from it. What
//! stands in the folder is not made again, so that training goes on where it was stopped.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
        mpsc,
    },
    thread,
    time::Instant,
};

use clap::Args;

use super::{fault::Fault, values};
use crate::{
    engine::{
        Engine, Weights,
        learn::{Fit, Habits, Record, play_game},
    },
    rules::Rules,
};

/// Room for positions while a game is played, in mebibytes: small, since it is cleared each time.
const TABLE: usize = 1;

#[derive(Args)]
pub(super) struct TrainArguments {
    /// The game.
    #[arg(long, value_name = "NAME", value_parser = values::ruleset)]
    ruleset: Arc<Rules>,
    /// The folder of the games and weights of each generation.
    #[arg(long, value_name = "FOLDER", default_value = "training")]
    folder: PathBuf,
    /// How often games are played and learned from.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    generations: u32,
    /// Games a generation.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// Positions visited for each move.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    nodes: u64,
    /// Games played side by side.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Another seed plays other games.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Where the last generation's weights are written; without it they stay in the folder.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(arguments: &TrainArguments, out: &mut dyn Write) -> Result<(), Fault> {
    fs::create_dir_all(&arguments.folder)
        .map_err(|error| cannot("make", &arguments.folder, &error))?;
    let mut weights = None;
    let mut earlier: Vec<Record> = Vec::new();
    for generation in 1..=arguments.generations {
        let training = Generation {
            arguments,
            number: generation,
        };
        let games = training.play(weights.as_ref())?;
        let mut fit = Fit::new(arguments.ruleset.clone());
        games.iter().chain(&earlier).for_each(|game| fit.add(game));
        if fit.is_empty() {
            return Err(Fault::Input(
                "no quiet position was played; let more games be played (--games)".to_owned(),
            ));
        }
        let clock = Instant::now();
        let (mut learned, quality) = fit.learn(arguments.seed);
        learned.history = training.history(quality.positions);
        writeln!(
            out,
            "generation {generation}: {} games, {} positions, loss {:.4} with material alone, {:.4} as learned, in {:.0} s",
            games.len(),
            quality.positions,
            quality.before,
            quality.after,
            clock.elapsed().as_secs_f64()
        )?;
        out.flush()?;
        let path = training.path("weights");
        fs::write(&path, learned.to_bytes()).map_err(|error| cannot("write", &path, &error))?;
        weights = Some(learned);
        // The generation before is better than none; older ones were played too weakly.
        earlier = games;
    }
    if let (Some(path), Some(weights)) = (&arguments.out, weights) {
        fs::write(path, weights.to_bytes()).map_err(|error| cannot("write", path, &error))?;
    }
    Ok(())
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Fault {
    Fault::Input(format!(
        "'{}' cannot be {}: {error}; choose another place",
        path.display(),
        match what {
            "make" => "made",
            "read" => "read",
            _ => "written",
        }
    ))
}

/// One generation of a training.
struct Generation<'a> {
    arguments: &'a TrainArguments,
    number: u32,
}

impl Generation<'_> {
    fn path(&self, ending: &str) -> PathBuf {
        let name = self.arguments.ruleset.name();
        let file = format!("{name}.{}.{ending}", self.number);
        self.arguments.folder.join(file)
    }

    fn history(&self, positions: usize) -> String {
        let TrainArguments {
            ruleset,
            games,
            nodes,
            seed,
            ..
        } = self.arguments;
        format!(
            "Made by: damas train --ruleset {} --generations {} --games {games} --nodes {nodes} --seed {seed}\n\
             Learned from {positions} quiet positions of the last two generations.",
            ruleset.name(),
            self.number,
        )
    }

    /// The games: those that are there, and those that are still missing.
    fn play(&self, weights: Option<&Weights>) -> Result<Vec<Record>, Fault> {
        let path = self.path("games");
        let mut games = self.read(&path)?;
        if self.arguments.games <= games.len() as u64 {
            games.truncate(self.arguments.games as usize);
            return Ok(games.into_iter().flatten().collect());
        }
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| cannot("write", &path, &error))?;
        let mut file = BufWriter::new(file);
        let mut progress = Progress::new(self.number, games.len() as u64, self.arguments.games);
        let first = games.len() as u64;
        self.play_from(first, weights, &mut |game| {
            let line = game.as_ref().map(ToString::to_string).unwrap_or_default();
            writeln!(file, "{line}").map_err(|error| cannot("write", &path, &error))?;
            games.push(game);
            progress.show(games.len() as u64);
            Ok(())
        })?;
        file.flush()
            .map_err(|error| cannot("write", &path, &error))?;
        Ok(games.into_iter().flatten().collect())
    }

    /// The games of a file; one that random moves ended is an empty line. A last line that was cut
    /// off is played again.
    fn read(&self, path: &Path) -> Result<Vec<Option<Record>>, Fault> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(cannot("read", path, &error)),
        };
        let mut games = Vec::new();
        let mut whole = 0;
        let mut reader = BufReader::new(file);
        let mut line = String::new();
        loop {
            line.clear();
            let taken = reader
                .read_line(&mut line)
                .map_err(|error| cannot("read", path, &error))?;
            let Some(text) = line.strip_suffix('\n') else {
                break;
            };
            let game = match text {
                "" => None,
                text => Some(text.parse().map_err(|error| {
                    Fault::Input(format!(
                        "{}, line {}: {error}; remove the file to play its games again",
                        path.display(),
                        games.len() + 1
                    ))
                })?),
            };
            games.push(game);
            whole += taken as u64;
        }
        if !line.is_empty() {
            let file = OpenOptions::new().write(true).open(path);
            file.and_then(|file| file.set_len(whole))
                .map_err(|error| cannot("write", path, &error))?;
        }
        Ok(games)
    }

    /// Plays from a number on, with all threads; hands the games over in their order.
    fn play_from(
        &self,
        first: u64,
        weights: Option<&Weights>,
        take: &mut dyn FnMut(Option<Record>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let arguments = self.arguments;
        let habits = Habits {
            nodes: arguments.nodes,
            ..Habits::default()
        };
        let next = AtomicU64::new(first);
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(1024);
            for _ in 0..arguments.threads {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    let rules = arguments.ruleset.clone();
                    let engine = Engine::with_weights(rules, TABLE, weights.cloned());
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if arguments.games <= number {
                            break;
                        }
                        // Each generation plays other games.
                        let seed = arguments.seed << 40 ^ u64::from(self.number) << 32 ^ number;
                        let game = play_game(&engine, habits, seed);
                        if sender.send((number, game)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = std::collections::BTreeMap::new();
            let mut due = first;
            for (number, game) in receiver {
                waiting.insert(number, game);
                while let Some(game) = waiting.remove(&due) {
                    take(game)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }
}

/// A line that says how many games have been played.
struct Progress {
    generation: u32,
    first: u64,
    all: u64,
    begun: Instant,
    shown: Option<Instant>,
    on_terminal: bool,
}

impl Progress {
    fn new(generation: u32, first: u64, all: u64) -> Self {
        Self {
            generation,
            first,
            all,
            begun: Instant::now(),
            shown: None,
            on_terminal: io::stderr().is_terminal(),
        }
    }

    fn show(&mut self, games: u64) {
        let pause = if self.on_terminal { 0.5 } else { 30.0 };
        let due = self
            .shown
            .is_none_or(|shown| pause <= shown.elapsed().as_secs_f64());
        if !due && games < self.all {
            return;
        }
        self.shown = Some(Instant::now());
        let seconds = self.begun.elapsed().as_secs_f64();
        let rate = (games - self.first) as f64 / seconds.max(1e-3);
        let left = (self.all - games) as f64 / rate.max(1e-3);
        let line = format!(
            "generation {}: {games} of {} games, {rate:.1} a second, {left:.0} s left",
            self.generation, self.all
        );
        // Nobody may be listening.
        let _ = if self.on_terminal && games < self.all {
            write!(io::stderr(), "\r\x1b[K{line}")
        } else if self.on_terminal {
            writeln!(io::stderr(), "\r\x1b[K{line}")
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }
}
