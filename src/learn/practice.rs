//! Practice: tasks from the player's own mistakes in analyzed games.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::Learn;
use super::teaching::{Teaching, TeachingStep};
use crate::files::Files;
use crate::jobs::BackgroundQuestion;
use engine::{Action, GameState, Rules, Table, View};
use game::profile::{Day, GameId, OWNER, OwnMistakes, Task, TasksOfDay};
use game::session::{Review, ReviewStep, Session};
use nestor::ActionValue;
use nestor::coach::{self, Decision, Explanation, Mark, SavedReview};

/// The player's mistakes in all analyzed games, and the next task.
#[derive(Debug, Default)]
pub struct Practice {
    /// The mistakes by game; `None` until they have been read.
    games: Option<BTreeMap<GameId, OwnMistakes>>,
    /// Counts the changes of [`Self::games`], so that caches of derived values notice them.
    changes: u64,
    /// Tasks whose game or review can no longer be loaded.
    lost_tasks: BTreeSet<Task>,
    /// The task whose game is being looked up.
    wanted_task: Option<Task>,
    /// Whether to look for a task as soon as the mistakes have been read.
    is_waiting: bool,
}

#[derive(Debug, Clone)]
pub struct PracticeTask {
    pub task: Task,
    /// The number of the task among those of the day, from 1.
    pub number: usize,
    /// The number of tasks of the day.
    pub count: usize,
    /// When the game of the task ended.
    pub ended: DateTime<Utc>,
    /// The number of the hand in that game, from 1.
    pub hand: usize,
    /// The position before the decision.
    pub position: GameState,
    /// The decision that the player made in the game.
    pub decision: Decision,
}

impl PracticeTask {
    /// The value of an action, or of the same play at an equivalent end.
    pub fn value(&self, action: Action, table: &Table) -> Option<&ActionValue> {
        let values = &self.decision.values;
        let is_it = |it: &&ActionValue| {
            it.action == action
                || table.is_same_play(it.action, action)
                || self.decision.is_chosen(it) && table.is_same_play(self.decision.made, action)
        };
        values.iter().find(is_it)
    }

    /// Whether an action is as good as the best, or nearly so: it would not be marked as a mistake.
    pub fn is_solved_by(&self, action: Action, table: &Table, rules: &Rules) -> bool {
        let value = self.value(action, table);
        value.is_some_and(|value| !Mark::of(value.cost, rules).is_bad())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextTask {
    /// The mistakes, or the game of a task, are still being loaded.
    Loading,
    /// No task is left: no analyzed game has one, or all tasks of the day have been asked.
    NoTask { solved: usize, asked: usize },
}

/// The result of looking for a task.
#[derive(Debug)]
pub enum FoundTask {
    Found(Box<PracticeTask>),
    /// The game or the review of the task can no longer be loaded.
    Lost,
    /// Another task has been requested since.
    Superseded,
}

impl Practice {
    /// The mistakes of the games that the history lists; `None` until they have been read.
    pub fn listed_mistakes<'a>(&'a self, session: &'a Session) -> Option<Vec<&'a OwnMistakes>> {
        let games = session.history().games().iter();
        let own = self.games.as_ref()?;
        Some(games.filter_map(|line| own.get(&line.id)).collect())
    }

    pub fn mistakes_of_game(&self, game: GameId) -> Option<&OwnMistakes> {
        self.games.as_ref()?.get(&game)
    }

    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// The tasks of the day that can be asked; `None` until the mistakes have been read.
    fn tasks(&self, session: &Session, today: Day) -> Option<TasksOfDay> {
        let own = self.listed_mistakes(session)?;
        let without_lost = |own: &OwnMistakes| {
            let is_lost = |moment| self.lost_tasks.contains(&Task { game: own.game, moment });
            let mut own = own.clone();
            own.mistakes.retain(|mistake| !is_lost(mistake.moment));
            own
        };
        let own: Vec<OwnMistakes> = own.into_iter().map(without_lost).collect();
        Some(TasksOfDay::of(&own, today))
    }
}

impl Learn {
    /// Begins to load the next task of the day; the review found for it goes to
    /// [`Self::build_task`].
    pub fn next_task(&mut self, session: &Session, files: &Files, today: Day) -> NextTask {
        let Some(tasks) = self.practice.tasks(session, today) else {
            self.practice.is_waiting = true;
            files.find_mistakes();
            return NextTask::Loading;
        };
        self.practice.wanted_task = tasks.open.first().copied();
        if let Some(task) = self.practice.wanted_task {
            files.find_review_of_task(task, session.finished_game(task.game));
            return NextTask::Loading;
        }
        let solved = tasks.asked.iter().filter(|(_, solved)| *solved).count();
        NextTask::NoTask { solved, asked: tasks.asked.len() }
    }

    /// Takes the mistakes that were loaded. Returns whether the player waits for a task.
    pub fn take_mistakes(&mut self, found: Vec<OwnMistakes>) -> bool {
        let known = self.practice.games.take().unwrap_or_default();
        let found = found.into_iter().map(|own| (own.game, own));
        // Mistakes that were noted while these were loaded are newer.
        self.practice.games = Some(found.chain(known).collect());
        self.practice.changes += 1;
        std::mem::take(&mut self.practice.is_waiting)
    }

    /// Notes the mistakes of a game that was just analyzed.
    pub(super) fn note_mistakes(&mut self, own: OwnMistakes, files: &mut Files) {
        // Until all mistakes are loaded, the store merges them with the notes on earlier practice.
        if let Some(games) = &mut self.practice.games {
            let before = games.get(&own.game);
            let own = own.with_practice_of(before);
            files.save_mistakes(own.clone());
            games.insert(own.game, own);
            self.practice.changes += 1;
        } else {
            files.add_mistakes(own);
        }
    }

    /// Builds the wanted task from the review found for it; without one, the task is lost.
    pub fn build_task(
        &mut self,
        task: Task,
        found: Option<Box<SavedReview>>,
        (session, today): (&Session, Day),
    ) -> FoundTask {
        if self.practice.wanted_task.take_if(|wanted| *wanted == task).is_none() {
            return FoundTask::Superseded;
        }
        let found = found.and_then(|kept| {
            let decision = kept.review.decision_at(task.moment)?.clone();
            let mut review = Review::of(&kept.record.replay().ok()?)?;
            review.go(ReviewStep::To(task.moment));
            let is_asked = decision.seat == OWNER && review.state().turn() == Some(OWNER);
            let mut lines = session.history().games().iter();
            let line = lines.find(|line| line.id == task.game).filter(|_| is_asked)?;
            let tasks = self.practice.tasks(session, today)?;
            Some(PracticeTask {
                task,
                number: tasks.asked.len() + 1,
                count: tasks.asked.len() + tasks.open.len(),
                ended: line.ended,
                hand: review.place().hand,
                position: review.state().clone(),
                decision,
            })
        });
        if let Some(found) = found {
            return FoundTask::Found(Box::new(found));
        }
        self.practice.lost_tasks.insert(task);
        FoundTask::Lost
    }

    pub fn begin_task(&mut self, task: PracticeTask, view: View, is_helped: bool) {
        let before = self.lesson.take().filter(|it| it.view == view);
        let mut explanation_question = before.map(|it| it.explanation_question).unwrap_or_default();
        if explanation_question.key().is_none() {
            let (view, decision) = (view.clone(), task.decision.clone());
            explanation_question
                .ask_coach(&self.ctx, (), move |watch| coach::explain(&view, &decision, watch));
        }
        self.review = None;
        self.lesson = Some(Teaching {
            step: TeachingStep::Task(Box::new(task)),
            view,
            answer: None,
            is_helped,
            values_question: BackgroundQuestion::default(),
            explanation_question,
        });
    }

    /// Changes the notes on a task, and saves them.
    fn change_task(
        &mut self,
        task: Task,
        files: &mut Files,
        change: impl FnOnce(&mut OwnMistakes),
    ) {
        let games = self.practice.games.as_mut();
        if let Some(own) = games.and_then(|games| games.get_mut(&task.game)) {
            change(own);
            files.save_mistakes(own.clone());
        }
    }

    /// Records the answer to a task; only the first of the day counts.
    pub fn note_answer(&mut self, task: Task, today: Day, is_solved: bool, files: &mut Files) {
        self.change_task(task, files, |own| own.note_answer(task.moment, today, is_solved));
    }

    /// Dismisses a task, so that it is not asked again.
    pub fn dismiss_task(&mut self, task: Task, files: &mut Files) {
        self.change_task(task, files, |own| own.dismiss(task.moment));
    }
}

impl Teaching {
    /// The explanation of a task's best play, once it is known.
    pub fn best_play_explanation(&self) -> Option<&Explanation> {
        self.explanation_question.value()
    }
}
