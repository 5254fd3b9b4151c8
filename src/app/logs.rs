//! What the program prints while the table is open: faults, and nothing else.

#[cfg(target_os = "linux")]
use std::{cell::RefCell, rc::Rc};

use bevy::{
    log::{Level, LogPlugin},
    prelude::*,
};

/// Modules that warn of what no player can mend: drivers that draw in software, extensions that
/// are missing, windows that were resized in an unlucky moment.
const NOISY: &str = "wgpu=error,wgpu_core=error,wgpu_hal=error,naga=error,winit=error,\
    bevy_winit=error,bevy_render=error,bevy_pbr=error,calloop=error,sctk=error,cosmic_text=error";

/// Warnings and errors, of noisy modules errors alone; `RUST_LOG` asks for more.
pub(super) fn plugin() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        filter: NOISY.to_owned(),
        ..default()
    }
}

/// Lets the sound library talk into a buffer, as long as the answer is kept, instead of printing
/// eight lines where there is no sound card. Bevy says the same in one.
#[cfg(target_os = "linux")]
pub(super) fn hush_sound_library() -> Option<Rc<RefCell<alsa::Output>>> {
    alsa::Output::local_error_handler().ok()
}

/// Elsewhere the sound library is quiet.
#[cfg(not(target_os = "linux"))]
pub(super) fn hush_sound_library() {}
