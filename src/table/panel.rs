//! A panel beside the line, or a sheet over a narrow table: its background, and its header with a
//! title and a few icons.

use egui::{Align, Id, Rect, Response, Role, Sense, Ui, pos2, vec2};

use super::card_button::CardButton;
use crate::command::Command;
use crate::ear::describe;
use crate::paint::{self, Icon, Look, On, Pen, TextStyle};

pub const INSIDE: f32 = 24.0;
pub const HEAD: f32 = 56.0;
const BUTTON: f32 = 32.0;
/// How far a sheet extends below the window, so that its lower round corners are hidden.
const BELOW: f32 = 24.0;

/// Paints the background of a panel, which blocks clicks.
pub fn surface_ui(ui: &Ui, area: Rect, is_sheet: bool, look: &Look) {
    ui.interact(area, Id::unique("panel"), Sense::CLICK);
    let area = if is_sheet { area.with_max_y(area.bottom() + BELOW) } else { area };
    paint::card(&mut Pen::new(ui.painter()), area, look);
}

/// Shows the title and icons of a panel. Returns the rest of its area, and the title.
pub fn head_ui(
    ui: &Ui,
    area: Rect,
    (title, author_id): (&str, &str),
    (buttons, look): (&[(Icon, CardButton)], &Look),
    commands: &mut Vec<Command>,
) -> (Rect, Response) {
    let middle = area.top() + HEAD / 2.0 + 4.0;
    let mut right = area.right() - INSIDE + 8.0;
    for (icon, button) in buttons {
        let center = pos2(right - BUTTON / 2.0, middle);
        let place = Rect::from_center_size(center, vec2(BUTTON, BUTTON));
        right -= BUTTON;
        button.show(ui, (button.icon(*icon), place), look, commands);
    }
    let left = area.left() + INSIDE;
    let style = TextStyle::semibold(20.0);
    let (text, style) = paint::fitted(ui.painter(), title, style, 14.0, right - left - 8.0);
    let at = pos2(left, paint::centered_baseline(middle, style.size));
    let mut pen = Pen::new(ui.painter());
    let place = pen.text(at, Align::Min, &text, style, look.text(On::Panel));
    drop(pen);
    let response = ui.interact(place, Id::unique(author_id), Sense::hover());
    describe(&response, Role::Label, author_id, title);
    (area.with_min_y(area.top() + HEAD), response)
}
