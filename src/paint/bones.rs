//! Paints bones: their shadows, bodies, and the edges and glows of their states.

use look::Rgb;

use super::back;
use super::bone::PaintedBone;
use super::kept::ShapeCache;
use super::look::Look;
use super::pen::Pen;
use super::placed_bone::BoneShape;
use super::stamps::Stamps;

const HALO: Glow = Glow { extent: 3.0, sigma: 3.4, strength: 0.75 };
const SCORE_GLOW: Glow = Glow { extent: 5.0, sigma: 7.0, strength: 0.75 };
/// The width of the edge of a scoring bone, in points.
const SCORE_EDGE_WIDTH: f32 = 2.0;
/// The width of the edge of a selected bone, in points.
const SELECTED_EDGE_WIDTH: f32 = 3.0;
/// The width of the edge of a bone under the pointer, and its distance from the bone, in points.
const HOVERED_EDGE: (f32, f32) = (1.5, 0.5);
/// The width of the ring of keyboard focus, and its distance from the bone, in points.
const FOCUS_RING: (f32, f32) = (2.0, 3.5);
/// The width of the edge in the color of the player, as a share of the bone's width.
const OWNER_EDGE_SHARE: f32 = 0.05;

/// The glow around a bone: how far it extends beyond the bone, and its blur, in points.
#[derive(Clone, Copy)]
struct Glow {
    extent: f32,
    sigma: f32,
    strength: f32,
}

pub fn bones(pen: &mut Pen, bones: &[PaintedBone], look: &Look) {
    Stamps::default().paint(pen, bones, look);
}

/// Paints bones from stamps. Caches the shapes of each list of resting bones while the list stays
/// the same.
#[derive(Debug, Default)]
pub struct BoneCache {
    stamps: Stamps,
    lists: Vec<ShapeCache<BoneList>>,
}

#[derive(Debug, PartialEq)]
struct BoneList {
    bones: Vec<PaintedBone>,
    look: Look,
    pixel: f32,
}

impl BoneCache {
    pub fn paint_moving(&mut self, pen: &mut Pen, bones: &[PaintedBone], look: &Look) {
        self.stamps.paint(pen, bones, look);
    }

    /// Paints a list of resting bones. `list_index` is the list's index among those of a frame.
    pub fn paint(
        &mut self,
        pen: &mut Pen,
        list_index: usize,
        bones: Vec<PaintedBone>,
        look: &Look,
    ) {
        if look.has_numerals || bones.iter().any(PaintedBone::has_only_numerals) {
            self.stamps.paint(pen, &bones, look);
            return;
        }
        pen.flush();
        let Self { stamps, lists } = self;
        if list_index >= lists.len() {
            lists.resize_with(list_index + 1, ShapeCache::default);
        }
        let list = BoneList { bones, look: look.clone(), pixel: pen.pixel() };
        lists[list_index].paint(pen.painter(), list, |list| {
            let mut cache_pen = pen.separate_pen();
            stamps.paint(&mut cache_pen, &list.bones, &list.look);
            cache_pen.take_shape().into_iter().collect()
        });
    }
}

impl BoneShape<'_> {
    /// Paints the glow, and then the unprinted face, or the back of a bone that lies face down.
    pub(super) fn paint_ground(&self, pen: &mut Pen) {
        let colors = &self.look.colors;
        self.paint_glow(pen, HALO, colors.halo, self.bone.halo);
        self.paint_glow(pen, SCORE_GLOW, colors.gold, self.bone.scoring);
        if self.bone.pips.is_some() {
            self.paint_face(pen);
        } else {
            back::paint(pen, self);
        }
    }

    /// Paints what is printed on a face, and the edges that show the bone's states.
    pub(super) fn paint_print(&self, pen: &mut Pen) {
        if self.bone.pips.is_some() {
            self.paint_printed_face(pen);
        }
        let colors = &self.look.colors;
        let corner = self.corner_radius();
        let mut edge = |inner: f32, outer: f32, rgb: Rgb, strength: f32| {
            if strength > 0.0 {
                let color = self.tone(rgb).gamma_multiply(strength.min(1.0));
                pen.placed_frame(&self.placement, self.rect, corner, inner, outer, color);
            }
        };
        if let Some(owner) = self.bone.edge {
            edge(-OWNER_EDGE_SHARE * self.width, 0.0, owner, 1.0);
        }
        let (thickness, gap) = HOVERED_EDGE;
        edge(
            gap,
            gap + thickness,
            self.outline_color(),
            self.bone.hovered * (1.0 - self.bone.selected),
        );
        edge(0.0, SCORE_EDGE_WIDTH, colors.gold, self.bone.scoring);
        edge(0.0, SELECTED_EDGE_WIDTH, colors.selected_edge, self.bone.selected);
        let (thickness, gap) = FOCUS_RING;
        edge(gap, gap + thickness, self.outline_color(), self.bone.focused);
    }

    /// The color of the rings around a bone: ivory on a dark cloth, dark on a light one.
    fn outline_color(&self) -> Rgb {
        let colors = &self.look.colors;
        if colors.is_cloth_light() && colors.wood_text.luminance() < 0.2 {
            colors.wood_text
        } else {
            colors.hand.upper
        }
    }

    fn paint_glow(&self, pen: &mut Pen, glow: Glow, rgb: Rgb, shown: f32) {
        if shown > 0.0 {
            let Glow { extent, sigma, strength } = glow;
            let color = self.tone(rgb).gamma_multiply(strength * shown.min(1.0));
            let corner = self.corner_radius() + extent;
            pen.placed_glow(&self.placement, self.rect.expand(extent), corner, sigma, color);
        }
    }
}
