//! Saves the players' data: one database for what must stay consistent, text files for what people
//! edit or share.
//!
//! - [`tables`](TableName): the tables of the database, and their keys
//! - [`changes()`]: the changes to the tables after a player's step
//! - [`Store`]: the window's handle to the thread that writes
//! - [`Fault`]: the three kinds of error

mod changes;
mod chosen_file;
mod complaint;
mod contents;
pub mod crash;
mod database;
mod disk;
mod fault;
pub mod folders;
mod inspect;
mod memory;
mod player;
mod retry;
pub mod saved;
mod second_start;
mod signals;
mod starts;
#[expect(clippy::module_inception, reason = "a file has the name of the type it holds")]
mod store;
mod tables;
mod text;
mod themes;
mod thread;

pub use changes::changes;
pub use chosen_file::FileError;
pub use crash::watch_for_panics;
pub use database::DATABASE_FILE;
pub use fault::{Fault, FaultReason, FileName, StoreNotice, SystemError};
pub use inspect::{InspectedDatabase, write_changes};
pub use player::LoadedPlayer;
pub use saved::{
    GAME_EXTENSION, GAME_EXTENSIONS, ListedGame, OpenedGame, is_game_file, read_game, write_game,
};
pub use second_start::{StartListener, StartRequest, hand_over};
pub use signals::on_termination_signal;
pub use starts::MAX_FAILED_STARTS;
pub use store::{AnswerCallback, OpenedStore, OpeningState, RESPONSE_TIMEOUT, Store, StoreEvent};
pub use tables::{Changes, Encode, StoredValue, StoredValues, TableKey, TableName, Tables};
pub use text::{Content, FileKind, FileRead, UnreadableReason, read, to_text};
pub use themes::{THEME_EXTENSION, read_theme, write_theme};

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod tests;
