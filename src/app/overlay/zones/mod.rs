//! The zones around the board, one file each.

mod actions;
mod choices;
mod editor;
mod file_notice;
mod moves;
mod notices;
mod player;
mod result;
mod sentence;
mod state;
mod title;

use bevy::{ecs::schedule::ScheduleConfigs, ecs::system::ScheduleSystem, prelude::*};

pub(super) use editor::systems as editor;
pub(super) use file_notice::file_notice;
pub(super) use notices::notices;
pub(super) use title::title;

/// The zones of the table: the columns first, because what they cover places the others.
pub(super) fn systems() -> ScheduleConfigs<ScheduleSystem> {
    (
        player::players,
        state::state,
        moves::moves,
        choices::choices,
        actions::actions,
        sentence::sentence,
        result::result,
    )
        .chain()
}
