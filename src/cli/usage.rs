//! What clap has to say, in one sentence.

use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::fault::Fault;
use crate::rules::quoted;

/// Prints the help or the version that was asked for, or says what is wrong with the arguments.
pub(super) fn answer(mut error: clap::Error) -> ExitCode {
    shorten(&mut error);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let written = write!(io::stdout(), "{}", error.render());
            match written.map_err(Fault::from) {
                Ok(()) => ExitCode::SUCCESS,
                Err(fault) => fault.report(),
            }
        }
        ErrorKind::ValueValidation => {
            let sentence = error.source().map(ToString::to_string);
            Fault::Usage(sentence.unwrap_or_else(|| sentence_of(&error.render().to_string())))
                .report()
        }
        // Clap prints the whole help here; what is missing is a word.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let help = error.render().to_string();
            let usage = help.split_once("Usage: ").map_or("", |(_, usage)| usage);
            let usage = usage.lines().next().unwrap_or_default();
            Fault::Usage(format!("a subcommand is missing; the usage is: {usage}")).report()
        }
        _ => Fault::Usage(sentence_of(&error.render().to_string())).report(),
    }
}

/// Makes what clap quotes of the arguments fit for a message.
fn shorten(error: &mut clap::Error) {
    for kind in [
        ContextKind::InvalidArg,
        ContextKind::InvalidSubcommand,
        ContextKind::InvalidValue,
    ] {
        if let Some(ContextValue::String(text)) = error.get(kind) {
            let text = quoted(text);
            error.insert(kind, ContextValue::String(text));
        }
    }
}

/// The first paragraph of clap's message and its tips as one sentence that ends with what to do.
fn sentence_of(message: &str) -> String {
    let mut paragraphs = message.split("\n\n").map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        words.join(" ")
    });
    let first = paragraphs.next().unwrap_or_default();
    let mut sentence = first
        .trim_start_matches("error: ")
        .trim_end_matches('.')
        .to_owned();
    for paragraph in paragraphs {
        if let Some(tip) = paragraph.strip_prefix("tip: ") {
            sentence.push_str("; ");
            sentence.push_str(tip);
        } else if let Some(usage) = paragraph.strip_prefix("Usage: ") {
            // The program itself has two usages, the table's and the subcommands'.
            sentence.push_str("; ");
            match usage.split_once(" damas ") {
                None => sentence.push_str(&format!("the usage is: {usage}")),
                Some(_) => sentence.push_str("`damas --help` lists what there is"),
            }
        }
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::sentence_of;

    #[test]
    fn a_message_of_several_paragraphs_becomes_one_sentence() {
        let message = "error: unexpected argument '--jsn' found\n\n  tip: a similar argument exists: '--json'\n\nUsage: damas rulesets --json\n\nFor more information, try '--help'.\n";
        assert_eq!(
            sentence_of(message),
            "unexpected argument '--jsn' found; a similar argument exists: '--json'; the usage is: damas rulesets --json"
        );
        let message = "error: unrecognized subcommand 'x'\n\nUsage: damas [OPTIONS]\n       damas <COMMAND>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            sentence_of(message),
            "unrecognized subcommand 'x'; `damas --help` lists what there is"
        );
    }
}
