//! The rules pages: what a game is, for players to read, in both languages.
//!
//! A page is data (`assets/pages/*.ron`), embedded like the rulesets. Games derived from another
//! have the page of that game; what differs is said beside it.

mod catalog;
mod page;
mod section;

pub use catalog::page_of;
pub use page::{Decision, Page, PageError, Section, parse};
pub use section::section_of;
