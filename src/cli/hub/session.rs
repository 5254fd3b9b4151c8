//! What has been said so far, and what each line does.

use std::ops::ControlFlow;

use super::{
    limits::Limits,
    say,
    search::{Purpose, Search},
    settings::Settings,
};
use crate::{
    engine::Situation,
    machine::Mind,
    notation::hub::{Line, read_position, resolve_hub_move},
};

/// A conversation with one program.
#[derive(Default)]
pub(super) struct Session {
    settings: Settings,
    limits: Limits,
    /// The engine, once it is needed.
    mind: Option<Mind>,
    situation: Option<Situation>,
    search: Option<Search>,
}

type Heard = Result<ControlFlow<()>, String>;

impl Session {
    /// Does what a line says.
    ///
    /// # Errors
    ///
    /// What is wrong with the line, in words.
    pub(super) fn hear(&mut self, text: &str) -> Heard {
        let Some(line) = Line::parse(text).map_err(|error| error.to_string())? else {
            return Ok(ControlFlow::Continue(()));
        };
        match line.command.as_str() {
            "hub" => return self.hello(),
            "init" => {
                self.finish();
                self.mind = Some(self.settings.mind());
                return answer([Line::new("ready")]);
            }
            "set-param" => self.set(&line)?,
            "new-game" => {
                self.finish();
                self.situation = None;
                if let Some(mind) = &self.mind {
                    mind.engine().forget();
                }
            }
            "pos" => {
                self.situation = None;
                self.situation = Some(self.position(&line)?);
            }
            "level" => self.limits = Limits::of(&line)?,
            "go" => self.go(&line)?,
            "stop" => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            "ponder-hit" => {
                if let Some(search) = &mut self.search {
                    search.ponder_hit();
                }
            }
            "ping" => return answer([Line::new("pong")]),
            "quit" => return Ok(ControlFlow::Break(())),
            other => {
                let other: String = other.chars().take(24).collect();
                return Err(format!("'{other}' is no command of the Hub protocol"));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn hello(&self) -> Heard {
        let id = Line::new("id")
            .with("name", "Damas")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the Damas project");
        let parameters = self.settings.declared();
        answer(
            [id].into_iter()
                .chain(parameters)
                .chain([Line::new("wait")]),
        )
    }

    /// Sets a parameter; the engine is made anew when it is next needed.
    fn set(&mut self, line: &Line) -> Result<(), String> {
        let name = line
            .get("name")
            .ok_or("set-param has no name; write set-param name=... value=...")?;
        self.settings
            .set(name, line.get("value").unwrap_or_default())?;
        self.finish();
        self.mind = None;
        self.situation = None;
        Ok(())
    }

    /// The position of a line `pos`, after its moves.
    fn position(&self, line: &Line) -> Result<Situation, String> {
        let text = line
            .get("pos")
            .ok_or("pos has no position; write pos pos=... moves=\"...\"")?;
        let start = read_position(&self.settings.rules, text).map_err(|error| error.to_string())?;
        let mut now = Situation::fresh(start);
        let moves = line.get("moves").unwrap_or_default();
        for (text, number) in moves.split_whitespace().zip(1..) {
            let step = resolve_hub_move(&now.position, text)
                .map_err(|error| format!("move {number} of the position: {error}"))?;
            now = now.after(&step);
        }
        Ok(now)
    }

    fn go(&mut self, line: &Line) -> Result<(), String> {
        let purpose = if line.has("ponder") {
            Purpose::Ponder
        } else if line.has("analyze") {
            Purpose::Analyze
        } else if line.has("think") {
            Purpose::Think
        } else {
            return Err("go does not say what for; write think, ponder or analyze".to_owned());
        };
        let situation = self
            .situation
            .clone()
            .ok_or("there is no position to search; send pos first")?;
        // The move of an earlier search is told before anything of the new one.
        self.finish();
        let mind = self.mind.get_or_insert_with(|| self.settings.mind());
        self.search = Some(Search::begin(mind.clone(), situation, self.limits, purpose));
        Ok(())
    }

    /// Brings a search to its end.
    fn finish(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop();
            search.wait();
        }
    }
}

/// Sends lines. Where nobody takes them the conversation is over.
fn answer(lines: impl IntoIterator<Item = Line>) -> Heard {
    for line in lines {
        if say(&line).is_err() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}
