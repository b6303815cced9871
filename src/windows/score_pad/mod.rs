//! The score pad, for games that are played with real bones: the sheet with its keys, the page
//! with names and rules, and the list of all pads.

mod editor;
mod keypad;
mod pads;
mod set_up;
mod sheet;
mod window;

pub use window::ScorePadWindow;
