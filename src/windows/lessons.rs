//! The window of lessons, with the player's progress.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Key, Label, Layout, Rect, Response, RichText, Ui, pos2, vec2};

use super::focus;
use super::kit::{
    Button, ChoiceCard, Dialog, LARGE_HEIGHT, card, is_narrow, move_focus_by_keys, rest_from_left,
    row_from_right, sizes, ui_at,
};
use super::{Window, WindowContext};
use crate::command::{LearnCommand, LessonCommand};
use crate::paint::{self, Icon, Look, Pen, Surface, TextStyle, with_line_height};
use game::profile::{AnswerState, LessonProgress};
use nestor::coach::lessons::Lesson;
use words::Named as _;
use words::{lessons, msg};

const CARD_HEIGHT: f32 = 64.0;
const GAP: f32 = 8.0;
const TWO_COLUMNS_FROM: f32 = 560.0;
const CIRCLE_RADIUS: f32 = 14.0;
const CIRCLE_COLUMN_WIDTH: f32 = 56.0;
const DOT_RADIUS: f32 = 3.5;
const DOT_STEP: f32 = 12.0;

#[derive(Debug, Default)]
pub struct LessonsWindow {
    /// The lesson that was chosen by keyboard; `None` for the first one that is not done.
    chosen: Option<Lesson>,
    takes_focus: bool,
}

impl Window for LessonsWindow {
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {
        *self = Self { takes_focus: true, ..Self::default() };
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::WINDOW_LESSONS, sizes::DIALOG_SIZE);
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| title_bar(ui, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
            dialog.footer(|ui, cx| self.footer(ui, cx));
        });
    }
}

impl LessonsWindow {
    fn footer(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let progress = &cx.session.preferences().lessons;
        let lesson = self.chosen_lesson(progress);
        let button = lessons::begin_label(progress, lesson).text();
        let words = msg::label_value(button, lesson.name());
        let waits =
            Label::new(with_line_height(ui, RichText::new(msg::LESSONS_WAITS.text()).weak()))
                .wrap();
        let mut begin_ui = |ui: &mut Ui, width: f32| {
            let begin = Button::primary("lessons-continue", &words);
            let begin = begin.large(width).ui(ui, cx.look);
            cx.push_if_clicked(&begin, begin_command(lesson));
        };
        if is_narrow(ui.ctx()) {
            ui.add(waits);
            begin_ui(ui, ui.available_width());
            return;
        }
        row_from_right(ui, LARGE_HEIGHT, |ui| {
            begin_ui(ui, 0.0);
            rest_from_left(ui, |ui| ui.add(waits));
        });
    }

    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let progress = &cx.session.preferences().lessons;
        let chosen = self.chosen_lesson(progress);
        let mut cards = Vec::new();
        let columns = 1 + usize::from(ui.available_width() >= TWO_COLUMNS_FROM);
        let between = GAP * (columns as f32 - 1.0);
        let size = vec2((ui.available_width() - between) / columns as f32, CARD_HEIGHT);
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for row in Lesson::ALL.chunks(columns) {
            ui.horizontal_top(|ui| {
                for lesson in row {
                    let is_chosen = *lesson == chosen;
                    let card = lesson_ui(ui, *lesson, is_chosen, size, progress, cx.look);
                    cx.push_if_clicked(&card, begin_command(*lesson));
                    cards.push((*lesson, card));
                }
            });
        }
        if !cx.is_in_front {
            return;
        }
        let focused = move_focus_by_keys(ui, &cards, Some(&chosen), &mut self.takes_focus);
        self.chosen = focused.or(self.chosen);
        if focus::is_nothing_focused(ui) && ui.input(|input| input.key_pressed(Key::Enter)) {
            cx.push(begin_command(chosen));
        }
    }

    fn chosen_lesson(&self, progress: &LessonProgress) -> Lesson {
        let chosen = self.chosen.or_else(|| next_lesson(progress));
        chosen.unwrap_or(Lesson::ALL[0])
    }
}

fn next_lesson(progress: &LessonProgress) -> Option<Lesson> {
    Lesson::ALL.into_iter().find(|it| !progress.is_done(*it))
}

const fn begin_command(lesson: Lesson) -> LearnCommand {
    LearnCommand::Lesson(LessonCommand::Begin(lesson))
}

fn lesson_ui(
    ui: &mut Ui,
    lesson: Lesson,
    is_chosen: bool,
    size: egui::Vec2,
    progress: &LessonProgress,
    look: &Look,
) -> Response {
    let name: &str = lesson.into();
    let told = [lesson.name(), lesson.explanation(), lessons::progress(progress, lesson)];
    let shown = ChoiceCard {
        id: &format!("lesson-begin-{name}"),
        name: &told.join(". "),
        is_chosen,
        size,
        margin: 0,
    };
    let shown = card(ui, &shown, |ui| {
        let rect = ui.max_rect();
        let is_next = next_lesson(progress) == Some(lesson);
        paint_mark(ui, rect, lesson, is_next, progress.is_done(lesson), look);
        let count = lesson.exercises().len();
        let dots = DOT_STEP * count as f32 + 12.0;
        let words = Rect::from_min_max(
            pos2(rect.left() + CIRCLE_COLUMN_WIDTH, rect.top()),
            pos2(rect.right() - dots - 4.0, rect.bottom()),
        );
        let mut job = LayoutJob::default();
        let (title, explained) =
            (TextStyle::semibold(sizes::TEXT_SIZE), TextStyle::regular(sizes::MIN_TEXT_SIZE));
        for (text, style, color) in [
            (&told[0], title, look.text(Surface::Panel)),
            (&format!("\n{}", told[1]), explained, look.quiet_text(Surface::Panel)),
        ] {
            job.append(text, 0.0, TextFormat::simple(style.font(), color));
        }
        ui_at(ui, words, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = with_line_height(ui, job);
                ui.add(Label::new(words).wrap().selectable(false));
            });
        });
        let done = progress.answer_count(lesson, AnswerState::Later);
        let mut pen = Pen::new(ui.painter());
        for n in 0..count {
            let x = rect.right() - dots + DOT_STEP * n as f32 + DOT_RADIUS;
            let part = if n < done { 1.0 } else { 0.25 };
            let tone = look.text(Surface::Panel).gamma_multiply(part);
            pen.disc(pos2(x, rect.center().y), DOT_RADIUS, tone);
        }
    });
    shown.response
}

fn paint_mark(ui: &Ui, rect: Rect, lesson: Lesson, is_next: bool, is_done: bool, look: &Look) {
    const STYLE: TextStyle = TextStyle::semibold(13.0);
    let center = pos2(rect.left() + CIRCLE_COLUMN_WIDTH / 2.0, rect.center().y);
    let (text, panel) = (look.text(Surface::Panel), paint::color(look.colors.panel));
    let mut pen = Pen::new(ui.painter());
    if is_done {
        pen.disc(center, CIRCLE_RADIUS, text);
        paint::icon(&mut pen, Icon::Check, center, 16.0, panel);
        return;
    }
    let ring = if is_next {
        look.gold_text(Surface::Panel)
    } else {
        look.quiet_text(Surface::Panel).gamma_multiply(0.5)
    };
    let around = Rect::from_center_size(center, egui::Vec2::splat(2.0 * CIRCLE_RADIUS));
    pen.frame(around, CIRCLE_RADIUS, -1.5, 0.0, ring);
    let number = (lesson as usize + 1).to_string();
    let ink = if is_next { ring } else { text };
    pen.centered_text(center, &number, STYLE, ink);
}

fn title_bar(ui: &mut Ui, cx: &WindowContext<'_>) {
    let progress = &cx.session.preferences().lessons;
    let questions = Lesson::ALL.iter().map(|it| it.exercises().len());
    let answered = Lesson::ALL.iter().map(|it| progress.answer_count(*it, AnswerState::Later));
    let told = msg::lessons_answered(answered.sum::<usize>(), questions.sum::<usize>());
    ui.add(Label::new(RichText::new(told).weak()));
}
