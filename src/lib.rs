//! Damas: a draughts table. The rules, the notations and the match, with a 3D table upon them.
//!
//! Dependencies point one way: `rules <- notation <- engine <- play <- {cli, app}`, and
//! `pages`, which players read, stands on the rules.

#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod engine;
pub mod machine;
pub mod notation;
pub mod pages;
pub mod play;
pub mod rules;
