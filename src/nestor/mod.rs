//! The computer player: given what one seat may know, he chooses an action.

mod level;

pub use level::Level;
