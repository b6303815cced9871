//! Stamps: bones drawn once for a face, a look and a size. Stamps are shifted and tilted to draw
//! moving bones.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Color32, Mesh, Pos2, Vec2, lerp, remap_clamp, vec2};

use super::bone::{PaintedBone, Pose};
use super::look::Look;
use super::outline::Transform;
use super::pen::Pen;
use super::placed_bone::BoneShape;
use super::tilt::Tilt;

/// The maximum number of cached stamps: of bodies, and also of shadows.
const MAX_STAMPS: usize = 96;
/// The number of angles in a full turn at which a moving bone is drawn, because light falls on it
/// from above. In between, the nearest drawing is rotated.
const ANGLE_STEPS: f32 = 64.0;
/// The number of heights in a bone's flight for which its shadow is drawn.
const HEIGHT_STEPS: f32 = 16.0;
/// Where the center of each stamp is while it is drawn, in pixels on both axes. It is so far from 0
/// that all lengths are rounded in the same way.
const STAMP_CENTER_PX: f32 = 512.0;
/// The two shadows: their offset as a share of the width, their blur in points, and their strength.
const SHADOWS: [(f32, f32, f32); 2] = [(0.10, 3.2, 0.5), (0.035, 1.1, 0.5)];
/// The shadow of a bone at the highest point of its flight: its offset as a share of the width, a
/// factor for its blur, and its strength.
const FLIGHT_SHADOW: (f32, f32, f32) = (0.32, 2.6, 0.36);
/// How far a bone is tipped (0.0 to 1.0) when its long edge begins to show, and when only that edge
/// is visible.
const EDGE_TIP_RANGE: (f32, f32) = (0.6, 0.9);

/// The stamps for one look.
#[derive(Debug, Default)]
pub(super) struct Stamps {
    look: Option<(Look, f32)>,
    bodies: StampCache<PaintedBone, Body>,
    shadows: StampCache<Shadow, Mesh>,
}

/// The body of a bone in three layers: the unprinted face or the back, the long edge that covers it
/// when the bone is tipped, and what is printed above.
#[derive(Debug)]
struct Body {
    ground: Mesh,
    edge: Mesh,
    print: Mesh,
}

/// A blurred shadow, drawn around the origin.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Shadow {
    size: Vec2,
    corner: f32,
    sigma: f32,
    color: Color32,
}

/// A bone to paint, and the similar bone from which its stamp is drawn.
struct StampedBone<'a> {
    shape: BoneShape<'a>,
    stamped: PaintedBone,
}

impl Stamps {
    /// Paints bones: first all shadows, so that none falls on another bone, and then all bodies.
    /// Bones that glow, are selected or fly are painted above the others.
    pub fn paint(&mut self, pen: &mut Pen, bones: &[PaintedBone], look: &Look) {
        let pixel = pen.pixel();
        if self.look.as_ref().is_none_or(|(kept, at)| kept != look || *at != pixel) {
            *self = Self { look: Some((look.clone(), pixel)), ..Self::default() };
        }
        for over_others in [false, true] {
            let bones = bones.iter().filter(|bone| bone.is_painted_on_top() == over_others);
            let placed: Vec<_> = bones
                .map(|bone| StampedBone {
                    shape: BoneShape::new(pixel, bone, look),
                    stamped: stamp_source(bone, pixel),
                })
                .collect();
            for bone in &placed {
                self.paint_shadow(pen, bone);
            }
            for bone in &placed {
                self.paint_body(pen, bone);
            }
        }
    }

    fn paint_shadow(&mut self, pen: &mut Pen, StampedBone { shape, stamped }: &StampedBone<'_>) {
        let (fall, blur, strength) = FLIGHT_SHADOW;
        let exact = shape.bone.flight.clamp(0.0, 1.0);
        let flight = (exact * HEIGHT_STEPS).round() / HEIGHT_STEPS;
        let scale = scale_to_stamp(shape, stamped);
        let stamped = BoneShape::new(shape.pixel, stamped, shape.look);
        for (n, (low_fall, sigma, low_strength)) in SHADOWS.into_iter().enumerate() {
            let (fall, sigma, strength) = if n == 0 {
                (
                    lerp(low_fall..=fall, exact),
                    sigma * lerp(1.0..=blur, flight),
                    lerp(low_strength..=strength, flight),
                )
            } else {
                (low_fall, sigma, low_strength * (1.0 - flight))
            };
            if strength <= 0.0 || (n > 0 && !shape.has_details) {
                continue;
            }
            // A shadow shows through a translucent bone, so it must fade faster.
            let color = shape.look.shadow(strength * shape.bone.opacity * shape.bone.opacity);
            let source =
                Shadow { size: stamped.rect.size(), corner: stamped.corner_radius(), sigma, color };
            let mesh = self.shadows.get_or_draw(&source, || source.draw(pen));
            let center = shape.placement.center + vec2(0.0, fall * shape.width);
            let below = Transform { center, ..shape.placement };
            pen.stamp(
                mesh,
                &Tilt::new(&Transform::NONE, &below, scale, shape.visible_share()),
                1.0,
            );
        }
    }

    fn paint_body(&mut self, pen: &mut Pen, StampedBone { shape, stamped }: &StampedBone<'_>) {
        let scale = scale_to_stamp(shape, stamped);
        let drawn_shape = BoneShape::new(shape.pixel, stamped, shape.look);
        let tilt =
            Tilt::new(&drawn_shape.placement, &shape.placement, scale, shape.visible_share());
        let body = self.bodies.get_or_draw(stamped, || Body::draw(pen, &drawn_shape));
        pen.stamp(&body.ground, &tilt, 1.0);
        let (start, end) = EDGE_TIP_RANGE;
        let edge_opacity = remap_clamp(shape.bone.tipped, start..=end, 0.0..=1.0);
        if edge_opacity > 0.0 {
            pen.stamp(&body.edge, &tilt, edge_opacity);
        }
        pen.stamp(&body.print, &tilt, 1.0);
        shape.paint_numerals(pen, &drawn_shape);
    }
}

/// Returns the bone from which the stamp of another bone is drawn. Moving bones of nearly the same
/// size and angle share a stamp; a resting bone has its own.
fn stamp_source(bone: &PaintedBone, pixel: f32) -> PaintedBone {
    let Pose { width, angle, .. } = bone.pose;
    let is_moving = bone.is_moving || bone.flight > 0.0;
    let (width, angle) = if is_moving {
        let step = (angle / TAU * ANGLE_STEPS).round().rem_euclid(ANGLE_STEPS);
        ((width / pixel).round().max(1.0) * pixel, step * TAU / ANGLE_STEPS)
    } else {
        (width, angle)
    };
    let center = Pos2::new(STAMP_CENTER_PX, STAMP_CENTER_PX) * pixel;
    let pose = Pose { center, width, angle };
    PaintedBone { pose, is_moving, flight: 0.0, flipped: 0.0, tipped: 0.0, ..*bone }
}

/// The width of a bone relative to that of its stamp. Always 1.0 at rest, because in a tiny window
/// both may be 0.
fn scale_to_stamp(shape: &BoneShape<'_>, stamped: &PaintedBone) -> f32 {
    if stamped.is_moving { shape.width / stamped.pose.width } else { 1.0 }
}

impl Shadow {
    fn draw(&self, pen: &Pen) -> Mesh {
        let mut pen = pen.separate_pen();
        let rect = egui::Rect::from_center_size(Pos2::ZERO, self.size);
        pen.glow(rect, self.corner, self.sigma, self.color);
        pen.take_mesh()
    }
}

impl Body {
    fn draw(pen: &Pen, bone: &BoneShape<'_>) -> Self {
        let mut pen = pen.separate_pen();
        bone.paint_ground(&mut pen);
        let ground = pen.take_mesh();
        bone.paint_long_edge(&mut pen);
        let edge = pen.take_mesh();
        bone.paint_print(&mut pen);
        Self { ground, edge, print: pen.take_mesh() }
    }
}

impl BoneShape<'_> {
    /// The share of the bone's width that is visible while it is turned over or tipped, 0.0 to 1.0.
    pub(super) fn visible_share(&self) -> f32 {
        (self.bone.flipped.max(self.bone.tipped).clamp(0.0, 1.0) * FRAC_PI_2).cos()
    }
}

/// A cache of the most recently used drawings.
#[derive(Debug)]
struct StampCache<Source, Drawing> {
    drawn: Vec<(Source, Drawing, u64)>,
    uses: u64,
}

impl<Source, Drawing> Default for StampCache<Source, Drawing> {
    fn default() -> Self {
        Self { drawn: Vec::new(), uses: 0 }
    }
}

impl<Source: Copy + PartialEq, Drawing> StampCache<Source, Drawing> {
    fn get_or_draw(&mut self, source: &Source, draw: impl FnOnce() -> Drawing) -> &Drawing {
        self.uses += 1;
        let found = self.drawn.iter().position(|(drawn, ..)| drawn == source);
        let at = found.unwrap_or_else(|| {
            if self.drawn.len() == MAX_STAMPS {
                let oldest = (0..MAX_STAMPS).min_by_key(|n| self.drawn[*n].2);
                self.drawn.swap_remove(oldest.unwrap_or_default());
            }
            self.drawn.push((*source, draw(), 0));
            self.drawn.len() - 1
        });
        let (_, drawing, used) = &mut self.drawn[at];
        *used = self.uses;
        drawing
    }
}
