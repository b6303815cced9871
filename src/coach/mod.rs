//! The coach: what a strong player would tell one about a position or a game.
//!
//! Pure values, from what one seat may know ([`View`](crate::engine::View)) and
//! from records. Nobody is told of bones that they cannot see.
//!
//! What takes long is given a [`Watch`]: it asks whether to stop, and says how far
//! it has come.

mod hint;
mod mark;
mod review;
mod split;
mod watch;

pub use hint::{Hint, hint};
pub use mark::{Limit, Mark, SURE};
pub use review::{ChanceAt, Decision, Depth, Moment, Reviewed, review};
pub use split::Split;
pub use watch::Watch;
