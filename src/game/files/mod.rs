//! Files: one trait for the disk, one reader, one writer, and one thread that uses them.

mod answer;
mod contents;
mod crash;
mod disk;
mod envelope;
mod erase;
mod file;
mod finished;
mod folders;
mod gate;
mod keeper;
mod kind;
mod lock;
mod open;
mod read;
mod saved;
mod slot;
mod starts;
mod store;
mod window_place;
mod write;

pub use answer::{Answer, Ask, Kept};
pub use contents::HistoryFile;
pub use disk::{Disk, RealDisk};
pub use envelope::to_text;
pub use kind::{Content, Kind};
pub use lock::Claim;
pub use read::{Damage, Known, Read, read};
pub use saved::{GameFileError, ListedGame, OpenedGame};
pub use store::Store;
pub use window_place::WindowPlace;
pub use write::{set_aside, write};

#[cfg(test)]
mod tests;
