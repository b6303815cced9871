//! Files: one trait for the disk, one reader, one writer.

mod contents;
mod disk;
mod envelope;
mod kind;
mod read;
mod write;

pub use contents::HistoryFile;
pub use disk::{Disk, RealDisk};
pub(crate) use envelope::parse;
pub use envelope::to_text;
pub use kind::{Content, Kind};
pub use read::{Damage, Known, Read, read};
pub use write::{set_aside, write};

#[cfg(test)]
mod tests;
