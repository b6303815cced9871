//! What the system the program runs on has in common with no other: what keyboard, pointer
//! and clipboard report is put right here, before any part of the window sees it.

pub mod input;
pub(crate) mod typed;
