//! A text without what it may have and does not need, which still knows where each sign stood.

use super::error::Place;
use crate::rules::shortened;

/// The signs of a FEN: no byte order mark, no blanks, no quotation marks, no tag around it.
pub(super) struct Signs<'a> {
    /// The text as it was given, without a byte order mark.
    whole: &'a str,
    text: String,
    /// For each byte, and for the end, the offset of its character in the whole text.
    offsets: Vec<usize>,
    /// Where something stood between two digits and was left out, if anywhere.
    gap: Option<usize>,
}

/// A part of the signs.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    signs: &'a Signs<'a>,
    pub(super) text: &'a str,
    /// The number of its field, from 1.
    field: usize,
    /// Its first byte among the signs.
    at: usize,
}

impl<'a> Signs<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let whole = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (inner, begins) = inside_tag(whole);
        let mut signs = String::with_capacity(inner.len());
        let mut offsets = Vec::with_capacity(inner.len());
        let mut gap = None;
        let mut end = begins;
        for (at, c) in inner.char_indices() {
            let offset = begins + at;
            if c.is_whitespace() || c == '"' {
                continue;
            }
            let is_apart = end < offset && c.is_ascii_digit();
            if is_apart && signs.ends_with(|last: char| last.is_ascii_digit()) {
                gap.get_or_insert(signs.len());
            }
            end = offset + c.len_utf8();
            signs.push(c);
            offsets.resize(signs.len(), offset);
        }
        offsets.push(end);
        Self {
            whole,
            text: signs,
            offsets,
            gap,
        }
    }

    /// Everything.
    pub(super) fn all(&self) -> Part<'_> {
        Part {
            signs: self,
            text: &self.text,
            field: 1,
            at: 0,
        }
    }

    /// The fields between the colons, without the full stop that some programs put behind them.
    pub(super) fn fields(&self) -> impl Iterator<Item = Part<'_>> {
        let numbered = self.all().split(':').zip(1..);
        numbered.map(|(part, field)| Part {
            text: part.text.trim_end_matches('.'),
            field,
            ..part
        })
    }

    /// What stands from the first sign of a kind on.
    pub(super) fn rest_at_first(&self, sign: char) -> Option<Part<'_>> {
        let at = self.text.find(sign)?;
        let (before, text) = self.text.split_at(at);
        let field = 1 + before.matches(':').count();
        Some(Part {
            signs: self,
            text,
            field,
            at,
        })
    }

    /// The part between commas and colons in which blanks cut a number in two, if there is one.
    pub(super) fn cut_number(&self) -> Option<Part<'_>> {
        let gap = self.gap?;
        let holds_gap = |part: &Part<'_>| gap < part.at + part.text.len();
        let field = self.fields().find(holds_gap)?;
        let field = match field.text.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => field.without_first(),
            _ => field,
        };
        field.split(',').find(holds_gap)
    }
}

impl<'a> Part<'a> {
    /// Where it begins.
    pub(super) fn place(self) -> Place {
        let Signs { whole, offsets, .. } = self.signs;
        let offset = offsets.get(self.at).copied().unwrap_or(whole.len());
        Place {
            field: self.field,
            character: 1 + whole[..offset].chars().count(),
        }
    }

    /// The parts between signs of one kind.
    pub(super) fn split(self, sign: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(sign).map(move |text| {
            let part = Self { text, at, ..self };
            at += text.len() + sign.len_utf8();
            part
        })
    }

    /// What follows the first character.
    pub(super) fn without_first(self) -> Self {
        let first = self.text.chars().next().map_or(0, char::len_utf8);
        Self {
            text: &self.text[first..],
            at: self.at + first,
            ..self
        }
    }

    /// How it was written, blanks and all, for use in a message; of a long one the beginning.
    pub(super) fn as_written(self) -> String {
        const MOST: usize = 24;
        let Some(last) = self.text.chars().next_back() else {
            return String::new();
        };
        let end = self.at + self.text.len();
        let offsets = &self.signs.offsets;
        let written = offsets[self.at]..offsets[end - 1] + last.len_utf8();
        shortened(&self.signs.whole[written], MOST)
    }
}

/// What stands between the quotation marks of a FEN tag, if the text is one, and where it begins.
fn inside_tag(whole: &str) -> (&str, usize) {
    let opened = whole.find('[').filter(|&at| whole[..at].trim().is_empty());
    let closed = whole
        .rfind(']')
        .filter(|&at| whole[at + 1..].trim().is_empty());
    let (Some(opened), Some(closed)) = (opened, closed) else {
        return (whole, 0);
    };
    let tag = whole.get(opened + 1..closed).unwrap_or_default();
    let is_fen = tag
        .split('"')
        .next()
        .is_some_and(|name| name.trim().eq_ignore_ascii_case("fen"));
    match tag.find('"').filter(|_| is_fen) {
        Some(quote) => (&tag[quote..], opened + 1 + quote),
        None => (whole, 0),
    }
}
