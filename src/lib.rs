//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The rooms, from the ground up; each knows only those before it:
//! - [`engine`]: the rules of every game
//! - [`nestor`]: the computer player
//! - [`session`]: one person's sitting at the table
//! - [`storage`]: where things live on disk
//! - [`app`]: the window

pub mod app;
pub mod engine;
pub mod nestor;
pub mod session;
pub mod storage;
