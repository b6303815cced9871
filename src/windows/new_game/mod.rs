//! The window that begins a game.

mod cards;
mod chairs;
mod draft;
mod found;
mod games;
mod number;
mod own_game;
mod picture;
mod rules;
mod window;

pub(super) use number::NUMBER_FIELD_ID;
pub(super) use window::NewGameWindow;
