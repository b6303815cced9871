//! The question of a lesson and the reply to the answer: a panel beside the table, or below a
//! narrow one.

use chrono::NaiveDate;
use egui::{Label, Rect, RichText, Role, Ui, WidgetInfo, vec2};

use super::kit::{
    Button, LARGE_HEIGHT, icon_named, link_named, on_background, rest_from_left, row_from_right,
    scroll, sizes, ui_at,
};
use super::text;
use crate::command::{Command, LearnCommand, LessonCommand};
use crate::ear;
use crate::learn::{Teaching, TeachingStep};
use crate::menu::tip;
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Look, Pen};
use engine::Seating;
use words::Named as _;
use words::lessons::{self, LessonVerdict};
use words::{MessageId, dates, msg};

/// A panel lower than this, in points, is more compact.
const LOW_BELOW: f32 = 420.0;
const TITLE_ROW_HEIGHT: f32 = 44.0;
const FOOT_HEIGHT: f32 = 104.0;
const LOW_FOOT_HEIGHT: f32 = 52.0;
const DASH_SIZE: egui::Vec2 = vec2(30.0, 4.0);
const DASH_GAP: f32 = 6.0;

#[derive(Debug, Clone, Copy)]
pub struct LessonPanel<'a> {
    pub teaching: &'a Teaching,
    pub seating: &'a Seating,
    pub look: &'a Look,
    pub today: NaiveDate,
    pub has_keys: bool,
}

impl LessonPanel<'_> {
    /// Draws the panel in its area, whose background is already painted.
    pub fn ui(self, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
        let is_low = area.height() < LOW_BELOW;
        let inside = if is_low { sizes::SMALL_INNER_MARGIN } else { sizes::INNER_MARGIN };
        let mut inner = area.shrink(inside);
        inner.min.y = area.top() + if is_low { 6.0 } else { 18.0 };
        inner.max.y = area.bottom() - if is_low { 8.0 } else { inside };
        let foot = if is_low { LOW_FOOT_HEIGHT } else { FOOT_HEIGHT };
        let head = inner.with_max_y(inner.top() + TITLE_ROW_HEIGHT);
        ui_at(ui, head, |ui| self.head_ui(ui, is_low, commands));
        let body = Rect::from_min_max(head.left_bottom(), inner.max - vec2(0.0, foot));
        ui_at(ui, body, |ui| {
            ui.spacing_mut().scroll = egui::style::ScrollStyle::thin();
            scroll(ui, "lesson", self.has_keys, |ui| {
                if !is_low {
                    self.progress_ui(ui);
                    ui.add_space(10.0);
                }
                // In a low panel, and at the end of the first lesson, the answer replaces the
                // question.
                let has_room = !is_low && !self.teaching.is_first_lesson_finished();
                if self.teaching.answer.is_none() || has_room {
                    self.question_ui(ui);
                }
                self.answer_ui(ui, is_low);
            });
        });
        let foot = inner.with_min_y(inner.bottom() - foot);
        ui_at(ui, foot, |ui| self.foot_ui(ui, is_low, commands));
    }

    /// Draws the title row. In a low panel the verdict on an answer takes the place of the title.
    fn head_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        row_from_right(ui, TITLE_ROW_HEIGHT - 6.0, |ui| {
            let close = icon_named(ui, self.look, Icon::Close, msg::LESSON_LEAVE);
            if tip(close, msg::LESSON_LEAVE, None).clicked() {
                commands.push(LearnCommand::Lesson(LessonCommand::Leave).into());
            }
            rest_from_left(ui, |ui| {
                if is_low && self.teaching.answer.is_some() {
                    return self.verdict_ui(ui);
                }
                let title = match &self.teaching.step {
                    TeachingStep::Lesson(step) => step.lesson.name(),
                    TeachingStep::Task(_) => msg::MENU_PRACTICE.text(),
                };
                let title = strong(title).size(sizes::TITLE_SIZE);
                ui.add(Label::new(title).truncate());
            });
        });
    }

    fn progress_ui(self, ui: &mut Ui) {
        let step = &self.teaching.step;
        let (number, count) = step.number_and_count();
        ui.horizontal(|ui| {
            let place = match step {
                TeachingStep::Lesson(step) if step.is_shown => {
                    msg::lesson_shown_place(count, number)
                }
                TeachingStep::Lesson(_) => msg::lesson_place(count, number),
                TeachingStep::Task(_) => msg::practice_place(count, number),
            };
            ui.add(Label::new(RichText::new(place).weak()));
            let width = (DASH_SIZE.x + DASH_GAP) * count as f32 - DASH_GAP;
            ui.add_space((ui.available_width() - width).max(0.0));
            let size = vec2(width.min(ui.available_width()), DASH_SIZE.y);
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let mut pen = Pen::new(ui.painter());
            let gold = paint::color(self.look.colors.gold);
            for n in 0..count {
                let left = rect.left() + n as f32 * (DASH_SIZE.x + DASH_GAP);
                let dash = Rect::from_min_size(egui::pos2(left, rect.top()), DASH_SIZE);
                let part = if n < number { 1.0 } else { 0.25 };
                pen.rect(dash, 2.0, gold.gamma_multiply(part));
            }
        });
    }

    fn question_ui(self, ui: &mut Ui) {
        if let TeachingStep::Task(task) = &self.teaching.step {
            let when = dates::recent_day(task.ended, self.today);
            let from = text::quiet(ui, msg::practice_from(when, task.hand));
            ear::give_author_id(&from, "practice-from");
            ui.add_space(4.0);
        }
        let asked = self.teaching.text(self.seating);
        let asked = text::with_term_tips(ui, &asked, sizes::HEADING_SIZE);
        ear::give_author_id(&asked, "lesson-question");
        ear::speak(&asked);
        let seen = lessons::draws_and_passes(&self.teaching.view, self.seating);
        if seen.is_empty() || self.teaching.answer.is_some() {
            return;
        }
        ui.add_space(8.0);
        text::quiet(ui, msg::LESSON_SEEN.text());
        for line in seen {
            text::quiet(ui, line);
        }
    }

    /// Draws the verdict on the answer. A screen reader reads the whole reply here.
    fn verdict_ui(self, ui: &mut Ui) {
        let Some((verdict, action)) = self.teaching.answer else {
            return;
        };
        let title = verdict.title().text();
        let (icon, tone) = match verdict {
            LessonVerdict::Right => (Icon::Check, self.look.colors.good),
            LessonVerdict::Wrong => (Icon::Close, self.look.colors.warning),
            LessonVerdict::Shown => (Icon::Eye, self.look.colors.panel_text),
        };
        let told = self.teaching.feedback(verdict, action, self.seating);
        let spoken = format!("{title} {}", told.join(" "));
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(26.0, 24.0), egui::Sense::hover());
            let mut pen = Pen::new(ui.painter());
            let center = place.left_center() + vec2(9.0, 0.0);
            paint::icon(&mut pen, icon, center, 18.0, paint::color(tone));
            drop(pen);
            let said = ui.add(Label::new(strong(title).size(sizes::TITLE_SIZE)).wrap());
            said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            ear::give_author_id(&said, "lesson-answer");
            ear::speak(&said);
        });
    }

    fn answer_ui(self, ui: &mut Ui, is_low: bool) {
        let Some((verdict, action)) = self.teaching.answer else {
            return;
        };
        let told = self.teaching.feedback(verdict, action, self.seating);
        let told_ui = |ui: &mut Ui| {
            for line in told {
                text::with_term_tips(ui, &line, sizes::TEXT_SIZE);
            }
        };
        if is_low {
            told_ui(ui);
        } else {
            ui.add_space(12.0);
            on_background(ui, 16.0, |ui| {
                self.verdict_ui(ui);
                told_ui(ui);
            });
        }
        if self.teaching.is_first_lesson_finished() {
            ui.add_space(16.0);
            let done = msg::LESSON_WELL_DONE.text();
            let done = text::wrapped(ui, strong(done).size(sizes::TITLE_SIZE));
            ear::give_author_id(&done, "lesson-well-done");
            ear::speak(&done);
            ear::speak(&text::wrapped(ui, msg::LESSON_WELL_DONE_SAYS.text()));
        }
    }

    fn foot_ui(self, ui: &mut Ui, is_low: bool, commands: &mut Vec<Command>) {
        let (step, answer) = (&self.teaching.step, self.teaching.answer);
        let task = step.task();
        let next = (step.next_label(), LessonCommand::Next);
        let again = (msg::LESSON_TRY_AGAIN, LessonCommand::TryAgain);
        let show = (msg::LESSON_SHOW, LessonCommand::ShowAnswer);
        let back = (msg::LESSON_BACK, LessonCommand::Back);
        let put_away = (msg::PRACTICE_PUT_AWAY, LessonCommand::DismissTask);
        let (main_button, other) = match answer {
            None if step.is_shown() => (next, step.previous().map(|_| back)),
            None => (next, Some(show)),
            Some((LessonVerdict::Wrong, _)) => (again, Some(show)),
            Some((LessonVerdict::Right, _)) if task.is_some() => (next, Some(put_away)),
            Some(_) => (next, Some(again)),
        };
        let other = |ui: &mut Ui, commands: &mut Vec<Command>| {
            if let Some(other) = other
                && link_named(ui, self.look, other.0).clicked()
            {
                commands.push(LearnCommand::Lesson(other.1).into());
            }
        };
        let list_link_ui = |ui: &mut Ui, commands: &mut Vec<Command>| {
            if task.is_some() {
                if link_named(ui, self.look, msg::PRACTICE_OPEN_GAME).clicked() {
                    commands.push(LearnCommand::Lesson(LessonCommand::OpenGame).into());
                }
            } else if link_named(ui, self.look, msg::LESSON_ALL).clicked() {
                commands.push(LearnCommand::Lesson(LessonCommand::OpenList).into());
            }
        };
        let (name, command) = main_button;
        let is_possible = step.is_shown() || answer.is_some();
        if is_low {
            row_from_right(ui, LOW_FOOT_HEIGHT, |ui| {
                self.main_button_ui(ui, name, command, is_possible, vec2(120.0, 40.0), commands);
                rest_from_left(ui, |ui| {
                    other(ui, commands);
                    list_link_ui(ui, commands);
                });
            });
            return;
        }
        row_from_right(ui, 28.0, |ui| {
            list_link_ui(ui, commands);
            rest_from_left(ui, |ui| other(ui, commands));
        });
        ui.add_space(8.0);
        let size = vec2(ui.available_width(), LARGE_HEIGHT);
        self.main_button_ui(ui, name, command, is_possible, size, commands);
    }

    /// Draws the golden button, which is disabled until the question is answered.
    fn main_button_ui(
        self,
        ui: &mut Ui,
        name: MessageId,
        command: LessonCommand,
        is_possible: bool,
        size: egui::Vec2,
        commands: &mut Vec<Command>,
    ) {
        let words = name.text();
        let button = Button::primary(name.name(), &words).with_key(egui::Key::Space);
        let button = button.height(size.y).min_width(size.x);
        let button = ui.add_enabled_ui(is_possible, |ui| button.ui(ui, self.look));
        if button.inner.clicked() {
            commands.push(LearnCommand::Lesson(command).into());
        }
    }
}
