//! The rules pages: what a game is, for players to read, in both languages.
//!
//! A page is data (`assets/pages/*.ron`), embedded like the rulesets. Games derived from another
//! have the page of that game; what differs is said beside it. What the sources of rules and decisions
//! are called for short is explained by a key (`assets/key.ron`).

mod catalog;
mod key;
mod page;
mod section;

pub use catalog::page_of;
pub use key::{KeyEntry, key, key_of};
pub use page::{Decision, Page, PageError, Section, parse};
pub use section::section_of;
