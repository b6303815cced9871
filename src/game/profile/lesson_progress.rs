//! A person's progress in the lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use nestor::coach::lessons::Lesson;

/// How a lesson's question was answered, from worst to best.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub enum AnswerState {
    /// The question is not answered yet.
    #[default]
    NotYet,
    /// The question was answered after a wrong try, or after the answer was shown.
    Later,
    /// The question was answered at the first try.
    AtFirst,
}

/// Progress in the lessons: the best answer to each question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonProgress(BTreeMap<Lesson, Vec<AnswerState>>);

impl LessonProgress {
    /// Returns the best answer so far to the question with this index.
    pub fn best_answer(&self, lesson: Lesson, question: usize) -> AnswerState {
        let best = self.0.get(&lesson).and_then(|all| all.get(question));
        best.copied().unwrap_or_default()
    }

    /// Notes that a lesson was begun; earlier answers stay.
    pub fn note_begun(&mut self, lesson: Lesson) {
        self.0.entry(lesson).or_default();
    }

    /// Whether a lesson was begun, and has unanswered questions.
    pub fn is_under_way(&self, lesson: Lesson) -> bool {
        self.0.contains_key(&lesson) && !self.is_done(lesson)
    }

    /// Notes how the question with this index was answered; a better earlier answer stays.
    pub fn note_answer(&mut self, lesson: Lesson, question: usize, answer: AnswerState) {
        let all = self.0.entry(lesson).or_default();
        if all.len() <= question {
            all.resize(question + 1, AnswerState::NotYet);
        }
        all[question] = all[question].max(answer);
    }

    /// Returns the index of the first unanswered question; `None` if all are answered.
    pub fn first_unanswered(&self, lesson: Lesson) -> Option<usize> {
        let mut questions = 0..lesson.exercises().len();
        questions.find(|question| self.best_answer(lesson, *question) == AnswerState::NotYet)
    }

    /// Returns the number of a lesson's questions that were answered at least this well.
    pub fn answer_count(&self, lesson: Lesson, at_least: AnswerState) -> usize {
        let questions = 0..lesson.exercises().len();
        questions.filter(|question| self.best_answer(lesson, *question) >= at_least).count()
    }

    /// Whether every question of a lesson was answered.
    pub fn is_done(&self, lesson: Lesson) -> bool {
        self.first_unanswered(lesson).is_none()
    }
}
