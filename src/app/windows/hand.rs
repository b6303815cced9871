//! A hand as a picture.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::Look;
use engine::Bone;

/// The space between two bones, as part of their width.
const BETWEEN_BONES: f32 = 0.23;

/// Draws the bones of a hand side by side, each of this width in points, in as many
/// rows as are needed; `told` is what the picture is called.
pub(super) fn hand_ui(ui: &mut Ui, hand: &[Bone], told: &str, width: f32, look: &Look) {
    let size = vec2(width, width * paint::LENGTH_TO_WIDTH);
    let between = width * BETWEEN_BONES;
    let step = size + vec2(between, between);
    let in_row = ((ui.available_width() + between) / step.x).max(1.0) as usize;
    let in_row = in_row.min(hand.len()).max(1);
    let rows = hand.len().div_ceil(in_row);
    let area = vec2(in_row as f32 * step.x, rows as f32 * step.y) - vec2(between, between);
    let (rect, response) = ui.allocate_exact_size(area.max(vec2(0.0, 0.0)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, told));
    let face = BoneFace::new(look, BoneState::InHand);
    for (n, bone) in hand.iter().enumerate() {
        let (row, column) = (n / in_row, n % in_row);
        let at = rect.min + vec2(column as f32 * step.x, row as f32 * step.y);
        let place = Rect::from_min_size(pos2(at.x, at.y), size);
        paint::bone(ui.painter(), place, bone.high(), bone.low(), &face);
    }
}
