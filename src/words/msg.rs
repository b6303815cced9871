//! A function for each message that takes arguments, and an [`Id`] for each that takes
//! none, made from the English files by `build.rs`.
//!
//! A message about somebody (`$who`, `$name` and perhaps `$partner`) takes a [`Who`]
//! first; the other arguments come in the alphabetical order of their names.

use super::message::{Id, Value, message};
use super::who::Who;

include!(concat!(env!("OUT_DIR"), "/msg.rs"));
