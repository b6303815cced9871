//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The window, [`app`], is the top layer. [`table`] is the table in it, and [`paint`] draws
//! what that shows. The layers below are crates of their own, listed from the bottom up;
//! each uses only those before it:
//! - [`engine`]: the rules of every game, and what a seat is told as lines of text
//! - [`nestor`]: the computer player, and the coach
//! - [`look`]: the colors, and what every eye can tell apart
//! - [`game`]: a person and what is theirs, the game in progress, the files
//! - [`words`]: every sentence a person reads

pub mod app;
pub mod paint;
pub mod table;
