//! `arena protocol`, `arena serve`, `arena values` and players `cmd:…`: other programs at the
//! arena, and Nestor in theirs.

mod fault;
mod program;
mod programs;
mod serve;
mod values;
mod worth;

pub(crate) use fault::Faults;
pub(crate) use program::Program;
pub(crate) use programs::{Conduct, OnError, Programs};
pub(crate) use serve::run as serve;
pub(crate) use values::Values;

/// The page that says what each line means.
pub(crate) const PAGE: &str = include_str!("PROTOCOL.md");
