//! A game in progress, and its files, without a window.

#[path = "../import/main.rs"]
mod import;
#[path = "../session/main.rs"]
mod session;
#[path = "../storage/main.rs"]
mod storage;
