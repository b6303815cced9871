//! The protocol: other programs as players in the arena (`cmd:…`), and Nestor as a player
//! for other programs (`arena serve`, `arena values`).

mod program;
mod program_fault;
mod programs;
mod serve;
mod value_line;
mod values;

pub(crate) use program::Program;
pub(crate) use program_fault::FaultCounts;
pub(crate) use programs::{OnError, ProgramLimits, Programs};
pub(crate) use serve::run as serve;
pub(crate) use values::ValuesArguments;

/// The text of `arena protocol`.
pub(crate) const PROTOCOL_TEXT: &str = include_str!("PROTOCOL.md");
