//! The game in progress. Everything of a player that must be consistent is one value, the
//! [`State`]: games as their records, and the timeline for undo. This module has no window, clock,
//! thread or disk.

mod daily;
mod display;
mod ended;
mod erasing;
mod finished;
mod form;
mod game;
mod games;
mod lists;
mod mark;
mod next_hand;
mod other_seat;
mod review;
mod sealing;
mod seeds;
mod seen;
#[expect(clippy::module_inception, reason = "a file has the name of the type it holds")]
mod session;
mod shown;
mod state;
mod table;
mod timed;
mod timeline;
mod undo;

pub use game::{Again, Deals, Game, HandOrders};
pub use games::{GameFile, PlayableGame};
pub use lists::Lists;
pub use mark::Mark;
pub use next_hand::NextHand;
pub use other_seat::{HandTwice, Standing};
pub use review::{Review, ReviewPlace, ReviewStep};
pub use seeds::Seeds;
pub use seen::Seen;
pub use session::{FreshSeed, Request, Session};
pub use state::{Preserved, State};
pub use table::{Place, Table};
pub use timeline::{Cleared, Moment, Step};

#[cfg(test)]
mod twin;
