//! The files that the program keeps on disk.
//!
//! A [`Folder`] holds a RON file for each [`FileName`]. Every file says which
//! version of its format it has. It is replaced as a whole or not at all. If it
//! cannot be read it is moved aside, so that nothing of the player's is ever
//! destroyed. Only one program at a time may change anything. A [`Saver`] writes
//! on a thread of its own.
//!
//! Every problem comes back as a [`Notice`], which the player must be told.

mod autosave;
mod chosen_file;
mod claim;
mod crash;
mod dirty;
mod disk;
mod elsewhere;
mod file_name;
mod finished_games;
mod folder;
mod form;
mod history_reader;
mod household;
mod inspect;
mod kept_reviews;
mod left_over;
mod loaded;
mod notice;
pub(crate) mod patience;
mod player_files;
mod player_folders;
mod private;
mod reader;
mod replace;
mod saved_games;
mod saver;
mod seal;
mod shelf;
mod single_instance;
mod size_limit;
mod starts;
#[cfg(test)]
mod tests;
mod theme_files;
mod window_place;

pub use autosave::{Autosave, Start};
pub use crash::watch_for_panics;
pub use dirty::Dirty;
pub use disk::{Change, Disk};
pub use file_name::FileName;
pub use finished_games::{FINISHED, read_finished};
pub use folder::Folder;
pub use form::{MOST_BYTES, to_text};
pub use household::Household;
pub use inspect::{Fault, inspect_game};
pub use kept_reviews::{REVIEWS, inspect_review};
pub use left_over::LeftOver;
pub use loaded::Loaded;
pub use notice::{Notice, SaveError, SystemError, Unreadable};
pub use player_files::{HistoryFile, PlayerFiles};
pub use player_folders::PLAYERS;
pub use saved_games::{
    GAME_EXTENSION, GAME_EXTENSIONS, GameFileError, ListedGame, OpenedGame, SAVED, is_game,
    read_game, rename_game, write_game,
};
pub use saver::Saver;
pub use single_instance::{InstanceMessage, SingleInstance, hand_over};
pub use theme_files::{THEME_EXTENSION, ThemeFileError, read_theme, write_theme};
pub use window_place::WindowPlace;
