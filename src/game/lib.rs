//! A person and what is theirs, the game in progress, and where it lives on disk.
//!
//! - [`profile`]: a person and what is theirs
//! - [`session`]: one sitting at the table
//! - [`storage`]: where things live on disk

pub mod profile;
pub mod session;
pub mod storage;
