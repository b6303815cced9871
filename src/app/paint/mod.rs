//! Painting: bones, ends and small marks, as shapes of egui.
//!
//! Nothing here knows a game; who calls says what to paint and where.

mod back;
mod bone;
mod celebration;
mod crosses;
mod end;
mod firecracker;
mod geometry;
mod ground;
mod mark;
mod pegs;
mod plate;
mod turned;

pub use back::{back, face_down};
pub use bone::{BoneFace, BoneState, bone};
pub use celebration::celebration;
pub use crosses::{LINES, crosses};
pub use end::{Ghost, end_corners, ghost};
pub use firecracker::{around, blast, firecracker, target};
pub use geometry::{BoneGeometry, BonePart, LENGTH_TO_WIDTH};
pub use ground::{swatch, table};
pub use mark::{tick, warning, way};
pub use pegs::{HOLES, Peg, PegBoard, peg, peg_board};
pub use turned::{Turning, turned};
