//! How the overlay looks: its colours and type, and what is painted by hand.

pub(super) mod board;
pub(super) mod disc;
pub(super) mod icon;
pub(super) mod mark;
pub(super) mod mayan;
pub(super) mod theme;
