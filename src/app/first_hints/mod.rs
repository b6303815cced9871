//! Hints that come once each, when they are first needed.

mod card;
mod due;
mod place;
mod told;

pub(in crate::app) use card::paint_card;
pub(in crate::app) use place::{Around, place};
pub(in crate::app) use told::Telling;
pub use told::Told;
