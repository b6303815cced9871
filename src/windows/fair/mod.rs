//! The window *Does Nestor cheat?*: three plain sentences, a button that checks the game, and
//! what is behind them.

mod check;
mod decisions;
mod luck;
mod picture;
mod proof;
mod seals;
mod window;

pub use window::FairWindow;
