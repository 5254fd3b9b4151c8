//! What the trace tells: where squares and buttons are, and what happened.

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::desktop::complaints_beside;

/// How long one thing may take on a slow machine without a graphics card.
const PATIENCE: Duration = Duration::from_secs(90);

/// Reads a trace as it grows.
pub(crate) struct Watch {
    file: PathBuf,
    /// How many lines have been told already.
    told: usize,
}

impl Watch {
    pub(crate) fn new(file: &Path) -> Self {
        Self {
            file: file.to_owned(),
            told: 0,
        }
    }

    fn lines(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        text.lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect()
    }

    /// The last line of an event, told or not.
    pub(crate) fn last(&self, event: &str) -> Option<Value> {
        self.lines()
            .into_iter()
            .rev()
            .find(|line| line["event"] == event)
    }

    /// Waits until a line fits that has not been told; what came before it counts as told.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let lines = self.lines();
            if let Some(at) = lines.iter().skip(self.told).position(&fits) {
                self.told += at + 1;
                return lines[self.told - 1].clone();
            }
            thread::sleep(Duration::from_millis(50));
        }
        let tail: Vec<String> = self.lines().iter().skip(self.told).map(shortened).collect();
        let complaints = fs::read_to_string(complaints_beside(&self.file)).unwrap_or_default();
        panic!(
            "{what} did not happen; since then:\n{}\nthe program complained:\n{complaints}",
            tail.join("\n")
        );
    }

    #[track_caller]
    pub(crate) fn until_event(&mut self, event: &str) -> Value {
        self.until(event, |line| line["event"] == event)
    }

    /// How many lines of an event there are.
    pub(crate) fn count(&self, event: &str) -> usize {
        self.lines()
            .iter()
            .filter(|line| line["event"] == event)
            .count()
    }

    /// Waits until no line has come for a while: the picture is at rest.
    pub(crate) fn until_quiet(&self) {
        let begun = Instant::now();
        let mut seen = (self.lines().len(), Instant::now());
        while begun.elapsed() < PATIENCE && seen.1.elapsed() < Duration::from_millis(1500) {
            let now = self.lines().len();
            if now != seen.0 {
                seen = (now, Instant::now());
            }
            thread::sleep(Duration::from_millis(100));
        }
    }
}

fn shortened(line: &Value) -> String {
    line.to_string().chars().take(160).collect()
}
