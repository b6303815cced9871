//! The window *Does Nestor cheat?*: two plain sentences, a button that checks the game, and three
//! tabs with the evidence.

mod check;
mod decisions;
mod luck;
mod picture;
mod proof;
mod seals;
mod window;

pub use window::FairWindow;
