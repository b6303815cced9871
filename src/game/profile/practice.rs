//! Tasks made of the owner's own mistakes, and when each is asked again.

use std::collections::BTreeMap;

use chrono::NaiveTime;
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use serde::{Deserialize, Serialize};

use super::day::Day;
use super::game_id::GameId;
use super::opponents::OWNER;
use nestor::coach::{GameMoment, GameReview, Mistake};

/// The maximum number of tasks in a day. The text `tip-practice` spells out this number.
pub const TASKS_PER_DAY: usize = 5;

/// The maximum number of a game's mistakes that become tasks; the costliest ones do.
const MAX_TASKS_PER_GAME: usize = 3;

/// The owner's mistakes in an analyzed game, and the schedule of those already practiced.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnMistakes {
    /// The analyzed game.
    pub game: GameId,
    /// Points that all of the owner's decisions in the game cost together.
    pub lost: f32,
    /// The mistakes, in order of play.
    pub mistakes: Vec<Mistake>,
    /// The practiced mistakes, by their moments.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub practiced: BTreeMap<GameMoment, PracticeState>,
}

/// How a task was answered, and when it is asked again.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PracticeState {
    /// The day on which the task was asked last.
    pub last: Day,
    /// Whether the first answer of that day was right.
    pub is_solved: bool,
    /// The day on which the task is asked again; `None` if it was put away.
    pub due: Option<Day>,
    /// The stability in FSRS: days until the chance to remember the task has fallen to 90 %.
    stability: f64,
    /// The difficulty of the task in FSRS, 1 to 10.
    difficulty: f64,
}

impl PracticeState {
    /// Schedules a task after an answer, by FSRS with its default weights, at least one day ahead.
    #[must_use]
    pub fn after_answer(before: Option<Self>, today: Day, is_solved: bool) -> Self {
        Self::scheduled(before, today, is_solved, Parameters::default())
    }

    fn scheduled(
        before: Option<Self>,
        today: Day,
        is_solved: bool,
        parameters: Parameters,
    ) -> Self {
        let at = |day: Day| day.date().and_time(NaiveTime::MIN).and_utc();
        let card = before.map_or_else(Card::default, |before| Card {
            state: State::Review,
            stability: before.stability,
            difficulty: before.difficulty,
            last_review: at(before.last),
            ..Card::default()
        });
        let schedule = FSRS::new(Parameters { enable_short_term: false, ..parameters });
        let rating = if is_solved { Rating::Good } else { Rating::Again };
        let next = schedule.next(card, at(today), rating).card;
        Self {
            last: today,
            is_solved,
            due: Some(Day::of(next.due.date_naive())),
            stability: next.stability,
            difficulty: next.difficulty,
        }
    }
}

/// A task: to decide again at a moment at which the owner made a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Task {
    /// The game in which the mistake was made.
    pub game: GameId,
    /// The moment before the decision.
    pub moment: GameMoment,
}

/// The tasks of one day, at most [`TASKS_PER_DAY`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TasksOfDay {
    /// The tasks asked so far, each with whether the first answer was right.
    pub asked: Vec<(Task, bool)>,
    /// The tasks still to ask, the next first.
    pub open: Vec<Task>,
}

impl OwnMistakes {
    /// The mistakes found by a game's review, none of them practiced.
    pub fn new(game: GameId, review: &GameReview, mistakes: Vec<Mistake>) -> Self {
        let lost = review.cost(OWNER).points.max(0.0);
        Self { game, lost, mistakes, practiced: BTreeMap::new() }
    }

    /// Returns the mistakes that are tasks, the costliest first.
    fn tasks(&self) -> impl Iterator<Item = &Mistake> {
        let mut tasks: Vec<&Mistake> = self.mistakes.iter().collect();
        tasks.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        tasks.into_iter().take(MAX_TASKS_PER_GAME)
    }

    /// Notes the first answer of a day to a task.
    pub fn note_answer(&mut self, moment: GameMoment, today: Day, is_solved: bool) {
        let before = self.practiced.get(&moment).copied();
        if before.is_none_or(|before| before.last != today) {
            self.practiced.insert(moment, PracticeState::after_answer(before, today, is_solved));
        }
    }

    /// Puts away an answered task, so that it is not asked again.
    pub fn dismiss(&mut self, moment: GameMoment) {
        if let Some(practiced) = self.practiced.get_mut(&moment) {
            practiced.due = None;
        }
    }

    /// Returns these mistakes with the practice schedule from an earlier review, if that review
    /// found the same mistakes.
    #[must_use]
    pub fn with_practice_of(self, before: Option<&Self>) -> Self {
        match before.filter(|before| before.mistakes == self.mistakes) {
            Some(before) => Self { practiced: before.practiced.clone(), ..self },
            None => self,
        }
    }

    /// Checks that all figures of mistakes read from a file are finite.
    ///
    /// # Errors
    /// If a figure is infinite or not a number.
    pub fn checked(self) -> Result<Self, String> {
        let costs = self.mistakes.iter().flat_map(|it| [it.points, it.chance]);
        let scheduled = self.practiced.values().flat_map(|it| [it.stability, it.difficulty]);
        let is_finite = scheduled.into_iter().all(f64::is_finite);
        if is_finite && costs.chain([self.lost]).all(f32::is_finite) {
            Ok(self)
        } else {
            Err("its costs are no numbers".to_owned())
        }
    }
}

impl TasksOfDay {
    /// Chooses the tasks of a day: those already asked, then due ones, the longest due first, then
    /// new ones, the costliest first; [`TASKS_PER_DAY`] in all.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a OwnMistakes>, today: Day) -> Self {
        let mut asked = Vec::new();
        let mut due = Vec::new();
        let mut new = Vec::new();
        for own in games {
            for mistake in own.tasks() {
                let task = Task { game: own.game, moment: mistake.moment };
                match own.practiced.get(&mistake.moment) {
                    Some(practiced) if practiced.last == today => {
                        asked.push((task, practiced.is_solved));
                    }
                    Some(practiced) => due.extend(
                        practiced.due.filter(|due| *due <= today).map(|since| (since, task)),
                    ),
                    None => new.push((mistake.chance, task)),
                }
            }
        }
        due.sort_unstable();
        new.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let due = due.into_iter().map(|(_, task)| task);
        let open = due.chain(new.into_iter().map(|(_, task)| task));
        let open = open.take(TASKS_PER_DAY.saturating_sub(asked.len())).collect();
        Self { asked, open }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u64) -> Day {
        let last: Day = "2030-01-01".parse().expect("a day");
        last.minus(4_000 - number)
    }

    /// The example of long-term scheduling in the tests of FSRS 5, with its weights: a task that
    /// is solved six times, missed twice, and solved five times, each time on the day it is due.
    #[test]
    fn a_task_comes_back_after_the_days_that_fsrs_publishes() {
        let weights = [
            0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712,
            1.1178, 2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
        ];
        let answers = "yyyyyynnyyyyy";
        let expected = [3, 13, 48, 155, 445, 1158, 17, 3, 9, 27, 74, 190, 457];
        let (mut today, mut practiced) = (day(0), None);
        let mut days = Vec::new();
        for answer in answers.chars() {
            let parameters = Parameters { w: weights, ..Parameters::default() };
            let next = PracticeState::scheduled(practiced, today, answer == 'y', parameters);
            let due = next.due.expect("it was not put away");
            days.push(due.days_after(today));
            (today, practiced) = (due, Some(next));
        }
        assert_eq!(days, expected);
    }

    fn own_mistakes(game: &str, chances: &[f32]) -> OwnMistakes {
        let mistakes = chances.iter().zip(1..).map(|(chance, moment)| Mistake {
            moment,
            points: 100.0 * chance,
            chance: *chance,
            kind: None,
        });
        OwnMistakes {
            game: format!("{game:0>32}").parse().expect("an id"),
            lost: 0.0,
            mistakes: mistakes.collect(),
            practiced: BTreeMap::new(),
        }
    }

    fn open(games: &[OwnMistakes], today: Day) -> Vec<(String, GameMoment)> {
        let tasks = TasksOfDay::of(games, today).open;
        let short = |task: Task| task.game.to_string().trim_start_matches('0').to_owned();
        tasks.into_iter().map(|task| (short(task), task.moment)).collect()
    }

    fn tasks(tasks: &[(&str, GameMoment)]) -> Vec<(String, GameMoment)> {
        tasks.iter().map(|(game, moment)| ((*game).to_owned(), *moment)).collect()
    }

    #[test]
    fn a_day_has_five_tasks_due_ones_before_new_ones() {
        let mut games =
            [own_mistakes("a", &[0.01, 0.09, 0.03, 0.05]), own_mistakes("b", &[0.2, 0.02, 0.04])];
        let today = day(0);
        let first = tasks(&[("b", 1), ("a", 2), ("a", 4), ("b", 3), ("a", 3)]);
        assert_eq!(open(&games, today), first, "three of each game at most, five in all");
        games[1].note_answer(1, today, true);
        games[0].note_answer(2, today, false);
        assert_eq!(open(&games, today), first[2..], "two of five are done");
        let asked = TasksOfDay::of(&games, today).asked;
        assert_eq!(asked.iter().map(|(_, solved)| *solved).collect::<Vec<_>>(), [false, true]);
        let tomorrow = day(1);
        let then = tasks(&[("a", 2), ("a", 4), ("b", 3), ("a", 3), ("b", 2)]);
        assert_eq!(open(&games, tomorrow), then, "what was missed comes first");
        games[0].dismiss(2);
        assert_eq!(open(&games, tomorrow), then[1..], "it was put away");
    }

    #[test]
    fn only_the_first_answer_of_a_day_counts() {
        let mut game = own_mistakes("a", &[0.1]);
        game.note_answer(1, day(0), false);
        let missed = game.practiced.clone();
        game.note_answer(1, day(0), true);
        assert_eq!(game.practiced, missed);
        game.note_answer(1, day(1), true);
        assert!(game.practiced[&1].is_solved, "another day");
    }

    #[test]
    fn practice_restarts_if_a_review_finds_other_mistakes() {
        let mut before = own_mistakes("a", &[0.1]);
        before.note_answer(1, day(0), true);
        assert_eq!(own_mistakes("a", &[0.1]).with_practice_of(Some(&before)), before, "the same");
        assert_eq!(
            own_mistakes("a", &[0.2]).with_practice_of(Some(&before)),
            own_mistakes("a", &[0.2]),
            "others"
        );
    }
}
