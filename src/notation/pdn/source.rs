//! The text of a file as it is needed: some of it at a time, and forgotten once it has been read.

use std::io::Read;

use super::decode::Decoder;

/// How many bytes are usually taken at a time, at least.
const PIECE: usize = 1 << 16;

/// A text that comes from somewhere.
pub(super) struct Source<R> {
    bytes: R,
    decoder: Decoder,
    /// What was decoded; up to `at` it has been passed.
    text: String,
    at: usize,
    /// The line at that place, from 1.
    line: usize,
    /// How many bytes are taken at a time, at least.
    least: usize,
    piece: Vec<u8>,
    taken: u64,
    is_complete: bool,
    failure: Option<String>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(bytes: R) -> Self {
        Self::in_pieces(bytes, PIECE)
    }

    /// The same, taken so many bytes at a time.
    pub(super) fn in_pieces(bytes: R, least: usize) -> Self {
        Self {
            bytes,
            decoder: Decoder::default(),
            text: String::new(),
            at: 0,
            line: 1,
            least,
            piece: Vec::new(),
            taken: 0,
            is_complete: false,
            failure: None,
        }
    }

    /// Takes more. It is at least as much as there is already, so that a text which must be looked
    /// at again from its beginning costs no more than its length.
    pub(super) fn more(&mut self) {
        if self.is_complete || self.failure.is_some() {
            return;
        }
        self.text.drain(..self.at);
        self.at = 0;
        let wanted = self.text.len().max(self.least);
        self.piece.clear();
        let taken = self
            .bytes
            .by_ref()
            .take(wanted as u64)
            .read_to_end(&mut self.piece);
        match taken {
            Ok(taken) => self.is_complete = taken < wanted,
            Err(error) => self.failure = Some(error.to_string()),
        }
        self.taken += self.piece.len() as u64;
        self.decoder
            .decode(&self.piece, self.is_complete, &mut self.text);
    }
}

impl<R> Source<R> {
    /// The text that has been taken and not passed.
    pub(super) fn text(&self) -> &str {
        &self.text[self.at..]
    }

    /// The line where it begins, from 1.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Whether nothing comes behind it.
    pub(super) const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// What the file is, where it is no text.
    pub(super) const fn stranger(&self) -> Option<&'static str> {
        self.decoder.stranger()
    }

    /// Why no more can be taken.
    pub(super) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// How many bytes have been taken so far.
    pub(super) const fn taken(&self) -> u64 {
        self.taken
    }

    /// Passes so many bytes of the text, up to a line.
    pub(super) fn pass(&mut self, bytes: usize, line: usize) {
        self.at = self.text.len().min(self.at + bytes);
        self.line = line;
    }

    /// Passes all of the text.
    pub(super) fn pass_all(&mut self) {
        let passed = self.text();
        let lines = passed.bytes().filter(|&byte| byte == b'\n').count();
        self.pass(passed.len(), self.line + lines);
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn what_was_passed_is_forgotten() {
        let lines = "1. 32-28\n".repeat(100_000);
        let mut source = Source::new(lines.as_bytes());
        let mut passed = 0;
        while !source.is_complete() {
            source.more();
            let length = source.text().len();
            assert!(source.text.capacity() < 4 * PIECE, "{length}");
            source.pass(length, 1);
            passed += length;
        }
        assert_eq!((passed, source.taken()), (lines.len(), lines.len() as u64));
    }

    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk has gone"))
        }
    }

    #[test]
    fn what_came_before_a_failure_is_kept() {
        let mut source = Source::new(b"1. 32-28\n".chain(Broken));
        source.more();
        assert_eq!(source.text(), "1. 32-28\n");
        assert_eq!(source.failure(), Some("the disk has gone"));
        assert!(!source.is_complete());
    }
}
