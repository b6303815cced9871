//! Texts of lessons: questions, and feedback on answers.

use super::hint;
use super::msg::MessageId;
use super::named::Named as _;
use super::names::display_name;
use super::place::fitting_numbers;
use super::points::{Points, sum};
use crate::msg;
use engine::{Action, Event, PipsSet, Rules, Seat, Seating, View};
use game::profile::{AnswerState, LessonProgress};
use nestor::coach::lessons::{ExerciseQuestion, Lesson};
use nestor::{ActionValue, Cost, table_after};

/// The text of a question, by its index among the lesson's questions.
pub fn question(lesson: Lesson, index: usize) -> String {
    lesson.text(&(index + 1).to_string())
}

/// The caption of a play that is shown before the first question, by its index among these plays.
pub fn play_caption(lesson: Lesson, index: usize) -> String {
    lesson.text(&format!("shown-{}", index + 1))
}

fn answer_explanation(lesson: Lesson, index: usize) -> String {
    lesson.text(&format!("{}-why", index + 1))
}

/// The draws and passes of others in the hand, with the open numbers: a sentence for each turn.
pub fn draws_and_passes(view: &View, seating: &Seating) -> Vec<String> {
    let mut turns: Vec<(Seat, PipsSet, usize)> = Vec::new();
    let mut goes_on = false;
    for event in view.events() {
        match event {
            Event::Drew { seat, open, .. } if *seat != view.seat() => {
                match turns.last_mut().filter(|_| goes_on) {
                    Some((_, _, bones)) => *bones += 1,
                    None => turns.push((*seat, *open, 1)),
                }
                goes_on = true;
            }
            Event::Passed { seat, open } if *seat != view.seat() => {
                turns.push((*seat, *open, 0));
                goes_on = false;
            }
            _ => goes_on = false,
        }
    }
    let turns = turns.into_iter().map(|(seat, open, bones)| {
        let name = display_name(seating[seat].name());
        msg::lesson_seen_turn(bones, name, fitting_numbers(open, view.rules().fit))
    });
    turns.collect()
}

/// The number of questions of a lesson. Once one has been answered, also how many were answered,
/// and how many of these at the first try.
pub fn progress(progress: &LessonProgress, lesson: Lesson) -> String {
    let count = lesson.exercises().len();
    let done = progress.answer_count(lesson, AnswerState::Later);
    if done == 0 {
        return msg::lesson_questions(count);
    }
    let first = progress.answer_count(lesson, AnswerState::AtFirst);
    msg::lesson_progress(count, done, first)
}

/// Label of the button that starts, continues or repeats a lesson.
pub fn begin_label(progress: &LessonProgress, lesson: Lesson) -> MessageId {
    match progress.answer_count(lesson, AnswerState::Later) {
        0 => msg::LESSON_START,
        _ if progress.is_done(lesson) => msg::LESSON_AGAIN,
        _ => msg::LESSON_GO_ON,
    }
}

/// How the player did on a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonVerdict {
    /// The answer was right.
    Right,
    /// The answer was wrong.
    Wrong,
    /// The player had the answer shown instead of giving it.
    Shown,
}

impl LessonVerdict {
    /// The heading above the feedback on the answer.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Right => msg::LESSON_RIGHT,
            Self::Wrong => msg::LESSON_WRONG,
            Self::Shown => msg::LESSON_SHOWN,
        }
    }
}

/// A question of a lesson, with its position.
#[derive(Debug, Clone, Copy)]
pub struct LessonQuestion<'a> {
    /// The lesson that asks the question.
    pub lesson: Lesson,
    /// The index of the question among the lesson's questions.
    pub number: usize,
    /// The position, as the player sees it.
    pub view: &'a View,
    /// The values of the plays, the best first; `None` while they are unknown.
    pub values: Option<&'a [ActionValue]>,
}

impl LessonQuestion<'_> {
    /// Feedback on an answer, in sentences.
    pub fn feedback(self, verdict: LessonVerdict, action: Action) -> Vec<String> {
        let mut lines = Vec::new();
        if verdict == LessonVerdict::Shown {
            lines.push(match action {
                Action::Draw => msg::LESSON_SHOWN_DRAW.text(),
                Action::BlowUp(bone) => msg::lesson_shown_blow_up(bone),
                _ => msg::lesson_shown_play(play(action)),
            });
        }
        lines.extend(self.count_sentence(action));
        if verdict == LessonVerdict::Wrong {
            lines.push(self.error_sentence(action));
            lines.extend(self.answer(action));
        } else {
            lines.push(answer_explanation(self.lesson, self.number));
            lines.extend(self.compare_with_next());
        }
        lines
    }

    fn question(self) -> ExerciseQuestion {
        self.lesson.exercises()[self.number].question
    }

    /// Tells the right answer after a wrong one, if it plays a bone.
    fn answer(self, given: Action) -> Option<String> {
        let exercise = &self.lesson.exercises()[self.number];
        let answer = exercise.answers(self.view).into_iter().next()?;
        let is_bone = matches!(answer, Action::Lead(_) | Action::Play(..));
        is_bone.then(|| {
            if given.bone() == answer.bone() {
                msg::lesson_answer_is_there(play(answer))
            } else {
                msg::lesson_answer_is(play(answer))
            }
        })
    }

    /// The table count after a play, in a sentence. `None` if counts do not score.
    fn count_sentence(self, action: Action) -> Option<String> {
        let rules = self.view.rules();
        if !rules.counts_score() {
            return None;
        }
        let table = table_after(rules, self.view.position().table(), action)?;
        let count = table.count();
        Some(msg::lesson_makes(
            play(action),
            Points::of(rules.count_points(count), rules),
            sum(&table.terms(), count),
        ))
    }

    /// Explains the error in an answer.
    fn error_sentence(self, action: Action) -> String {
        match self.question() {
            ExerciseQuestion::Score => return msg::LESSON_SCORES_MORE.text(),
            ExerciseQuestion::Best(_) => {}
        }
        let (rules, table) = (self.view.rules(), self.view.position().table());
        let values = self.values.unwrap_or_default();
        let is_it = |it: &&ActionValue| table.is_same_play(it.action, action);
        let Some((best, value)) = values.first().zip(values.iter().find(is_it)) else {
            return msg::LESSON_BETTER.text();
        };
        cost_sentence(play(action), value.cost, best.chance, rules)
    }

    /// Compares the best play with the next best.
    fn compare_with_next(self) -> Option<String> {
        if !matches!(self.question(), ExerciseQuestion::Best(_)) {
            return None;
        }
        let [best, next, ..] = self.values? else {
            return None;
        };
        let chance = hint::percent(best.chance);
        let other = hint::percent(best.chance - next.cost.chance);
        let next_play = play(next.action);
        let rules = self.view.rules();
        let points = if hint::is_given_in_points(next.cost, rules) {
            Points::shown(hint::average(next.cost.points, rules))
        } else {
            Points::NONE
        };
        Some(msg::lesson_worth(chance, next_play, other, points))
    }
}

/// What a play costs compared with the best one, whose chance to win is `best_chance`.
pub(super) fn cost_sentence(play: String, cost: Cost, best_chance: f32, rules: &Rules) -> String {
    if hint::is_given_in_points(cost, rules) {
        let points = hint::average(cost.points, rules);
        return msg::lesson_costs(play, Points::shown(points));
    }
    let chance = hint::percent(best_chance - cost.chance);
    msg::lesson_costs_chance(hint::percent(best_chance), chance, play)
}

/// A play in the middle of a sentence. The arms of the line turn corners, so an end is named by the
/// bone that lies there, not by its side.
fn play(action: Action) -> String {
    match action {
        Action::Play(bone, end, _) => msg::lesson_play(bone, end.on.to_string()),
        Action::Lead(bone) => bone.to_string(),
        Action::BlowUp(bone) => msg::lesson_blow_up(bone),
        _ => msg::LESSON_DRAW.text(),
    }
}
