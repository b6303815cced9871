//! A bone, with values derived from its pose.

use std::f32::consts::FRAC_PI_2;

use egui::emath::Rot2;
use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};
use look::Rgb;

use super::bone::{BODY_SHARES, PaintedBone};
use super::look::{Look, color, lighter};
use super::outline::Transform;
use super::pen::Pen;

/// The radius of a face's corners, as a share of the width.
const CORNER_SHARE: f32 = 0.13;
/// The radius of a back's corners, as a share of the width.
const BACK_CORNER_SHARE: f32 = 0.11;
/// The least width of a bone that has light, crescents and shaded pips, in pixels.
const MIN_DETAILED_WIDTH_PX: f32 = 24.0;
/// How much light lightens a surface, from 0.0 to 1.0.
const LIGHTENING_SHARE: f32 = 0.5;

/// A bone, with values derived from its pose. Rectangles are those of the upright bone, relative to
/// its center.
pub(super) struct BoneShape<'a> {
    pub bone: &'a PaintedBone,
    pub look: &'a Look,
    pub placement: Transform,
    pub rect: Rect,
    /// The width of the cell, in points.
    pub width: f32,
    /// The direction that is down on the screen, in the coordinates of the upright bone.
    pub down: Vec2,
    pub pixel: f32,
    pub is_resting: bool,
    pub has_details: bool,
}

impl<'a> BoneShape<'a> {
    pub fn new(pixel: f32, bone: &'a PaintedBone, look: &'a Look) -> Self {
        let pose = bone.pose;
        let is_axis_aligned = pose.is_axis_aligned();
        let is_resting = is_axis_aligned && !bone.is_moving && bone.flight == 0.0;
        let snap = |length: f32| (length / pixel).round() * pixel;
        let mut size = vec2(BODY_SHARES.0, BODY_SHARES.1) * pose.width;
        let mut center = pose.center;
        let mut angle = pose.angle;
        if is_axis_aligned {
            angle = (angle / FRAC_PI_2).round() * FRAC_PI_2;
        }
        if is_resting {
            size = vec2(snap(size.x), snap(size.y));
            let turned = (angle / FRAC_PI_2).round() as i32 % 2 != 0;
            let on_screen = if turned { size.yx() } else { size };
            let min = center - on_screen / 2.0;
            center = pos2(snap(min.x), snap(min.y)) + on_screen / 2.0;
        }
        let placement = Transform { center, rotation: Rot2::from_angle(angle) };
        Self {
            bone,
            look,
            placement,
            rect: Rect::from_center_size(Pos2::ZERO, size),
            width: pose.width,
            down: placement.rotated_back(Vec2::DOWN),
            pixel,
            is_resting,
            has_details: pose.width >= MIN_DETAILED_WIDTH_PX * pixel,
        }
    }

    pub fn corner_radius(&self) -> f32 {
        let corner = if self.bone.pips.is_some() { CORNER_SHARE } else { BACK_CORNER_SHARE };
        corner * self.width
    }

    pub fn with_opacity(&self, color: Color32) -> Color32 {
        color.gamma_multiply(self.bone.opacity)
    }

    /// A color of the theme with the opacity of the bone.
    pub fn tone(&self, rgb: Rgb) -> Color32 {
        self.with_opacity(color(rgb))
    }

    /// The color of light on a surface: nearly white on ivory, less bright on darker surfaces.
    pub fn light_on(&self, surface: Rgb, strength: f32) -> Color32 {
        let light = lighter(color(surface), LIGHTENING_SHARE);
        self.with_opacity(light).gamma_multiply(strength)
    }

    /// Paints light along the sides that face up on the screen.
    pub fn paint_upper_light(&self, pen: &mut Pen, face: Rect, corner: f32, light: Color32) {
        let half = face.size() / 2.0;
        let inset = 0.5 * self.pixel.max(1.0);
        for side in [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT] {
            let above = -(side.dot(self.down));
            let strength = ((above - 0.35) / 0.65).max(0.0);
            if strength < 0.02 {
                continue;
            }
            let along = side.rot90();
            let (out, aside) = if side.x == 0.0 { (half.y, half.x) } else { (half.x, half.y) };
            let middle = face.center().to_vec2() + side * (out - inset);
            let reach = along * (aside - corner).max(0.0);
            let ends = [middle - reach, middle + reach].map(|end| self.placement.place(end));
            let width = self.pixel.max(1.0);
            pen.line(ends, width, light.gamma_multiply(strength));
        }
    }
}
