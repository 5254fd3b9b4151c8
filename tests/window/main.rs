//! The real program in a real window: real clicks and keys under Xvfb on software Vulkan.

mod desktop;
mod game;
mod hands;
mod idle;
mod other_boards;
mod picture;
mod watch;
