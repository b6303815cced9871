//! What the coach says, as a card on the table.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Button, Color32, FontId, Galley, Id, Rect, RichText, Sense, TextFormat, Ui, UiBuilder};
use egui::{Vec2, WidgetInfo, vec2};

use super::said::Said;
use crate::app::command::Command;
use crate::app::first_hints::{Around, paint_card, place};
use crate::app::theme::{Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::app::{ear, fonts};
use engine::Seating;
use words::{self, Eyes, hint as words_of_hint};

/// How wide the card is, the width that is liked best first, in points; never wider
/// than the room.
const WIDTHS: [f32; 7] = [300.0, 340.0, 380.0, 480.0, 600.0, 270.0, 240.0];
/// The space inside its edge, in points.
const MARGIN: f32 = 12.0;
/// The height of a line, as a share of the size of its letters.
const LINE: f32 = 1.4;
/// The height of its buttons, in points; how far they reach into the space inside the
/// edge; the space beside the words on one, and between two.
const BUTTON: f32 = 22.0;
const SUNK: f32 = 4.0;
const PAD: f32 = 8.0;
const BETWEEN: f32 = 8.0;
/// Below the last line they need so much more than that, and beside it so much.
const BELOW_LINE: f32 = BUTTON + 4.0 - SUNK;
const BESIDE_LINE: f32 = 4.0;

/// A card: what it says, and its buttons from right to left.
#[derive(Debug)]
struct Card {
    id: &'static str,
    title: String,
    /// A quiet line, then the others.
    lines: Vec<String>,
    /// What it speaks of.
    about: Rect,
    buttons: Vec<(words::Id, Command)>,
    /// Whether it asks something: its first button has the keyboard then.
    asks: bool,
}

impl Card {
    fn spoken(&self) -> String {
        format!("{}. {}", self.title, self.lines.join(" "))
    }

    fn laid_out(&self, ui: &Ui, width: f32, look: &Look) -> Arc<Galley> {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        let format = |font: FontId, color: Color32| TextFormat {
            line_height: Some(LINE * font.size),
            font_id: font,
            color,
            ..TextFormat::default()
        };
        job.append(
            &self.title,
            0.0,
            format(fonts::strong(TEXT_SIZE), look.accent_text),
        );
        let small = FontId::proportional(SMALL_TEXT_SIZE);
        for (n, line) in self.lines.iter().enumerate() {
            let color = if n == 0 { look.quiet } else { look.text };
            job.append(&format!("\n{line}"), 0.0, format(small.clone(), color));
        }
        ui.painter().layout_job(job)
    }

    /// How wide its buttons are together.
    fn buttons_width(&self, ui: &Ui) -> f32 {
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let width = |name: words::Id| {
            let words =
                ui.painter()
                    .layout_no_wrap(name.text(), font.clone(), Color32::PLACEHOLDER);
            words.size().x + 2.0 * PAD + BETWEEN
        };
        self.buttons.iter().map(|(name, _)| width(*name)).sum()
    }

    /// Its words in a card so wide, and the size of that: the buttons stand beside the
    /// last line where that leaves them room, or else below it.
    fn sized(&self, ui: &Ui, width: f32, look: &Look) -> (Vec2, Arc<Galley>) {
        let galley = self.laid_out(ui, width - 2.0 * MARGIN, look);
        let last = galley.rows.last().map_or(0.0, |row| row.rect().right());
        let is_beside = last + self.buttons_width(ui) <= width - 2.0 * MARGIN;
        let more = if is_beside { BESIDE_LINE } else { BELOW_LINE };
        (vec2(width, galley.size().y + 2.0 * MARGIN + more), galley)
    }

    /// Where it hides nothing that matters, or as little as can be.
    fn placed(&self, ui: &Ui, around: Around<'_>, look: &Look) -> Option<(Rect, Arc<Galley>)> {
        // Of another play it is said elsewhere.
        let last = Id::unique(("where the coach's card was", self.id, &self.title));
        let before = ui.data(|data| data.get_temp::<Rect>(last));
        let room = around.room().width() - 2.0 * MARGIN;
        let shapes = WIDTHS.map(|width| self.sized(ui, width.min(room), look));
        let sizes = shapes.each_ref().map(|(size, _)| *size);
        let found = place(&sizes, Some(self.about), around, before)?;
        if let Some(in_place) = self.in_place_of_lens(ui, around, found.rect, look) {
            return Some(in_place);
        }
        ui.data_mut(|data| data.insert_temp(last, found.rect));
        let [.., (_, galley)] = &shapes;
        let galley = shapes.get(found.shape).map_or(galley, |(_, galley)| galley);
        Some((found.rect, Arc::clone(galley)))
    }

    /// The whole place of the lens, if that stands above the table, and a card here would
    /// hide a part of it: what is left of it could not be read.
    fn in_place_of_lens(
        &self,
        ui: &Ui,
        around: Around<'_>,
        there: Rect,
        look: &Look,
    ) -> Option<(Rect, Arc<Galley>)> {
        let lens = around
            .lens
            .filter(|lens| lens.bottom() <= around.area.top())?;
        let place = lens.shrink(MARGIN / 2.0);
        let (size, galley) = self.sized(ui, place.width(), look);
        let is_there = lens.intersect(there).is_positive() && size.y <= place.height();
        is_there.then_some((place, galley))
    }

    /// Whether it was not there in the last picture.
    fn is_new(&self, ui: &Ui) -> bool {
        let seen = Id::unique(("when the coach's card was seen", self.id));
        let now = ui.ctx().cumulative_frame_nr();
        let before = ui.data(|data| data.get_temp::<u64>(seen));
        ui.data_mut(|data| data.insert_temp(seen, now));
        before.is_none_or(|before| before + 1 < now)
    }

    fn ui(&self, ui: &mut Ui, around: Around<'_>, look: &Look, commands: &mut Vec<Command>) {
        let Some((rect, galley)) = self.placed(ui, around, look) else {
            return;
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect.shrink(MARGIN)));
        let id = Id::unique(("the coach's card", self.id));
        // What lies below it is not clicked through it.
        ui.interact(rect, id, Sense::CLICK);
        paint_card(&ui, rect, look);
        let inner = ui.max_rect();
        let height = galley.size().y;
        ui.painter().galley(inner.left_top(), galley, look.text);
        let written = Rect::from_min_size(inner.min, vec2(inner.width(), height));
        let response = ui.interact(written, id.with("words"), Sense::hover());
        let spoken = self.spoken();
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
        ear::give_author_id(&response, self.id);
        ear::speak(&response);
        let bottom = inner.bottom() + SUNK;
        let line = inner.with_max_y(bottom).with_min_y(bottom - BUTTON);
        let mut line = ui.new_child(
            UiBuilder::new()
                .max_rect(line)
                .layout(egui::Layout::right_to_left(egui::Align::Center)),
        );
        line.spacing_mut().button_padding = vec2(PAD, 2.0);
        line.spacing_mut().item_spacing.x = BETWEEN;
        line.spacing_mut().interact_size.y = 0.0;
        let is_new = self.is_new(&line);
        for (n, (name, command)) in self.buttons.iter().enumerate() {
            let button = RichText::new(name.text()).size(SMALL_TEXT_SIZE);
            let button = line.add(Button::new(button));
            if is_new && self.asks && n == 0 {
                button.request_focus();
            }
            ear::give_author_id(&button, name.name());
            if button.clicked() {
                commands.push(command.clone());
            }
        }
    }
}

impl Said {
    /// Whether there is anything to show on a card.
    pub const fn has_card(&self) -> bool {
        self.hint.is_some() || self.doubt.is_some()
    }

    /// Shows what the coach advises, or what the tutor asks.
    pub fn card_ui(
        &self,
        ui: &mut Ui,
        around: Around<'_>,
        (look, seating): (&Look, &Seating),
        commands: &mut Vec<Command>,
    ) {
        let Around { model, rules, .. } = around;
        let card = if let Some(doubt) = self.doubt {
            Card {
                id: "tutor-card",
                title: words_of_hint::costs(doubt.action, doubt.points, rules),
                lines: vec![words_of_hint::TUTOR_ASKS.text()],
                about: around.of_action(doubt.action),
                buttons: vec![
                    (words_of_hint::TAKE_BACK, Command::AnswerTutor(false)),
                    (words_of_hint::PLAY_IT, Command::AnswerTutor(true)),
                ],
                asks: true,
            }
        } else if let Some(hint) = &self.hint {
            let advised = words_of_hint::Advised {
                eyes: Eyes::now(model.viewer, seating),
                rules,
            };
            Card {
                id: "hint-card",
                title: words_of_hint::title(hint, rules),
                lines: words_of_hint::lines(hint, advised),
                about: around.of_action(hint.best.action),
                buttons: vec![(words_of_hint::HIDE, Command::ToggleHint)],
                asks: false,
            }
        } else {
            return;
        };
        card.ui(ui, around, look, commands);
    }
}
