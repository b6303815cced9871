//! Around the table: the message, the count and the turn button.

use egui::{FontId, Rect, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::ear;
use crate::app::fonts;
use crate::app::menu::turn_tip;
use crate::app::theme::{BIG_TEXT_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::words::Id;
use crate::words::turn as wording;

/// The space between things in a line.
const APART: f32 = 10.0;
/// The space beside a score in its pill.
const FLASH_MARGIN: f32 = 16.0;

/// Shows the last message in two lines, or in three of small letters; a screen
/// reader speaks it.
pub fn message_ui(ui: &mut Ui, area: Rect, message: &str, look: &Look) {
    let painter = ui.painter();
    let laid_out = |size: f32, rows: usize| {
        let font = FontId::proportional(size);
        let text = message.to_owned();
        let mut job = egui::text::LayoutJob::simple(text, font, look.text, area.width());
        job.halign = egui::Align::Center;
        job.wrap.max_rows = rows;
        painter.layout_job(job)
    };
    let mut galley = laid_out(TEXT_SIZE, 2);
    if galley.elided {
        galley = laid_out(SMALL_TEXT_SIZE, 3);
    }
    let elided = galley.elided;
    let top = area.center().y - galley.size().y / 2.0;
    painter.galley(pos2(area.center().x, top), galley, look.text);
    let id = egui::Id::unique("message");
    let response = ui.interact(area, id, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, message));
    ear::give_author_id(&response, "message");
    ear::speak(&response);
    if elided {
        response.on_hover_text(message);
    }
}

/// The table count with its sum, a score that stands in its place for a
/// moment, and how many bones can be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// The table count and its sum, where they are to be shown.
    pub count: Option<(u8, String)>,
    /// A score and what it is made of.
    pub flash: Option<String>,
    /// How many bones lie in the boneyard, in words.
    pub boneyard: String,
}

/// Shows the line under the table.
pub fn count_ui(ui: &mut Ui, area: Rect, counts: &Counts, look: &Look) {
    let Counts {
        count,
        flash,
        boneyard,
    } = counts;
    let painter = ui.painter();
    let middle = area.center().y;
    let words = |text: &str, font: &FontId, color| {
        painter.layout_no_wrap(text.to_owned(), font.clone(), color)
    };
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let right = words(boneyard, &small, look.quiet);
    let mut right_edge = area.right() - right.size().x;
    if let Some(flash) = flash {
        let flash = words(flash, &fonts::strong(TEXT_SIZE), look.button_text);
        let size = vec2(flash.size().x + 2.0 * FLASH_MARGIN, area.height());
        let pill = Rect::from_min_size(area.min, size);
        painter.rect_filled(pill, pill.height() / 2.0, look.buttons);
        painter.galley(pill.center() - flash.size() / 2.0, flash, look.button_text);
        if pill.right() + APART > right_edge {
            right_edge = area.right();
        }
    } else if let Some((count, sum)) = count {
        let mut left = area.left();
        for (text, font, color) in [
            (&wording::TABLE_COUNT.text(), &small, look.quiet),
            (&count.to_string(), &fonts::strong(BIG_TEXT_SIZE), look.text),
            (sum, &small, look.quiet),
        ] {
            let text = words(text, font, color);
            let next = left + text.size().x + APART;
            // A sum that is too long is left out; the log has it too.
            if next < right_edge {
                painter.galley(pos2(left, middle - text.size().y / 2.0), text, color);
            }
            left = next;
        }
    }
    if right_edge < area.right() {
        let top = middle - right.size().y / 2.0;
        painter.galley(pos2(right_edge, top), right, look.quiet);
    }
    let spoken = wording::counts(count.as_ref().map(|(count, _)| *count), boneyard);
    if spoken.is_empty() {
        return;
    }
    let response = ui.interact(area, egui::Id::unique("count"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    ear::give_author_id(&response, "count");
}

/// What there is to press, or to be told.
#[derive(Debug, Clone, PartialEq)]
pub enum Turn {
    /// Buttons, side by side; the first is the one for Space.
    Buttons(Vec<(Id, Command)>),
    /// Something to do on the table, and buttons for other ways, if any.
    Hint(String, Vec<(Id, Command)>),
}

impl Turn {
    /// What Space does; where there is something to do on the table, nothing.
    pub fn main_command(&self) -> Option<&Command> {
        match self {
            Self::Buttons(buttons) => buttons.first().map(|(_, command)| command),
            Self::Hint(..) => None,
        }
    }
}

/// Shows the turn buttons, or what is to be done on the table.
pub fn turn_ui(ui: &mut Ui, area: Rect, turn: &Turn, look: &Look, commands: &mut Vec<Command>) {
    match turn {
        Turn::Buttons(buttons) => {
            let gap = 8.0;
            let count = buttons.len() as f32;
            let width = (area.width() - gap * (count - 1.0)) / count;
            for (n, (text, command)) in buttons.iter().enumerate() {
                let left = area.left() + n as f32 * (width + gap);
                let size = vec2(width, area.height());
                let place = Rect::from_min_size(pos2(left, area.top()), size);
                let widget = look.main_button(text.text()).min_size(size);
                let response = turn_tip(ui.put(place, widget), command, n == 0);
                ear::give_author_id(&response, text.name());
                if response.clicked() {
                    commands.push(command.clone());
                }
            }
        }
        Turn::Hint(hint, others) => {
            let mut place = area;
            for (text, command) in others.iter().rev() {
                let width = (area.width() * 0.4 / others.len() as f32).max(72.0);
                let corner = pos2(place.right() - width, area.top());
                let button = Rect::from_min_max(corner, place.max);
                place.max.x = button.left() - 8.0;
                let widget = egui::Button::new(text.text()).min_size(button.size());
                let response = turn_tip(ui.put(button, widget), command, false);
                ear::give_author_id(&response, text.name());
                if response.clicked() {
                    commands.push(command.clone());
                }
            }
            let painter = ui.painter();
            let stroke = egui::Stroke::new(1.5, look.accent_text);
            painter.rect_stroke(place, 6.0, stroke, egui::StrokeKind::Inside);
            let font = fonts::strong(TEXT_SIZE);
            let color = look.accent_text;
            let galley = painter.layout(hint.clone(), font, color, place.width() - 12.0);
            painter.galley(place.center() - galley.size() / 2.0, galley, color);
            let response = ui.interact(place, egui::Id::unique("hint"), egui::Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, hint));
            ear::give_author_id(&response, "hint");
        }
    }
}
