//! A person's progress in the lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use nestor::coach::lessons::Lesson;

/// Answer to a lesson's question, from worst to best.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub enum Answered {
    /// Not yet.
    #[default]
    NotYet,
    /// After a wrong try, or after it was shown.
    Later,
    /// At the first try.
    AtFirst,
}

/// Progress in the lessons: the best answer to each question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonProgress(BTreeMap<Lesson, Vec<Answered>>);

impl LessonProgress {
    /// Best answer to a question.
    pub fn answered(&self, lesson: Lesson, question: usize) -> Answered {
        let answered = self.0.get(&lesson).and_then(|all| all.get(question));
        answered.copied().unwrap_or_default()
    }

    /// Notes how a question was answered; a better earlier answer stays.
    pub fn note(&mut self, lesson: Lesson, question: usize, how: Answered) {
        let all = self.0.entry(lesson).or_default();
        if all.len() <= question {
            all.resize(question + 1, Answered::NotYet);
        }
        all[question] = all[question].max(how);
    }

    /// The first question that was not answered yet; `None` if all of them were.
    pub fn first_open(&self, lesson: Lesson) -> Option<usize> {
        let mut questions = 0..lesson.exercises().len();
        questions.find(|question| self.answered(lesson, *question) == Answered::NotYet)
    }

    /// Number of questions answered at least this well.
    pub fn count(&self, lesson: Lesson, how: Answered) -> usize {
        let questions = 0..lesson.exercises().len();
        questions.filter(|question| self.answered(lesson, *question) >= how).count()
    }

    /// Whether every question of a lesson was answered.
    pub fn is_done(&self, lesson: Lesson) -> bool {
        self.first_open(lesson).is_none()
    }
}
