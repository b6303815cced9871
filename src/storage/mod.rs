//! Where things live on disk.
//!
//! A [`Folder`] holds one RON file for each [`FileName`]. Every file says which
//! version of its form it has, is written whole or not at all, and is moved
//! aside when it cannot be read, so that nothing of the player's is ever
//! destroyed. Only one program at a time changes anything. A [`Saver`] does the
//! writing on a thread of its own.
//!
//! Whatever goes wrong comes back as a [`Notice`]: one sentence for the player.

mod claim;
mod crash;
mod disk;
mod file_name;
mod folder;
mod form;
mod left_over;
mod look;
mod notice;
mod player_folders;
mod private;
mod replace;
mod saved_games;
mod saver;
mod seal;
mod size_limit;
#[cfg(test)]
mod tests;

pub use crash::watch_for_panics;
pub use disk::{Change, Disk};
pub use file_name::FileName;
pub use folder::{Folder, Loaded};
pub use form::{MOST_BYTES, to_text};
pub use left_over::LeftOver;
pub use look::{Fault, look_for_game};
pub use notice::{Notice, SaveError, Unreadable};
pub use player_folders::PLAYERS;
pub use saved_games::{
    GAME_EXTENSION, GameFileError, ListedGame, OpenedGame, SAVED, read_game, write_game,
};
pub use saver::Saver;
