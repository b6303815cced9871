//! The game in progress. Everything of a player that must be consistent is one value, the
//! [`State`]: games as their records, and the timeline for undo. This module uses no window, clock,
//! thread or disk.

mod game;
mod game_file;
mod lists;
mod mark;
mod next_hand;
mod other_seat;
mod review;
mod seeds;
mod seen;
#[expect(clippy::module_inception, reason = "a file has the name of the type it holds")]
mod session;
mod state;
mod table;

pub use game::{Deals, Game, HandOrders, RepeatKind};
pub use game_file::{GameFile, PlayableGame};
pub use lists::Lists;
pub use mark::RecordPlace;
pub use next_hand::NextHand;
pub use other_seat::{HandPlayedTwice, PairScore};
pub use review::{Review, ReviewPlace, ReviewStep};
pub use seeds::{SeedSource, Seeds};
pub use seen::SeenHands;
pub use session::{Request, Session};
pub use state::timeline::{ClearedPart, Moment, Step};
pub use state::{Bookmark, State};
pub use table::{ReplayTo, ReplayedGame};

#[cfg(test)]
mod twin;
