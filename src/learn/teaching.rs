//! The lesson or the task on the table, with its question and the answer.

use super::Learn;
use super::practice::PracticeTask;
use crate::jobs::BackgroundQuestion;
use engine::{Action, Seating, View};
use nestor::ActionValue;
use nestor::coach::lessons::{Exercise, ExerciseQuestion, Lesson};
use nestor::coach::{self, Explanation};
use words::lessons::{self, LessonVerdict};
use words::review::TableContext;
use words::{MessageId, msg, practice};

/// A step of a lesson: a play that is shown, or a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonStep {
    pub lesson: Lesson,
    /// Whether the step shows a play instead of asking a question. The plays come first.
    pub is_shown: bool,
    /// The index of this step among the lesson's shown plays, or among its questions.
    pub number: usize,
}

impl LessonStep {
    /// All plays that the lesson shows if this step shows one, or else all its questions.
    pub fn exercises(self) -> &'static [Exercise] {
        if self.is_shown { self.lesson.examples() } else { self.lesson.exercises() }
    }

    /// Returns the position, with the question or the shown play.
    pub fn exercise(self) -> &'static Exercise {
        &self.exercises()[self.number]
    }

    /// Returns the question, or the text about the shown play.
    pub fn text(self) -> String {
        if self.is_shown {
            lessons::play_caption(self.lesson, self.number)
        } else {
            lessons::question(self.lesson, self.number)
        }
    }

    /// The step with the play shown before this one; `None` for the first play, and for questions.
    pub fn previous(self) -> Option<Self> {
        let number = self.number.checked_sub(1).filter(|_| self.is_shown)?;
        Some(Self { number, ..self })
    }

    /// Returns the next step; `None` after the last one of the lesson.
    pub fn next(self) -> Option<Self> {
        let number = self.number + 1;
        match (self.is_shown, number == self.exercises().len()) {
            (_, false) => Some(Self { number, ..self }),
            (true, true) => Some(Self { number: 0, is_shown: false, ..self }),
            (false, true) => None,
        }
    }

    /// Label of the button that leads to the next step.
    pub fn next_label(self) -> MessageId {
        match self.next() {
            None if self.lesson.is_first() => msg::LESSON_FINISH_PLAY,
            None => msg::LESSON_FINISH,
            Some(next) if next.is_shown => msg::LESSON_ONWARD,
            Some(_) if self.is_shown => msg::LESSON_FIRST_QUESTION,
            Some(_) => msg::LESSON_NEXT,
        }
    }
}

#[derive(Debug, Clone)]
pub enum TeachingStep {
    Lesson(LessonStep),
    /// A task from the player's own mistakes.
    Task(Box<PracticeTask>),
}

impl TeachingStep {
    pub const fn lesson(&self) -> Option<LessonStep> {
        match self {
            Self::Lesson(step) => Some(*step),
            Self::Task(_) => None,
        }
    }

    /// Returns the task; `None` in a lesson.
    pub fn task(&self) -> Option<&PracticeTask> {
        match self {
            Self::Lesson(_) => None,
            Self::Task(task) => Some(task),
        }
    }

    /// Whether the step shows a play instead of asking a question.
    pub fn is_shown(&self) -> bool {
        self.lesson().is_some_and(|step| step.is_shown)
    }

    /// The step with the play shown before this one; `None` for the first play, and for questions.
    pub fn previous(&self) -> Option<LessonStep> {
        self.lesson()?.previous()
    }

    /// The number of the play, question, or task, from 1, and how many there are in the lesson or
    /// the day.
    pub fn number_and_count(&self) -> (usize, usize) {
        match self {
            Self::Lesson(step) => (step.number + 1, step.exercises().len()),
            Self::Task(task) => (task.number, task.count),
        }
    }

    /// Returns the label of the button that leads to the next step or task.
    pub fn next_label(&self) -> MessageId {
        match self {
            Self::Lesson(step) => step.next_label(),
            Self::Task(task) if task.number == task.count => msg::PRACTICE_FINISH,
            Self::Task(_) => msg::PRACTICE_NEXT,
        }
    }
}

/// The lesson or the task on the table, with the current answer.
#[derive(Debug)]
pub struct Teaching {
    pub step: TeachingStep,
    /// What the player who answers sees, before the shown play or the answer.
    pub view: View,
    /// The answer that the player gave or asked to see; `None` until then.
    pub answer: Option<(LessonVerdict, Action)>,
    /// Whether a wrong answer was given before, or the answer was shown.
    pub is_helped: bool,
    /// The value of each play of a lesson's question, the best first.
    pub(super) values_question: BackgroundQuestion<(), Vec<ActionValue>>,
    /// The explanation of the best play of a task.
    pub(super) explanation_question: BackgroundQuestion<(), Explanation>,
}

impl Teaching {
    /// Returns the question, or the text about the shown play.
    pub fn text(&self, seating: &Seating) -> String {
        match &self.step {
            TeachingStep::Lesson(step) => step.text(),
            TeachingStep::Task(_) => practice::question(&self.view, seating),
        }
    }

    /// Returns the feedback on an answer, one sentence per item.
    pub fn feedback(
        &self,
        verdict: LessonVerdict,
        action: Action,
        seating: &Seating,
    ) -> Vec<String> {
        match &self.step {
            TeachingStep::Lesson(step) => {
                let question = lessons::LessonQuestion {
                    lesson: step.lesson,
                    number: step.number,
                    view: &self.view,
                    values: self.values_question.value().map(Vec::as_slice),
                };
                question.feedback(verdict, action)
            }
            TeachingStep::Task(task) => {
                let answer = practice::TaskAnswer {
                    decision: &task.decision,
                    action,
                    cost: task.value(action, self.view.position().table()).map(|it| it.cost),
                    why: self.best_play_explanation(),
                };
                answer.feedback(verdict, TableContext { seating, rules: self.view.rules() })
            }
        }
    }

    /// Whether an unanswered question asks which bone scores most, so that counts must stay hidden.
    pub fn asks_what_scores(&self) -> bool {
        let step = self.step.lesson();
        let asks_fact =
            step.is_some_and(|step| !matches!(step.exercise().question, ExerciseQuestion::Best(_)));
        asks_fact && self.answer.is_none()
    }

    /// Whether the given answer is wrong.
    pub fn is_wrong(&self) -> bool {
        matches!(self.answer, Some((LessonVerdict::Wrong, _)))
    }

    /// Returns the right answer to a lesson's question after a wrong answer, if it plays a bone
    /// that is still in the hand; `None` for a task.
    pub fn right_answer(&self) -> Option<Action> {
        let Some((LessonVerdict::Wrong, given)) = self.answer else {
            return None;
        };
        let answers = self.step.lesson()?.exercise().answers(&self.view);
        let answer = answers.first().copied();
        let is_bone = |it: &Action| matches!(it, Action::Lead(_) | Action::Play(..));
        answer.filter(is_bone).filter(|answer| answer.bone() != given.bone())
    }

    /// Whether the first lesson has been answered to its end, so that a game may begin.
    pub fn is_first_lesson_finished(&self) -> bool {
        let is_answered = self.answer.is_some() && !self.is_wrong();
        let is_last = |step: LessonStep| step.lesson.is_first() && step.next().is_none();
        is_answered && self.step.lesson().is_some_and(is_last)
    }

    /// Whether undo has something to take back: an answer, or a play that is shown.
    pub fn can_undo(&self) -> bool {
        self.answer.is_some() || self.step.previous().is_some()
    }
}

impl Learn {
    /// Begins a step of a lesson. If the step is a question, asks the coach for the values of its
    /// plays.
    pub fn begin_step(&mut self, step: LessonStep, view: View, is_helped: bool) {
        let before = self.lesson.take().filter(|it| it.view == view);
        let mut values_question = before.map(|it| it.values_question).unwrap_or_default();
        if values_question.key().is_none() && !step.is_shown {
            let view = view.clone();
            values_question.ask_coach(&self.ctx, (), move |watch| coach::play_values(&view, watch));
        }
        self.review = None;
        self.lesson = Some(Teaching {
            step: TeachingStep::Lesson(step),
            view,
            answer: None,
            is_helped,
            values_question,
            explanation_question: BackgroundQuestion::default(),
        });
    }

    /// Takes the lesson or the task off the table. Returns `false` if there is none.
    pub fn leave_lesson(&mut self) -> bool {
        self.lesson.take().is_some()
    }
}
