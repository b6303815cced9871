//! Lessons: what is asked, and what is said to an answer.

use super::hint;
use super::joined;
use super::message::{Id, message};
use super::named::Named as _;
use super::names::called;
use super::points::{self, sum};
use crate::{id, say};
use engine::{Action, Event, PipsSet, Seat, Seating, View};
use game::profile::{Answered, LessonProgress};
use nestor::coach::lessons::{Lesson, Question};
use nestor::{ActionValue, Cost, table_after};

/// The buttons while a lesson lies on the table.
pub const NEXT: Id = id!("lesson-next");
/// After the last question.
pub const FINISH: Id = id!("lesson-finish");
/// After a wrong answer.
pub const TRY_AGAIN: Id = id!("lesson-try-again");
/// Shows the answer.
pub const SHOW: Id = id!("lesson-show");
/// Above what others drew and where they passed.
pub const SEEN: Id = id!("lesson-seen");
/// Takes the lesson off the table.
pub const LEAVE: Id = id!("lesson-leave");
/// Leads to the list.
pub const ALL: Id = id!("lesson-all");
/// The game is on the table again.
pub const LEFT: Id = id!("lesson-left");
/// The question was answered, and the table lies still.
pub const ANSWERED: Id = id!("lesson-is-answered");
/// Something that has to do with the game, which is not on the table.
pub const NOT_NOW: Id = id!("why-lesson");

/// A cost below this is told as a chance, in points; and so is one of more than this
/// share of the games.
const LEAST_POINTS: f32 = 1.0;
const MANY_GAMES: f32 = 0.15;

/// What a lesson is called.
pub fn title(lesson: Lesson) -> String {
    lesson.called()
}

/// What is learned in it.
pub fn explained(lesson: Lesson) -> String {
    lesson.also("explained")
}

/// What is asked; the first question is 0.
pub fn question(lesson: Lesson, number: usize) -> String {
    message(&question_id(lesson, number), &[])
}

/// Why the answer is what it is.
fn why(lesson: Lesson, number: usize) -> String {
    message(&why_id(lesson, number), &[])
}

fn question_id(lesson: Lesson, number: usize) -> String {
    format!("{}-{}", lesson.id(), number + 1)
}

fn why_id(lesson: Lesson, number: usize) -> String {
    format!("{}-why", question_id(lesson, number))
}

/// The ids of all questions and answers.
pub(super) fn ids() -> Vec<String> {
    let questions = Lesson::ALL.into_iter().flat_map(|lesson| {
        let numbers = 0..lesson.exercises().len();
        numbers.flat_map(move |number| [question_id(lesson, number), why_id(lesson, number)])
    });
    questions.collect()
}

/// What others drew and where they passed in the hand, in order, each with the numbers
/// that were open: a sentence for each turn.
pub fn seen(view: &View, seating: &Seating) -> Vec<String> {
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
        let name = called(seating[seat].name());
        let mut open: Vec<String> = open.iter().map(|pips| pips.to_string()).collect();
        open.reverse();
        let open = joined(&open);
        match bones {
            0 => say!("lesson-seen-passed", name = name, open = open),
            _ => say!("lesson-seen-drew", name = name, bones = bones, open = open),
        }
    });
    turns.collect()
}

/// Which question it is; the first is 0.
pub fn place(number: usize, lesson: Lesson) -> String {
    let count = lesson.exercises().len();
    say!("lesson-place", number = number + 1, count = count)
}

/// How far somebody has come in a lesson.
pub fn progress(progress: &LessonProgress, lesson: Lesson) -> String {
    let count = lesson.exercises().len();
    let done = progress.count(lesson, Answered::Later);
    if done == 0 {
        return say!("lesson-questions", count = count);
    }
    let first = progress.count(lesson, Answered::AtFirst);
    say!("lesson-progress", done = done, count = count, first = first)
}

/// The button that begins a lesson, or goes on with it, or begins it again.
pub fn begin(progress: &LessonProgress, lesson: Lesson) -> Id {
    match progress.count(lesson, Answered::Later) {
        0 => id!("lesson-start"),
        _ if progress.is_done(lesson) => id!("lesson-again"),
        _ => id!("lesson-go-on"),
    }
}

/// How many questions of how many were answered.
pub fn answered(count: usize, of: usize) -> String {
    say!("lessons-answered", count = count, of = of)
}

/// How a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// The answer was shown.
    Shown,
}

impl Verdict {
    /// What is said first.
    pub const fn title(self) -> Id {
        match self {
            Self::Right => id!("lesson-right"),
            Self::Wrong => id!("lesson-wrong"),
            Self::Shown => id!("lesson-shown"),
        }
    }
}

/// What an answer was given to.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The lesson.
    pub lesson: Lesson,
    /// The number of the question, from 0.
    pub number: usize,
    /// The position, as whoever answers sees it.
    pub view: &'a View,
    /// What each play is worth, if that is known.
    pub weighed: Option<&'a [ActionValue]>,
}

impl Asked<'_> {
    /// What is said to an answer, in sentences.
    pub fn told(self, verdict: Verdict, action: Action) -> Vec<String> {
        let mut lines = Vec::new();
        if verdict == Verdict::Shown {
            lines.push(match action {
                Action::Draw => say!("lesson-shown-draw"),
                Action::BlowUp(bone) => say!("lesson-shown-blow-up", bone = bone.to_string()),
                _ => say!("lesson-shown-play", play = play(action)),
            });
        }
        lines.extend(self.makes(action));
        if verdict == Verdict::Wrong {
            lines.push(self.costs(action));
        } else {
            lines.push(why(self.lesson, self.number));
            lines.extend(self.worth());
        }
        lines
    }

    const fn question(self) -> Question {
        self.lesson.exercises()[self.number].question
    }

    /// What a play makes of the table count, where counts score.
    fn makes(self, action: Action) -> Option<String> {
        let rules = self.view.rules();
        if !rules.counts_score() {
            return None;
        }
        let table = table_after(rules, self.view.position().table(), action)?;
        let count = table.count();
        Some(say!(
            "lesson-makes",
            play = play(action),
            sum = sum(&table.terms(), count),
            points = points::shown(i32::from(rules.count_points(count)), rules)
        ))
    }

    /// What is wrong with an answer.
    fn costs(self, action: Action) -> String {
        match self.question() {
            Question::Count(count) => return say!("lesson-asked-count", count = count),
            Question::Score => return say!("lesson-scores-more"),
            Question::Best(_) => {}
        }
        let (rules, table) = (self.view.rules(), self.view.position().table());
        let weighed = self.weighed.unwrap_or_default();
        let is_it = |it: &&ActionValue| table.is_same_play(it.action, action);
        let Some((best, value)) = weighed.first().zip(weighed.iter().find(is_it)) else {
            return say!("lesson-better");
        };
        let cost = value.cost;
        if is_told_in_points(cost) {
            let points = hint::average(cost.points, rules);
            return say!("lesson-costs", play = play(action), points = points);
        }
        say!(
            "lesson-costs-chance",
            play = play(action),
            chance = hint::percent(best.chance - cost.chance),
            best = hint::percent(best.chance)
        )
    }

    /// What the best is worth against the next best.
    fn worth(self) -> Option<String> {
        if !matches!(self.question(), Question::Best(_)) {
            return None;
        }
        let [best, next, ..] = self.weighed? else {
            return None;
        };
        let chance = hint::percent(best.chance);
        let other = hint::percent(best.chance - next.cost.chance);
        let next_play = play(next.action);
        Some(if is_told_in_points(next.cost) {
            say!(
                "lesson-worth",
                chance = chance,
                next = next_play,
                other = other,
                points = hint::average(next.cost.points, self.view.rules())
            )
        } else {
            say!(
                "lesson-worth-chance",
                chance = chance,
                next = next_play,
                other = other
            )
        })
    }
}

/// Whether the points of a cost say more than the chance to win.
fn is_told_in_points(cost: Cost) -> bool {
    cost.points >= LEAST_POINTS && cost.chance < MANY_GAMES
}

/// A play in the middle of a sentence. The arms of the table turn, so an end is told by
/// the bone that lies there.
fn play(action: Action) -> String {
    match action {
        Action::Play(bone, end) => say!(
            "lesson-play",
            bone = bone.to_string(),
            on = end.on.to_string()
        ),
        Action::Lead(bone) => bone.to_string(),
        Action::BlowUp(bone) => say!("lesson-blow-up", bone = bone.to_string()),
        _ => say!("lesson-draw"),
    }
}
