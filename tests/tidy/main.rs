//! Tidy tests: what the project promises about its own files. They read the source and build nothing.
//!
//! Every module checks the project in one test and itself in others, where a text with a violation must be caught.

mod commands;
mod fault;
mod frontiers;
mod layers;
mod names;
mod paths;
mod purity;
mod shape;
mod source;
mod tokens;
