//! `arena`, as a shell sees it.

mod arena;
mod check;
#[path = "../ui/found.rs"]
#[expect(dead_code, reason = "the tests of the window need more of it")]
mod found;
mod kept;
mod protocol;
mod reshuffle;
mod shards;
mod strength;

use engine::Seat;

/// Where the person sits whose profile it is.
const YOU: Seat = Seat::ALL[0];
