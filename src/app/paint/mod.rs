//! Painting: bones, ends and small marks, as shapes of egui.
//!
//! Nothing here knows a game; who calls says what to paint and where.

mod back;
mod bone;
mod firecracker;
mod geometry;
mod ground;
mod mark;
mod plate;

pub use back::{back, face_down};
pub use bone::{BoneFace, BoneState, bone};
pub use firecracker::firecracker;
pub use geometry::{BoneGeometry, BonePart, LENGTH_TO_WIDTH};
pub use ground::swatch;
pub use mark::{tick, warning};
