//! A coin with the head of a computer player, whose face can move.

use egui::emath::Rot2;
use egui::emath::easing::cubic_out;
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, vec2};

use super::coin_figure::{Figure, Head, Leaf, Part};
use super::kept::ShapeCache;
use super::look::color;
use super::outline::{RimPoint, Transform, add_polyline, add_rounded_rect, quarter_segments};
use super::pen::Pen;

/// The minimum size of a coin with all details, in points. A smaller coin has fewer strokes, and
/// only its head and lid move.
const MIN_DETAILED_SIZE: f32 = 40.0;
/// The radius of a coin in the units of the paths.
const RADIUS: f32 = 100.0;
/// The shadow: its offset as a share of the size, its blur on a detailed coin and on a small one in
/// points, and its strength.
const SHADOW: (f32, [f32; 2], f32) = (0.045, [4.0, 1.2], 0.55);
/// Radius of the field on a detailed coin and on a small one.
const FIELD_RADII: [f32; 2] = [80.0, 86.0];
/// Scale and offset of the figure, on a detailed coin and on a small one.
const FIGURE_PLACES: [(f32, Vec2); 2] = [(0.94, vec2(0.0, -1.0)), (1.06, vec2(2.0, -1.0))];
const RIM_LIGHT: Light = Light { at: vec2(-0.28, -0.4), reach: 1.6 };
const FIELD_LIGHT: Light = Light { at: vec2(-0.2, -0.32), reach: 1.5 };
/// Where the rim has its middle color, between its lightest point (0.0) and its darkest (1.0).
const RIM_MIDDLE_SHARE: f32 = 0.45;
/// The point around which a head rotates when it is bowed.
const NECK: Pos2 = pos2(-16.0, 58.0);
/// Offset of the dark copy of a figure's outline, which makes it stand out.
const SHADE_OFFSET: Vec2 = vec2(4.5, 5.5);
/// Offset of the light copy of a figure's outline, which makes it stand out.
const LIGHT_OFFSET: Vec2 = vec2(-3.0, -3.5);
const RELIEF_OPACITY: f32 = 0.6;
/// Width and strength of the outlines of parts.
const PART_EDGE: (f32, f32) = (1.6, 0.6);
/// Width of strokes on a detailed coin and on a small one, and their strength.
const STROKE: ([f32; 2], f32) = ([3.2, 5.0], 0.8);
/// The number of strokes on a small coin. The other strokes of a figure are left out.
const SMALL_STROKE_COUNT: usize = 4;
/// How far the mouth must be raised for the line on the cheek to appear, and the width of that
/// line.
const CHEEK_LINE: (f32, f32) = (1.5, 4.0);
/// Distance of the leaves from the center.
const LEAF_RADIUS: f32 = 88.0;
/// The angle of the first leaf, the step to the next, and the turn of each leaf, in degrees
/// clockwise.
const LEAF_ANGLES: [f32; 3] = [112.0, 28.0, 97.0];
/// Width of a leaf's outline.
const LEAF_EDGE: f32 = 3.0;
/// The rib of a leaf: its length, width and opacity.
const LEAF_RIB: (f32, f32, f32) = (32.0, 2.2, 0.8);

/// The expression of a face: how far each part has moved from its position at rest, where all
/// values are 0. Lengths are in points on a coin of 56, angles in degrees.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Expression {
    /// How far the brow is raised.
    pub brow: f32,
    /// Rotation of the brow; positive for a frown.
    pub brow_turn: f32,
    /// Offset of the pupil, forward and down.
    pub gaze: Vec2,
    /// Enlargement of the eye: 0.25 for a quarter.
    pub eye_enlargement: f32,
    /// The share of the eye that the lid covers.
    pub lid: f32,
    /// How far the corner of the mouth is raised.
    pub mouth: f32,
    /// How far the head is bowed, in degrees.
    pub head: f32,
}

impl Expression {
    pub const REST: Self = Self {
        brow: 0.0,
        brow_turn: 0.0,
        gaze: Vec2::ZERO,
        eye_enlargement: 0.0,
        lid: 0.0,
        mouth: 0.0,
        head: 0.0,
    };

    /// Interpolates between this expression and another; `part` is from 0.0 (this one) to 1.0 (the
    /// other).
    #[must_use]
    pub fn lerp(&self, to: &Self, part: f32) -> Self {
        let between = |from: f32, to: f32| lerp(from..=to, part);
        Self {
            brow: between(self.brow, to.brow),
            brow_turn: between(self.brow_turn, to.brow_turn),
            gaze: self.gaze + (to.gaze - self.gaze) * part,
            eye_enlargement: between(self.eye_enlargement, to.eye_enlargement),
            lid: between(self.lid, to.lid),
            mouth: between(self.mouth, to.mouth),
            head: between(self.head, to.head),
        }
    }

    /// The part of this expression that a small coin shows.
    const fn for_small_coin(self) -> Self {
        Self { lid: self.lid, head: self.head, ..Self::REST }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coin {
    pub head: Head,
    pub looks_left: bool,
    /// The number of leaves on the rim, from 0 to 5, which shows the level of the player. Only
    /// Nestor has any.
    pub leaves: u8,
    /// The size of the newest leaf while it grows; 1.0 once it has grown.
    pub newest_leaf: f32,
    pub expression: Expression,
}

impl Coin {
    /// A coin without leaves, at rest.
    pub const fn new(head: Head) -> Self {
        let expression = Expression::REST;
        Self { head, looks_left: false, leaves: 0, newest_leaf: 1.0, expression }
    }

    /// The size of a leaf `secs` seconds after it began to grow; the size overshoots 1.0 a little.
    pub fn leaf_size_after(secs: f32) -> f32 {
        const GROWTH_SECS: f32 = 0.3;
        const SETTLING_SECS: f32 = 0.1;
        const MAX_SIZE: f32 = 1.08;
        let grown = MAX_SIZE * cubic_out((secs / GROWTH_SECS).clamp(0.0, 1.0));
        let settled = ((secs - GROWTH_SECS) / SETTLING_SECS).clamp(0.0, 1.0);
        lerp(grown..=1.0, settled)
    }
}

/// Paints coins. Caches the shapes of each coin while it stays the same.
#[derive(Debug, Default)]
pub struct CoinCache {
    coins: Vec<ShapeCache<(Coin, Rect, f32)>>,
}

impl CoinCache {
    /// Paints a coin in a square. `index` is the coin's index among those of a frame.
    pub fn paint(&mut self, pen: &mut Pen, index: usize, square: Rect, coin: Coin) {
        pen.flush();
        if index >= self.coins.len() {
            self.coins.resize_with(index + 1, ShapeCache::default);
        }
        let source = (coin, square, pen.pixel());
        let painter = pen.painter();
        self.coins[index].paint(painter, source, |(coin, square, _)| {
            let mut pen = Pen::new(painter);
            self::coin(&mut pen, square.center(), square.width(), coin);
            pen.take_shape().into_iter().collect()
        });
    }
}

/// Paints a coin with the diameter `size`, in points.
pub fn coin(pen: &mut Pen, center: Pos2, size: f32, coin: &Coin) {
    let figure = coin.head.figure();
    let is_small = size < MIN_DETAILED_SIZE;
    let body = Body { center, scale: size / (2.0 * RADIUS), is_small };
    body.paint(pen, figure);
    let expression = if is_small { coin.expression.for_small_coin() } else { coin.expression };
    let (figure_scale, shift) = FIGURE_PLACES[usize::from(is_small)];
    let placed = PlacedFigure {
        body,
        scale: body.scale * figure_scale,
        shift: shift * body.scale,
        sideways: if coin.looks_left { -1.0 } else { 1.0 },
        bow: Rot2::from_angle(expression.head.to_radians()),
    };
    placed.paint(pen, figure, &expression);
    let Some(leaf) = &figure.leaf else {
        return;
    };
    for n in 0..coin.leaves {
        let grown = if n + 1 == coin.leaves { coin.newest_leaf } else { 1.0 };
        placed.paint_leaf(pen, leaf, n, grown);
    }
}

/// Paints a brass coin without a figure.
pub(super) fn blank_coin(pen: &mut Pen, center: Pos2, size: f32) {
    let body = Body { center, scale: size / (2.0 * RADIUS), is_small: false };
    body.paint(pen, Head::Nestor.figure());
}

/// The light on a disc: the brightest point, and how far the light reaches from there, in radii of
/// the disc.
#[derive(Clone, Copy)]
struct Light {
    at: Vec2,
    reach: f32,
}

/// A coin without its figure.
#[derive(Clone, Copy)]
struct Body {
    center: Pos2,
    /// Points per unit of a path.
    scale: f32,
    is_small: bool,
}

impl Body {
    fn paint(&self, pen: &mut Pen, figure: &Figure) {
        let metal = &figure.metal;
        let size = 2.0 * RADIUS * self.scale;
        let (falls, sigmas, strength) = SHADOW;
        let below =
            Rect::from_center_size(self.center + vec2(0.0, falls * size), Vec2::splat(size));
        let black = Color32::BLACK.gamma_multiply(strength);
        pen.glow(below, size / 2.0, sigmas[usize::from(self.is_small)], black);
        let edge = color(metal.edge);
        let [lightest, middle, darkest] = metal.rim.map(color);
        let field = FIELD_RADII[usize::from(self.is_small)];
        self.disc(pen, RADIUS, 0.7 * field, RIM_LIGHT, |part| {
            if part < RIM_MIDDLE_SHARE {
                lightest.lerp_to_gamma(middle, part / RIM_MIDDLE_SHARE)
            } else {
                middle.lerp_to_gamma(darkest, (part - RIM_MIDDLE_SHARE) / (1.0 - RIM_MIDDLE_SHARE))
            }
        });
        self.ring(pen, 98.0, 4.0, edge.gamma_multiply(0.55));
        self.arc(pen, [194.0, 310.0], 97.0, 5.0, lightest);
        self.arc(pen, [19.0, 120.0], 97.0, 5.0, edge.gamma_multiply(0.85));
        let [inner, outer] = metal.field.map(color);
        self.disc(pen, field, 0.0, FIELD_LIGHT, |part| inner.lerp_to_gamma(outer, part));
        self.ring(pen, field, 4.0, edge.gamma_multiply(0.8));
        self.arc(pen, [43.5, 136.5], field, 2.5, lightest.gamma_multiply(0.5));
    }

    fn rim(&self, pen: &mut Pen, radius: f32) -> Vec<RimPoint> {
        let radius = radius * self.scale;
        let around = Rect::from_center_size(self.center, Vec2::splat(2.0 * radius));
        let mut rim = pen.empty_rim();
        add_rounded_rect(
            &mut rim,
            &Transform::NONE,
            around,
            radius,
            quarter_segments(radius, pen.pixel()),
        );
        rim
    }

    /// Paints a disc, or a ring outside the radius `inner`, lit from one point. The color depends
    /// on the distance from there, as a share of the light's reach.
    fn disc(
        &self,
        pen: &mut Pen,
        radius: f32,
        inner: f32,
        light: Light,
        color: impl Fn(f32) -> Color32,
    ) {
        const RINGS: usize = 4;
        let rim = self.rim(pen, radius);
        let (outer, half) = (radius * self.scale, pen.pixel() / 2.0);
        let lightest = self.center + light.at * outer;
        let depth = outer - inner * self.scale - half;
        pen.bands(&rim, true, RINGS + 1, |point, n| {
            if n == RINGS {
                return (half, Color32::TRANSPARENT);
            }
            let distance = -half - depth * (1.0 - n as f32 / (RINGS - 1) as f32);
            let at = point.at + point.out * distance;
            (distance, color((at.distance(lightest) / (light.reach * outer)).min(1.0)))
        });
    }

    fn ring(&self, pen: &mut Pen, radius: f32, width: f32, color: Color32) {
        let rim = self.rim(pen, radius);
        let half = width * self.scale / 2.0;
        pen.edge(&rim, -half, half, color);
    }

    /// Paints an arc between two angles, in degrees clockwise from the right.
    fn arc(&self, pen: &mut Pen, [from, to]: [f32; 2], radius: f32, width: f32, color: Color32) {
        const STEP_DEGREES: f32 = 6.0;
        let steps = ((to - from) / STEP_DEGREES).ceil() as u16;
        let points = (0..=steps).map(|n| {
            let angle = lerp(from..=to, f32::from(n) / f32::from(steps));
            self.center + Vec2::angled(angle.to_radians()) * radius * self.scale
        });
        let points: Vec<Pos2> = points.collect();
        pen.polyline(&points, false, width * self.scale, color);
    }
}

#[derive(Clone, Copy)]
struct PlacedFigure {
    body: Body,
    scale: f32,
    shift: Vec2,
    /// -1.0 for a figure that looks left, else 1.0.
    sideways: f32,
    bow: Rot2,
}

impl PlacedFigure {
    fn paint(&self, pen: &mut Pen, figure: &Figure, expression: &Expression) {
        let metal = &figure.metal;
        let outline = self.rim(&figure.outline.corners);
        let relief = [
            (SHADE_OFFSET, color(metal.shade).gamma_multiply(RELIEF_OPACITY)),
            (LIGHT_OFFSET, color(metal.light).gamma_multiply(RELIEF_OPACITY)),
            (Vec2::ZERO, color(figure.hair)),
        ];
        for (moved, ink) in relief {
            let by = moved * self.scale;
            let rim: Vec<_> =
                outline.iter().map(|point| RimPoint { at: point.at + by, ..*point }).collect();
            pen.fill_triangles(&rim, &figure.outline.triangles, ink);
        }
        for part in &figure.parts {
            self.paint_part(pen, part, figure, expression);
        }
        let (widths, strength) = STROKE;
        let ink = color(figure.stroke).gamma_multiply(strength);
        let count = if self.body.is_small { SMALL_STROKE_COUNT } else { usize::MAX };
        for stroke in figure.strokes.0.iter().take(count) {
            self.paint_stroke(pen, stroke, widths[usize::from(self.body.is_small)], ink);
        }
        let (smiling, width) = CHEEK_LINE;
        if expression.mouth >= smiling {
            for stroke in &figure.cheek.0 {
                self.paint_stroke(pen, stroke, width, color(figure.stroke));
            }
        }
    }

    fn paint_part(&self, pen: &mut Pen, part: &Part, figure: &Figure, expression: &Expression) {
        let polygon = part.moved(expression);
        let rim = self.rim(&polygon.corners);
        pen.fill_triangles(
            &rim,
            &polygon.triangles,
            color(part.color).gamma_multiply(part.opacity),
        );
        if part.has_edge && !self.body.is_small {
            let (width, strength) = PART_EDGE;
            let half = width * self.scale / 2.0;
            pen.edge(&rim, -half, half, color(figure.stroke).gamma_multiply(strength));
        }
    }

    fn paint_stroke(&self, pen: &mut Pen, points: &[Pos2], width: f32, ink: Color32) {
        let points: Vec<Pos2> = points.iter().map(|point| self.place(*point)).collect();
        pen.polyline(&points, false, width * self.scale, ink);
    }

    /// Paints the nth leaf, counted upwards from the lowest, scaled by `grown`.
    fn paint_leaf(&self, pen: &mut Pen, leaf: &Leaf, n: u8, grown: f32) {
        let [first, step, turn] = LEAF_ANGLES;
        let angle = first + step * f32::from(n);
        let root = Vec2::angled(angle.to_radians()) * LEAF_RADIUS;
        let turn = Rot2::from_angle((angle + turn).to_radians());
        let scale = self.body.scale;
        let place = |point: Vec2| {
            let on_rim = root + turn * point * grown;
            self.body.center + self.mirrored(on_rim) * scale
        };
        let mut points: Vec<Pos2> =
            leaf.path.corners.iter().map(|corner| place(corner.to_vec2())).collect();
        if self.sideways < 0.0 {
            points.reverse();
        }
        pen.polygon(&points, color(leaf.color));
        pen.polyline(&points, true, LEAF_EDGE * scale * grown, color(leaf.edge));
        let (length, width, strength) = LEAF_RIB;
        let rib = [Vec2::ZERO, vec2(length, 0.0)].map(place);
        pen.line(rib, width * scale * grown, color(leaf.rib).gamma_multiply(strength));
    }

    /// The outline of a polygon, whose corners must be clockwise.
    fn rim(&self, corners: &[Pos2]) -> Vec<RimPoint> {
        let mut rim = Vec::with_capacity(corners.len());
        add_polyline(&mut rim, corners, true);
        for point in &mut rim {
            point.at = self.place(point.at);
            point.out = self.mirrored(self.bow * point.out);
        }
        rim
    }

    fn place(&self, point: Pos2) -> Pos2 {
        let bowed = NECK + self.bow * (point - NECK);
        self.body.center + self.mirrored(bowed.to_vec2() * self.scale + self.shift)
    }

    fn mirrored(&self, from_center: Vec2) -> Vec2 {
        vec2(self.sideways * from_center.x, from_center.y)
    }
}
