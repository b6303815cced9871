//! The lesson on the table, with its question and the answer.

use super::Learn;
use crate::jobs::Asked;
use engine::{Action, View};
use nestor::ActionValue;
use nestor::coach;
use nestor::coach::lessons::{Exercise, ExerciseQuestion, Lesson};
use words::lessons::{self, LessonVerdict};
use words::{MessageId, msg};

/// A step of a lesson: a play that is shown, or a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonStep {
    pub lesson: Lesson,
    /// Whether a play is shown; these come before the questions.
    pub is_shown: bool,
    /// The number among the plays or the questions, from 0.
    pub number: usize,
}

impl LessonStep {
    /// All plays that the lesson shows, or all its questions.
    pub fn all(self) -> &'static [Exercise] {
        if self.is_shown { self.lesson.shown() } else { self.lesson.exercises() }
    }

    /// The position, with its question or the play.
    pub fn exercise(self) -> &'static Exercise {
        &self.all()[self.number]
    }

    /// The text of the question, or about the play.
    pub fn text(self) -> String {
        if self.is_shown {
            lessons::shown(self.lesson, self.number)
        } else {
            lessons::question(self.lesson, self.number)
        }
    }

    /// The step before a play that is shown.
    pub fn before(self) -> Option<Self> {
        let number = self.number.checked_sub(1).filter(|_| self.is_shown)?;
        Some(Self { number, ..self })
    }

    /// The step after it, if it is not the last of the lesson.
    pub fn after(self) -> Option<Self> {
        let number = self.number + 1;
        match (self.is_shown, number == self.all().len()) {
            (_, false) => Some(Self { number, ..self }),
            (true, true) => Some(Self { number: 0, is_shown: false, ..self }),
            (false, true) => None,
        }
    }

    /// The button that leads to the step after it.
    pub fn next(self) -> MessageId {
        match self.after() {
            None if self.lesson.is_first() => msg::LESSON_FINISH_PLAY,
            None => msg::LESSON_FINISH,
            Some(after) if after.is_shown => msg::LESSON_ONWARD,
            Some(_) if self.is_shown => msg::LESSON_FIRST_QUESTION,
            Some(_) => msg::LESSON_NEXT,
        }
    }
}

/// The lesson on the table, with what has been answered.
#[derive(Debug)]
pub struct Teaching {
    /// The play or the question.
    pub step: LessonStep,
    /// The view of the player who answers, before the play or the answer.
    pub view: View,
    /// The answer that was given, or shown in its place.
    pub answer: Option<(LessonVerdict, Action)>,
    /// Whether something wrong was answered before, or the answer shown.
    pub is_helped: bool,
    /// The value of each play, the best first.
    pub(super) weighed: Asked<(), Vec<ActionValue>>,
}

impl Teaching {
    /// The question as the coach's texts need it.
    pub fn asked(&self) -> lessons::LessonQuestion<'_> {
        lessons::LessonQuestion {
            lesson: self.step.lesson,
            number: self.step.number,
            view: &self.view,
            values: self.weighed.value().map(Vec::as_slice),
        }
    }

    /// Whether it asks for the counts on the table and is not answered yet.
    pub fn asks_for_counts(&self) -> bool {
        let is_fact = !matches!(self.step.exercise().question, ExerciseQuestion::Best(_));
        is_fact && self.answer.is_none()
    }

    /// Whether a wrong answer lies on the table.
    pub fn is_wrong(&self) -> bool {
        matches!(self.answer, Some((LessonVerdict::Wrong, _)))
    }

    /// The right answer while a wrong one lies on the table, if a bone of the hand gives it.
    pub fn awaited(&self) -> Option<Action> {
        if !self.is_wrong() {
            return None;
        }
        let answers = self.step.exercise().answers(&self.view);
        let answer = answers.first().copied();
        answer.filter(|answer| matches!(answer, Action::Lead(_) | Action::Play(..)))
    }

    /// Whether the first lesson is at its end, so that a game may begin.
    pub fn is_well_done(&self) -> bool {
        let is_answered = self.answer.is_some() && !self.is_wrong();
        is_answered && self.step.lesson.is_first() && self.step.after().is_none()
    }

    /// Whether undo has something to take back: an answer, or a play that is shown.
    pub fn can_undo(&self) -> bool {
        self.answer.is_some() || self.step.before().is_some()
    }
}

impl Learn {
    /// Puts a position on the table, and asks the coach for the values of its plays.
    pub fn begin_step(&mut self, step: LessonStep, view: View, is_helped: bool) {
        let before = self.lesson.take().filter(|it| it.view == view);
        let mut weighed = before.map(|it| it.weighed).unwrap_or_default();
        if weighed.key().is_none() && !step.is_shown {
            let view = view.clone();
            weighed.ask_coach(&self.ctx, (), move |watch| coach::play_values(&view, watch));
        }
        self.review = None;
        self.lesson = Some(Teaching { step, view, answer: None, is_helped, weighed });
    }

    /// Takes the lesson off the table; `false` if there is none.
    pub fn leave_lesson(&mut self) -> bool {
        self.lesson.take().is_some()
    }
}
