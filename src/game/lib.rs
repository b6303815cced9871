//! The players, the game in progress, and the files on disk.
//!
//! - [`profile`]: what belongs to a person: name, preferences, tally, history
//! - [`session`]: the game in progress, with undo
//! - [`store`]: what is kept on disk

pub mod profile;
pub mod session;
pub mod store;
