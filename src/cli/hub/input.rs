//! Lines from whoever sends them, however long and of whatever bytes.

use std::io::{self, BufRead, Read as _};

/// No sensible line is longer: a game of a thousand moves has about ten thousand bytes.
const MOST: u64 = 1_000_000;

/// What came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Read {
    /// A line; bytes that are no text are replaced.
    Line(String),
    /// A line that was too long to keep.
    TooLong,
    /// Nothing comes any more.
    End,
}

/// Where lines come from.
pub(super) struct Input<R>(R);

impl<R: BufRead> Input<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self(reader)
    }

    /// Waits for the next line.
    pub(super) fn next_line(&mut self) -> io::Result<Read> {
        let mut bytes = Vec::new();
        self.0.by_ref().take(MOST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(Read::End);
        }
        if bytes.last() == Some(&b'\n') || (bytes.len() as u64) < MOST {
            return Ok(Read::Line(String::from_utf8_lossy(&bytes).into_owned()));
        }
        self.0.skip_until(b'\n')?;
        Ok(Read::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whatever_they_hold() {
        let long = "x".repeat(MOST as usize + 5);
        let text = [b"hub\r\n\xff\n", long.as_bytes(), b"\nquit"].concat();
        let mut input = Input::new(&text[..]);
        let mut read = || input.next_line().unwrap();
        assert_eq!(read(), Read::Line("hub\r\n".to_owned()));
        assert_eq!(read(), Read::Line("\u{fffd}\n".to_owned()));
        assert_eq!(read(), Read::TooLong);
        assert_eq!(read(), Read::Line("quit".to_owned()));
        assert_eq!(read(), Read::End);
    }
}
