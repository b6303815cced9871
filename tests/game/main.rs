//! A game in progress, and what is kept of it, without a window.

#[path = "../session/main.rs"]
mod session;
#[path = "../storage/main.rs"]
mod storage;
