//! A person and what is theirs, the game in progress, and where it lives on disk.
//!
//! - [`profile`]: a person and what is theirs
//! - [`state`]: one sitting at the table
//! - [`files`]: where things live on disk

pub mod files;
pub mod profile;
pub mod state;
