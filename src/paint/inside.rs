//! Points inside a rectangle.

use egui::{Pos2, Rect};

/// The point of a rectangle that is nearest to another point. On an axis where the rectangle has a
/// negative size, and [`Rect::clamp`] would panic, this is the center.
pub fn nearest_inside(rect: Rect, point: Pos2) -> Pos2 {
    let middle = rect.center();
    point.max(rect.min.min(middle)).min(rect.max.max(middle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn the_nearest_point_is_in_the_middle_of_an_axis_without_room() {
        let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 60.0));
        assert_eq!(nearest_inside(rect, pos2(-5.0, 30.0)), pos2(0.0, 30.0));
        assert_eq!(nearest_inside(rect, pos2(50.0, 90.0)), pos2(50.0, 60.0));
        let low = rect.shrink2(egui::vec2(10.0, 40.0));
        assert_eq!(nearest_inside(low, pos2(-5.0, 90.0)), pos2(10.0, 30.0));
    }
}
