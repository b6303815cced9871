//! Paints bones: their shadows, bodies, and the edges and glows of their states.

use egui::{lerp, vec2};
use look::Rgb;

use super::back;
use super::bone::PaintedBone;
use super::kept::ShapeCache;
use super::look::Look;
use super::outline::Transform;
use super::pen::Pen;
use super::placed_bone::BoneShape;

/// The two shadows: how far they fall, as parts of the width, their blur in points and
/// their strength.
const SHADOWS: [(f32, f32, f32); 2] = [(0.10, 3.2, 0.5), (0.035, 1.1, 0.5)];
/// The shadow of a bone at the highest point of its flight; its blur as a multiple.
const FLIGHT_SHADOW: (f32, f32, f32) = (0.32, 2.6, 0.36);
const HALO: Glow = Glow { grown: 3.0, sigma: 3.4, strength: 0.75 };
const SCORE_GLOW: Glow = Glow { grown: 5.0, sigma: 7.0, strength: 0.75 };
/// The edges of a bone that scores, and of a selected one, in points.
const SCORE_EDGE: f32 = 2.0;
const SELECTED_EDGE: f32 = 3.0;
/// The edge of a bone under the pointer, in points, and the gap before it.
const HOVERED_EDGE: (f32, f32) = (1.5, 0.5);
/// The ring of keyboard focus, in points, and the gap before it.
const FOCUS_RING: (f32, f32) = (2.0, 3.5);
/// Width of the edge in the color of the player.
const OWNER_EDGE: f32 = 0.05;

/// The light around a bone: how much larger it is than the bone, and its blur, both in points.
#[derive(Clone, Copy)]
struct Glow {
    grown: f32,
    sigma: f32,
    strength: f32,
}

/// Paints bones: first all shadows, so that none falls on another bone, then all bodies. Bones
/// that glow, are selected or fly lie over the others.
pub fn bones(pen: &mut Pen, bones: &[PaintedBone], look: &Look) {
    for over_others in [false, true] {
        let placed: Vec<_> = bones
            .iter()
            .filter(|bone| bone.is_over_others() == over_others)
            .map(|bone| BoneShape::new(pen.pixel(), bone, look))
            .collect();
        for bone in &placed {
            bone.shadow(pen);
        }
        for bone in &placed {
            bone.body(pen);
        }
    }
}

/// Paints bones, and keeps each list of them as long as it stays the same.
#[derive(Debug, Default)]
pub struct BoneCache {
    lists: Vec<ShapeCache<List>>,
}

#[derive(Debug, PartialEq)]
struct List {
    bones: Vec<PaintedBone>,
    look: Look,
    pixel: f32,
}

impl BoneCache {
    /// Paints the list of bones that has this place in a frame.
    pub fn paint(&mut self, pen: &mut Pen, place: usize, bones: Vec<PaintedBone>, look: &Look) {
        if look.numerals || bones.iter().any(PaintedBone::has_only_numerals) {
            self::bones(pen, &bones, look);
            return;
        }
        pen.flush();
        if place >= self.lists.len() {
            self.lists.resize_with(place + 1, ShapeCache::default);
        }
        let list = List { bones, look: look.clone(), pixel: pen.pixel() };
        let painter = pen.painter();
        self.lists[place].paint(painter, list, |list| {
            let mut pen = Pen::new(painter);
            self::bones(&mut pen, &list.bones, &list.look);
            pen.take().into_iter().collect()
        });
    }
}

impl BoneShape<'_> {
    fn shadow(&self, pen: &mut Pen) {
        let (fall, blur, strength) = FLIGHT_SHADOW;
        let flight = self.bone.flight.clamp(0.0, 1.0);
        for (n, (low_fall, sigma, low_strength)) in SHADOWS.into_iter().enumerate() {
            let (fall, sigma, strength) = if n == 0 {
                (
                    lerp(low_fall..=fall, flight),
                    sigma * lerp(1.0..=blur, flight),
                    lerp(low_strength..=strength, flight),
                )
            } else {
                (low_fall, sigma, low_strength * (1.0 - flight))
            };
            if strength <= 0.0 || (n > 0 && !self.has_details) {
                continue;
            }
            let placement = Transform {
                center: self.placement.center + vec2(0.0, fall * self.width),
                ..self.placement
            };
            // A shadow shows through a translucent bone, so it fades twice.
            let color = self.look.shadow(strength * self.bone.opacity * self.bone.opacity);
            pen.placed_glow(&placement, self.rect, self.corner(), sigma, color);
        }
    }

    fn body(&self, pen: &mut Pen) {
        let colors = &self.look.colors;
        self.glow(pen, HALO, colors.halo, self.bone.halo);
        self.glow(pen, SCORE_GLOW, colors.gold, self.bone.scoring);
        if self.bone.pips.is_some() {
            self.face(pen);
        } else {
            back::paint(pen, self);
        }
        let corner = self.corner();
        let mut edge = |inner: f32, outer: f32, rgb: Rgb, strength: f32| {
            if strength > 0.0 {
                let color = self.tone(rgb).gamma_multiply(strength.min(1.0));
                pen.placed_frame(&self.placement, self.rect, corner, inner, outer, color);
            }
        };
        if let Some(owner) = self.bone.edge {
            edge(-OWNER_EDGE * self.width, 0.0, owner, 1.0);
        }
        let (thick, gap) = HOVERED_EDGE;
        edge(gap, gap + thick, self.around_color(), self.bone.hovered * (1.0 - self.bone.selected));
        edge(0.0, SCORE_EDGE, colors.gold, self.bone.scoring);
        edge(0.0, SELECTED_EDGE, colors.selected_edge, self.bone.selected);
        let (thick, gap) = FOCUS_RING;
        edge(gap, gap + thick, self.around_color(), self.bone.focused);
    }

    /// Ivory around bones on dark ground, dark on light ground.
    fn around_color(&self) -> Rgb {
        let colors = &self.look.colors;
        if colors.is_cloth_light() && colors.wood_text.luminance() < 0.2 {
            colors.wood_text
        } else {
            colors.hand.upper
        }
    }

    fn glow(&self, pen: &mut Pen, glow: Glow, rgb: Rgb, by: f32) {
        if by > 0.0 {
            let Glow { grown, sigma, strength } = glow;
            let color = self.tone(rgb).gamma_multiply(strength * by.min(1.0));
            let corner = self.corner() + grown;
            pen.placed_glow(&self.placement, self.rect.expand(grown), corner, sigma, color);
        }
    }
}
