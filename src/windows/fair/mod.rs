//! The window *Does Nestor cheat?*: three plain sentences, a button that checks the game, and the
//! evidence.

mod check;
mod decisions;
mod luck;
mod picture;
mod proof;
mod seals;
mod window;

pub use window::FairWindow;
