//! How the overlay looks: its colours and type, and what is painted by hand.

pub(super) mod disc;
pub(super) mod icon;
pub(super) mod mayan;
pub(super) mod theme;
