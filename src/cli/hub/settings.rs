//! What can be set before the engine is started.

use std::sync::Arc;

use crate::{
    machine::{Mind, spare_threads},
    notation::hub::{self, Line},
    rules::{self, Rules},
};

/// The most threads and mebibytes that can be asked for.
const MOST_THREADS: usize = 256;
const MOST_MEMORY: usize = 16_384;

/// The parameters of the engine.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) rules: Arc<Rules>,
    threads: usize,
    memory: usize,
}

/// The game that programs take for granted is the one that the protocol has a name for.
impl Default for Settings {
    fn default() -> Self {
        let all = rules::all();
        let named = all
            .iter()
            .find(|rules| hub::variant_of(rules) != rules.name());
        Self {
            rules: named.cloned().unwrap_or_else(rules::default_rules),
            threads: spare_threads(),
            memory: 64,
        }
    }
}

impl Settings {
    /// The lines that declare the parameters.
    pub(super) fn declared(&self) -> [Line; 3] {
        let variants: Vec<&str> = rules::every().map(|rules| hub::variant_of(rules)).collect();
        let whole = |name, value: usize, most: usize| {
            parameter(name, &value.to_string(), "int")
                .with("min", 1)
                .with("max", most)
        };
        [
            parameter("variant", hub::variant_of(&self.rules), "enum")
                .with("values", variants.join(" ")),
            whole("threads", self.threads, MOST_THREADS),
            whole("memory", self.memory, MOST_MEMORY),
        ]
    }

    /// Sets a parameter.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "variant" => self.rules = hub::variant(value).map_err(|error| error.to_string())?,
            "threads" => self.threads = whole(name, value, MOST_THREADS)?,
            "memory" => self.memory = whole(name, value, MOST_MEMORY)?,
            _ => {
                return Err(format!(
                    "no parameter is called '{name}'; there are variant, threads and memory"
                ));
            }
        }
        Ok(())
    }

    /// The engine that is asked for.
    pub(super) fn mind(&self) -> Mind {
        Mind::new(self.rules.clone(), self.threads, self.memory)
    }
}

fn parameter(name: &str, value: &str, kind: &str) -> Line {
    Line::new("param")
        .with("name", name)
        .with("value", value)
        .with("type", kind)
}

fn whole(name: &str, value: &str, most: usize) -> Result<usize, String> {
    match value.parse() {
        Ok(number) if (1..=most).contains(&number) => Ok(number),
        _ => Err(format!(
            "'{value}' is no value for {name}; write a number from 1 to {most}"
        )),
    }
}
