//! The question of a lesson and what is said to the answer: in a column beside the
//! table, or above a narrow one.

use egui::{Align, Color32, FontId, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::{landing, text};
use crate::app::command::{Command, LessonCommand};
use crate::app::ear;
use crate::app::menu::{page_keys, tip};
use crate::app::teaching::Teaching;
use crate::app::theme::{HEADING_SIZE, Look, SMALL_TEXT_SIZE, TEXT_SIZE, strong};
use engine::Seating;
use words::Id;
use words::id;
use words::lessons::{self, Verdict};

/// The space around the words, in points.
const AROUND_COLUMN: f32 = 16.0;
const AROUND_STRIP: f32 = 10.0;
/// The height of the words above a narrow table: their share of the window, and their
/// limits in points. It is the same for the question and for what is said to the answer,
/// so that the table does not move between them.
const STRIP_SHARE: f32 = 0.28;
const STRIP_HEIGHT: (f32, f32) = (110.0, 214.0);
/// The space above what is said to an answer, and between two sentences of it, in
/// points.
const ABOVE_ANSWER: f32 = 14.0;
const BETWEEN: f32 = 6.0;
/// The share of the height that a question leaves which stands above it.
const SHARE_ABOVE: f32 = 0.4;

/// A lesson, as somebody at the table sees it.
#[derive(Debug, Clone, Copy)]
pub struct LessonPanel<'a> {
    /// The lesson.
    pub teaching: &'a Teaching,
    /// Who sits where.
    pub seating: &'a Seating,
    /// The colours.
    pub look: &'a Look,
    /// Whether keys scroll it.
    pub has_keys: bool,
}

impl LessonPanel<'_> {
    /// Draws it in a column beside the table.
    pub fn column_ui(self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
        ui.painter().rect_filled(area, 0.0, self.look.panel);
        let inner = area.shrink(AROUND_COLUMN);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let title = lessons::title(self.teaching.lesson);
                text::heading(ui, title);
                let place = lessons::place(self.teaching.number, self.teaching.lesson);
                text::quiet(ui, place);
                ui.add_space(ABOVE_ANSWER);
                self.question_ui(ui, TEXT_SIZE);
                ui.add_space(ABOVE_ANSWER);
                self.answer_ui(ui);
                ui.horizontal_wrapped(|ui| self.buttons_ui(ui, lessons::LEAVE, commands));
                self.follow_keys(ui);
            });
        });
    }

    /// How high it is above a narrow table, in points.
    pub fn strip_height(area: Rect) -> f32 {
        let (least, most) = STRIP_HEIGHT;
        (STRIP_SHARE * area.height()).clamp(least, most)
    }

    /// Draws it above a narrow table.
    pub fn strip_ui(self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
        ui.painter().rect_filled(area, 0.0, self.look.panel);
        let inner = area.shrink(AROUND_STRIP);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    self.buttons_ui(ui, lessons::LEAVE_SHORT, commands);
                    // Long words go on in the next line, beside the buttons.
                    let beside = Layout::left_to_right(Align::Min).with_main_wrap(true);
                    ui.with_layout(beside, |ui| {
                        let title = lessons::title(self.teaching.lesson);
                        ui.label(strong(title).size(TEXT_SIZE));
                        let place =
                            lessons::place_short(self.teaching.number, self.teaching.lesson);
                        ui.label(RichText::new(place).small().weak());
                    });
                });
            });
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                if self.teaching.answer.is_none() {
                    let above = self.above_large(ui);
                    ui.add_space(above.unwrap_or_default());
                    self.question_ui(ui, above.map_or(TEXT_SIZE, |_| HEADING_SIZE));
                }
                self.answer_ui(ui);
                self.follow_keys(ui);
            });
        });
    }

    /// Scrolls by keys, and to what they come to; to be called last in what scrolls.
    fn follow_keys(self, ui: &Ui) {
        landing::follow(ui);
        if self.has_keys {
            page_keys(ui);
        }
    }

    /// The space above a question that stands alone and has room to be written large.
    fn above_large(self, ui: &Ui) -> Option<f32> {
        if !lessons::seen(&self.teaching.view, self.seating).is_empty() {
            return None;
        }
        let asked = lessons::question(self.teaching.lesson, self.teaching.number);
        let font = FontId::proportional(HEADING_SIZE);
        let width = ui.available_width();
        let asked = ui
            .painter()
            .layout(asked, font, Color32::PLACEHOLDER, width);
        let left = ui.available_height() - asked.size().y;
        (left >= 0.0).then_some(SHARE_ABOVE * left)
    }

    fn question_ui(self, ui: &mut Ui, size: f32) {
        let asked = lessons::question(self.teaching.lesson, self.teaching.number);
        let asked = RichText::new(asked).size(size);
        let asked = ui.add(Label::new(asked).wrap());
        ear::give_author_id(&asked, "lesson-question");
        ear::speak(&asked);
        self.seen_ui(ui);
    }

    /// Draws what others drew and where they passed, until it is answered.
    fn seen_ui(self, ui: &mut Ui) {
        let seen = lessons::seen(&self.teaching.view, self.seating);
        if seen.is_empty() || self.teaching.answer.is_some() {
            return;
        }
        ui.add_space(BETWEEN);
        text::quiet(ui, lessons::SEEN.text());
        for line in seen {
            text::quiet(ui, line);
        }
    }

    /// Draws what is said to the answer.
    fn answer_ui(self, ui: &mut Ui) {
        let Some((verdict, action)) = self.teaching.answer else {
            return;
        };
        let title = verdict.title().text();
        let color = match verdict {
            Verdict::Right => self.look.accent_text,
            Verdict::Wrong => ui.visuals().warn_fg_color,
            Verdict::Shown => self.look.text,
        };
        let told = self.teaching.asked().told(verdict, action);
        let spoken = format!("{title} {}", told.join(" "));
        let said = ui.add(Label::new(strong(title).color(color).size(TEXT_SIZE)).wrap());
        said.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
        ear::give_author_id(&said, "lesson-answer");
        ear::speak(&said);
        for line in told {
            ui.add_space(BETWEEN);
            ui.add(Label::new(line).wrap());
        }
        ui.add_space(ABOVE_ANSWER);
    }

    /// Draws the ways out: the answer, as long as there is none, and the game.
    fn buttons_ui(self, ui: &mut Ui, leave: Id, commands: &mut Vec<Command>) {
        let buttons = [
            (leave, id!("tip-lesson-leave"), LessonCommand::Leave),
            (lessons::SHOW, id!("tip-lesson-show"), LessonCommand::Show),
        ];
        for (name, says, command) in buttons {
            if command == LessonCommand::Show && self.teaching.answer.is_some() {
                continue;
            }
            let words = RichText::new(name.text()).size(SMALL_TEXT_SIZE);
            let button = ui.add(egui::Button::new(words));
            let id = match command {
                LessonCommand::Leave => lessons::LEAVE,
                _ => name,
            };
            ear::give_author_id(&button, id.name());
            if tip(button, says, None).clicked() {
                commands.push(Command::Lesson(command));
            }
        }
    }
}
