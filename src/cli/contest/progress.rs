//! How a match stands while it is played, on standard error.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use super::tally::Tally;

/// Where nobody sits at a terminal a line is written this often.
const INTERVAL: Duration = Duration::from_secs(30);
/// Back to the beginning of the line, and what stood there removed.
const CLEAR: &str = "\r\x1b[K";

/// One line that is rewritten, or lines now and then.
pub(super) struct Progress {
    games: u32,
    /// How many games there were when the match went on.
    before: u32,
    begun: Instant,
    shown: Instant,
    on_terminal: bool,
}

impl Progress {
    pub(super) fn new(games: u32, before: u32) -> Self {
        let now = Instant::now();
        Self {
            games,
            before,
            begun: now,
            shown: now,
            on_terminal: io::stderr().is_terminal(),
        }
    }

    /// Shows how the match stands.
    pub(super) fn show(&mut self, tally: &Tally) {
        let line = line(tally, self.games, self.before, self.begun.elapsed());
        if self.on_terminal {
            print(&format!("{CLEAR}{line}"));
        } else if INTERVAL <= self.shown.elapsed() {
            self.shown = Instant::now();
            print(&format!("{line}\n"));
        }
    }
}

/// The last line makes room for the result.
impl Drop for Progress {
    fn drop(&mut self) {
        if self.on_terminal {
            print(CLEAR);
        }
    }
}

/// Where nobody can see the line, nothing is lost.
fn print(text: &str) {
    let mut terminal = io::stderr();
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}

/// `game 12 of 100: +5 =3 -4, 54.2 % ± 20.1, 95 s left`
fn line(tally: &Tally, games: u32, before: u32, passed: Duration) -> String {
    let done = tally.games();
    let score = tally.score();
    let Tally {
        wins,
        draws,
        losses,
        ..
    } = tally;
    let text = format!(
        "game {done} of {games}: +{wins} ={draws} -{losses}, {:.1} % ± {:.1}",
        100.0 * score.value,
        100.0 * tally.error()
    );
    let played = done.saturating_sub(before);
    if played == 0 {
        return text;
    }
    let left = passed.as_secs_f64() / f64::from(played) * f64::from(games - done);
    format!("{text}, {:.0} s left", left.ceil())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_it_stands_and_how_long_it_takes() {
        let tally = Tally {
            wins: 5,
            draws: 4,
            losses: 3,
            ..Tally::default()
        };
        let line = |before| line(&tally, 100, before, Duration::from_secs(6));
        assert_eq!(line(12), "game 12 of 100: +5 =4 -3, 58.3 % ± 22.8");
        assert!(line(0).ends_with(", 44 s left"), "{}", line(0));
        assert!(line(6).ends_with(", 88 s left"), "{}", line(6));
    }
}
