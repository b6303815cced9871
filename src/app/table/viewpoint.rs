//! From where the whole table is looked at: zooming and panning.

use egui::emath::TSTransform;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Side;

/// How much larger than it fits the table can be seen.
const LARGEST_ZOOM: f32 = 8.0;
/// A zoom below this is taken for 1.0: steps nearer and back again do not come
/// out at 1.0 exactly.
const ALMOST_ALL: f32 = 1.001;
/// How much nearer one press of a key comes.
const STEP: f32 = 1.25;
/// How far one press of a key looks aside, as a share of what is seen.
const PART: f32 = 0.2;
/// An area in which a length is the same number as its share.
const UNIT: Rect = Rect {
    min: Pos2::ZERO,
    max: pos2(1.0, 1.0),
};

/// From where the whole table is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewpoint {
    /// How much larger than it fits the table is seen, from 1.0 on.
    zoom: f32,
    /// How far the picture is moved aside, as shares of the area: zero while its
    /// middle is in the middle of the area.
    shift: Vec2,
}

impl Default for Viewpoint {
    fn default() -> Self {
        Self::ALL
    }
}

impl Viewpoint {
    /// Everything is seen.
    pub const ALL: Self = Self {
        zoom: 1.0,
        shift: Vec2::ZERO,
    };

    /// So much nearer, with a point of the fitted table in the middle of the
    /// area, or as near to it as the picture fills the area.
    pub fn onto(middle: Pos2, zoom: f32, area: Rect) -> Self {
        let zoom = zoom.min(LARGEST_ZOOM);
        if zoom < ALMOST_ALL {
            return Self::ALL;
        }
        let shift = zoom * (area.center() - middle) / area.size();
        Self { zoom, shift }.in_sight()
    }

    /// Whether a part of the table may lie out of sight.
    pub fn is_near(self) -> bool {
        self != Self::ALL
    }

    /// Nearer (above 1.0) or farther, with what is at `at` staying there.
    #[must_use]
    pub fn zoomed(self, by: f32, at: Pos2, area: Rect) -> Self {
        let zoom = (self.zoom * by).min(LARGEST_ZOOM);
        if zoom < ALMOST_ALL {
            return Self::ALL;
        }
        let from_middle = (at - area.center()) / area.size();
        let shift = from_middle - (from_middle - self.shift) * (zoom / self.zoom);
        Self { zoom, shift }.in_sight()
    }

    /// Moved by so many points.
    #[must_use]
    pub fn panned(self, by: Vec2, area: Rect) -> Self {
        let shift = self.shift + by / area.size();
        Self { shift, ..self }.in_sight()
    }

    /// Moved no farther than it takes to see what is at `rect` now.
    #[must_use]
    pub fn showing(self, rect: Rect, area: Rect) -> Self {
        let reach = (area.size() - rect.size()).max(Vec2::ZERO);
        let around = Rect::from_center_size(area.center(), reach);
        self.panned(around.clamp(rect.center()) - rect.center(), area)
    }

    /// One step of the keyboard nearer, or farther, with the middle of what is
    /// seen staying there.
    #[must_use]
    pub fn stepped(self, nearer: bool) -> Self {
        let by = if nearer { STEP } else { 1.0 / STEP };
        self.zoomed(by, UNIT.center(), UNIT)
    }

    /// One step of the keyboard farther to a side.
    #[must_use]
    pub fn toward(self, side: Side) -> Self {
        let by = match side {
            Side::East => vec2(-PART, 0.0),
            Side::West => vec2(PART, 0.0),
            Side::North => vec2(0.0, PART),
            Side::South => vec2(0.0, -PART),
        };
        self.panned(by, UNIT)
    }

    /// Moved back as far as it takes for the picture to fill the area.
    fn in_sight(self) -> Self {
        let most = (self.zoom - 1.0) / 2.0;
        Self {
            shift: self.shift.clamp(Vec2::splat(-most), Vec2::splat(most)),
            ..self
        }
    }

    /// What brings the table to where it is seen, from what fits it into the
    /// area.
    pub fn look(self, fitted: TSTransform, area: Rect) -> TSTransform {
        let middle = area.center().to_vec2();
        TSTransform::from_translation(middle + self.shift * area.size())
            * TSTransform::from_scaling(self.zoom)
            * TSTransform::from_translation(-middle)
            * fitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect {
        min: pos2(100.0, 50.0),
        max: pos2(500.0, 250.0),
    };

    fn seen(viewpoint: Viewpoint, at: Pos2) -> Pos2 {
        viewpoint.look(TSTransform::IDENTITY, AREA).mul_pos(at)
    }

    #[test]
    fn what_the_pointer_is_on_stays_under_it() {
        let at = pos2(220.0, 90.0);
        let near = Viewpoint::ALL.zoomed(2.0, at, AREA);
        assert!((seen(near, at) - at).length() < 0.01, "{near:?}");
        let nearer = near.zoomed(1.5, at, AREA);
        assert!((seen(nearer, at) - at).length() < 0.01, "{nearer:?}");
        assert_eq!(
            nearer.zoomed(0.01, at, AREA),
            Viewpoint::ALL,
            "all the way back"
        );
    }

    #[test]
    fn what_is_to_be_seen_comes_into_sight_and_the_view_moves_no_farther() {
        let near = Viewpoint::ALL.zoomed(3.0, AREA.center(), AREA);
        let size = vec2(20.0, 10.0);
        for (at, moved) in [
            (AREA.center(), vec2(0.0, 0.0)),
            (AREA.left_top(), vec2(10.0, 5.0)),
            (pos2(AREA.right() + 50.0, 100.0), vec2(-60.0, 0.0)),
        ] {
            let shown = near.showing(Rect::from_center_size(at, size), AREA);
            let by = seen(shown, AREA.center()) - AREA.center();
            assert!((by - moved).length() < 0.01, "{at:?} moves it by {by:?}");
        }
    }

    #[test]
    fn keys_look_nearer_aside_and_back() {
        let there = (0..20).fold(Viewpoint::ALL, |at, _| at.stepped(true));
        let back = (0..20).fold(there, |at, _| at.stepped(false));
        assert_eq!(back, Viewpoint::ALL, "as near as it goes, and back");
        let near = (0..4).fold(Viewpoint::ALL, |at, _| at.stepped(true));
        assert_eq!(seen(near, AREA.center()), AREA.center(), "the middle stays");
        let east = near.toward(Side::East);
        assert!(seen(east, AREA.center()).x < AREA.center().x, "{east:?}");
        assert_eq!(east.toward(Side::West), near, "there and back");
        let south = near.toward(Side::South);
        assert!(seen(south, AREA.center()).y < AREA.center().y, "{south:?}");
        let far = (0..4).fold(south, |at, _| at.stepped(false));
        assert!(!far.is_near(), "all is seen again");
    }

    #[test]
    fn the_area_stays_filled_however_far_one_pans() {
        let near = Viewpoint::ALL.zoomed(3.0, AREA.center(), AREA);
        for by in [vec2(9e3, 9e3), vec2(-9e3, 9e3), vec2(3.0, -9e3)] {
            let panned = near.panned(by, AREA);
            let all = Rect::from_two_pos(seen(panned, AREA.min), seen(panned, AREA.max));
            assert!(all.expand(0.01).contains_rect(AREA), "{by:?}: {all:?}");
        }
        assert_eq!(Viewpoint::ALL.panned(vec2(50.0, 9.0), AREA), Viewpoint::ALL);
    }
}
