//! The lesson on the table, with its question and what was answered.

use super::Learn;
use super::coach::{Task, TaskKind};
use engine::{Action, View};
use nestor::ActionValue;
use nestor::coach::lessons::{Exercise, Lesson, Question};
use words::lessons::{Asked, Verdict};

/// The lesson on the table, with what has been answered.
#[derive(Debug)]
pub struct Teaching {
    /// The lesson.
    pub lesson: Lesson,
    /// The number of its question, from 0.
    pub number: usize,
    /// The position that is asked about, as whoever answers sees it.
    pub view: View,
    /// What was answered, or shown.
    pub answer: Option<(Verdict, Action)>,
    /// Whether something wrong was answered before, or the answer shown.
    pub is_helped: bool,
    /// What each play is worth.
    pub weighed: Option<Vec<ActionValue>>,
}

impl Teaching {
    /// The question, for what is said of it.
    pub fn asked(&self) -> Asked<'_> {
        Asked {
            lesson: self.lesson,
            number: self.number,
            view: &self.view,
            weighed: self.weighed.as_deref(),
        }
    }

    /// The position and its question.
    pub fn exercise(&self) -> &'static Exercise {
        &self.lesson.exercises()[self.number]
    }

    /// Whether the counts on the table are what it asks for, and they are still to be
    /// found.
    pub fn asks_for_counts(&self) -> bool {
        let is_fact = !matches!(self.exercise().question, Question::Best(_));
        is_fact && self.answer.is_none()
    }

    /// Whether no other question comes after it.
    pub fn is_last(&self) -> bool {
        self.number + 1 == self.lesson.exercises().len()
    }
}

impl Learn {
    /// Lays the position of a question on the table, and has its plays weighed.
    pub fn lay_lesson(&mut self, (lesson, number): (Lesson, usize), view: View, is_helped: bool) {
        let weighed = self.lesson.take().filter(|it| it.view == view);
        let weighed = weighed.and_then(|it| it.weighed);
        if weighed.is_none() {
            self.coach.ask(Task::Weigh(Box::new(view.clone())));
        }
        self.review = None;
        self.lesson = Some(Teaching {
            lesson,
            number,
            view,
            answer: None,
            is_helped,
            weighed,
        });
    }

    /// Takes the lesson off the table; `false` if there is none.
    pub fn leave_lesson(&mut self) -> bool {
        let lay_there = self.lesson.take().is_some();
        if lay_there {
            self.coach.forget(TaskKind::Weigh);
        }
        lay_there
    }
}
