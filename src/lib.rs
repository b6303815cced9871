//! Nestor Dominoes: dominoes at home, against a computer player who knows no
//! more than you do.
//!
//! The window is one crate, with modules from the top down; each uses only those below it:
//! - [`app`]: the window itself: carries out commands, shows the table and the windows
//! - [`start`]: the command line, and the error if no window opens
//! - [`windows`]: the windows over the table, each drawn from its state and a context
//! - `play`: the game as the people at this screen play it
//! - [`table`]: the table: bones, hands and boneyard, laid out and animated
//! - `learn`: hints, the bone counter, the tutor, reviews, lessons
//! - `files`, `messages`: saved games and the system's dialogs; the messages over the table
//! - `jobs`: work that takes time, on threads of its own
//! - [`widgets`]: buttons, and what every painted widget needs
//! - [`menu`]: the bar, menus, keys and tooltips, made from the rows of the commands
//! - [`command`]: the commands of clicks and keys, each with a row of facts: name, keys, and when
//!   it is possible. To find that out, the rows ask `play`, which is above them
//! - `ear`: announcements and descriptions for screen readers
//! - [`sound`]: the sounds of the table
//! - [`platform`]: the window of the system, its clock, keyboard, pointer and clipboard
//! - [`paint`]: painting bones, the ground, icons and text
//!
//! The layers below are crates of their own, listed from the bottom up:
//! - [`engine`]: the rules of every game, what a seat may know, and the lines of the protocol
//! - [`nestor`]: the computer player, and the coach
//! - [`look`]: colors, themes and contrast
//! - [`game`]: a person's profile, the game in progress, the files
//! - [`words`]: every sentence a person reads

#![expect(missing_docs, reason = "this is a program, not a library")]

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
