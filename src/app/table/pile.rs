//! The bones that are shuffled, face down in the middle of the table.

use std::f32::consts::{PI, TAU};

use egui::emath::easing::quadratic_out;
use egui::{Pos2, Rect, Vec2, vec2};

use super::layout::Arrangement;
use super::pose::Pose;

/// The width of a bone there, as a share of those on the table.
const BONE: f32 = 0.8;
/// How far around the middle they lie at most, in widths of a bone and as a
/// share of the table.
const RADII: (Vec2, f32) = (vec2(6.0, 3.6), 0.40);
/// How far a shuffle takes them around the middle, in full turns.
const ROUND: f32 = 0.85;
/// From one bone to the next around the middle: the golden angle leaves no gaps.
const STEP: f32 = 2.399_963;
/// So many bones fill the pile.
const MOST: f32 = 28.0;

/// The bones that are shuffled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pile {
    center: Pos2,
    radii: Vec2,
    width: f32,
}

impl Pile {
    /// In the middle of the table.
    pub fn of(arrangement: &Arrangement) -> Self {
        let table: Rect = arrangement.table;
        let width = BONE * arrangement.bone_width;
        let (bones, share) = RADII;
        let room = (table.size() * share).max(Vec2::splat(1.0));
        Self {
            center: table.center(),
            radii: (bones * width).min(room),
            width,
        }
    }

    /// Where a bone lies when so much of the shuffle has passed, from 0.0 to
    /// 1.0.
    pub fn pose(&self, n: usize, part: f32) -> Pose {
        let n = n as f32;
        // Every other bone goes the other way round, so that they mix.
        let way = if n % 2.0 < 1.0 { 1.0 } else { -1.0 };
        let along = quadratic_out(part);
        let angle = n * STEP + way * ROUND * TAU * along;
        let out = ((n + 0.6) / MOST).sqrt().min(1.0);
        let sway = 1.0 + 0.25 * (PI * along).sin() * (n * 1.7).sin();
        let aside = Vec2::angled(angle) * out * sway;
        Pose {
            center: self.center + aside * self.radii,
            width: self.width,
            angle: n * 1.1 + way * 1.3 * along,
            open: 0.0,
            height: 0.0,
        }
    }
}
