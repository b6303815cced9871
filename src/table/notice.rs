//! What is said to the player: a bubble over the hand, which goes away with the next
//! action.

use egui::{Align2, Id, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::boxes::Boxes;
use crate::paint::{self, Look, Pen, TextStyle, color};

/// The widest a notice is, and the space inside it, in points.
const WIDEST: f32 = 440.0;
const INSIDE: egui::Vec2 = vec2(14.0, 9.0);
/// How far above the hand it stands.
const ABOVE: f32 = 10.0;

/// Shows a notice; none if there is nothing to say. A screen reader finds it all the same.
pub fn notice_ui(ui: &Ui, boxes: &Boxes, text: &str, is_seen: bool, look: &Look) {
    let style = TextStyle::regular(14.0);
    let width = WIDEST.min(boxes.cloth.width() - 24.0) - 2.0 * INSIDE.x;
    let ink = color(look.colors.panel_text);
    let galley = ui
        .painter()
        .layout(text.to_owned(), style.font(), ink, width);
    let size = galley.size() + 2.0 * INSIDE;
    let hand = boxes.plates[0].bones;
    let bottom = boxes.cloth.bottom().min(hand.top()) - ABOVE;
    let above_tab = boxes
        .count
        .map_or(bottom, |tab| bottom.min(tab.top() - ABOVE));
    let place = Align2::CENTER_BOTTOM.anchor_size(pos2(boxes.cloth.center().x, above_tab), size);
    let rect = if is_seen {
        place
    } else {
        Rect::from_center_size(place.center(), vec2(1.0, 1.0))
    };
    let response = ui.interact(rect, Id::unique("message"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    crate::app::give_author_id(&response, "message");
    if is_seen && !text.is_empty() {
        let mut pen = Pen::new(ui.painter());
        let tip = pos2(place.center().x, place.bottom());
        paint::bubble(&mut pen, place, tip, look);
        drop(pen);
        ui.painter().galley(place.min + INSIDE, galley, ink);
    }
}
