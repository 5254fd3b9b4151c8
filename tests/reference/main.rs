//! A slow, plain move generator that shares no code with the program's own, and the comparison of both.
//!
//! It is written from the rule book: cells by row and column, one jump after another, laws applied
//! last by comparing finished captures two by two. Read in this order: `board`, `game` (what rules
//! can say), `standard` and `readings` (what those of every game say), `position`, `captures`,
//! `laws`, `quiet`, `moves`, `fen`; then `random` (positions from a seed) and `compare`. The slow
//! generator itself is tested by `published` (with the fixtures), `switches` (each rule value
//! matters) and `worked` (by hand).

mod board;
mod captures;
mod catalog;
mod chance;
mod compare;
mod fen;
mod fixtures;
mod game;
mod laws;
mod listed;
mod moves;
mod position;
mod published;
mod quiet;
mod random;
mod readings;
mod standard;
mod switches;
mod worked;
