//! Around the table: names and scores, the message, the count, the turn
//! button, and what was said.

use egui::{Align2, FontId, Rect, RichText, ScrollArea, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::ear;
use crate::app::fonts;
use crate::app::menu::page_keys;
use crate::app::theme::{BIG_TEXT_SIZE, HEADING_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE, strong};
use crate::app::wording::events::Saying;
use crate::app::wording::turn as wording;
use crate::engine::Bone;
use crate::session::YOU;

/// The thickness of the bar that shows how far a score has come.
const BAR_HEIGHT: f32 = 5.0;
/// The space between things in a line.
const APART: f32 = 10.0;
/// The space beside a score in its pill.
const FLASH_MARGIN: f32 = 16.0;
/// The room that a score and its target take beside a name.
const SCORE_WIDTH: f32 = 96.0;
/// From this height on a player's block is read from top to bottom.
const STACKED_FROM: f32 = 92.0;

/// One player as the status shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerStatus {
    /// The name.
    pub name: String,
    /// How many bones they hold.
    pub bones: u8,
    /// How many pips those have together, once they are laid open.
    pub pips: Option<u16>,
    /// Their score, as it is shown.
    pub score: i32,
    /// As much of it as has arrived: points that were just made are counted up.
    pub arrived: i32,
    /// The points to win, as they are shown.
    pub target: Option<i32>,
    /// Whether it is their turn.
    pub in_turn: bool,
}

/// Shows a player: in a low block from left to right, in a high one from top
/// to bottom.
pub fn player_ui(ui: &Ui, block: Rect, player: &PlayerStatus, look: &Look) {
    let PlayerStatus {
        name,
        bones,
        pips,
        score,
        arrived,
        target,
        in_turn,
    } = player;
    let painter = ui.painter();
    let text = |at, align, text: &str, font, color| painter.text(at, align, text, font, color);
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let color = if *in_turn {
        look.accent_text
    } else {
        look.text
    };
    let mut left = block.left();
    if *in_turn {
        let middle = pos2(left + 4.0, block.top() + 12.0);
        painter.circle_filled(middle, 4.0, look.accent_text);
        left += 16.0;
    }
    let top = pos2(left, block.top() + 2.0);
    let stacked = block.height() >= STACKED_FROM;
    let beside = if stacked { 0.0 } else { SCORE_WIDTH };
    let room = block.right() - beside - top.x;
    // Rather smaller than cut; only the longest names are cut all the same.
    let names = [HEADING_SIZE, TEXT_SIZE, SMALL_TEXT_SIZE].map(|size| {
        let font = fonts::strong(size);
        let mut name = egui::text::LayoutJob::simple_singleline(name.clone(), font, color);
        name.wrap = egui::text::TextWrapping::truncate_at_width(room);
        painter.layout_job(name)
    });
    let whole = names.iter().find(|name| !name.elided);
    let name_shown = whole.or(names.last()).cloned();
    if let Some(name) = name_shown {
        painter.galley(top, name, color);
    }
    let under = pos2(block.left(), block.top() + 26.0);
    let bones_text = wording::hand(*bones, *pips);
    let bones_place = text(
        under,
        Align2::LEFT_TOP,
        &bones_text,
        small.clone(),
        look.quiet,
    );
    let of = wording::target(*target);
    let big = fonts::strong(BIG_TEXT_SIZE);
    let score_text = arrived.to_string();
    let score_color = if arrived == score {
        look.text
    } else {
        look.accent_text
    };
    let bar_place = if stacked {
        let place = pos2(block.left(), block.top() + 80.0);
        let score = text(place, Align2::LEFT_BOTTOM, &score_text, big, score_color);
        let place = pos2(score.right() + 6.0, block.top() + 76.0);
        text(place, Align2::LEFT_BOTTOM, &of, small, look.quiet);
        Rect::from_min_size(
            pos2(block.left(), block.top() + 84.0),
            vec2(block.width(), BAR_HEIGHT),
        )
    } else {
        let place = pos2(block.right(), block.top() + 26.0);
        let of = text(place, Align2::RIGHT_BOTTOM, &of, small, look.quiet);
        let place = pos2(of.left() - 6.0, block.top() + 30.0);
        text(place, Align2::RIGHT_BOTTOM, &score_text, big, score_color);
        let left = block.left() + block.width() * 0.45;
        Rect::from_min_max(
            pos2(left.max(bones_place.right() + APART), block.top() + 36.0),
            pos2(block.right(), block.top() + 36.0 + BAR_HEIGHT),
        )
    };
    if let Some(target) = target {
        let share = (*arrived as f32 / (*target).max(1) as f32).clamp(0.0, 1.0);
        let bar = bar_place;
        painter.rect_filled(bar, BAR_HEIGHT / 2.0, look.rule);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, BAR_HEIGHT));
        painter.rect_filled(done, BAR_HEIGHT / 2.0, color);
    }
    let whole = wording::status(name, *score, &of, &bones_text);
    let id = egui::Id::unique(("player", name));
    let response = ui.interact(block, id, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &whole));
}

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
            (wording::TABLE_COUNT, &small, look.quiet),
            (&count.to_string(), &fonts::strong(BIG_TEXT_SIZE), look.text),
            (sum, &small, look.quiet),
        ] {
            let text = words(text, font, color);
            let next = left + text.size().x + APART;
            // A long sum gives way; the log has it too.
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
}

/// What there is to press, or to be told.
#[derive(Debug, Clone, PartialEq)]
pub enum Turn {
    /// Buttons, side by side; the first is the one for Space.
    Buttons(Vec<(&'static str, Command)>),
    /// Something to do on the table, and buttons for other ways, if any.
    Hint(String, Vec<(&'static str, Command)>),
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
                if ui
                    .put(place, look.main_button(text).min_size(size))
                    .clicked()
                {
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
                let widget = egui::Button::new(*text).min_size(button.size());
                if ui.put(button, widget).clicked() {
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
        }
    }
}

/// Shows the log, the newest line at the bottom, in a column of its own; the
/// bone whose line is pointed at.
pub fn log_ui(
    ui: &mut Ui,
    area: Rect,
    sayings: &[Saying],
    look: &Look,
    has_keys: bool,
) -> Option<Bone> {
    ui.painter().rect_filled(area, 0.0, look.panel);
    let inner = area.shrink(16.0);
    let column = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        let title = strong(wording::title(crate::app::command::WindowKind::Log));
        ui.add(egui::Label::new(title).selectable(false));
        log_lines_ui(ui, sayings, look, has_keys)
    });
    column.inner
}

/// The lines of the log, for the column or a window; they scroll by keys too,
/// if those are meant for them. The bone whose line is pointed at.
pub fn log_lines_ui(ui: &mut Ui, sayings: &[Saying], look: &Look, has_keys: bool) -> Option<Bone> {
    let mut pointed_at = None;
    ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for saying in sayings {
                let color = match saying.seat {
                    Some(YOU) => look.text,
                    Some(_) => look.quiet,
                    None => look.accent_text,
                };
                let text = RichText::new(&saying.text).color(color);
                let text = text.size(SMALL_TEXT_SIZE);
                // There is nothing to write here, and the pointer says so.
                let line = ui.add(egui::Label::new(text).selectable(false));
                if line.hovered() {
                    pointed_at = saying.bone;
                }
            }
            if has_keys {
                page_keys(ui);
            }
        });
    pointed_at
}
