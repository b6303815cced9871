//! The face of a bone: its two layers, groove, pin and pips.

use egui::{Align, Color32, Pos2, Rect, Vec2, vec2};
use engine::Pips;
use look::FaceColors;

use super::bone::{Face, GROOVE_LENGTH, GROOVE_THICKNESS, PIP_STEP, pip_places};
use super::look::{darker, lighter, white};
use super::pen::Pen;
use super::placed_bone::BoneShape;
use super::text::TextStyle;

// Lengths are in widths of the bone, unless they are said to be in points or pixels.

/// The height of the side that is visible below the face.
const LIP_HEIGHT: f32 = 0.055;
/// How far the edge extends outwards and inwards.
const EDGE_HALF_WIDTH: f32 = 0.01;
/// Offset of the light crescent below a pip.
const CRESCENT_OFFSET: f32 = 0.03;
const CRESCENT_STRENGTH: f32 = 0.75;
const FADED_CRESCENT_STRENGTH: f32 = 0.25;
/// How much a pip's middle is lightened, and how much its upper edge is darkened.
const PIP_SHADING: (f32, f32) = (0.16, 0.35);
/// The shading of a light pip, relative to that of a dark one.
const LIGHT_PIP_FACTOR: f32 = 0.35;
/// Offset of the light line below the groove, in points.
const GROOVE_LIGHT_OFFSET: f32 = 1.2;
const PIN_RADIUS: f32 = 0.078;
const PIN_LIGHT_RADIUS: f32 = 0.026;
const PIN_LIGHT_OFFSET: Vec2 = vec2(-0.02, -0.025);
/// The least width of a bone with a pin, in pixels.
const MIN_WIDTH_WITH_PIN_PX: f32 = 16.0;
/// The least width of a bone with room for numerals beside the pips, in pixels. On a narrower one
/// numerals replace the pips.
const MIN_WIDTH_WITH_BOTH_PX: f32 = 36.0;
/// The size of numerals beside pips, and of those that replace them.
const NUMERAL_SIZES: (f32, f32) = (0.25, 0.62);
/// The least visible share of a bone's width at which numerals are drawn.
const MIN_NUMERAL_SHARE: f32 = 0.6;

impl BoneShape<'_> {
    fn face_colors(&self) -> FaceColors {
        let colors = &self.look.colors;
        let rest = match self.bone.face {
            Face::Hand => colors.hand,
            Face::Played(seat) => colors.plays[seat.min(colors.plays.len() - 1)],
        };
        rest.toward(colors.faded, self.bone.faded.clamp(0.0, 1.0))
            .toward(colors.selected, self.bone.selected.clamp(0.0, 1.0))
    }

    /// Paints the two layers of the face.
    pub(super) fn paint_face(&self, pen: &mut Pen) {
        let face = self.face_colors();
        let (placement, corner) = (&self.placement, self.corner_radius());
        let edge = EDGE_HALF_WIDTH * self.width;
        let base = self.rect.shrink(edge);
        let fill = (self.tone(face.upper), self.tone(face.lower));
        if self.bone.opacity < 1.0 {
            // Separate layers of a translucent bone would show through each other.
            pen.placed_rect(placement, base, corner - edge, fill);
            pen.placed_frame(placement, self.rect, corner, -edge, edge, self.tone(face.edge));
        } else {
            let outer = self.rect.expand(edge);
            pen.placed_rect(placement, outer, corner + edge, self.tone(face.edge));
            let (side, lip) = match self.bone.lip {
                // Also covers the edge below, so that the lip is wide enough for its color to be
                // seen.
                Some(rgb) => (base.union(base.translate(self.down * 2.0 * edge)), rgb),
                None => (base, face.side),
            };
            pen.placed_rect(placement, side, corner - edge, self.tone(lip));
            pen.placed_rect(placement, self.face_rect(), corner - edge, fill);
        }
    }

    /// Paints the long edge that a tipped bone shows instead of its face.
    pub(super) fn paint_long_edge(&self, pen: &mut Pen) {
        if self.bone.pips.is_some() {
            let corner = self.corner_radius() - EDGE_HALF_WIDTH * self.width;
            let side = self.tone(self.face_colors().side);
            pen.placed_rect(&self.placement, self.face_rect(), corner, side);
        }
    }

    /// Paints what is on the face: groove, pin and pips.
    pub(super) fn paint_printed_face(&self, pen: &mut Pen) {
        let (face, upper) = (self.face_colors(), self.face_rect());
        if self.has_details {
            let faded = self.bone.faded.clamp(0.0, 1.0);
            let light = self.light_on(face.upper, self.look.bones.light * (1.0 - 0.5 * faded));
            self.paint_upper_light(pen, upper, self.corner_radius(), light);
        }
        self.paint_groove(pen, upper.center(), &face);
        self.paint_pips(pen, upper.center(), &face);
    }

    /// The rectangle of the face: the body without the lip, which is on the lower side on the
    /// screen.
    fn face_rect(&self) -> Rect {
        let base = self.rect.shrink(EDGE_HALF_WIDTH * self.width);
        let mut lip = self.down * LIP_HEIGHT * self.width;
        if self.is_resting {
            let snap = |length: f32| (length / self.pixel).round() * self.pixel;
            lip = vec2(snap(lip.x), snap(lip.y));
            // Even a small bone has a lip, of one pixel.
            let least = self.down * self.pixel;
            lip = vec2(
                if lip.x == 0.0 { least.x } else { lip.x },
                if lip.y == 0.0 { least.y } else { lip.y },
            );
        }
        let mut face = base;
        face.min.x -= lip.x.min(0.0);
        face.max.x -= lip.x.max(0.0);
        face.min.y -= lip.y.min(0.0);
        face.max.y -= lip.y.max(0.0);
        face
    }

    fn paint_groove(&self, pen: &mut Pen, middle: Pos2, face: &FaceColors) {
        let thickness = if self.has_details { GROOVE_THICKNESS.0 } else { GROOVE_THICKNESS.1 };
        let thickness = thickness.max(self.pixel);
        let half = GROOVE_LENGTH * self.width / 2.0;
        let mut middle = middle.to_vec2();
        if self.is_resting {
            // Snap the lower or right edge of the groove to a pixel.
            let at = self.placement.place(middle).to_vec2();
            let snap = |length: f32| {
                ((length - thickness / 2.0) / self.pixel).round() * self.pixel + thickness / 2.0
            };
            let is_upright = self.down.y.abs() > self.down.x.abs();
            let snapped = if is_upright { vec2(at.x, snap(at.y)) } else { vec2(snap(at.x), at.y) };
            middle = self.placement.rotated_back(snapped - self.placement.center.to_vec2());
        }
        let across = Rect::from_center_size(middle.to_pos2(), vec2(2.0 * half, thickness));
        if self.has_details {
            // On an upright bone the highlight is below the groove, on a lying one beside it.
            let aside =
                if self.down.y.abs() > self.down.x.abs() { self.down.y.signum() } else { 1.0 };
            let light = across.translate(vec2(0.0, GROOVE_LIGHT_OFFSET * aside));
            let tone = self.light_on(face.upper, self.crescent_strength());
            pen.placed_rect(&self.placement, light, 0.0, tone);
        }
        pen.placed_rect(&self.placement, across, 0.0, self.tone(face.groove));
        if self.width >= MIN_WIDTH_WITH_PIN_PX * self.pixel {
            let rgb = self.bone.pin.unwrap_or(self.look.colors.hand_pin);
            let pin = self.tone(rgb);
            let at = self.placement.place(middle);
            let radius = PIN_RADIUS * self.width;
            if self.has_details {
                pen.ball(at, radius, [pin, lighter_shade(pin, 0.06), darker_shade(pin, 0.10)]);
                let light = at + PIN_LIGHT_OFFSET * self.width;
                pen.disc(light, PIN_LIGHT_RADIUS * self.width, self.with_opacity(white(0.75)));
            } else {
                pen.disc(at, radius, pin);
            }
        }
    }

    fn crescent_strength(&self) -> f32 {
        let faded = self.bone.faded.clamp(0.0, 1.0);
        egui::lerp(CRESCENT_STRENGTH..=FADED_CRESCENT_STRENGTH, faded)
    }

    fn paint_pips(&self, pen: &mut Pen, middle: Pos2, face: &FaceColors) {
        let Some(halves) = self.bone.pips else { return };
        let set = self.look.bones;
        let factor =
            if face.pips.luminance() > face.upper.luminance() { LIGHT_PIP_FACTOR } else { 1.0 };
        let (inside, above) = PIP_SHADING;
        let crescent = match set.dark_crescent {
            Some(strength) => self.with_opacity(Color32::BLACK.gamma_multiply(strength)),
            None => self.light_on(face.upper, self.crescent_strength()),
        };
        let below = vec2(0.0, CRESCENT_OFFSET * self.width);
        for (half, side) in halves.into_iter().zip([-0.5, 0.5]) {
            let middle = middle.to_vec2() + vec2(0.0, side * self.width);
            if self.has_numeral_only(half) {
                continue;
            }
            let pip = self.tone(set.pip_color(half.value(), face));
            let tones =
                [lighter_shade(pip, inside * factor), darker_shade(pip, above * factor), pip];
            let radius = set.radius(half.value()) * self.width;
            for &(column, row) in pip_places(half) {
                let from_middle = vec2(column, row) * PIP_STEP * self.width;
                let at = self.placement.place(middle + from_middle);
                if self.has_details {
                    pen.disc(at + below, radius, crescent);
                    pen.ball(at, radius, tones);
                } else {
                    pen.disc(at, radius, pip);
                }
            }
        }
    }

    /// Whether a half shows a numeral instead of pips. Eight and nine pips leave no room for a
    /// numeral between their columns.
    fn has_numeral_only(&self, half: Pips) -> bool {
        let is_narrow = self.width < MIN_WIDTH_WITH_BOTH_PX * self.pixel;
        self.bone.has_only_numerals() || self.look.has_numerals && (is_narrow || half.value() >= 8)
    }

    /// Paints the numerals of a bone, whose body is painted from the stamp of `stamped`. Numerals
    /// are upright however the bone lies.
    pub(super) fn paint_numerals(&self, pen: &mut Pen, stamped: &Self) {
        let is_readable = self.width >= self.pixel && self.visible_share() >= MIN_NUMERAL_SHARE;
        let Some(halves) = self.bone.pips.filter(|_| is_readable) else {
            return;
        };
        let middle = self.face_rect().center().to_vec2();
        let color = self.tone(self.face_colors().pips);
        for (half, side) in halves.into_iter().zip([-1.0, 1.0]) {
            let (from_middle, size) = if stamped.has_numeral_only(half) {
                (0.5, NUMERAL_SIZES.1)
            } else if self.look.has_numerals {
                // At the outer end, between the columns of pips.
                (0.5 + PIP_STEP, NUMERAL_SIZES.0)
            } else {
                continue;
            };
            let from_middle = vec2(0.0, side * from_middle * self.width);
            let style = TextStyle::semibold(size * self.width);
            let at = self.placement.place(middle + from_middle);
            let baseline = at + vec2(0.0, 0.36 * style.size);
            pen.text(baseline, Align::Center, &half.value().to_string(), style, color);
        }
    }
}

/// Like [`lighter`], for a color that may be translucent.
fn lighter_shade(color: Color32, part: f32) -> Color32 {
    map_opaque(color, |opaque| lighter(opaque, part))
}

/// Like [`darker`], for a color that may be translucent.
fn darker_shade(color: Color32, part: f32) -> Color32 {
    map_opaque(color, |opaque| darker(opaque, part))
}

fn map_opaque(color: Color32, shade: impl Fn(Color32) -> Color32) -> Color32 {
    if color.is_opaque() {
        return shade(color);
    }
    let opacity = f32::from(color.a()) / 255.0;
    let [red, green, blue, _] = color.to_srgba_unmultiplied();
    shade(Color32::from_rgb(red, green, blue)).gamma_multiply(opacity)
}
