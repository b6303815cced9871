//! The clock of a game: the time that is left, large in a corner of the table. A
//! click on it makes it stand still.

use egui::{CursorIcon, Id, Rect, Sense, Ui, WidgetInfo};

use super::layout::Arrangement;
use super::model::TableModel;
use super::names as wording;
use crate::app::command::Command;
use crate::app::ear;
use crate::app::fonts;
use crate::app::menu::hover_tip;
use crate::app::paint;
use crate::app::theme::Look;

/// From so many seconds on the end is near.
pub const LAST_SECS: u32 = 30;
/// How high the numbers are, as a share of their place.
const LETTERS: f32 = 0.82;

/// Shows the time that is left, in a game with a clock.
pub fn clock_ui(
    ui: &Ui,
    model: &TableModel,
    arrangement: &Arrangement,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let (Some(clock), Some(place)) = (model.clock, arrangement.clock) else {
        return;
    };
    let sense = if clock.runs {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(place, Id::unique("clock"), sense);
    let name = wording::clock(clock.secs, clock.runs);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, clock.runs, &name));
    ear::give_author_id(&response, "clock");
    if response.clicked() {
        commands.push(Command::Pause);
    }
    let is_near = clock.secs <= LAST_SECS && clock.runs;
    let painter = ui.painter();
    let color = if is_near { look.button_text } else { look.text };
    let text = wording::minutes(clock.secs);
    let font = fonts::strong(LETTERS * place.height());
    let words = painter.layout_no_wrap(text, font, color);
    let at = Rect::from_center_size(place.center(), words.size());
    if is_near {
        painter.rect_filled(place, place.height() / 4.0, look.buttons);
    }
    painter.galley(at.min, words, color);
    if response.has_focus() || response.hovered() && clock.runs {
        paint::around(painter, place.shrink(2.0), look);
    }
    let cursor = if clock.runs {
        CursorIcon::PointingHand
    } else {
        CursorIcon::Default
    };
    hover_tip(response.on_hover_cursor(cursor), name);
}
