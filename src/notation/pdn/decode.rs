//! Bytes to text: UTF-8 where it is, Latin-1 where it is not, and one kind of line ending.

use std::borrow::Cow;

/// The text of a PDN file. PDN 3.0 is UTF-8; older files are read as Latin-1, in which every byte
/// is a letter. A byte order mark is dropped, and every line ends with a line feed.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    };
    if !text.contains('\r') {
        return text;
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_encodings_and_all_line_endings_are_read() {
        assert_eq!(decode(b"\xef\xbb\xbfM\xc3\xa9\r\n1\r2\n"), "Mé\n1\n2\n");
        assert_eq!(decode(b"M\xe9\r\n"), "Mé\n");
    }
}
