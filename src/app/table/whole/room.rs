//! Where a table is laid.

use egui::Vec2;

/// Where a table is laid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The size of the area, in points.
    pub area: Vec2,
    /// How wide a bone is at most, in points.
    pub largest: f32,
}
