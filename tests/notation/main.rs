//! PDN files: every form that is read, every fault with its whole message, strict writing, and the
//! laws that hold for all of them.

use std::{fs, path::PathBuf};

mod any;
mod contradictions;
mod dress;
mod faults;
mod fixtures;
mod laws;
mod letters;
mod noise;
mod positions;
mod reading;
mod writing;

fn fixture(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
