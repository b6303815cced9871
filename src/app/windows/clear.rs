//! Where a window hides least of the table. Pure geometry, in points.

use egui::{Pos2, Rect, Vec2};

/// How far apart the places are that are tried, in points.
const STEP: f32 = 12.0;
/// How much of the table a window hides rather than stand a point farther from
/// the middle, in square points.
const COST_OF_DISTANCE: f32 = 0.2;

/// The middle of the place in `room` where something of this size covers as
/// little of the bones as it can, and is nearest to the middle of the room.
pub(super) fn middle(size: Vec2, room: Rect, worth_seeing: &[Rect]) -> Pos2 {
    let free = (room.size() - size).max(Vec2::ZERO);
    let steps = (free / STEP).floor();
    let along = |steps: f32, free: f32| {
        (0..=steps as usize).map(move |n| (n as f32 / steps.max(1.0) - 0.5) * free)
    };
    let places = along(steps.x, free.x).flat_map(|x| along(steps.y, free.y).map(move |y| (x, y)));
    let costs = places.map(|(x, y)| {
        let away = Vec2::new(x, y);
        let place = Rect::from_center_size(room.center() + away, size);
        let hidden = worth_seeing.iter().map(|rect| {
            let both = rect.intersect(place);
            if both.is_positive() { both.area() } else { 0.0 }
        });
        let cost = hidden.sum::<f32>() + COST_OF_DISTANCE * away.length();
        (cost, place.center())
    });
    let best = costs.min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or(room.center(), |(_, middle)| middle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    const ROOM: Rect = Rect {
        min: Pos2::ZERO,
        max: pos2(1000.0, 600.0),
    };

    #[test]
    fn a_window_stands_in_the_middle_unless_it_hides_something_there() {
        let size = vec2(300.0, 300.0);
        let near = |at: Pos2, there: Pos2| (at - there).length() < 2.0 * STEP;
        let alone = middle(size, ROOM, &[]);
        assert!(near(alone, ROOM.center()), "nothing to hide: {alone}");
        let line = Rect::from_min_max(pos2(100.0, 50.0), pos2(600.0, 90.0));
        let below = middle(size, ROOM, &[line]);
        assert!(near(below, ROOM.center()), "the line is above it: {below}");
        let line = Rect::from_min_max(pos2(100.0, 280.0), pos2(600.0, 320.0));
        let beside = middle(size, ROOM, &[line]);
        assert!(
            beside.x - size.x / 2.0 >= 600.0,
            "beside the line: {beside}"
        );
        assert!(near(beside, pos2(beside.x, 300.0)), "no farther: {beside}");
    }

    #[test]
    fn a_window_without_room_stands_in_the_middle() {
        let bones = [Rect::from_min_max(Pos2::ZERO, pos2(400.0, 400.0))];
        let at = middle(vec2(2000.0, 2000.0), ROOM, &bones);
        assert_eq!(at, ROOM.center(), "there is nowhere else");
    }
}
