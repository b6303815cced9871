//! A wax seal, which can be shown while it is pressed on, and a brass medal.

use std::f32::consts::TAU;

use egui::{Align, Color32, Pos2, Rect, Vec2, lerp, vec2};

use super::coin::blank_coin;
use super::look::color;
use super::pen::Pen;
use super::text::{TextStyle, centered_baseline};
use look::Rgb;

// Wax and brass are the same in every theme.
const WAX: [Rgb; 3] = [Rgb([0xC4, 0x57, 0x4A]), Rgb([0x8E, 0x36, 0x2C]), Rgb([0x5E, 0x1D, 0x17])];
const STAR_COLOR: Rgb = Rgb([0xD4, 0x6B, 0x5C]);
const EDGE_COLOR: Rgb = Rgb([0xF2, 0xB3, 0xA6]);
const LEAF_COLOR: Rgb = Rgb([0xF3, 0xDD, 0xA0]);
const LOBE_COUNT: u32 = 14;
const STEPS_OF_LOBE: u32 = 4;
/// The smallest and the largest radius of the irregular outline, relative to the usual radius.
const LOBE_RADII: (f32, f32) = (0.93, 1.03);
/// Number of layers from the rim to the highlight. Each layer is smaller than the one before, and
/// nearer to the highlight.
const LAYER_COUNT: u16 = 7;
const LIGHT_OFFSET: Vec2 = vec2(-0.28, -0.40);
const FIELD_RADIUS: f32 = 0.72;
/// The outer and inner radius of the star, relative to that of the seal.
const STAR_RADII: (f32, f32) = (0.5, 0.22);
/// Keyframes of pressing a seal on: times in seconds, and sizes relative to the size at rest.
const PRESS_KEYFRAMES: [(f32, f32); 4] = [(0.0, 1.5), (0.09, 1.22), (0.2, 0.95), (0.26, 1.0)];
/// The opacity of a seal when its pressing begins.
const START_OPACITY: f32 = 0.55;
/// The time after which a seal has been pressed down.
const PRESSED_SECS: f32 = PRESS_KEYFRAMES[2].0;
/// The time after which a pressed seal is at rest.
const PRESS_SECS: f32 = PRESS_KEYFRAMES[3].0;
// The leaves on the medal.
const LEAF_COUNT: u16 = 14;
const LEAF_RADIUS: f32 = 0.62;
const LEAF_SIZE: Vec2 = vec2(0.16, 0.07);
/// Half the angle of the gap at the top of the wreath, in radians.
const OPENING_ANGLE: f32 = 0.7;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WaxSeal {
    /// The seed of the seal's irregular outline and of its angle.
    pub seed: u32,
    /// Time since the pressing began, in seconds at the usual speed; infinite for a seal at rest.
    pub elapsed_secs: f32,
}

impl WaxSeal {
    /// The current size, relative to the size at rest, and the opacity.
    fn size_and_opacity(self) -> (f32, f32) {
        let next = PRESS_KEYFRAMES.iter().position(|(at, _)| *at > self.elapsed_secs);
        let Some(next) = next.filter(|next| *next > 0) else {
            return if self.elapsed_secs >= PRESS_SECS {
                (1.0, 1.0)
            } else {
                (PRESS_KEYFRAMES[0].1, START_OPACITY)
            };
        };
        let ((from, large), (to, small)) = (PRESS_KEYFRAMES[next - 1], PRESS_KEYFRAMES[next]);
        let part = (self.elapsed_secs - from) / (to - from);
        let pressed_share = (self.elapsed_secs / PRESSED_SECS).min(1.0);
        (lerp(large..=small, part * part), lerp(START_OPACITY..=1.0, pressed_share))
    }

    /// The radius of the outline at an angle in radians, relative to the usual radius.
    fn radius(self, angle: f32) -> f32 {
        let at = angle.rem_euclid(TAU) / TAU * LOBE_COUNT as f32;
        let lobe = at.floor();
        let lobe_radius = |lobe: u32| {
            let mixed = (self.seed ^ (lobe % LOBE_COUNT).wrapping_mul(0x9E37_79B9))
                .wrapping_mul(0x85EB_CA6B);
            lerp(LOBE_RADII.0..=LOBE_RADII.1, (mixed >> 16) as f32 / 65_535.0)
        };
        let soft = (1.0 - ((at - lobe) * std::f32::consts::PI).cos()) / 2.0;
        lerp(lobe_radius(lobe as u32)..=lobe_radius(lobe as u32 + 1), soft)
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct SealPress {
    /// When the pressing began, in seconds.
    began_at: Option<f64>,
    is_down: bool,
}

impl SealPress {
    /// Returns the time since the pressing began, in seconds at the usual speed (infinite once it
    /// is over), and whether the seal has just been pressed down, which makes a sound. `is_ended`
    /// ends the pressing early.
    pub fn update(&mut self, now: f64, duration_factor: f64, is_ended: bool) -> (f32, bool) {
        let elapsed_secs = ((now - *self.began_at.get_or_insert(now)) / duration_factor) as f32;
        let is_over = elapsed_secs >= PRESS_SECS || is_ended && elapsed_secs > 0.0;
        let was_down =
            std::mem::replace(&mut self.is_down, is_over || elapsed_secs >= PRESSED_SECS);
        (if is_over { f32::INFINITY } else { elapsed_secs }, self.is_down && !was_down)
    }
}

/// Paints a seal with the diameter `size`, in points.
pub fn seal(pen: &mut Pen, center: Pos2, size: f32, seal: WaxSeal) {
    let (scale, opacity) = seal.size_and_opacity();
    let radius = scale * size / 2.0;
    let degrees = (seal.seed.wrapping_mul(37) % 17) as f32 - 8.0;
    let turned = degrees.to_radians();
    let shade = |rgb: Rgb| color(rgb).gamma_multiply(opacity);
    let shadow =
        Rect::from_center_size(center + vec2(0.0, 0.08 * size * scale), Vec2::splat(2.0 * radius));
    pen.glow(shadow, radius, 2.0 * scale, Color32::BLACK.gamma_multiply(0.4 * opacity));
    let outline = |scale: f32, middle: Pos2| -> Vec<Pos2> {
        let steps = LOBE_COUNT * STEPS_OF_LOBE;
        let angles = (0..steps).map(|n| TAU * n as f32 / steps as f32);
        let at = |angle: f32| {
            middle + Vec2::angled(angle + turned) * radius * scale * seal.radius(angle)
        };
        angles.map(at).collect()
    };
    // Layers of a translucent seal would show through each other.
    let layers = if opacity < 1.0 { 1 } else { LAYER_COUNT };
    for n in 0..layers {
        let part = f32::from(n) / f32::from(LAYER_COUNT);
        let tone = if layers == 1 {
            WAX[1]
        } else if part < 0.5 {
            WAX[2].toward(WAX[1], 2.0 * part)
        } else {
            WAX[1].toward(WAX[0], 2.0 * part - 1.0)
        };
        let middle = center + LIGHT_OFFSET * radius * part * 0.8;
        pen.polygon(&outline(1.0 - 0.8 * part, middle), shade(tone));
    }
    let field = Rect::from_center_size(center, Vec2::splat(2.0 * FIELD_RADIUS * radius));
    pen.frame(field, FIELD_RADIUS * radius, -0.7, 0.7, shade(WAX[2]).gamma_multiply(0.7));
    let star = |moved: Vec2| -> Vec<Pos2> {
        (0..10_u8)
            .map(|n| {
                let far = if n % 2 == 0 { STAR_RADII.0 } else { STAR_RADII.1 };
                let angle = TAU * (f32::from(n) / 10.0 - 0.25) + turned;
                center + moved + Vec2::angled(angle) * far * radius
            })
            .collect()
    };
    pen.polygon(&star(vec2(0.5, 0.7)), shade(WAX[2]).gamma_multiply(0.6));
    pen.polygon(&star(vec2(-0.4, -0.5)), shade(EDGE_COLOR).gamma_multiply(0.8));
    pen.polygon(&star(Vec2::ZERO), shade(STAR_COLOR));
}

/// Paints a medal with a number inside a wreath.
pub fn medal(pen: &mut Pen, center: Pos2, size: f32, number: &str) {
    blank_coin(pen, center, size);
    let (radius, tone) = (size / 2.0, color(LEAF_COLOR));
    for n in 0..LEAF_COUNT {
        // Half of the leaves on each side, with a gap at the top.
        let direction = if n % 2 == 0 { 1.0 } else { -1.0 };
        let part = (f32::from(n / 2) + 0.5) / f32::from(LEAF_COUNT / 2);
        let angle = TAU / 4.0 - direction * part * (TAU / 2.0 - OPENING_ANGLE);
        let middle = center + Vec2::angled(angle) * LEAF_RADIUS * radius;
        let along = Vec2::angled(angle - direction * 1.9);
        let aside = along.rot90();
        let half = radius * LEAF_SIZE;
        let outline = (0..12_u8).map(|n| {
            let turn = TAU * f32::from(n) / 12.0;
            let sharp = turn.sin() * turn.sin().abs();
            middle + along * turn.cos() * half.x + aside * sharp * half.y
        });
        pen.polygon(&outline.collect::<Vec<_>>(), tone);
    }
    let style = TextStyle::semibold(24.0 * size / 96.0);
    let at = egui::pos2(center.x, centered_baseline(center.y, style.size));
    pen.text(at, Align::Center, number, style, tone);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The times, in hundredths of a second, at which a seal pressed on at this speed makes a
    /// sound, and the time at which it is at rest.
    fn sound_and_rest_times(duration_factor: f64, ended_at: u32) -> (Vec<u32>, u32) {
        let mut seal = SealPress::default();
        let mut heard = Vec::new();
        for at in 0..100 {
            let (elapsed_secs, lands) =
                seal.update(7.0 + f64::from(at) / 100.0, duration_factor, at == ended_at);
            heard.extend(lands.then_some(at));
            if elapsed_secs.is_infinite() {
                return (heard, at);
            }
        }
        panic!("it comes to rest");
    }

    #[test]
    fn pressing_a_seal_sounds_once_at_every_speed() {
        assert_eq!(sound_and_rest_times(0.99, 100), (vec![20], 26));
        assert_eq!(sound_and_rest_times(0.49, 100), (vec![10], 13), "fast");
        assert_eq!(sound_and_rest_times(0.99, 5), (vec![5], 5), "a press ends it");
        assert_eq!(sound_and_rest_times(0.99, 22), (vec![20], 22), "it was heard");
    }
}
