//! A game in progress, without a window.

#[path = "../session/main.rs"]
mod session;
