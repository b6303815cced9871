//! A table as a picture with words below.

use egui::emath::RectTransform;
use egui::{RichText, Role, Sense, Ui, WidgetInfo};

use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::Look;
use crate::app::windows::examples::{ExampleBone, ExampleTable};
use engine::{Rules, Seat};
use words::{help, points};

/// The short side of a bone on a table, in points.
const BONE_WIDTH: f32 = 24.0;

/// Draws a table, its sum, and its points where any score.
pub(super) fn table_ui(ui: &mut Ui, table: &ExampleTable, rules: &Rules, look: &Look) {
    let bounds = table.bounds();
    let unit = BONE_WIDTH.min(ui.available_width() / bounds.width());
    let (rect, response) = ui.allocate_exact_size(bounds.size() * unit, Sense::hover());
    let plays = table.placed.iter().map(|placed| (placed.bone, placed.end));
    let picture = help::picture_of(plays);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &picture));
    if ui.is_rect_visible(rect) {
        let face = BoneFace::new(look, BoneState::PlayedBy(Seat::ALL[0]));
        let place = RectTransform::from_to(bounds, rect);
        for ExampleBone { rect, halves } in table.bones() {
            let [first, second] = halves;
            let rect = place.transform_rect(rect);
            paint::bone(ui.painter(), rect, first, second, &face);
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.strong(points::sum(&table.ends, table.count));
        if rules.counts_score() {
            let scored = RichText::new(points::points(i32::from(table.points), rules));
            ui.label(if table.points > 0 {
                scored.color(look.accent_text)
            } else {
                scored.weak()
            });
        }
    });
}
