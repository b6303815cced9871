//! The Help window: how to play, keys, the rules of every game, scoring by example, tips, and
//! how Nestor plays.

mod page;
mod picture;
mod section;
mod window;
mod worked;

pub(super) use picture::paint_numbered_line;
pub use window::HelpWindow;
