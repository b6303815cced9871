//! Files: one trait for the disk, one reader, one writer, and one thread that uses them.

mod answer;
mod chosen_file;
mod complaint;
mod contents;
pub mod crash;
mod disk;
mod envelope;
mod erase;
pub mod file;
mod file_name;
pub mod finished;
pub mod folders;
mod gate;
mod household;
mod inspect;
mod keeper;
mod line;
mod lock;
mod notice;
pub mod old;
mod open;
mod patience;
mod read;
pub mod saved;
mod signals;
mod single_instance;
mod slot;
pub mod starts;
mod store;
mod themes;
mod window_place;
mod write;

pub use answer::{Answer, Ask, Kept, LoadedFiles};
pub use chosen_file::FileError;
pub use contents::HistoryFile;
pub use crash::watch_for_panics;
pub use disk::{Disk, RealDisk};
pub use envelope::{Content, Kind, to_text};
pub use file::{File, GAME_EXTENSION};
pub use household::Household;
pub use inspect::{Fault, LeftOver, inspect, inspect_game};
pub use lock::Claim;
pub use read::{Damage, Known, Read, read};
pub use saved::{GAME_EXTENSIONS, ListedGame, OpenedGame, is_game, read_game, write_game};
pub use signals::when_asked_to_end;
pub use single_instance::{Message, PendingClaim, SingleInstance};
pub use store::Store;
pub use themes::{THEME_EXTENSION, read_theme, write_theme};
pub use window_place::WindowPlace;
pub use write::{set_aside, write};

pub use file_name::FileName;
pub use notice::{Notice, SaveError, SystemError, Unreadable};

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod tests;
