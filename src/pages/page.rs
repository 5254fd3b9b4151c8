//! What a page holds, and how its file is read.

use ron::extensions::Extensions;
use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

use crate::rules::Text;

/// The page of a game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The game in one sentence.
    pub about: Text,
    /// Where it is played.
    pub region: Text,
    /// What is to be read, in order.
    pub sections: Vec<Section>,
    /// Where this program had to decide something, each at a section.
    pub decisions: Vec<Decision>,
}

impl Page {
    /// The decisions at a section.
    pub fn decisions_at<'a>(&'a self, section: &'a Section) -> impl Iterator<Item = &'a Decision> {
        let at = move |decision: &&Decision| decision.rule == section.id;
        self.decisions.iter().filter(at)
    }
}

/// One part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The name by which decisions and refusals refer to it: `laws`, `draws`.
    pub id: String,
    /// Its title.
    pub title: Text,
    /// Its paragraphs.
    pub paragraphs: Vec<Text>,
}

/// What the texts leave open or contradict, and what holds here.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The section that it stands at.
    pub rule: String,
    /// The question.
    pub title: Text,
    /// The answer.
    pub text: Text,
    /// Where it comes from.
    pub source: Text,
}

/// Why a text is no page.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct PageError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// Reads a page.
///
/// # Errors
///
/// A [`PageError`] with line and reason.
pub fn parse(text: &str) -> Result<Page, PageError> {
    read(text)
}

/// Reads what a file of pages holds.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, PageError> {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| PageError {
            line: error.span.start.line,
            reason: error.code.to_string(),
        })
}
