//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The rooms, from the ground up; each knows only those before it:
//! - [`engine`]: the rules of every game
//! - [`protocol`]: what a seat is told, as lines of text for any program
//! - [`nestor`]: the computer player
//! - [`coach`]: what a strong player would tell one
//! - [`look`]: the colours, and what every eye can tell apart
//! - [`profile`]: a person and what is theirs
//! - [`session`]: one sitting at the table
//! - [`storage`]: where things live on disk
//! - [`words`]: every sentence a person reads
//! - [`app`]: the window

pub mod app;
pub mod coach;
pub mod engine;
pub mod look;
pub mod nestor;
pub mod profile;
pub mod protocol;
pub mod session;
pub mod storage;
pub mod words;
