//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The window is one crate, in rooms from the top down; each uses only those below it:
//! - [`app`]: the window itself: carries out commands, shows the table and the windows
//! - [`start`]: the command line, and what is said if no window opens
//! - [`windows`]: the windows over the table, each a function of what it can look at
//! - `play`: the game as the person at this screen plays it
//! - [`table`]: the table as a scene
//! - `learn`: hints, the bone counter, the tutor, reviews, lessons
//! - `files`, `messages`: saved games on the disk; what has been said
//! - `jobs`: what takes time, off the window's thread
//! - [`widgets`]: buttons, and what every painted widget needs
//! - [`menu`]: the rows of all commands, and the bar, menus, keys and tooltips made of them
//! - [`command`]: what a click or a key can ask for
//! - `ear`: what a screen reader is told
//! - [`sound`]: what is heard of the table
//! - [`platform`]: the window of the system, its clock, keyboard, pointer and clipboard
//! - [`paint`]: how everything is drawn
//!
//! The layers below are crates of their own, listed from the bottom up:
//! - [`engine`]: the rules of every game, and what a seat is told as lines of text
//! - [`nestor`]: the computer player, and the coach
//! - [`look`]: the colors, and what every eye can tell apart
//! - [`game`]: a person and what is theirs, the game in progress, the files
//! - [`words`]: every sentence a person reads

pub mod app;
pub mod command;
mod ear;
mod files;
mod jobs;
mod learn;
pub mod menu;
mod messages;
pub mod paint;
pub mod platform;
mod play;
pub mod sound;
pub mod start;
pub mod table;
pub mod widgets;
pub mod windows;
