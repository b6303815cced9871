//! What the parts of the table's picture have in common.

use egui::{EventFilter, Painter, Rect, Response, Sense, Ui, WidgetInfo};

use super::model::EndModel;
use super::names as wording;
use crate::app::command::Command;
use crate::app::paint::{self, BoneFace};
use engine::{Action, Bone, Pips};

/// Names a place for a screen reader.
pub(super) fn describe(
    ui: &Ui,
    rect: Rect,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &str,
) -> Response {
    let response = ui.interact(rect, egui::Id::unique(("table", salt)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    response
}

/// What clicking an end does.
pub(super) fn end_command(end: &EndModel, selected: Option<Bone>) -> Command {
    match (selected, end.end) {
        (Some(bone), Some(end)) => Command::Act(Action::Play(bone, end)),
        (Some(bone), None) => Command::Act(Action::Lead(bone)),
        (None, _) => Command::Hint(wording::CHOOSE_A_BONE.text()),
    }
}

/// Paints a bone that stands upright, its heavier half above.
pub(super) fn paint_upright(painter: &Painter, rect: Rect, bone: Bone, face: &BoneFace) {
    let (first, second): (Pips, Pips) = (bone.high(), bone.low());
    paint::bone(painter, rect, first, second, face);
}

/// Keeps egui from moving the focus by arrow keys: they belong to the table.
pub fn keep_arrows(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
}
