//! Bytes to text, piece by piece: UTF-8 where it is, Latin-1 where it is not, UTF-16 where the file
//! begins like that, and one kind of line ending.

/// Lines longer than this are decoded in parts.
const LONGEST_LINE: usize = 1 << 20;

/// The first bytes of files that are no text, or in an encoding that no program writes PDN in.
const STRANGERS: [(&[u8], &str); 7] = [
    (b"\x1f\x8b", "compressed by gzip, so unpack it first"),
    (b"PK\x03\x04", "a ZIP archive, so unpack it first"),
    (b"\xfd7zXZ", "compressed by xz, so unpack it first"),
    (b"\x89PNG", "a PNG picture"),
    (b"%PDF", "a PDF document"),
    (b"\xff\xfe\0\0", "in UTF-32, so save it as UTF-8"),
    (b"\0\0\xfe\xff", "in UTF-32, so save it as UTF-8"),
];

/// How a file is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    /// Every line is UTF-8, which PDN 3.0 asks for, or else Latin-1, in which every byte is a
    /// letter, as in older files.
    Bytes,
    /// Two bytes a unit, the low one first or last.
    Wide { is_low_first: bool },
}

/// Decodes the bytes of a file. Byte order marks are dropped, and every line ends with a line feed.
#[derive(Default, Debug)]
pub(super) struct Decoder {
    /// Nothing until the first bytes have shown it.
    encoding: Option<Encoding>,
    /// Bytes that make no whole line, or unit, yet.
    left: Vec<u8>,
    /// What the file is, where its first bytes are not those of a text.
    stranger: Option<&'static str>,
    /// Whether the last character was a carriage return, which stands in the text as a line feed.
    after_return: bool,
}

impl Decoder {
    /// Decodes the next bytes and puts what is whole behind the text; with the last ones, everything.
    pub(super) fn decode(&mut self, bytes: &[u8], is_last: bool, text: &mut String) {
        self.left.extend_from_slice(bytes);
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None if self.left.len() < 6 && !is_last => return,
            None => self.begin(),
        };
        let whole = if is_last {
            self.left.len()
        } else {
            whole(&self.left, encoding)
        };
        let left = self.left.split_off(whole);
        let block = std::mem::replace(&mut self.left, left);
        match encoding {
            Encoding::Bytes => self.decode_lines(&block, text),
            Encoding::Wide { is_low_first } => {
                let units = block.chunks_exact(2).map(|pair| {
                    if is_low_first {
                        u16::from_le_bytes([pair[0], pair[1]])
                    } else {
                        u16::from_be_bytes([pair[0], pair[1]])
                    }
                });
                let wide: String = char::decode_utf16(units)
                    .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
                    .collect();
                self.append(&wide, text);
            }
        }
    }

    /// What the file is, where it is no text.
    pub(super) const fn stranger(&self) -> Option<&'static str> {
        self.stranger
    }

    /// Finds the encoding out and passes the byte order mark. Without one, text of UTF-16 shows by
    /// the zeros beside its first letters, which are ASCII in every PDN file.
    fn begin(&mut self) -> Encoding {
        self.stranger = STRANGERS
            .iter()
            .find(|(first, _)| self.left.starts_with(first))
            .map(|(_, what)| *what);
        let (encoding, mark) = match self.left[..] {
            [0xff, 0xfe, ..] => (Encoding::Wide { is_low_first: true }, 2),
            [0xfe, 0xff, ..] => (
                Encoding::Wide {
                    is_low_first: false,
                },
                2,
            ),
            [0xef, 0xbb, 0xbf, ..] => (Encoding::Bytes, 3),
            [a, 0, b, 0, ..] if a != 0 && b != 0 => (Encoding::Wide { is_low_first: true }, 0),
            [0, a, 0, b, ..] if a != 0 && b != 0 => (
                Encoding::Wide {
                    is_low_first: false,
                },
                0,
            ),
            _ => (Encoding::Bytes, 0),
        };
        self.left.drain(..mark);
        self.encoding = Some(encoding);
        encoding
    }

    fn decode_lines(&mut self, block: &[u8], text: &mut String) {
        if let Ok(decoded) = std::str::from_utf8(block) {
            return self.append(decoded, text);
        }
        for line in block.split_inclusive(|&byte| is_line_end(byte)) {
            match std::str::from_utf8(line) {
                Ok(decoded) => self.append(decoded, text),
                Err(_) => {
                    let latin: String = line.iter().copied().map(char::from).collect();
                    self.append(&latin, text);
                }
            }
        }
    }

    /// Puts decoded characters behind the text, with line feeds for all line endings.
    fn append(&mut self, mut decoded: &str, text: &mut String) {
        if self.after_return && !decoded.is_empty() {
            self.after_return = false;
            decoded = decoded.strip_prefix('\n').unwrap_or(decoded);
        }
        while let Some((line, rest)) = decoded.split_once('\r') {
            text.push_str(line);
            text.push('\n');
            self.after_return = rest.is_empty();
            decoded = rest.strip_prefix('\n').unwrap_or(rest);
            if decoded.is_empty() {
                return;
            }
        }
        text.push_str(decoded);
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// How many of the bytes are whole lines, or whole characters.
fn whole(bytes: &[u8], encoding: Encoding) -> usize {
    match encoding {
        Encoding::Bytes => match bytes.iter().rposition(|&byte| is_line_end(byte)) {
            Some(end) => end + 1,
            None if bytes.len() < LONGEST_LINE => 0,
            None => match std::str::from_utf8(bytes) {
                // A letter may be cut in two at the end.
                Err(error) if error.error_len().is_none() => error.valid_up_to(),
                _ => bytes.len(),
            },
        },
        Encoding::Wide { is_low_first } => {
            let whole = bytes.len() - bytes.len() % 2;
            let high = if is_low_first { 1 } else { 2 };
            let last = whole.checked_sub(high).map_or(0, |at| bytes[at]);
            // The first half of a pair of units waits for the second.
            let is_cut = (0xd8..0xdc).contains(&last);
            whole - if is_cut { 2 } else { 0 }
        }
    }
}

/// The text of a whole file; see [`games()`](super::games()) for the encodings.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    let mut text = String::new();
    Decoder::default().decode(bytes, true, &mut text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes in pieces of every size: where a file is cut must not matter.
    #[track_caller]
    fn check(bytes: &[u8], expected: &str) {
        for size in 1..=bytes.len() + 1 {
            let mut decoder = Decoder::default();
            let mut text = String::new();
            for piece in bytes.chunks(size) {
                decoder.decode(piece, false, &mut text);
            }
            decoder.decode(b"", true, &mut text);
            assert_eq!(text, expected, "in pieces of {size}");
        }
    }

    #[test]
    fn all_line_endings_are_read() {
        check(b"1\r\n2\r3\n4\r\r\n\n5\n\r6\r", "1\n2\n3\n4\n\n\n5\n\n6\n");
        check(b"", "");
        check(b"\r\n", "\n");
    }

    #[test]
    fn every_line_is_utf_8_or_else_latin_1() {
        check(b"\xef\xbb\xbfM\xc3\xa9\r\n1", "Mé\n1");
        check(b"M\xe9\r\n", "Mé\n");
        check(b"M\xe9\nM\xc3\xa9\n\xff", "Mé\nMé\nÿ");
    }

    #[test]
    fn utf_16_is_read_with_its_mark_and_without() {
        let text = "[White \"Méndez 𝋦\"]\r\n1. 32-28\n";
        let read = text.replace("\r\n", "\n");
        let units: Vec<u16> = text.encode_utf16().collect();
        let low_first: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let high_first: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        check(&low_first, &read);
        check(&high_first, &read);
        check(&[b"\xff\xfe", &low_first[..]].concat(), &read);
        check(&[b"\xfe\xff", &high_first[..]].concat(), &read);
        check(b"\xff\xfeA\0\x00\xd8B\0", "A\u{fffd}B");
        check(b"\xff\xfe", "");
    }

    #[test]
    fn a_line_without_end_is_decoded_all_the_same() {
        let long = "é".repeat(LONGEST_LINE);
        let mut decoder = Decoder::default();
        let mut text = String::new();
        for piece in long.as_bytes().chunks(65_537) {
            decoder.decode(piece, false, &mut text);
            assert!(decoder.left.len() < LONGEST_LINE + 65_537);
        }
        decoder.decode(b"", true, &mut text);
        assert_eq!(text, long);
    }
}
