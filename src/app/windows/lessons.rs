//! The lessons: what there is to learn, and how far one has come.

use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::text;
use crate::app::command::{Command, LessonCommand};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::paint;
use crate::app::theme::{Look, strong};
use crate::coach::lessons::Lesson;
use crate::profile::LessonProgress;
use crate::words::{Id, lessons as words};
use crate::{id, say};

/// The space between two lessons, in points.
const BETWEEN: f32 = 10.0;
/// The place of the tick before a lesson, and its size, in points.
const TICK_ROOM: f32 = 26.0;
const TICK: f32 = 15.0;
/// How wide the buttons are at least, in points.
const BUTTON_WIDTH: f32 = 72.0;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct LessonsWindow;

impl Contents for LessonsWindow {
    fn title(&self) -> Id {
        id!("window-lessons")
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let progress = &around.session.preferences().lessons;
        text::paragraph(ui, say!("lessons-intro"));
        let done = Lesson::ALL.iter().filter(|it| progress.is_done(**it));
        text::quiet(ui, words::done(done.count()));
        for lesson in Lesson::ALL {
            ui.add_space(BETWEEN);
            if lesson_ui(ui, lesson, progress, around.look) {
                let begin = LessonCommand::Begin(lesson);
                answers.commands.push(Command::Lesson(begin));
            }
        }
    }
}

/// Draws a lesson; whether it is to begin.
fn lesson_ui(ui: &mut Ui, lesson: Lesson, progress: &LessonProgress, look: &Look) -> bool {
    let mut begins = false;
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(TICK_ROOM, TICK + 4.0), Sense::hover());
        if progress.is_done(lesson) {
            let tick = egui::Rect::from_center_size(place.center(), vec2(TICK, TICK));
            paint::tick(ui.painter(), tick, look.accent_text);
        }
        let begin = words::begin(progress, lesson);
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let button = egui::Button::new(begin.text()).min_size(vec2(BUTTON_WIDTH, 0.0));
            let button = ui.add(button);
            let name: &str = lesson.into();
            ear::give_author_id(&button, format!("lesson-begin-{name}"));
            let spoken = say!(
                "lesson-begin-spoken",
                button = begin.text(),
                lesson = words::title(lesson)
            );
            button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
            begins = tip(button, id!("tip-lesson-begin"), None).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(strong(words::title(lesson))).wrap());
                ui.add(Label::new(words::explained(lesson)).wrap());
                let come = RichText::new(words::progress(progress, lesson));
                ui.add(Label::new(come.small().weak()).wrap());
            });
        });
    });
    begins
}
