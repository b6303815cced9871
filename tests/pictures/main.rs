//! Pictures: some are compared with those in `snapshots`, others are made when asked for
//! (`-- --ignored`).
//!
//! They need a Vulkan driver (Mesa's lavapipe will do):
//! `cargo test --features image-tests --test pictures`.

mod bones;
#[cfg(target_os = "linux")]
#[path = "../storage/child.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod child;
#[path = "../ui/clock.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod clock;
#[cfg(target_os = "linux")]
#[path = "../storage/faults.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod faults;
mod film;
#[path = "../ui/found.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod found;
#[path = "../ui/labels.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod labels;
mod languages;
mod moving;
#[path = "../ui/patience.rs"]
mod patience;
#[path = "../ui/player.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod player;
mod twins;
mod window;

use engine::Seat;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// Where Nestor sits at a table for two.
pub const NESTOR: Seat = Seat::ALL[1];
