//! The geometry of laying one bone on another.
//!
//! Lengths are in widths of a bone: a bone is 1 wide and 2 long. The y axis points down.

use std::f32::consts::{FRAC_PI_2, PI};

use egui::{Pos2, Rect, Vec2, vec2};
use engine::Side;

/// The gap between bones that touch.
pub const GAP: f32 = 0.01;
/// The minimum distance between bones that do not touch.
pub const CLEARANCE: f32 = 0.35;
/// The minimum distance where `CLEARANCE` is impossible.
pub(super) const TIGHT_CLEARANCE: f32 = 0.05;
/// Tolerance for rounding errors in sums of floats.
const ROUNDING_TOLERANCE: f32 = 0.001;

pub const fn direction(side: Side) -> Vec2 {
    match side {
        Side::East => vec2(1.0, 0.0),
        Side::West => vec2(-1.0, 0.0),
        Side::North => vec2(0.0, -1.0),
        Side::South => vec2(0.0, 1.0),
    }
}

pub(super) const fn clockwise(side: Side) -> Side {
    match side {
        Side::North => Side::East,
        Side::East => Side::South,
        Side::South => Side::West,
        Side::West => Side::North,
    }
}

/// Whether a heading is horizontal, as in a row.
pub(super) const fn is_row(heading: Side) -> bool {
    matches!(heading, Side::East | Side::West)
}

/// Whether two rectangles are at least `distance` apart along one axis.
pub(super) fn are_apart(one: Rect, other: Rect, distance: f32) -> bool {
    let distance = distance - ROUNDING_TOLERANCE;
    one.min.x >= other.max.x + distance
        || other.min.x >= one.max.x + distance
        || one.min.y >= other.max.y + distance
        || other.min.y >= one.max.y + distance
}

pub(super) fn fits(rect: Rect, size: Vec2) -> bool {
    rect.width() <= size.x + ROUNDING_TOLERANCE && rect.height() <= size.y + ROUNDING_TOLERANCE
}

/// Whether a rectangle is entirely inside another, with a tolerance.
pub(super) fn contains(outer: Rect, inner: Rect) -> bool {
    outer.expand(ROUNDING_TOLERANCE).contains_rect(inner)
}

/// The rectangle of a bone. A doublet lies across its heading.
pub(super) fn bone_rect(center: Pos2, heading: Side, is_doublet: bool) -> Rect {
    let size = if is_row(heading) == is_doublet { vec2(1.0, 2.0) } else { vec2(2.0, 1.0) };
    Rect::from_center_size(center, size)
}

/// Position and direction of a bone, in widths of a bone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub center: Pos2,
    /// The direction in which the half with more pips points.
    pub heavier: Side,
}

impl Place {
    pub fn rect(self) -> Rect {
        bone_rect(self.center, self.heavier, false)
    }

    /// Clockwise angle of the bone, in radians; 0 is upright with the heavier half on top.
    pub const fn angle(self) -> f32 {
        match self.heavier {
            Side::North => 0.0,
            Side::East => FRAC_PI_2,
            Side::South => PI,
            Side::West => -FRAC_PI_2,
        }
    }
}

/// How a bone is laid at a tip. A turn holds the side towards which the line continues; a leaning
/// doublet, the side to which it is shifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// In one line with the bone before.
    Straight,
    /// Beside the outer half of the bone before, pointing away from it.
    SideTurn(Side),
    /// Across the line, with the near half ahead of the outer half of the bone before. For a
    /// doublet the line goes straight on, but the doublet *leans*: it is shifted half a width to
    /// this side.
    BeyondTurn(Side),
}

/// An open half, or an open side of a doublet, on which the next bone is laid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tip {
    /// The center of the outer half, or of the doublet.
    pub middle: Pos2,
    /// The direction in which the line continues.
    pub heading: Side,
    /// The distance from the center to the edge ahead.
    pub ahead: f32,
    /// The distance from the center to the edges on both sides.
    pub aside: f32,
}

impl Tip {
    pub(super) const fn of_half(middle: Pos2, heading: Side) -> Self {
        Self { middle, heading, ahead: 0.5, aside: 0.5 }
    }

    pub(super) const fn of_long_side(middle: Pos2, heading: Side) -> Self {
        Self { aside: 1.0, ..Self::of_half(middle, heading) }
    }

    pub(super) const fn of_short_side(middle: Pos2, heading: Side) -> Self {
        Self { ahead: 1.0, ..Self::of_half(middle, heading) }
    }

    /// The middle of the outer edge.
    pub fn edge(self) -> Pos2 {
        self.point_outside(0.0)
    }

    /// The point at this distance beyond the outer edge.
    pub fn point_outside(self, distance: f32) -> Pos2 {
        self.middle + self.outwards() * (self.ahead + distance)
    }

    /// Unit vector of the heading.
    pub const fn outwards(self) -> Vec2 {
        direction(self.heading)
    }

    /// The center and the heading of a bone laid at this tip.
    pub(super) fn center_and_heading(self, way: Way, is_doublet: bool) -> (Pos2, Side) {
        let half_length = if is_doublet { 0.5 } else { 1.0 };
        let ahead = |length: f32| direction(self.heading) * (self.ahead + GAP + length);
        match way {
            Way::Straight => (self.middle + ahead(half_length), self.heading),
            Way::SideTurn(side) => {
                let along = direction(side) * (self.aside + GAP + half_length);
                (self.middle + along, side)
            }
            Way::BeyondTurn(side) => {
                let center = self.middle + ahead(0.5) + direction(side) * 0.5;
                (center, if is_doublet { self.heading } else { side })
            }
        }
    }

    /// The next tip, after a bone has been laid at this one.
    pub(super) fn next_tip(self, way: Way, is_doublet: bool) -> Self {
        let (center, heading) = self.center_and_heading(way, is_doublet);
        if is_doublet {
            Self::of_long_side(center, heading)
        } else {
            Self::of_half(center + direction(heading) * 0.5, heading)
        }
    }

    /// The rectangle of a bone laid at this tip.
    pub(super) fn rect(self, way: Way, is_doublet: bool) -> Rect {
        let (center, heading) = self.center_and_heading(way, is_doublet);
        bone_rect(center, heading, is_doublet)
    }
}

#[cfg(test)]
mod tests {
    use super::Side::{East, North, South, West};
    use super::Way::{BeyondTurn, SideTurn, Straight};
    use super::*;
    use egui::pos2;

    fn is_at(one: Pos2, x: f32, y: f32) -> bool {
        (one - pos2(x, y)).length() < 0.001
    }

    #[test]
    fn a_plain_bone_can_be_laid_in_five_ways_for_every_heading() {
        for (heading, way, x, y, then) in [
            (East, Straight, 1.51, 0.0, East),
            (East, SideTurn(South), 0.0, 1.51, South),
            (East, SideTurn(North), 0.0, -1.51, North),
            (East, BeyondTurn(South), 1.01, 0.5, South),
            (East, BeyondTurn(North), 1.01, -0.5, North),
            (West, Straight, -1.51, 0.0, West),
            (West, SideTurn(South), 0.0, 1.51, South),
            (West, SideTurn(North), 0.0, -1.51, North),
            (West, BeyondTurn(South), -1.01, 0.5, South),
            (West, BeyondTurn(North), -1.01, -0.5, North),
            (North, Straight, 0.0, -1.51, North),
            (North, SideTurn(East), 1.51, 0.0, East),
            (North, SideTurn(West), -1.51, 0.0, West),
            (North, BeyondTurn(East), 0.5, -1.01, East),
            (North, BeyondTurn(West), -0.5, -1.01, West),
            (South, Straight, 0.0, 1.51, South),
            (South, SideTurn(East), 1.51, 0.0, East),
            (South, SideTurn(West), -1.51, 0.0, West),
            (South, BeyondTurn(East), 0.5, 1.01, East),
            (South, BeyondTurn(West), -0.5, 1.01, West),
        ] {
            let tip = Tip::of_half(Pos2::ZERO, heading);
            let (center, now) = tip.center_and_heading(way, false);
            assert!(is_at(center, x, y), "{way:?} from {heading:?}: {center:?}");
            assert_eq!(now, then, "{way:?} from {heading:?}");
            let size = tip.rect(way, false).size();
            let long = if is_row(then) { vec2(2.0, 1.0) } else { vec2(1.0, 2.0) };
            assert!((size - long).length() < 0.001, "it lies along {then:?}");
            let next = tip.next_tip(way, false);
            let outer = center + direction(then) * 0.5;
            assert!(is_at(next.middle, outer.x, outer.y), "the outer half: {next:?}");
        }
    }

    #[test]
    fn a_doublet_lies_across() {
        for (heading, way, x, y, then) in [
            (East, Straight, 1.01, 0.0, East),
            (East, SideTurn(South), 0.0, 1.01, South),
            (East, BeyondTurn(South), 1.01, 0.5, East),
            (West, Straight, -1.01, 0.0, West),
            (West, BeyondTurn(South), -1.01, 0.5, West),
            (North, Straight, 0.0, -1.01, North),
            (North, SideTurn(West), -1.01, 0.0, West),
            (South, Straight, 0.0, 1.01, South),
            (South, BeyondTurn(East), 0.5, 1.01, South),
        ] {
            let tip = Tip::of_half(Pos2::ZERO, heading);
            let (center, now) = tip.center_and_heading(way, true);
            assert!(is_at(center, x, y), "{way:?} from {heading:?}: {center:?}");
            assert_eq!(now, then, "{way:?} from {heading:?}");
            let size = tip.rect(way, true).size();
            let across = if is_row(then) { vec2(1.0, 2.0) } else { vec2(2.0, 1.0) };
            assert!((size - across).length() < 0.001, "it lies across {then:?}");
        }
    }

    #[test]
    fn bones_on_a_doublet_keep_clear_of_its_sides() {
        let long = Tip::of_long_side(Pos2::ZERO, East);
        assert!(is_at(long.center_and_heading(Straight, false).0, 1.51, 0.0), "its long side");
        assert!(is_at(long.center_and_heading(SideTurn(South), false).0, 0.0, 2.01), "beside it");
        let short = Tip::of_short_side(Pos2::ZERO, North);
        assert!(is_at(short.center_and_heading(Straight, false).0, 0.0, -2.01), "its short side");
        assert!(is_at(short.center_and_heading(SideTurn(East), false).0, 1.51, 0.0), "beside it");
    }

    #[test]
    fn rows_of_a_fold_are_three_widths_apart() {
        let after = |tip: Tip, ways: [Way; 2]| {
            let end = ways.into_iter().fold(tip, |tip, way| tip.next_tip(way, false));
            end.middle.y - tip.middle.y
        };
        let row = Tip::of_half(Pos2::ZERO, East);
        for (ways, apart) in [
            ([SideTurn(South), BeyondTurn(West)], 3.02),
            ([BeyondTurn(South), BeyondTurn(West)], 2.01),
        ] {
            assert!((after(row, ways) - apart).abs() < 0.001, "{ways:?}");
        }
        let spinner = Tip::of_short_side(Pos2::ZERO, South);
        let apart = after(spinner, [Straight, SideTurn(West)]);
        assert!((apart - 2.51).abs() < 0.001, "{apart} from a spinner");
    }
}
