//! `damas hub`: the engine for programs that speak the Hub protocol, version 2.

mod input;
mod limits;
mod search;
mod session;
mod settings;

use std::{
    io::{self, Write},
    ops::ControlFlow,
};

use clap::Args;

use super::fault::Fault;
use crate::notation::hub::Line;
use input::{Input, Read};
use session::Session;

#[derive(Args)]
pub(super) struct HubArguments {}

/// Answers until it is told to quit, or nobody is there any more. The engine thinks on a thread of
/// its own, so that it can be stopped.
pub(super) fn run(_: &HubArguments) -> Result<(), Fault> {
    let mut input = Input::new(io::stdin().lock());
    let mut session = Session::default();
    loop {
        let heard = match input.next_line() {
            Ok(Read::Line(text)) => session.hear(&text),
            Ok(Read::TooLong) => Err("the line has more than a million bytes".to_owned()),
            // A program that has gone is no fault of this one.
            Ok(Read::End) | Err(_) => return Ok(()),
        };
        match heard {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => return Ok(()),
            Err(fault) => say(&Line::new("error").with("message", fault))?,
        }
    }
}

/// Sends one line.
fn say(line: &Line) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
