//! A text without what it may have and does not need, which still knows where each sign stood.

use super::error::Place;

/// The signs of a FEN: no byte order mark, no blanks, no quotation marks.
pub(super) struct Signs {
    text: String,
    /// For each byte, and for the end, the place of its character in the whole text, from 1.
    characters: Vec<usize>,
}

/// A part of the signs.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    /// The number of its field, from 1.
    field: usize,
    /// Its first byte among the signs.
    at: usize,
}

impl Signs {
    pub(super) fn of(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut signs = String::with_capacity(text.len());
        let mut characters = Vec::with_capacity(text.len());
        let mut end = 1;
        for (c, character) in text.chars().zip(1..) {
            end = character + 1;
            if !c.is_whitespace() && c != '"' {
                signs.push(c);
                characters.resize(signs.len(), character);
            }
        }
        characters.push(end);
        Self {
            text: signs,
            characters,
        }
    }

    /// Everything.
    pub(super) fn all(&self) -> Part<'_> {
        Part {
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
        Some(Part { text, field, at })
    }

    /// Where a part begins.
    pub(super) fn place(&self, part: Part<'_>) -> Place {
        let last = self.characters.len().saturating_sub(1);
        Place {
            field: part.field,
            character: self.characters.get(part.at.min(last)).map_or(1, |&at| at),
        }
    }
}

impl<'a> Part<'a> {
    /// The parts between signs of one kind.
    pub(super) fn split(self, sign: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(sign).map(move |text| {
            let part = Self { text, at, ..self };
            at += text.len() + sign.len_utf8();
            part
        })
    }

    /// What follows the first byte.
    pub(super) fn without_first(self) -> Self {
        let first = self.text.chars().next().map_or(0, char::len_utf8);
        Self {
            text: &self.text[first..],
            at: self.at + first,
            ..self
        }
    }

    /// The beginning of a text that may be very long, for use in a message.
    pub(super) fn shortened(self) -> String {
        const MOST: usize = 24;
        let mut head: String = self
            .text
            .chars()
            .take(MOST)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        if self.text.chars().nth(MOST).is_some() {
            head.push('…');
        }
        head
    }
}
