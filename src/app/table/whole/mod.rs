//! The whole table as pure geometry: where every bone lies, and where the next
//! one can.
//!
//! Lengths are in widths of a bone, which is 1 wide and 2 long; the middle of
//! the first bone is the origin. `Plan` says what touches what,
//! `search` lays it bone by bone in many ways and keeps the best, `cost` says
//! which are good, [`lay_out`] prefers the picture as it was, and [`follow`]
//! follows a hand with it.

mod cost;
mod follow;
mod laid_table;
mod lay_out;
mod place;
mod plan;
mod room;
mod search;

pub use self::follow::follow;
pub use self::laid_table::{LaidBone, LaidEnd, LaidTable};
pub use self::lay_out::lay_out;
pub use self::room::Room;
