//! The real app without a window: driven by the messages that picking sends, frame by frame.

mod editor;
mod files;
mod house;
mod machine;
mod marks;
mod play;
mod projection;
mod table;
