//! Where matches are kept, so that nothing is lost: not by a kill, a power cut or a damaged file.
//!
//! Read in this order: [`Saves`] (what the table knows), `folder` (which files there are and when
//! they change), `generations` and [`durable`] (how a file is written), [`Damage`] (how it is read),
//! [`SaveNotice`] (what people are told), [`Place`] (where it all is).

mod damage;
pub(super) mod durable;
mod folder;
mod generations;
mod notice;
mod place;
mod saves;
#[cfg(test)]
pub(super) mod scratch;
mod shelf;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use damage::Damage;
pub(super) use damage::{read_text, syntax};
pub use notice::{SaveNotice, Trouble};
pub use place::{HOME_VARIABLE, Place};
pub use saves::Saves;
pub use shelf::{HouseShelf, NotKept, RefusedFile, Unusable, fault_text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>().init_resource::<HouseShelf>();
}
