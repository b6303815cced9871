//! The Help window: how to play, the rules of the game, scoring by example,
//! strategy, and how Nestor plays.

mod position;
mod strategy;
mod window;

pub use window::HelpWindow;
