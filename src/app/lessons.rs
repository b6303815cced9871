//! A lesson on the table: a position with a question that is answered by playing.
//! The game under way comes back when it is left.

use super::App;
use super::turn::Turn;
use crate::command::{Command, GameCommand, LearnCommand, LessonCommand, WindowKind};
use crate::learn::Teaching;
use crate::paint::Look;
use crate::windows::LessonPanel;
use engine::{Action, Level, Seating};
use game::profile::Answered;
use nestor::coach::lessons::{Exercise, Lesson};
use words::lessons::{self, Verdict};
use words::msg;
use words::refused::refused;

impl App {
    /// Does what was asked for in a lesson.
    pub(super) fn teach(&mut self, command: LessonCommand, now: f64) {
        let at = self.learn.lesson.as_ref().map(|it| (it.lesson, it.number));
        match (command, at) {
            (LessonCommand::Begin(lesson), _) => self.begin_lesson(lesson, now),
            (LessonCommand::TryAgain, Some((lesson, number))) => {
                self.lay(lesson, number, true, now);
                self.messages.whisper(lessons::question(lesson, number));
            }
            (LessonCommand::Show, Some(_)) => self.show_answer(now),
            (LessonCommand::Next, Some((lesson, number))) => {
                if self.learn.lesson.as_ref().is_some_and(Teaching::is_last) {
                    self.leave_lesson(now);
                    self.open(WindowKind::Lessons);
                } else {
                    self.lay(lesson, number + 1, false, now);
                }
            }
            (LessonCommand::Leave, Some(_)) => {
                self.leave_lesson(now);
                self.messages.say(&msg::LESSON_LEFT.text());
            }
            (_, None) => {}
        }
    }

    /// Begins a lesson where it was left, or from its first question.
    fn begin_lesson(&mut self, lesson: Lesson, now: f64) {
        self.close_windows();
        let progress = &self.session.preferences().lessons;
        let first = progress.first_open(lesson).unwrap_or_default();
        self.lay(lesson, first, false, now);
    }

    /// Lays the position of a question on the table.
    fn lay(&mut self, lesson: Lesson, number: usize, is_helped: bool, now: f64) {
        let exercise = &lesson.exercises()[number];
        let (name, seats) = (self.session.name(), exercise.seats());
        let state = exercise.state(Seating::with_nestors(name, seats, Level::Tough));
        let Some(view) = state.view(Exercise::SEAT) else {
            return;
        };
        self.learn.lay_lesson((lesson, number), view, is_helped);
        if self.session.state().outcome().is_none() {
            self.learn.stop_study();
        }
        self.session.keep_clock();
        self.session.lay_lesson(state);
        self.table.cover();
        self.follow_screen(now);
        self.moved(now);
    }

    /// Takes the lesson off the table. The game lies there as it was; nobody knows
    /// who looks at it now, and its clock stands still until somebody goes on.
    pub(super) fn leave_lesson(&mut self, now: f64) {
        if !self.learn.leave_lesson() {
            return;
        }
        self.session.leave_lesson();
        self.come_to_another_game();
        self.follow_screen(now);
        self.moved(now);
    }

    /// Answers the question by this, and says at once whether that is right.
    pub(super) fn answer(&mut self, action: Action, now: f64) {
        let Some(teaching) = &mut self.learn.lesson else {
            return;
        };
        if teaching.answer.is_some() {
            self.messages.say(&msg::LESSON_IS_ANSWERED.text());
            return;
        }
        let is_right = teaching.exercise().is_answer(&teaching.view, action);
        let events = match self.session.act(Exercise::SEAT, action) {
            Ok(events) => events,
            Err(error) => {
                self.messages.say(&refused(&error.reason));
                return;
            }
        };
        let verdict = if is_right {
            Verdict::Right
        } else {
            Verdict::Wrong
        };
        let how = match verdict {
            Verdict::Right if teaching.is_helped => Some(Answered::Later),
            Verdict::Right => Some(Answered::AtFirst),
            _ => None,
        };
        teaching.answer = Some((verdict, action));
        let at = (teaching.lesson, teaching.number);
        self.note_answered(at, how);
        self.happened(&events, now);
    }

    /// Shows the answer by playing it.
    fn show_answer(&mut self, now: f64) {
        let Some(teaching) = &self.learn.lesson else {
            return;
        };
        let at = (teaching.lesson, teaching.number);
        let answers = teaching.exercise().answers(&teaching.view);
        let Some(answer) = answers.first().copied() else {
            return;
        };
        if teaching.answer.is_some() {
            self.lay(at.0, at.1, true, now);
        }
        self.note_answered(at, Some(Answered::Later));
        if let Some(teaching) = &mut self.learn.lesson {
            teaching.answer = Some((Verdict::Shown, answer));
            teaching.is_helped = true;
        }
        if let Ok(events) = self.session.act(Exercise::SEAT, answer) {
            self.happened(&events, now);
        }
    }

    /// Keeps how a question was answered.
    fn note_answered(&mut self, (lesson, number): (Lesson, usize), how: Option<Answered>) {
        if let Some(how) = how {
            let mut preferences = self.session.preferences().clone();
            preferences.lessons.note(lesson, number, how);
            self.session.set_preferences(preferences);
        }
    }

    /// Whether a command was taken care of while a lesson lies on the table: what has to
    /// do with the game waits, and undo takes back the answer. For the game and for another
    /// one the lesson is left.
    pub(super) fn run_in_lesson(&mut self, command: &Command, now: f64) -> bool {
        if command.is_of_game() {
            self.messages.say(&msg::WHY_LESSON.text());
            return true;
        }
        if *command == Command::Game(GameCommand::Undo) {
            let is_answered = |it: &Teaching| it.answer.is_some();
            if self.learn.lesson.as_ref().is_some_and(is_answered) {
                self.teach(LessonCommand::TryAgain, now);
            }
            return true;
        }
        if *command == Command::Game(GameCommand::LeaveAgain) {
            self.leave_lesson(now);
            return true;
        }
        if command.leaves_lesson() {
            self.leave_lesson(now);
        }
        false
    }

    /// The question, and what is said to the answer.
    pub(super) fn lesson_panel<'a>(&'a self, look: &'a Look) -> Option<LessonPanel<'a>> {
        Some(LessonPanel {
            teaching: self.learn.lesson.as_ref()?,
            seating: self.session.seating(),
            look,
            has_keys: !self.windows.is_any_open(),
        })
    }

    /// What Space does in a lesson, once its question was answered.
    pub(super) fn lesson_turn(&self) -> Option<Turn> {
        let teaching = self.learn.lesson.as_ref()?;
        let (verdict, _) = teaching.answer?;
        let next = if teaching.is_last() {
            msg::LESSON_FINISH
        } else {
            msg::LESSON_NEXT
        };
        let (name, command) = match verdict {
            Verdict::Wrong => (msg::LESSON_TRY_AGAIN, LessonCommand::TryAgain),
            Verdict::Right | Verdict::Shown => (next, LessonCommand::Next),
        };
        Some(Turn::Buttons(vec![(
            name,
            Command::Learn(LearnCommand::Lesson(command)),
        )]))
    }
}
