//! Short effects on the table.

use std::f32::consts::{PI, TAU};

use egui::emath::Rot2;
use egui::emath::easing::{cubic_out, quadratic_out};
use egui::{Color32, Pos2, Rect, Vec2, lerp, pos2, vec2};

use super::bone::Pose;
use super::look::{Look, On, color, lighter, white};
use super::pen::Pen;
use super::text::TextStyle;
use super::widgets::bubble_of;

/// Half the height of the light around a doublet at the start and at the end, in widths of the
/// bone; its width as a share of that; and its strength.
const RIPPLE: (f32, f32) = (1.2, 1.9);
const RIPPLE_WIDTH: f32 = 0.72;
const RIPPLE_STRENGTH: f32 = 0.07;
const SIDES: u16 = 48;
/// The ring of a knock, each at the start and at the end: radius and thickness; and its strength.
const KNOCK_RADIUS: (f32, f32) = (12.0, 28.0);
const KNOCK_STROKE: (f32, f32) = (2.5, 1.3);
const KNOCK_STRENGTH: f32 = 0.5;
/// The blur of the glow around a pill of points, and the highlight at its top.
const PILL_GLOW: f32 = 7.0;
const PILL_LIGHT: f32 = 0.55;
/// Distance and thickness of the ring around a player's third score in a row.
const SECOND_RING: (f32, f32) = (6.0, 1.5);
// Sparks: duration in seconds, size in points, speed and gravity in points and seconds, sideways
// share and upward direction; rotation, lightening, and opacity at the start and at the end.
const SPARKS_SECS: f32 = 0.5;
const SPARK: f32 = 3.0;
const SPARKS_SPEED: (f32, f32) = (110.0, 200.0);
const SPARKS_ASIDE: f32 = 0.62;
const SPARKS_UP: f32 = 40.0;
const GRAVITY: f32 = 400.0;
const SPARKS_TURN: f32 = 10.47;
const SPARK_LIGHT: f32 = 0.4;
const SPARKS_FADE: (f32, f32) = (1.0, 0.2);
// The light that runs over a line: its width, the steps in which it fades towards its edges, how
// far it extends above and below the line, and its slant.
const BAND: f32 = 96.0;
const BAND_STEPS: u32 = 8;
const BAND_ENDS: f32 = 24.0;
const BAND_SLANT: f32 = 26.0;
const BAND_STRENGTH: f32 = 0.2;
const BAND_LIGHTER: f32 = 0.35;
// The scorch that a blast leaves.
const SCORCH: f32 = 32.0;
const SCORCH_BLUR: f32 = 4.0;
const SCORCH_STRENGTH: f32 = 0.16;
/// Font size in a speech bubble.
pub const SPEECH: f32 = 14.0;

/// Paints the light that spreads over the cloth from a doublet that landed; `part` is the progress.
pub fn ripple(pen: &mut Pen, bone: &Pose, part: f32) {
    let long = lerp(RIPPLE.0..=RIPPLE.1, cubic_out(part)) * bone.width;
    let turned = Rot2::from_angle(bone.angle);
    let outline = around(|out| bone.center + turned * (out * vec2(RIPPLE_WIDTH * long, long)));
    pen.polygon(&outline, white(RIPPLE_STRENGTH * (1.0 - part)));
}

/// Paints the ring of a knock on the wood; `part` is the progress.
pub fn knock_ring(pen: &mut Pen, center: Pos2, part: f32, look: &Look) {
    let eased = quadratic_out(part);
    let radius = lerp(KNOCK_RADIUS.0..=KNOCK_RADIUS.1, eased);
    let stroke = lerp(KNOCK_STROKE.0..=KNOCK_STROKE.1, eased);
    let ink = look.text(On::Wood).gamma_multiply(KNOCK_STRENGTH * (1.0 - part));
    let ring = around(|out| center + out * radius);
    pen.polyline(&ring, true, stroke, ink);
}

/// Paints a speech bubble with a few words; `at` has its rectangle and what it points at.
pub fn speech(pen: &mut Pen, at: (Rect, Rect), told: &str, opacity: f32, look: &Look) {
    let face = look.colors.hand;
    let tones = [color(face.upper), color(face.side), look.shadow(0.4)];
    bubble_of(pen, at, tones.map(|tone| tone.gamma_multiply(opacity)));
    let ink = color(face.pips).gamma_multiply(opacity);
    pen.centered_text(at.0.center(), told, TextStyle::semibold(SPEECH), ink);
}

/// Paints a golden pill with points, whose text is scaled by a factor.
pub fn gold_pill(
    pen: &mut Pen,
    (rect, told): (Rect, &str),
    (style, times): (TextStyle, f32),
    (glow, opacity): (f32, f32),
    look: &Look,
) {
    let radius = rect.height() / 2.0;
    let tone = |rgb| color(rgb).gamma_multiply(opacity);
    let gold = tone(look.colors.gold);
    pen.glow(rect, radius, PILL_GLOW, gold.gamma_multiply(glow));
    pen.rect(rect, radius, (gold, tone(look.colors.gold_lower)));
    let light = [rect.left_top() + vec2(radius, 1.0), rect.right_top() + vec2(-radius, 1.0)];
    pen.line(light, 1.0, white(PILL_LIGHT * opacity));
    pen.scaled_text(rect.center(), told, (style, times), tone(look.colors.on_gold));
}

/// Paints the ring around a score that is the player's third in a row.
pub fn ring_around(pen: &mut Pen, rect: Rect, look: &Look) {
    let (gap, thick) = SECOND_RING;
    let radius = rect.height() / 2.0;
    pen.frame(rect, radius, gap - thick / 2.0, gap + thick / 2.0, color(look.colors.gold));
}

/// Paints sparks that fly from two points and fall, `secs` seconds after the start.
pub fn sparks(pen: &mut Pen, ends: [Pos2; 2], count: u8, secs: f32, look: &Look) {
    if !(0.0..SPARKS_SECS).contains(&secs) {
        return;
    }
    let strength = lerp(SPARKS_FADE.0..=SPARKS_FADE.1, secs / SPARKS_SECS);
    let tone = lighter(color(look.colors.gold), SPARK_LIGHT).gamma_multiply(strength);
    for n in 0..count {
        let at = ends[usize::from(n % 2)];
        let part = (f32::from(n / 2) + 0.5) / f32::from(count.div_ceil(2));
        let fast = lerp(SPARKS_SPEED.0..=SPARKS_SPEED.1, f32::from(n) * 0.618_034 % 1.0);
        let out = -Vec2::angled(part * PI) * fast;
        let velocity = vec2(out.x * SPARKS_ASIDE, out.y - SPARKS_UP);
        let fallen = vec2(0.0, GRAVITY * secs * secs / 2.0);
        let center = at + velocity * secs + fallen;
        square(pen, center, SPARK, SPARKS_TURN * secs + f32::from(n), tone);
    }
}

fn square(pen: &mut Pen, center: Pos2, size: f32, angle: f32, tone: Color32) {
    let turned = Rot2::from_angle(angle);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| center + turned * vec2(x, y) * size / 2.0);
    pen.polygon(&corners, tone);
}

/// Paints an amber light with soft edges that runs over a line from left to right; `part` is the
/// progress.
pub fn light_band(pen: &mut Pen, line: Rect, part: f32, look: &Look) {
    let middle = lerp(line.left() - BAND / 2.0..=line.right() + BAND / 2.0, part);
    let rows = [line.top() - BAND_ENDS, line.top(), line.bottom(), line.bottom() + BAND_ENDS];
    let amber = lighter(color(look.colors.gold), BAND_LIGHTER).gamma_multiply(BAND_STRENGTH);
    pen.grid([BAND_STEPS + 1, 4], |column, row| {
        let y = rows[row as usize];
        let slant = BAND_SLANT * ((line.center().y - y) / line.height());
        let across = column as f32 / BAND_STEPS as f32;
        let x = middle + slant + BAND * (across - 0.5);
        let is_inside = (1..3).contains(&row);
        let strength = if is_inside { (PI * across).sin().powi(2) } else { 0.0 };
        (pos2(x, y), amber.gamma_multiply(strength))
    });
}

/// Paints the scorch that a blast leaves on the cloth.
pub fn scorch(pen: &mut Pen, center: Pos2) {
    let black = Color32::BLACK.gamma_multiply(SCORCH_STRENGTH);
    let rect = Rect::from_center_size(center, Vec2::splat(SCORCH));
    pen.glow(rect, SCORCH / 2.0, SCORCH_BLUR, black);
}

fn around(place: impl Fn(Vec2) -> Pos2) -> Vec<Pos2> {
    let angle = |n| TAU * f32::from(n) / f32::from(SIDES);
    (0..SIDES).map(|n| place(Vec2::angled(angle(n)))).collect()
}
