//! The window that begins a game.

mod cards;
mod chairs;
mod found;
mod picture;
mod ways;
mod window;

pub(super) use picture::Pictures;
pub(super) use window::NewGameWindow;
