//! Pictures that are compared with those in `snapshots`.
//!
//! They need a Vulkan driver (Mesa's lavapipe will do):
//! `cargo test --features image-tests --test pictures`. `make.rs` makes others.

#[path = "../ui/clock.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod clock;
#[path = "../ui/found.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod found;
#[expect(dead_code, reason = "what makes pictures needs more of it")]
mod gallery;
#[path = "../ui/hidden.rs"]
mod hidden;
#[path = "../ui/labels.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod labels;
mod painted;
#[path = "../ui/patience.rs"]
mod patience;
#[path = "../ui/player.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod player;
#[expect(dead_code, reason = "what makes pictures needs more of it")]
mod scenes;
mod twins;
mod wanted;
mod window;

use engine::Seat;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// Where Nestor sits at a table for two.
pub const NESTOR: Seat = Seat::ALL[1];
