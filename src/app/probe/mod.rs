//! What the machine must have before a window can be opened, and what to say where it lacks it.

mod display;

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe},
};

use bevy::{
    render::{
        renderer::initialize_renderer,
        settings::{RenderResources, WgpuSettings},
    },
    tasks::block_on,
};
use thiserror::Error;

pub use display::check_display;

/// Something that the machine lacks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Lack {
    /// No display is named.
    #[error(
        "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set; start damas in a desktop session, or on a display in memory with `xvfb-run damas`"
    )]
    NoDisplay,
    /// The display that is named does not answer.
    #[error(
        "the display '{name}' that {variable} names cannot be opened ({reason}); start damas in a desktop session, or on a display in memory with `xvfb-run damas`"
    )]
    Display {
        /// The variable that names it.
        variable: &'static str,
        /// Its name.
        name: String,
        /// Why it cannot be opened.
        reason: String,
    },
    /// Nothing on the machine can draw.
    #[error(
        "no graphics driver was found that can draw the table ({0}); install one, for example with `sudo apt install mesa-vulkan-drivers`, which needs no graphics card"
    )]
    Graphics(String),
    /// The window system refuses, or a library of it is missing.
    #[error(
        "no window can be opened ({0}); start damas in a desktop session, and see that the X11 or Wayland libraries are installed"
    )]
    Window(String),
}

/// Starts the graphics driver, as Bevy would, but says in one sentence what is missing. The answer
/// is handed to `RenderPlugin`, so that nothing is started twice.
///
/// # Errors
///
/// [`Lack::Graphics`].
pub fn start_graphics(settings: &WgpuSettings) -> Result<RenderResources, Lack> {
    let Some(backends) = settings.backends else {
        return Err(Lack::Graphics("all are switched off".to_owned()));
    };
    quietly(|| block_on(initialize_renderer(backends, None, settings))).map_err(|reason| {
        // What Bevy says where it finds none at all speaks to developers.
        let none = reason.starts_with("Unable to find a GPU");
        Lack::Graphics(if none {
            "there is none".to_owned()
        } else {
            reason
        })
    })
}

/// Does work that Bevy ends with a panic where the machine lacks something, and gives the panic's
/// words instead of printing them.
///
/// # Errors
///
/// The words of the panic.
pub(super) fn quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let outcome = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(hook);
    outcome.map_err(|payload| words(&*payload).replace('\n', " "))
}

fn words(payload: &(dyn Any + Send)) -> &str {
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let words = owned.or_else(|| payload.downcast_ref::<&str>().copied());
    words.unwrap_or("of unknown kind")
}
