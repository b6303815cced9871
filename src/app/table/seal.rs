//! The seal of the hand, small in a corner of the table where nothing lies.

use egui::{Align2, CursorIcon, FontId, Id, Sense, Ui, WidgetInfo};

use super::layout::Arrangement;
use super::model::TableModel;
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::hover_tip;
use crate::app::theme::Look;
use words::say;

/// The size of the letters, in points.
const LETTERS: f32 = 11.0;

/// Shows the seal; a click on it tells more.
pub fn seal_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let (Some([short, whole]), Some(place)) = (&model.seal, arrangement.seal) else {
        return;
    };
    let response = ui.interact(place, Id::unique("seal"), Sense::CLICK);
    let name = say!("seal-of-hand", seal = short);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    ear::give_author_id(&response, "seal");
    if response.clicked() {
        commands.push(Command::ToggleWindow(WindowKind::Seals));
    }
    let color = if response.hovered() {
        look.text
    } else {
        look.quiet
    };
    let (align, at) = if place.center().x < arrangement.table.center().x {
        (Align2::LEFT_CENTER, place.left_center())
    } else {
        (Align2::RIGHT_CENTER, place.right_center())
    };
    let font = FontId::proportional(LETTERS);
    let text = say!("seal-short", seal = short);
    ui.painter().text(at, align, text, font, color);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    hover_tip(response, say!("seal-tip", seal = whole));
}
