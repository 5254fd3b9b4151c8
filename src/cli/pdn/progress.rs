//! One line on the terminal that says how far a long file has been read.

use std::{
    io::{self, Write},
    path::Path,
    time::{Duration, Instant},
};

use crate::rules::plain;

/// Who watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Watch {
    /// Somebody at a terminal.
    OnTerminal,
    /// Nobody.
    Nobody,
}

/// What takes less time is not worth a line.
const SHORT: Duration = Duration::from_millis(500);

/// How often the line changes.
const INTERVAL: Duration = Duration::from_millis(200);

/// Back to the beginning of the line, and what stood there removed.
const CLEAR: &str = "\r\x1b[K";

/// How far a file has been read.
pub(super) struct Progress {
    watch: Watch,
    name: String,
    size: Option<u64>,
    begun: Instant,
    /// When the line was written last.
    shown: Option<Instant>,
}

impl Progress {
    pub(super) fn new(file: &Path, size: Option<u64>, watch: Watch) -> Self {
        Self {
            watch,
            name: short_name(file),
            size,
            begun: Instant::now(),
            shown: None,
        }
    }

    /// Shows how many games and bytes have been read, unless it was shown just now.
    pub(super) fn show(&mut self, games: usize, bytes: u64) {
        if self.watch == Watch::Nobody {
            return;
        }
        let (last, wait) = match self.shown {
            None => (self.begun, SHORT),
            Some(shown) => (shown, INTERVAL),
        };
        if wait <= last.elapsed() {
            self.shown = Some(Instant::now());
            let line = line(&self.name, games, bytes, self.size, self.begun.elapsed());
            print(&format!("{CLEAR}{line}"));
        }
    }

    /// Makes room for another line.
    pub(super) fn clear(&mut self) {
        if self.shown.is_some() {
            print(CLEAR);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Where nobody can see the line, nothing is lost.
fn print(text: &str) {
    let mut terminal = io::stderr();
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}

/// The name of a file, short enough to leave room on its line.
fn short_name(file: &Path) -> String {
    const MOST: usize = 30;
    let name = file.file_name().unwrap_or(file.as_os_str());
    let name = plain(&name.to_string_lossy());
    let letters = name.chars().count();
    if letters <= MOST {
        return name;
    }
    let end: String = name.chars().skip(letters - MOST + 1).collect();
    format!("…{end}")
}

/// `games.pdn: 43 %, 43012 games, 9 s left`
fn line(name: &str, games: usize, bytes: u64, size: Option<u64>, passed: Duration) -> String {
    let size = size.filter(|&size| 0 < size && bytes <= size);
    let Some(size) = size else {
        return format!("{name}: {} MB, {games} games", bytes / 1_000_000);
    };
    let part = bytes as f64 / size as f64;
    let percent = (100.0 * part).floor();
    if part <= 0.0 {
        return format!("{name}: {percent} %, {games} games");
    }
    let left = (passed.as_secs_f64() / part - passed.as_secs_f64()).ceil();
    format!("{name}: {percent} %, {games} games, {left} s left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let passed = Duration::from_secs(3);
        let line = |bytes, size| line("a.pdn", 1234, bytes, size, passed);
        assert_eq!(line(250, Some(1000)), "a.pdn: 25 %, 1234 games, 9 s left");
        assert_eq!(line(1000, Some(1000)), "a.pdn: 100 %, 1234 games, 0 s left");
        assert_eq!(line(0, Some(1000)), "a.pdn: 0 %, 1234 games");
        assert_eq!(line(5_300_000, None), "a.pdn: 5 MB, 1234 games");
        // It has grown while it was read.
        assert_eq!(line(2_000_000, Some(10)), "a.pdn: 2 MB, 1234 games");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short_name(Path::new("/home/x/a.pdn")), "a.pdn");
        let name = short_name(Path::new(&"é".repeat(50)));
        assert_eq!(name.chars().count(), 30);
        assert!(name.starts_with('…'));
    }

    #[test]
    fn nobody_is_shown_nothing() {
        let mut progress = Progress::new(Path::new("a"), None, Watch::Nobody);
        progress.show(1, 1);
        assert_eq!(progress.shown, None);
    }
}
