//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The window, [`app`], is the topmost room, and [`paint`] draws what it shows. Those below are crates of their own, from
//! the ground up; each knows only those before it:
//! - [`engine`]: the rules of every game, and what a seat is told as lines of text
//! - [`nestor`]: the computer player, and the coach
//! - [`look`]: the colours, and what every eye can tell apart
//! - [`game`]: a person and what is theirs, the game in progress, the files
//! - [`words`]: every sentence a person reads

pub mod app;
pub mod paint;
pub mod table;
