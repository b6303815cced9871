//! A game was won: for a moment pips fall behind everything on the table.

use egui::{Painter, Rect, pos2};

use crate::app::theme::Look;

/// How many pips fall.
const PIPS: u32 = 36;
/// How large they are, from the smallest to the largest, in points.
const RADII: (f32, f32) = (2.5, 6.0);
/// How far they fall, as a share of the height: from above the table they come
/// past its middle.
const FALL: f32 = 0.95;
/// How far they start above the table at most, as a share of the height.
const ABOVE: f32 = 0.4;
/// How far they sway aside, as a share of the width.
const SWAY: f32 = 0.015;
/// When they begin to fade, from 0.0 to 1.0.
const FADES_FROM: f32 = 0.6;

/// Paints the celebration in `area` when `part` of it has passed, 0.0 to 1.0.
pub fn celebration(painter: &Painter, area: Rect, part: f32, look: &Look) {
    let painter = painter.with_clip_rect(area);
    let left = (1.0 - part) / (1.0 - FADES_FROM);
    let colors = [look.accent_text, look.pin, look.your_hand];
    for n in 0..PIPS {
        let [across, above, size, sway] = [1, 2, 3, 4].map(|salt| chance(n, salt));
        let phase = (part * 3.0 + sway) * std::f32::consts::TAU / 2.0;
        let x = across + SWAY * phase.sin();
        // The larger ones are nearer, and fall faster.
        let speed = 1.0 + 0.5 * size;
        let y = FALL * speed * part - ABOVE * above;
        let at = pos2(
            area.left() + x * area.width(),
            area.top() + y * area.height(),
        );
        let radius = RADII.0 + (RADII.1 - RADII.0) * size;
        let color = colors[n as usize % colors.len()];
        painter.circle_filled(at, radius, color.gamma_multiply(left.clamp(0.0, 1.0)));
    }
}

/// A number from 0.0 to 1.0 that is always the same for a pip and what it is
/// for.
fn chance(pip: u32, salt: u32) -> f32 {
    let mixed = (pip * 4 + salt).wrapping_mul(0x9E37_79B9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    (mixed >> 8) as f32 / (1 << 24) as f32
}
