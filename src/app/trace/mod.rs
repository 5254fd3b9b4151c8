//! `--trace FILE`: what happens at the table as JSON lines, for tests and for bug reports.
//!
//! One object a line, each with an `event`; a line is on the disk before the frame ends. A trace
//! that cannot be written any more stops with one warning; the game goes on.

mod events;
mod frames;
mod layout;

use std::{fs::File, io::Write, path::Path};

use bevy::{prelude::*, window::ExitSystems};
use serde_json::Value;

pub use events::RefusalSentence;

use super::{TableSystems, camera::CameraMoved, power::PowerSystems};

/// Where the lines go; nowhere without `--trace`.
#[derive(Resource, Default, Debug)]
pub struct Trace {
    file: Option<File>,
}

impl Trace {
    /// A trace into a file, which is emptied first.
    ///
    /// # Errors
    ///
    /// What the system says where the file cannot be written.
    pub fn to(path: &Path) -> std::io::Result<Self> {
        let file = File::create(path)?;
        Ok(Self { file: Some(file) })
    }

    /// Whether anything is written.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.file.is_some()
    }

    /// Writes one line.
    pub fn write(&mut self, line: &Value) {
        let Some(file) = &mut self.file else {
            return;
        };
        // One call of the system for the whole line: nothing is left in a buffer if we are killed.
        if let Err(error) = file.write_all(format!("{line}\n").as_bytes()) {
            warn!("the trace ends here, because it cannot be written: {error}");
            self.file = None;
        }
    }
}

fn is_on(trace: Res<Trace>) -> bool {
    trace.is_on()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trace>()
        .init_resource::<RefusalSentence>()
        .add_systems(
            Update,
            (events::screens, events::announcements)
                .chain()
                .in_set(TableSystems::View),
        )
        .add_systems(
            PostUpdate,
            layout::layout
                .run_if(is_on)
                .after(CameraMoved)
                .after(TransformSystems::Propagate),
        )
        .add_systems(
            Last,
            frames::frames
                .run_if(is_on)
                .before(PowerSystems)
                .after(ExitSystems),
        );
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_full_disk_ends_the_trace_and_nothing_else() {
        let mut trace = Trace {
            file: File::options().write(true).open("/dev/full").ok(),
        };
        trace.write(&json!({"event": "screen"}));
        assert!(!trace.is_on());
        trace.write(&json!({"event": "screen"}));
    }
}
