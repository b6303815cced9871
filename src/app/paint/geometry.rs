//! Where the parts of a bone lie: pure geometry, in points.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Pips;

/// A bone is this many times as long as it is wide.
pub const LENGTH_TO_WIDTH: f32 = 2.0;

/// Rounding of the corners, as part of the width.
const ROUNDING: f32 = 0.15;
/// Radius of a pip, as part of the width.
const PIP_RADIUS: f32 = 0.09;
/// Radius of a pip at most, as part of the distance between rows.
const PIP_RADIUS_IN_ROW: f32 = 0.39;
/// Radius of a pip on the smallest bones, in pixels.
const PIP_RADIUS_MIN_PX: f32 = 1.5;
/// Distance between the columns of pips, as part of the width.
const COLUMN: f32 = 0.252;
/// Distance between the rows of pips, as part of the width.
const ROW: f32 = 0.256;
/// Thickness of the line across, as part of the width.
const LINE_THICKNESS: f32 = 0.034;
/// Length of the line across, as part of the width.
const LINE_LENGTH: f32 = 0.70;
/// Thickness of the edge, as part of the width.
const EDGE: f32 = 0.034;

/// A part of a bone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BonePart {
    /// One of the pips.
    Pip,
    /// The line across the middle.
    Line,
    /// The edge.
    Outline,
    /// Everything else.
    Body,
}

/// Where the parts of a bone lie, in points, aligned to pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct BoneGeometry {
    /// The whole bone.
    pub rect: Rect,
    /// The line across the middle.
    pub line: Rect,
    /// The width of the bone: its shorter side.
    pub width: f32,
    /// The radius of the corners.
    pub rounding: f32,
    /// The thickness of the edge.
    pub edge: f32,
    /// The radius of a pip.
    pub pip_radius: f32,
    /// The size of a pixel.
    pub pixel: f32,
    /// The centres of the two halves.
    centers: [Pos2; 2],
    /// From the centre of a half to the next column and to the next row.
    steps: [Vec2; 2],
}

impl BoneGeometry {
    /// The parts of a bone in `rect`: upright with the first half on top if it
    /// is taller than wide, otherwise lying with the first half to the left.
    pub fn new(rect: Rect, pixels_per_point: f32) -> Self {
        let pixel = 1.0 / pixels_per_point;
        let snap = |length: f32| (length * pixels_per_point).round() * pixel;
        let whole = |length: f32| (length * pixels_per_point + 0.01).floor() * pixel;
        let at_least_a_pixel = |length: f32| snap(length).max(pixel);
        let size = vec2(snap(rect.width()), snap(rect.height()));
        let rect = Rect::from_min_size(pos2(snap(rect.min.x), snap(rect.min.y)), size);

        let upright = size.y >= size.x;
        let width = size.min_elem();
        let along = if upright { Vec2::DOWN } else { Vec2::RIGHT };
        // A lying bone is an upright one turned to the left: its top points
        // left, what was right points up.
        let across = if upright { Vec2::RIGHT } else { Vec2::UP };
        // In half pixels, so that the pips of both halves are equally sharp.
        let quarter = along * (snap(size.max_elem() / 2.0) / 2.0);
        let center = rect.center();

        // Rounded down, so that on small bones the pips keep clear of the inner
        // frame that the second seat's bones have.
        let [column, row] = [COLUMN, ROW].map(|part| whole(width * part));
        let thickness = at_least_a_pixel(width * LINE_THICKNESS);
        let length = snap(width * LINE_LENGTH);
        let line_size = if upright {
            vec2(length, thickness)
        } else {
            vec2(thickness, length)
        };
        let line_min = center - line_size / 2.0;
        let line_min = pos2(snap(line_min.x), snap(line_min.y));

        Self {
            rect,
            line: Rect::from_min_size(line_min, line_size),
            width,
            rounding: width * ROUNDING,
            edge: at_least_a_pixel(width * EDGE),
            pip_radius: (width * PIP_RADIUS)
                .min(row * PIP_RADIUS_IN_ROW)
                .max(PIP_RADIUS_MIN_PX * pixel),
            pixel,
            centers: [center - quarter, center + quarter],
            steps: [across * column, along * row],
        }
    }

    /// Whether it stands upright.
    pub fn is_upright(&self) -> bool {
        self.rect.height() >= self.rect.width()
    }

    /// Whether it is at least so many pixels wide.
    pub fn is_wider_than(&self, pixels: f32) -> bool {
        self.width >= pixels * self.pixel
    }

    /// A length in whole pixels, one at least.
    pub fn snapped(&self, length: f32) -> f32 {
        (length / self.pixel).round().max(1.0) * self.pixel
    }

    /// Where the numerals of both halves go: at the outer ends, between the
    /// columns of pips.
    pub fn numerals(&self) -> [Pos2; 2] {
        let [_, row] = self.steps;
        [self.centers[0] - row, self.centers[1] + row]
    }

    /// The centres of the pips of both halves.
    pub fn pips(&self, first_half: Pips, second_half: Pips) -> impl Iterator<Item = Pos2> {
        let [column, row] = self.steps;
        let halves = [first_half, second_half].into_iter().zip(self.centers);
        halves.flat_map(move |(pips, center)| {
            let places = places(pips).iter();
            places.map(move |&(x, y)| center + column * x + row * y)
        })
    }

    /// The part of the bone that lies at `pos`, if it lies on the bone at all.
    ///
    /// Pips and line are taken a little larger than they are drawn, so that
    /// they can be hit.
    pub fn part_at(&self, pos: Pos2, first_half: Pips, second_half: Pips) -> Option<BonePart> {
        /// How far beside a small part it can still be hit, in points.
        const REACH: f32 = 2.0;
        if !self.rect.expand(REACH).contains(pos) {
            return None;
        }
        let reach = self.pip_radius + REACH;
        if self
            .pips(first_half, second_half)
            .any(|pip| pip.distance(pos) <= reach)
        {
            return Some(BonePart::Pip);
        }
        if self.line.expand(REACH).contains(pos) {
            return Some(BonePart::Line);
        }
        if !self.rect.shrink(self.edge + REACH).contains(pos) {
            return Some(BonePart::Outline);
        }
        Some(BonePart::Body)
    }
}

/// The places of the pips on a half, as columns and rows from its centre.
const fn places(pips: Pips) -> &'static [(f32, f32)] {
    const PLACES: [&[(f32, f32)]; 7] = [
        &[],
        &[(0.0, 0.0)],
        &[(-1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    ];
    PLACES[pips.value() as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: Pips = Pips::ALL[6];
    const BLANK: Pips = Pips::ALL[0];

    fn rect(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(10.3, 20.7), vec2(width, height))
    }

    #[test]
    fn every_pip_lies_on_its_own_half_clear_of_edge_and_line() {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            for width in 14..120 {
                let width = width as f32;
                for size in [vec2(width, 2.0 * width), vec2(2.0 * width, width)] {
                    let bone = BoneGeometry::new(rect(size.x, size.y), scale);
                    let clear = bone.rect.shrink(bone.edge + bone.pip_radius);
                    let from_line = bone.line.expand(bone.pip_radius);
                    for pip in bone.pips(SIX, SIX) {
                        assert!(clear.contains(pip), "{size:?} at {scale}: {pip:?}");
                        assert!(!from_line.contains(pip), "{size:?} at {scale}: {pip:?}");
                    }
                    assert_eq!(bone.pips(SIX, BLANK).count(), 6, "six and blank");
                }
            }
        }
    }

    #[test]
    fn edges_lie_on_pixels_and_pips_alike_on_both_halves_at_every_scale() {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            for width in 12..150 {
                let width = width as f32;
                let bone = BoneGeometry::new(rect(width, 2.0 * width), scale);
                let off = |length: f32, step: f32| {
                    let steps = length * scale / step;
                    (steps - steps.round()).abs() * step
                };
                for rect in [bone.rect, bone.line] {
                    for edge in [rect.left(), rect.right(), rect.top(), rect.bottom()] {
                        assert!(off(edge, 1.0) < 0.01, "{width} at {scale}: {rect:?}");
                    }
                }
                let [top, bottom] = [(SIX, BLANK), (BLANK, SIX)]
                    .map(|(first, second)| bone.pips(first, second).next().expect("a six"));
                for place in [top.x, top.y, bottom.y] {
                    assert!(off(place, 0.5) < 0.01, "{width} at {scale}: {top:?}");
                }
                assert!(
                    off(bottom.y - top.y, 1.0) < 0.01,
                    "{width} at {scale}: {bottom:?}"
                );
            }
        }
    }

    #[test]
    fn pips_do_not_touch_each_other() {
        for width in 12..120 {
            let width = width as f32;
            let bone = BoneGeometry::new(rect(width, 2.0 * width), 1.0);
            let pips: Vec<_> = bone.pips(SIX, BLANK).collect();
            for (index, one) in pips.iter().enumerate() {
                for other in &pips[index + 1..] {
                    let gap = one.distance(*other) - 2.0 * bone.pip_radius;
                    assert!(gap >= 0.0, "{width} wide: {gap} between {one:?}, {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_first_half_is_on_top_of_an_upright_bone_and_left_on_a_lying_one() {
        let upright = BoneGeometry::new(rect(40.0, 80.0), 1.0);
        let top = upright
            .pips(SIX, BLANK)
            .all(|pip| pip.y < upright.rect.center().y);
        assert!(top, "upright");
        let lying = BoneGeometry::new(rect(80.0, 40.0), 1.0);
        let left = lying
            .pips(SIX, BLANK)
            .all(|pip| pip.x < lying.rect.center().x);
        assert!(left, "lying");
    }

    #[test]
    fn the_six_turns_with_the_bone() {
        let bone = BoneGeometry::new(rect(80.0, 40.0), 1.0);
        let mut rows: Vec<_> = bone.pips(SIX, BLANK).map(|pip| pip.y).collect();
        rows.dedup();
        rows.sort_by(f32::total_cmp);
        rows.dedup();
        assert_eq!(rows.len(), 2, "a lying six shows two rows of three");
    }

    #[test]
    fn each_part_of_a_bone_is_found_where_it_is_drawn() {
        let bone = BoneGeometry::new(rect(40.0, 80.0), 1.0);
        let pip = bone.pips(SIX, BLANK).next();
        let found = |pos| bone.part_at(pos, SIX, BLANK);
        assert_eq!(pip.and_then(found), Some(BonePart::Pip), "on a pip");
        assert_eq!(found(bone.rect.center()), Some(BonePart::Line), "middle");
        assert_eq!(found(bone.rect.left_top()), Some(BonePart::Outline), "edge");
        let blank = bone.rect.center() + vec2(0.0, 20.0);
        assert_eq!(found(blank), Some(BonePart::Body), "blank half");
        assert_eq!(found(pos2(0.0, 0.0)), None, "beside the bone");
    }
}
