//! The coach: what a strong player would tell one about a position or a game.
//!
//! Pure values, from what one seat may know ([`View`](engine::View)) and
//! from records. Nobody is told of bones that they cannot see.
//!
//! What takes long is given a [`Watch`]: it asks whether to stop, and says how far
//! it has come.

mod blind;
mod depth;
mod figures;
mod hint;
mod kept;
mod lens;
pub mod lessons;
mod mark;
mod reasons;
mod review;
mod split;
mod tutor;
mod watch;
mod why;

pub use blind::{BlindDeal, BlindQuestion, BlindTest, NestorTurn};
pub use depth::Depth;
pub use hint::{Hint, hint};
pub use kept::KeptReview;
pub use lens::{Lens, lens};
pub use mark::{Limit, Mark, SURE};
pub use reasons::{CHANCES_APART, Reason};
pub use review::{ChanceAt, Decision, Moment, Reviewed, review};
pub use split::Split;
pub use tutor::{cost, weigh};
pub use watch::Watch;
pub use why::{Why, why};
