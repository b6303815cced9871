//! All that one player has and that must agree, as one value: games as their records, the
//! timeline that undo walks, and what is asked of both. No disk, window, clock or thread.

mod game;
mod lists;
mod mark;
mod seen;
#[expect(
    clippy::module_inception,
    reason = "a file has the name of the type it holds"
)]
mod state;
mod table;
mod timeline;

pub use game::{Again, Counted, Deals, Game};
pub use lists::Lists;
pub use mark::Mark;
pub use seen::Seen;
pub use state::{Preserved, State};
pub use table::{Place, Table};
pub use timeline::{Cleared, Moment, Step, Timeline};

#[cfg(test)]
mod twin;
