//! The lesson on the table, with its question and what was answered.

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
