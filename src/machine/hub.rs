//! An engine of somebody else: a program that speaks the Hub protocol.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use thiserror::Error;

use crate::{
    notation::hub::{Line, print_position, variant_of},
    rules::{Position, Rules},
};

/// How long a program may take to say what it is.
const HELLO: Duration = Duration::from_secs(20);
/// How long it may take to load what it needs.
const LOADING: Duration = Duration::from_secs(120);
/// How long it has to leave by itself.
const LEAVING: Duration = Duration::from_millis(500);

/// A program that was started, and waits for positions.
#[derive(Debug)]
pub struct HubEngine {
    /// What it calls itself.
    pub name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HubReply {
    /// Its move, as it wrote it.
    pub step: String,
    /// How many positions it says to have visited.
    pub nodes: u64,
}

/// What went wrong with an engine.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HubError {
    /// The command has no words, or a quotation mark too many.
    #[error("'{0}' is no command; write a program and its arguments, as in \"./scan hub\"")]
    Command(String),
    /// The program cannot be started.
    #[error("'{program}' cannot be started: {error}; name a program that speaks the Hub protocol")]
    NotStarted {
        /// The program.
        program: String,
        /// What the system says.
        error: String,
    },
    /// The program has ended, or has closed its output.
    #[error("{name} has ended while it was to answer '{asked}'; try the command by hand")]
    Gone {
        /// The engine.
        name: String,
        /// What it was asked.
        asked: String,
    },
    /// The program does not answer.
    #[error("{name} has not answered '{asked}' within {seconds} s; try the command by hand")]
    Silent {
        /// The engine.
        name: String,
        /// What it was asked.
        asked: String,
        /// How long it was waited for.
        seconds: u64,
    },
    /// The program plays other games.
    #[error("{name} does not play '{variant}'; it offers {offered}")]
    Variant {
        /// The engine.
        name: String,
        /// The game, as the protocol names it.
        variant: String,
        /// What it offers instead.
        offered: String,
    },
}

impl HubEngine {
    /// Starts a program and prepares it for a game.
    ///
    /// # Errors
    ///
    /// A [`HubError`] where it does not start, does not answer or plays other games.
    pub fn start(command: &str, rules: &Rules) -> Result<Self, HubError> {
        let words = words(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| HubError::Command(command.to_owned()))?;
        let not_started = |error: &dyn ToString| HubError::NotStarted {
            program: words[0].clone(),
            error: error.to_string(),
        };
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| not_started(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(not_started(&"it has no standard input and output"));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            // Whatever is no text ends the conversation like a program that has gone.
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Self {
            name: words[0].clone(),
            child,
            input,
            lines,
        };
        engine.prepare(variant_of(rules))?;
        Ok(engine)
    }

    /// Tells it which game is played, and waits until it is ready.
    fn prepare(&mut self, variant: &str) -> Result<(), HubError> {
        // Without the parameter an engine plays the only game that the protocol began with.
        let mut offered = String::from("normal");
        let mut chosen = offered.clone();
        let mut name = None;
        self.ask("hub", HELLO, |line| {
            match line.command.as_str() {
                "id" => {
                    name = line
                        .get("name")
                        .map(|name| named(name, line.get("version")));
                }
                "param" if line.get("name") == Some("variant") => {
                    chosen = line.get("value").unwrap_or_default().to_owned();
                    offered = line.get("values").unwrap_or(&chosen).to_owned();
                }
                _ => {}
            }
            line.command == "wait"
        })?;
        if let Some(name) = name {
            self.name = name;
        }
        if !offered.split_whitespace().any(|other| other == variant) {
            return Err(HubError::Variant {
                name: self.name.clone(),
                variant: variant.to_owned(),
                offered,
            });
        }
        if chosen != variant {
            let line = Line::new("set-param").with("name", "variant");
            self.send(&line.with("value", variant))?;
        }
        self.ask("init", LOADING, |line| line.command == "ready")
    }

    /// Says that what follows has nothing to do with what was before.
    ///
    /// # Errors
    ///
    /// [`HubError::Gone`].
    pub fn new_game(&mut self) -> Result<(), HubError> {
        self.send(&Line::new("new-game"))
    }

    /// Asks for a move in the position after some moves, and waits no longer than it is told.
    ///
    /// # Errors
    ///
    /// [`HubError::Gone`] or [`HubError::Silent`].
    pub fn choose(
        &mut self,
        start: &Position,
        moves: &[String],
        level: &Line,
        patience: Duration,
    ) -> Result<HubReply, HubError> {
        let mut position = Line::new("pos").with("pos", print_position(start));
        if !moves.is_empty() {
            position = position.with("moves", moves.join(" "));
        }
        self.send(&position)?;
        self.send(level)?;
        let mut nodes = 0;
        let mut step = String::new();
        self.ask("go think", patience, |line| {
            if let Some(number) = line.get("nodes").and_then(|text| text.parse().ok()) {
                nodes = number;
            }
            if let Some(text) = line.get("move") {
                step = text.to_owned();
            }
            line.command == "done"
        })?;
        Ok(HubReply { step, nodes })
    }

    /// Sends a line and hears answers until one is the last.
    fn ask(
        &mut self,
        text: &str,
        patience: Duration,
        mut is_last: impl FnMut(&Line) -> bool,
    ) -> Result<(), HubError> {
        let until = Instant::now() + patience;
        self.send_text(text)?;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                // What an engine says beside the protocol is not for us.
                Ok(heard) => {
                    if let Ok(Some(line)) = Line::parse(&heard)
                        && is_last(&line)
                    {
                        return Ok(());
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone(text)),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(HubError::Silent {
                        name: self.name.clone(),
                        asked: text.to_owned(),
                        seconds: patience.as_secs(),
                    });
                }
            }
        }
    }

    fn send(&mut self, line: &Line) -> Result<(), HubError> {
        self.send_text(&line.to_string())
    }

    fn send_text(&mut self, text: &str) -> Result<(), HubError> {
        let sent = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.gone(text))
    }

    fn gone(&self, asked: &str) -> HubError {
        let word = asked.split(' ').next().unwrap_or_default();
        HubError::Gone {
            name: self.name.clone(),
            asked: word.to_owned(),
        }
    }
}

/// A program is asked to leave, and made to if it does not.
impl Drop for HubEngine {
    fn drop(&mut self) {
        let _ = self.send(&Line::new("quit"));
        let until = Instant::now() + LEAVING;
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn named(name: &str, version: Option<&str>) -> String {
    match version {
        Some(version) => format!("{name} {version}"),
        None => name.to_owned(),
    }
}

/// The words of a command; those in quotation marks may hold blanks. Nothing where a mark is left
/// open.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if matches!(c, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn a_command_is_cut_into_words() {
        let cut = |command| words(command).map(|words| words.join("|"));
        assert_eq!(cut(" ./scan  hub "), Some("./scan|hub".to_owned()));
        assert_eq!(
            cut("\"/my engines/scan\" hub ''"),
            Some("/my engines/scan|hub|".to_owned())
        );
        assert_eq!(cut("'scan hub"), None);
    }

    #[test]
    fn what_is_no_engine_is_told() {
        let start = |command| {
            let error = HubEngine::start(command, &rules::default_rules()).unwrap_err();
            error.to_string()
        };
        assert!(start(" ").starts_with("' ' is no command"));
        assert!(start("/no/such/engine hub").starts_with("'/no/such/engine' cannot be started: "));
        #[cfg(unix)]
        assert_eq!(
            start("true"),
            "true has ended while it was to answer 'hub'; try the command by hand"
        );
    }
}
