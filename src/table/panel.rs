//! A panel beside the line, or a sheet over a narrow table: its background, and its header with a
//! title and a few icons.

use egui::{Align, Id, Rect, Response, Role, Sense, Ui, pos2, vec2};

use super::card_button::CardButton;
use crate::command::Command;
use crate::ear::describe;
use crate::paint::{self, Icon, Look, Pen, Surface, TextStyle};

pub const PANEL_PADDING: f32 = 24.0;
pub const HEAD_HEIGHT: f32 = 56.0;
const BUTTON_SIZE: f32 = 32.0;
/// How far a sheet extends below the window, so that its lower round corners are hidden.
const SHEET_OVERHANG: f32 = 24.0;

/// Paints the background of a panel, which blocks clicks.
pub fn surface_ui(ui: &Ui, area: Rect, is_sheet: bool, look: &Look) {
    ui.interact(area, Id::unique("panel"), Sense::CLICK);
    let area = if is_sheet { area.with_max_y(area.bottom() + SHEET_OVERHANG) } else { area };
    paint::card(&mut Pen::new(ui.painter()), area, look);
}

/// Shows the title and icons of a panel. Returns the area below them, and the response of the
/// title.
pub fn head_ui(
    ui: &Ui,
    area: Rect,
    (title, author_id): (&str, &str),
    (buttons, look): (&[(Icon, CardButton)], &Look),
    commands: &mut Vec<Command>,
) -> (Rect, Response) {
    let middle = area.top() + HEAD_HEIGHT / 2.0 + 4.0;
    let mut right = area.right() - PANEL_PADDING + 8.0;
    for (icon, button) in buttons {
        let center = pos2(right - BUTTON_SIZE / 2.0, middle);
        let place = Rect::from_center_size(center, vec2(BUTTON_SIZE, BUTTON_SIZE));
        right -= BUTTON_SIZE;
        button.show(ui, (button.icon(*icon), place), look, commands);
    }
    let left = area.left() + PANEL_PADDING;
    let style = TextStyle::semibold(20.0);
    let (text, style) = paint::fit_text(ui.painter(), title, style, 14.0, right - left - 8.0);
    let at = pos2(left, paint::centered_baseline(middle, style.size));
    let mut pen = Pen::new(ui.painter());
    let place = pen.text(at, Align::Min, &text, style, look.text(Surface::Panel));
    drop(pen);
    let response = ui.interact(place, Id::unique(author_id), Sense::hover());
    describe(&response, Role::Label, author_id, title);
    (area.with_min_y(area.top() + HEAD_HEIGHT), response)
}
