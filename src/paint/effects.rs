//! Short effects on the table, such as ripples, sparks and scorches.

use std::f32::consts::{PI, TAU};

use egui::emath::Rot2;
use egui::emath::easing::{cubic_out, quadratic_out};
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, vec2};

use super::bone::Pose;
use super::look::{Look, Surface, color, lighter, white};
use super::pen::Pen;
use super::text::TextStyle;
use super::widgets::colored_bubble;

/// Half the height of the light around a doublet, at its start and at its end, in widths of the
/// bone.
const RIPPLE_HALF_HEIGHTS: (f32, f32) = (1.2, 1.9);
/// The width of the light around a doublet, as a share of its height.
const RIPPLE_WIDTH_SHARE: f32 = 0.72;
const RIPPLE_STRENGTH: f32 = 0.07;
const RING_SIDES: u16 = 48;
/// The radius of the ring of a knock, at its start and at its end, in points.
const KNOCK_RADII: (f32, f32) = (12.0, 28.0);
/// The thickness of the ring of a knock, at its start and at its end, in points.
const KNOCK_WIDTHS: (f32, f32) = (2.5, 1.3);
const KNOCK_STRENGTH: f32 = 0.5;
/// The blur of the glow around the pill that shows scored points, in screen points.
const PILL_GLOW_SIGMA: f32 = 7.0;
/// The opacity of the highlight at the top of the pill that shows scored points.
const PILL_LIGHT_OPACITY: f32 = 0.55;
/// Distance and thickness of the ring around a player's third score in a row, in points.
const THIRD_SCORE_RING: (f32, f32) = (6.0, 1.5);
// Sparks. Speeds are in points per second.
const SPARKS_SECS: f32 = 0.5;
const SPARK_SIZE: f32 = 3.0;
const SPARK_SPEEDS: (f32, f32) = (110.0, 200.0);
/// The share of its sideways speed that a spark keeps.
const SPARK_SIDE_SHARE: f32 = 0.62;
const SPARK_UP_SPEED: f32 = 40.0;
/// The acceleration of falling sparks, in points per second squared.
const GRAVITY: f32 = 400.0;
/// How fast a spark rotates, in radians per second.
const SPARK_TURN_SPEED: f32 = 10.47;
const SPARK_LIGHTENING: f32 = 0.4;
/// The opacity of a spark at its start and at its end.
const SPARK_OPACITIES: (f32, f32) = (1.0, 0.2);
// The light that runs over a line.
const BAND_WIDTH: f32 = 96.0;
/// The number of steps in which the light fades at both edges.
const BAND_STEPS: u32 = 8;
/// How far the light extends above and below the line, in points.
const BAND_OVERHANG: f32 = 24.0;
const BAND_SLANT: f32 = 26.0;
const BAND_STRENGTH: f32 = 0.2;
const BAND_LIGHTENING: f32 = 0.35;
// The scorch that a blast leaves.
const SCORCH_SIZE: f32 = 32.0;
const SCORCH_BLUR: f32 = 4.0;
const SCORCH_STRENGTH: f32 = 0.16;
/// Font size in a speech bubble.
pub const SPEECH_TEXT_SIZE: f32 = 14.0;

/// Paints the light that spreads over the cloth from a doublet that landed; `progress`
/// is from 0.0 to 1.0.
pub fn ripple(pen: &mut Pen, bone: &Pose, progress: f32) {
    let long =
        lerp(RIPPLE_HALF_HEIGHTS.0..=RIPPLE_HALF_HEIGHTS.1, cubic_out(progress)) * bone.width;
    let turned = Rot2::from_angle(bone.angle);
    let outline =
        ring_points(|out| bone.center + turned * (out * vec2(RIPPLE_WIDTH_SHARE * long, long)));
    pen.polygon(&outline, white(RIPPLE_STRENGTH * (1.0 - progress)));
}

/// Paints the ring of a knock on the wood; `progress` is from 0.0 to 1.0.
pub fn knock_ring(pen: &mut Pen, center: Pos2, progress: f32, look: &Look) {
    let eased = quadratic_out(progress);
    let radius = lerp(KNOCK_RADII.0..=KNOCK_RADII.1, eased);
    let stroke = lerp(KNOCK_WIDTHS.0..=KNOCK_WIDTHS.1, eased);
    let ink = look.text(Surface::Wood).gamma_multiply(KNOCK_STRENGTH * (1.0 - progress));
    let ring = ring_points(|out| center + out * radius);
    pen.polyline(&ring, true, stroke, ink);
}

/// Paints a speech bubble with a few words. `at` has the bubble's rectangle and that of what it
/// points at.
pub fn speech(pen: &mut Pen, at: (Rect, Rect), text: &str, opacity: f32, look: &Look) {
    let face = look.colors.hand;
    let tones = [color(face.upper), color(face.side), look.shadow(0.4)];
    colored_bubble(pen, at, tones.map(|tone| tone.gamma_multiply(opacity)));
    let ink = color(face.pips).gamma_multiply(opacity);
    pen.centered_text(at.0.center(), text, TextStyle::semibold(SPEECH_TEXT_SIZE), ink);
}

/// Paints a golden pill that shows points; its text is scaled by `text_scale`.
pub fn gold_pill(
    pen: &mut Pen,
    (rect, text): (Rect, &str),
    (style, text_scale): (TextStyle, f32),
    (glow, opacity): (f32, f32),
    look: &Look,
) {
    let radius = rect.height() / 2.0;
    let tone = |rgb| color(rgb).gamma_multiply(opacity);
    let gold = tone(look.colors.gold);
    pen.glow(rect, radius, PILL_GLOW_SIGMA, gold.gamma_multiply(glow));
    pen.rect(rect, radius, (gold, tone(look.colors.gold_lower)));
    let light = [rect.left_top() + vec2(radius, 1.0), rect.right_top() + vec2(-radius, 1.0)];
    pen.line(light, 1.0, white(PILL_LIGHT_OPACITY * opacity));
    pen.scaled_text(rect.center(), text, (style, text_scale), tone(look.colors.on_gold));
}

/// Paints the ring around a score that is a player's third in a row.
pub fn third_score_ring(pen: &mut Pen, rect: Rect, look: &Look) {
    let (gap, thickness) = THIRD_SCORE_RING;
    let radius = rect.height() / 2.0;
    pen.frame(rect, radius, gap - thickness / 2.0, gap + thickness / 2.0, color(look.colors.gold));
}

/// Paints sparks that fly from two points and fall. `secs` is the time since they started.
pub fn sparks(pen: &mut Pen, ends: [Pos2; 2], count: u8, secs: f32, look: &Look) {
    if !(0.0..SPARKS_SECS).contains(&secs) {
        return;
    }
    let strength = lerp(SPARK_OPACITIES.0..=SPARK_OPACITIES.1, secs / SPARKS_SECS);
    let tone = lighter(color(look.colors.gold), SPARK_LIGHTENING).gamma_multiply(strength);
    for n in 0..count {
        let at = ends[usize::from(n % 2)];
        let part = (f32::from(n / 2) + 0.5) / f32::from(count.div_ceil(2));
        let speed = lerp(SPARK_SPEEDS.0..=SPARK_SPEEDS.1, f32::from(n) * 0.618_034 % 1.0);
        let out = -Vec2::angled(part * PI) * speed;
        let velocity = vec2(out.x * SPARK_SIDE_SHARE, out.y - SPARK_UP_SPEED);
        let fallen = vec2(0.0, GRAVITY * secs * secs / 2.0);
        let center = at + velocity * secs + fallen;
        square(pen, center, SPARK_SIZE, SPARK_TURN_SPEED * secs + f32::from(n), tone);
    }
}

fn square(pen: &mut Pen, center: Pos2, size: f32, angle: f32, tone: Color32) {
    let turned = Rot2::from_angle(angle);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| center + turned * vec2(x, y) * size / 2.0);
    pen.polygon(&corners, tone);
}

/// Paints an amber light with soft edges that runs over a line from left to right; `progress` is
/// from 0.0 to 1.0.
pub fn light_band(pen: &mut Pen, line: Rect, progress: f32, look: &Look) {
    let middle = lerp(line.left() - BAND_WIDTH / 2.0..=line.right() + BAND_WIDTH / 2.0, progress);
    let rows =
        [line.top() - BAND_OVERHANG, line.top(), line.bottom(), line.bottom() + BAND_OVERHANG];
    let amber = lighter(color(look.colors.gold), BAND_LIGHTENING).gamma_multiply(BAND_STRENGTH);
    pen.grid([BAND_STEPS + 1, 4], |column, row| {
        let y = rows[row as usize];
        let slant = BAND_SLANT * ((line.center().y - y) / line.height());
        let across = column as f32 / BAND_STEPS as f32;
        let x = middle + slant + BAND_WIDTH * (across - 0.5);
        let is_inside = (1..3).contains(&row);
        let strength = if is_inside { (PI * across).sin().powi(2) } else { 0.0 };
        (pos2(x, y), amber.gamma_multiply(strength))
    });
}

/// Paints the scorch that a blast leaves on the cloth.
pub fn scorch(pen: &mut Pen, center: Pos2) {
    let black = Color32::BLACK.gamma_multiply(SCORCH_STRENGTH);
    let rect = Rect::from_center_size(center, Vec2::splat(SCORCH_SIZE));
    pen.glow(rect, SCORCH_SIZE / 2.0, SCORCH_BLUR, black);
}

fn ring_points(place: impl Fn(Vec2) -> Pos2) -> Vec<Pos2> {
    let angle = |n| TAU * f32::from(n) / f32::from(RING_SIDES);
    (0..RING_SIDES).map(|n| place(Vec2::angled(angle(n)))).collect()
}
