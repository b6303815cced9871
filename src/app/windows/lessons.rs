//! The lessons: what there is to learn, and how far one has come.

use egui::{
    Align, Align2, Button, FontId, Label, Layout, Rect, Response, RichText, Role, Sense, Ui,
    WidgetInfo, vec2,
};

use super::contents::{Answers, Contents, Surroundings};
use super::text;
use crate::app::command::{Command, LessonCommand};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::paint;
use crate::app::theme::{Look, TEXT_SIZE, strong};
use game::profile::LessonProgress;
use nestor::coach::lessons::Lesson;
use words::{Id, lessons};
use words::{id, say};

/// The space between two lessons, in points.
const BETWEEN: f32 = 10.0;
/// The room for the number of a lesson, or the tick in its place, and the size of that,
/// in points.
const MARK_ROOM: f32 = 26.0;
const TICK: f32 = 16.0;
/// How wide the buttons are at least, in points.
const BUTTON_WIDTH: f32 = 72.0;

/// The window.
#[derive(Debug, Default)]
pub struct LessonsWindow {
    /// The lesson that comes next takes the keyboard.
    opens: bool,
}

impl Contents for LessonsWindow {
    fn title(&self) -> Id {
        id!("window-lessons")
    }

    fn width(&self) -> f32 {
        590.0
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.opens = true;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let progress = &around.session.preferences().lessons;
        text::paragraph(ui, say!("lessons-intro"));
        let done = Lesson::ALL.iter().filter(|it| progress.is_done(**it));
        text::quiet(ui, lessons::done(done.count()));
        let next = Lesson::ALL.into_iter().find(|it| !progress.is_done(*it));
        for lesson in Lesson::ALL {
            ui.add_space(BETWEEN);
            let is_next = next == Some(lesson);
            let button = lesson_ui(ui, (lesson, is_next), progress, around.look);
            if is_next && std::mem::take(&mut self.opens) {
                button.request_focus();
                button.scroll_to_me(Some(Align::Center));
            }
            if button.clicked() {
                let begin = LessonCommand::Begin(lesson);
                answers.commands.push(Command::Lesson(begin));
            }
        }
        self.opens = false;
    }
}

/// Draws a lesson, and the button that begins it, which stands out at the lesson that
/// comes next.
fn lesson_ui(
    ui: &mut Ui,
    (lesson, is_next): (Lesson, bool),
    progress: &LessonProgress,
    look: &Look,
) -> Response {
    let line = ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(MARK_ROOM, TICK), Sense::hover());
        if progress.is_done(lesson) {
            let tick = Rect::from_center_size(place.center(), vec2(TICK, TICK));
            paint::tick(ui.painter(), tick, look.accent_text);
        } else {
            let number = (lesson as usize + 1).to_string();
            let font = FontId::proportional(TEXT_SIZE);
            let at = place.center_top();
            ui.painter()
                .text(at, Align2::CENTER_TOP, number, font, look.quiet);
        }
        let begins = ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let button = button_ui(ui, lesson, is_next, progress, look);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(strong(lessons::title(lesson))).wrap());
                ui.add(Label::new(lessons::explained(lesson)).wrap());
                let come = RichText::new(lessons::progress(progress, lesson));
                ui.add(Label::new(come.small().weak()).wrap());
            });
            button
        });
        begins.inner
    });
    line.inner
}

/// Draws the button that begins a lesson.
fn button_ui(
    ui: &mut Ui,
    lesson: Lesson,
    is_next: bool,
    progress: &LessonProgress,
    look: &Look,
) -> Response {
    let begin = lessons::begin(progress, lesson).text();
    let button = if is_next {
        look.main_button(&begin)
    } else {
        Button::new(&begin)
    };
    let button = ui.add(button.min_size(vec2(BUTTON_WIDTH, 0.0)));
    let name: &str = lesson.into();
    let title = lessons::title(lesson);
    let spoken = say!("lesson-begin-spoken", button = begin, lesson = title);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    ear::give_author_id(&button, format!("lesson-begin-{name}"));
    tip(button, id!("tip-lesson-begin"), None)
}
