//! The hint as a small card on the table.

use std::sync::Arc;

use egui::{Button, Color32, FontId, Galley, Id, Rect, RichText, Sense, Stroke, StrokeKind, Ui};
use egui::{UiBuilder, Vec2, WidgetInfo, vec2};

use super::place::{AROUND, Around, free_place};
use super::told::Told;
use crate::app::command::Command;
use crate::app::menu::tip;
use crate::app::theme::{Look, SMALL_TEXT_SIZE};
use crate::app::{App, ear};
use game::profile::FirstHint;
use words::{id, say};

/// How wide a card is, the width that is liked best first, in points; never wider than
/// the room.
const WIDTHS: [f32; 4] = [270.0, 340.0, 430.0, 210.0];
/// The space inside its edge, in points.
const MARGIN: f32 = 10.0;
/// The height of its buttons, in points.
const BUTTONS: f32 = 24.0;
/// Beside the last line they need so much more than that; the space beside the words
/// on one.
const BESIDE_LINE: f32 = 9.0;
const BUTTON_PAD: f32 = 6.0;
/// The rounding of its corners, in points.
const ROUNDING: f32 = 8.0;
/// The width of the bar at its left edge, in points.
const BAR: f32 = 3.0;
/// For how long it fades in, in seconds.
const FADE_SECS: f64 = 0.25;

impl App {
    /// Shows the hint that was told last, or asks for the one that is needed
    /// now.
    pub(in crate::app) fn first_hint_ui(
        &mut self,
        ui: &mut Ui,
        around: Around<'_>,
        commands: &mut Vec<Command>,
    ) {
        let Around {
            model, arrangement, ..
        } = around;
        let area = around.room();
        let now = ui.input(|input| input.time);
        // What stands behind a window is not read: it waits.
        if !self.session.preferences().first_hints.wanted || self.has_window_in_front() {
            return;
        }
        if let Some(told) = &self.telling.told {
            // It speaks of a bone that is put down again.
            if told.hint == FirstHint::ChooseEnd && told.selected != model.selected() {
                commands.push(Command::TellOnce(None));
                return;
            }
            // What it asked for has been done.
            let asks = matches!(
                told.hint,
                FirstHint::Claim | FirstHint::Draw | FirstHint::Pass
            );
            if asks && self.needed(told.hint, model, arrangement).is_none() {
                commands.push(Command::TellOnce(None));
                return;
            }
            let seen = around.seen();
            // A card that moved while a bone is taken up would come under the
            // pointer.
            let found = if told.seen == seen {
                Some(told.place)
            } else {
                let sizes = sizes_of(ui, &told.text, area);
                let due = self.needed(told.hint, model, arrangement);
                let about = due.map(|due| due.about);
                free_place(&sizes, about, around, Some(told.place))
            };
            let still = self.motion_secs() <= 0.0;
            if let Some(place) = found
                && let Some(told) = &mut self.telling.told
            {
                (told.place, told.seen) = (place, seen);
                let shown = if still {
                    1.0
                } else {
                    ((now - told.since) / FADE_SECS).clamp(0.0, 1.0) as f32
                };
                if let Some(told) = &self.telling.told {
                    self.card_ui(ui, told, shown, commands);
                }
            }
            return;
        }
        if self.motion.is_moving() {
            return;
        }
        let Some(due) = self.due_hint(model, arrangement) else {
            return;
        };
        // Where there is no room for it, it waits.
        let sizes = sizes_of(ui, &due.text, area);
        if let Some(place) = free_place(&sizes, Some(due.about), around, None) {
            commands.push(Command::TellOnce(Some(Box::new(Told {
                hint: due.hint,
                text: due.text,
                since: now,
                place,
                seen: around.seen(),
                selected: model.selected(),
            }))));
        }
    }

    fn card_ui(&self, ui: &mut Ui, told: &Told, shown: f32, commands: &mut Vec<Command>) {
        if shown < 1.0 {
            ui.ctx().request_repaint();
        }
        let name: &str = told.hint.into();
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(told.place.shrink(MARGIN))
                .scope_id(Id::unique(("first hint", name))),
        );
        ui.set_opacity(shown);
        let id = Id::unique(("first hint card", name));
        let mut is_closed = ui.interact(told.place, id, Sense::CLICK).clicked();
        paint_card(&ui, told.place, &self.look);
        let inner = ui.max_rect().with_min_x(ui.max_rect().left() + BAR);
        let color = self.look.text;
        let laid = LaidOut::new(&ui, &told.text, inner.width());
        let below = laid.below_words();
        let beside = laid.is_beside().then_some(laid.buttons);
        ui.painter().galley(inner.left_top(), laid.words, color);
        let words = inner.with_max_y(inner.bottom() - below);
        let response = ui.interact(words, id.with("words"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &told.text));
        ear::give_author_id(&response, "first-hint");
        ear::speak_once(&response);
        let line = inner.with_min_y(inner.bottom() - BUTTONS + 4.0);
        let line = beside.map_or(line, |width| line.with_min_x(line.right() - width));
        let mut line = ui.new_child(
            UiBuilder::new()
                .max_rect(line)
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        line.spacing_mut().button_padding = vec2(BUTTON_PAD, 1.0);
        line.spacing_mut().interact_size.y = 0.0;
        let small = |text: String| Button::new(RichText::new(text).size(SMALL_TEXT_SIZE));
        let close = line.add(small(say!("first-hint-close")));
        ear::give_author_id(&close, "first-hint-close");
        let close = tip(close, id!("tip-first-hint-close"), None);
        let none = line.add(small(say!("first-hint-none")));
        ear::give_author_id(&none, "first-hint-none");
        let none = tip(none, id!("tip-first-hint-none"), None);
        is_closed |= close.clicked();
        if none.clicked() {
            is_closed = true;
            let mut set = self.session.preferences().clone();
            set.first_hints.wanted = false;
            commands.push(Command::SetPreferences(Box::new(set)));
            commands.push(Command::Hint(say!("first-hint-off")));
        }
        if is_closed {
            commands.push(Command::TellOnce(None));
        }
    }
}

/// The words of a card, and its buttons: these stand beside the last line where that
/// leaves them room, or else below it.
struct LaidOut {
    words: Arc<Galley>,
    room: f32,
    /// How wide the buttons are together.
    buttons: f32,
}

impl LaidOut {
    /// In so much room inside the card's edges.
    fn new(ui: &Ui, text: &str, room: f32) -> Self {
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let painter = ui.painter();
        let buttons = [say!("first-hint-close"), say!("first-hint-none")].map(|name| {
            let name = painter.layout_no_wrap(name, font.clone(), Color32::PLACEHOLDER);
            name.size().x + 2.0 * BUTTON_PAD + ui.spacing().item_spacing.x
        });
        Self {
            words: painter.layout(text.to_owned(), font, Color32::PLACEHOLDER, room),
            room,
            buttons: buttons.iter().sum(),
        }
    }

    fn is_beside(&self) -> bool {
        let last = self.words.rows.last();
        last.map_or(0.0, |row| row.rect().right()) + self.buttons <= self.room
    }

    /// The height that the buttons need below the words.
    fn below_words(&self) -> f32 {
        if self.is_beside() {
            BESIDE_LINE
        } else {
            BUTTONS
        }
    }
}

/// How large a card with this text is, in each of its shapes.
fn sizes_of(ui: &Ui, text: &str, area: Rect) -> [Vec2; 4] {
    // In some languages the buttons alone are wider than the narrowest.
    let least = LaidOut::new(ui, "", 0.0).buttons + 2.0 * MARGIN + BAR;
    WIDTHS.map(|width| {
        let width = width.max(least).min(area.width() - 2.0 * AROUND);
        let laid = LaidOut::new(ui, text, width - 2.0 * MARGIN - BAR);
        let height = laid.words.size().y + laid.below_words();
        vec2(width, height + 2.0 * MARGIN)
    })
}

/// Paints an empty card.
pub(in crate::app) fn paint_card(ui: &Ui, rect: Rect, look: &Look) {
    let shadow = ui.visuals().popup_shadow;
    ui.painter().add(shadow.as_shape(rect, ROUNDING));
    let stroke = Stroke::new(1.0, look.edge);
    ui.painter()
        .rect(rect, ROUNDING, look.panel, stroke, StrokeKind::Inside);
    let bar = rect
        .shrink2(vec2(0.0, ROUNDING))
        .with_max_x(rect.left() + BAR);
    ui.painter().rect_filled(bar, 0.0, look.accent_text);
}
